/** The media library: categories left, files right; one panel for the page and for the dialog (spec 2 §2). */
import { useRef, useState } from 'react';
import { mediaPermissions, type Attachment } from '../../data/files/media';
import { usePermission } from '../../data/session/permissions';
import type { MediaFile, MediaRequest } from '../../ui/ports/mediaPicker';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { Pager } from '../../ui/display/Pager';
import { Skeleton } from '../../ui/states/Skeleton';
import { Tabs } from '../../ui/display/Tabs';
import { CategoryTree } from '../categories/CategoryTree';
import { useCategories } from '../categories/useCategories';
import { UploadPanel } from '../upload/UploadPanel';
import { useFileDrop } from '../upload/useFileDrop';
import { useUpload } from '../upload/useUpload';
import { FileGrid } from './FileGrid';
import { FileList } from './FileList';
import { Preview } from './Preview';
import type { Tab } from './state';
import { Toolbar } from './Toolbar';
import { useDeletion } from './useDeletion';
import { useLibrary } from './useLibrary';
import './Library.css';

export interface LibraryProps {
  /** `embedded` stands on a page and manages; without it files are chosen for somebody. */
  embedded: boolean;
  request: MediaRequest;
  /** Absent where nobody waits for a choice. */
  onUse?(files: MediaFile[]): void;
}

const tabItems: { value: Tab; title: string }[] = [{ value: 'pic', title: '图片' }, { value: 'video', title: '视频' }];

export function Library({ embedded, request, onUse }: LibraryProps) {
  const may = usePermission();
  const tabs = tabItems.filter(({ value }) => request.kind === 'all' || request.kind === (value === 'pic' ? 'image' : 'video'));
  const library = useLibrary(tabs[0].value);
  const { state, go, files } = library;
  const categories = useCategories();
  const deletion = useDeletion(library.remove, state.tab);
  const [shown, setShown] = useState<Attachment>();
  const root = useRef<HTMLDivElement>(null);
  const upload = useUpload();
  const mayUpload = may(state.tab === 'pic' ? mediaPermissions.uploadImage : mediaPermissions.uploadFile);
  const mayMove = embedded && may(mediaPermissions.move);
  const send = (chosen: Iterable<File>) => void upload(chosen, state.tab === 'pic' ? 'image' : 'video', state.pid);
  const dropping = useFileDrop(root, mayUpload ? send : undefined);

  const parts = {
    files,
    selected: state.selected,
    label: state.tab === 'pic' ? '图片' : '视频',
    go,
    onShow: setShown,
    onDelete: may(mediaPermissions.delete) ? deletion.ask : undefined,
  };
  const content = (
    <>
      <Toolbar library={library} categories={categories} embedded={embedded} request={request} onUse={onUse} onDelete={parts.onDelete} onUpload={mayUpload ? send : undefined} />
      {library.failed && files.length > 0 && <p className="media-failed">素材加载失败，以下为之前的内容<Button variant="text" onClick={library.retry}>重试</Button></p>}
      <div className="media-files" aria-busy={library.loading || undefined}>
        {library.opening ? <Skeleton lines={5} height={72} />
          : library.failed && files.length === 0 ? <ErrorState message="素材加载失败" onRetry={library.retry} />
          : files.length === 0 ? <EmptyState text="素材为空" />
          : state.view === 'grid' ? <FileGrid {...parts} draggable={mayMove} />
          : <FileList {...parts} />}
      </div>
      {library.total > 0 && (
        <Pager page={state.page} perPage={state.limit} total={library.total} totalExact={library.totalExact} count={5} onPage={(page) => go({ do: 'page', page })} />
      )}
    </>
  );
  return (
    <div ref={root} className="media-library" data-embedded={embedded || undefined} data-dropping={dropping || undefined}>
      {categories.tree && (
        <aside className="media-side">
          <CategoryTree
            categories={categories}
            value={state.pid}
            onChange={(pid) => go({ do: 'category', pid })}
            onDropFiles={mayMove ? (pid) => void library.moveTo(state.selected, pid) : undefined}
            onDeleted={(id) => { if (id === state.pid) go({ do: 'category', pid: 0 }); }}
          />
        </aside>
      )}
      <section className="media-main" aria-label="素材">
        {tabs.length > 1
          ? <Tabs label="素材类型" items={tabs} value={state.tab} onChange={(tab) => go({ do: 'tab', tab })}>{content}</Tabs>
          : content}
        <UploadPanel />
      </section>
      {shown && <Preview files={files} file={shown} onMove={setShown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
