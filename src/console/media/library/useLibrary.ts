import { useCallback, useEffect, useReducer, useRef } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { capabilities } from '../../data/capabilities';
import { deleteAttachments, listAttachments, mediaPermissions, moveAttachments, restoreAttachments, restoreFile, updateAttachment, type Attachment } from '../../data/files/media';
import { replaceFile } from '../../data/files/uploads';
import { usePermission } from '../../data/session/permissions';
import { tellDone } from '../../resource/notices';
import { showNotice } from '../../../ui/states/notices';
import { onUploaded } from '../upload/queue';
import type { Replacing } from './FileVersions';
import { attTypes, moved, openingState, orders, type LibraryState, type Move, type Tab } from './state';

export interface LibraryModel {
  state: LibraryState;
  go(move: Move): void;
  files: readonly Attachment[];
  total: number;
  totalExact: boolean;
  /** Other rows are on their way. */
  loading: boolean;
  /** The files as they were asked for; after a failure those shown before, if any. */
  shown: { data: readonly Attachment[] | undefined; error: { message: string } | null; refetch(): unknown };
  /** Deletes without a question; where there is a recycle bin, it can be taken back. */
  remove(files: readonly Attachment[]): Promise<void>;
  /** @returns whether it was saved; why not has been told */
  describe(file: Attachment, values: { name: string; alt: string }): Promise<boolean>;
  /** @returns whether it was replaced; why not has been told */
  replace: Replacing['replace'];
  restore: Replacing['restore'];
  readAnew(): Promise<void>;
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
  const { pid, page, limit, name, type, sort } = state;
  const asked = { pid, page, limit, attType: type ?? attTypes[state.tab], ...(name !== '' && { name }), ...(orders[sort] !== undefined && { orderBy: orders[sort] }) };
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

  const isOpening = query.isPending && query.fetchStatus !== 'idle';
  const readAnew = () => client.invalidateQueries({ queryKey: keyOfFiles });
  /** A further page is left for the first one, which is read by being shown: the page that was left is not. */
  const readFirst = useCallback(async (move: Move) => {
    go(move);
    await client.invalidateQueries({ queryKey: keyOfFiles, refetchType: page === 1 ? 'active' : 'none' });
  }, [client, page]);
  useEffect(() => onUploaded(() => void readFirst({ do: 'uploaded' })), [readFirst]);

  return {
    state,
    go,
    files,
    total: data?.total ?? 0,
    totalExact: data?.totalExact ?? true,
    loading: query.isFetching,
    shown: { data: isOpening || (query.isError && files.length === 0) ? undefined : files, error: query.isError ? { message: '素材加载失败' } : null, refetch: query.refetch },
    async remove(some) {
      try {
        await deleteAttachments(some.map(({ attId }) => attId));
      } catch {
        // The data layer has told why, and everything is still there.
        return;
      }
      const ids = some.map(({ attId }) => attId);
      const { recycle, media: ours } = await capabilities();
      if (recycle && ours) tellDone('刪除成功，已移入回收站', () => void restoreAttachments(ours.entity, ids).then(readAnew, () => undefined));
      else showNotice('success', '刪除成功');
      await readFirst({ do: 'changed' });
    },
    async moveTo(some, target) {
      if (some.length === 0) return void showNotice('warning', '请先选择图片');
      try {
        await moveAttachments(some.map(({ attId }) => attId), target);
      } catch {
        return go({ do: 'clear' });
      }
      showNotice('success', '操作成功');
      await readFirst({ do: 'changed' });
    },
    async describe(file, values) {
      try {
        await updateAttachment(file, values);
      } catch {
        // The data layer has told why.
        return false;
      }
      showNotice('success', '编辑成功');
      await readAnew();
      return true;
    },
    async replace(file, content, watch) {
      try {
        await replaceFile(file.attId, content, file.recordVersion, watch);
      } catch {
        return false;
      }
      tellDone('替换成功', () => void restoreFile(file.attId, file.fileVersion ?? 1).then(readAnew, () => undefined));
      await readAnew();
      return true;
    },
    async restore(file, number) {
      try {
        await restoreFile(file.attId, number);
      } catch {
        return false;
      }
      showNotice('success', '恢复成功');
      await readAnew();
      return true;
    },
    readAnew,
  };
}
