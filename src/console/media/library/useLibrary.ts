import { useEffect, useReducer, useRef } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteAttachments, listAttachments, mediaPermissions, moveAttachments, type Attachment } from '../../data/files/media';
import { usePermission } from '../../data/session/permissions';
import { showNotice } from '../../ui/states/notices';
import { onUploaded } from '../upload/queue';
import { attTypes, moved, openingState, type LibraryState, type Move, type Tab } from './state';

export interface LibraryModel {
  state: LibraryState;
  go(move: Move): void;
  files: readonly Attachment[];
  total: number;
  totalExact: boolean;
  /** Nothing has been read yet. */
  opening: boolean;
  /** Other rows are on their way. */
  loading: boolean;
  /** What was asked for could not be read; `files` are those shown before, if any. */
  failed: boolean;
  retry(): void;
  /** Deletes without a question. */
  remove(files: readonly Attachment[]): Promise<void>;
  /** 请先选择图片 when nothing is to be moved. */
  moveTo(files: readonly Attachment[], pid: number): Promise<void>;
}

const keyOfFiles = ['media', 'files'];
const noFiles: readonly Attachment[] = [];

/** The files of the library with their selection; reads anew after every upload, deletion and move. */
export function useLibrary(tab: Tab): LibraryModel {
  const [state, go] = useReducer(moved, tab, openingState);
  const may = usePermission();
  const client = useQueryClient();
  const { pid, page, limit } = state;
  const asked = { pid, page, limit, attType: attTypes[state.tab] };
  const query = useQuery({
    queryKey: [...keyOfFiles, asked],
    queryFn: ({ signal }) => listAttachments(asked, signal),
    enabled: may(mediaPermissions.list),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // A failed read only ends the loading (spec 2 §8): what was shown stays.
  const shown = useRef(query.data);
  if (query.data) shown.current = query.data;
  const data = shown.current;
  const files = data?.list ?? noFiles;
  useEffect(() => go({ do: 'read', files }), [files]);

  const readAnew = () => client.invalidateQueries({ queryKey: keyOfFiles });
  useEffect(() => onUploaded(() => {
    go({ do: 'uploaded' });
    void client.invalidateQueries({ queryKey: keyOfFiles });
  }), [client]);

  return {
    state,
    go,
    files,
    total: data?.total ?? 0,
    totalExact: data?.totalExact ?? true,
    opening: query.isPending && query.fetchStatus !== 'idle',
    loading: query.isFetching,
    failed: query.isError,
    retry: () => void query.refetch(),
    async remove(some) {
      try {
        await deleteAttachments(some.map(({ attId }) => attId));
      } catch {
        // The data layer has told why, and everything is still there.
        return;
      }
      showNotice('success', '刪除成功');
      go({ do: 'changed' });
      await readAnew();
    },
    async moveTo(some, target) {
      if (some.length === 0) return void showNotice('warning', '请先选择图片');
      try {
        await moveAttachments(some.map(({ attId }) => attId), target);
      } catch {
        return go({ do: 'clear' });
      }
      showNotice('success', '操作成功');
      go({ do: 'changed' });
      await readAnew();
    },
  };
}
