/** The media library: categories left, files right; one panel for the page and for the dialog (spec 2 §2). */
import { useEffect, useRef, useState } from 'react';
import { useCapabilities } from '../../data/capabilities';
import { mediaPermissions, type Attachment } from '../../data/files/media';
import { usePermission } from '../../data/session/permissions';
import type { MediaFile, MediaRequest } from '../../../ui/ports/mediaPicker';
import { Asked } from '../../../ui/states/Asked';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Pager } from '../../../ui/display/Pager';
import { Tabs } from '../../../ui/display/Tabs';
import { CategoryTree } from '../categories/CategoryTree';
import { useCategories } from '../categories/useCategories';
import type { UploadKind } from '../upload/checks';
import { UploadPanel } from '../upload/UploadPanel';
import { useFileDrop } from '../upload/useFileDrop';
import { useUpload } from '../upload/useUpload';
import { FileGrid } from './FileGrid';
import { FileList } from './FileList';
import { Preview } from './Preview';
import { FindBar } from './FindBar';
import { kindNames, type Tab } from './state';
import { Toolbar } from './Toolbar';
import { useDeletion } from './useDeletion';
import { useEscape } from './useEscape';
import { useLibrary } from './useLibrary';
import { deferred } from '../../../ui/deferred';
import './Library.css';

const Bin = deferred(() => import('./Bin'));

export interface LibraryProps {
  /** `embedded` stands on a page and manages; without it files are chosen for somebody. */
  embedded: boolean;
  request: MediaRequest;
  /** Absent where nobody waits for a choice. */
  onUse?(files: MediaFile[]): void;
  /** Hears how many files are selected. */
  onSelected?(count: number): void;
}

/** Documents are managed here, and given to fields of files alone. */
const tabsOf = (kind: MediaRequest['kind'], managed: boolean): Tab[] =>
  (kind === 'image' ? ['pic'] : kind === 'video' ? ['video'] : managed ? ['pic', 'video', 'file'] : ['pic', 'video']);
const uploadKinds: Record<Tab, UploadKind> = { pic: 'image', video: 'video', file: 'file' };

export function Library({ embedded, request, onUse, onSelected }: LibraryProps) {
  const may = usePermission();
  const { media: ours, recycle, orderBy } = useCapabilities();
  const tabs = tabsOf(request.kind, embedded && ours !== undefined);
  const library = useLibrary(tabs[0]);
  const { state, go, files } = library;
  const categories = useCategories();
  const deletion = useDeletion(library.remove, state.tab);
  const [shown, setShown] = useState<Attachment>();
  const root = useRef<HTMLDivElement>(null);
  const upload = useUpload();
  const mayUpload = may(state.tab === 'pic' ? mediaPermissions.uploadImage : mediaPermissions.uploadFile);
  const mayMove = embedded && may(mediaPermissions.move);
  const send = (chosen: Iterable<File>, pid = state.pid) => void upload(chosen, uploadKinds[state.tab], pid);
  const dropping = useFileDrop(root, mayUpload ? send : undefined);
  const [binOpen, setBinOpen] = useState(false);
  useEscape(embedded && state.selected.length > 0 ? () => go({ do: 'clear' }) : undefined);
  useEffect(() => onSelected?.(state.selected.length), [onSelected, state.selected.length]);

  const parts = {
    files,
    selected: state.selected,
    label: kindNames[state.tab],
    go,
    onShow: setShown,
    onDelete: may(mediaPermissions.delete) ? deletion.ask : undefined,
  };
  const content = (
    <>
      <Toolbar library={library} categories={categories} embedded={embedded} request={request} onUse={onUse} onDelete={parts.onDelete} onUpload={mayUpload ? (chosen) => send(chosen) : undefined} onBin={ours && recycle && parts.onDelete ? () => setBinOpen(true) : undefined} />
      {orderBy && ours && <FindBar key={state.tab} state={state} go={go} />}
      <div className="media-files" aria-busy={library.loading || undefined}>
        <Asked query={library.shown} lines={5} height={72}>
          {() => (files.length === 0 ? <EmptyState text={state.name || state.type ? '没有符合条件的素材' : '素材为空'} />
            : state.view === 'grid' ? <FileGrid {...parts} draggable={mayMove} />
            : <FileList {...parts} />)}
        </Asked>
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
            onDropUploads={mayUpload ? (chosen, pid) => send(chosen, pid) : undefined}
            onDeleted={(id) => { if (id === state.pid) go({ do: 'category', pid: 0 }); }}
          />
        </aside>
      )}
      <section className="media-main" aria-label="素材">
        <UploadPanel />
        {dropping && <p className="media-dropping" role="status">松开鼠标，上传到「{categories.nameOf(state.pid)}」</p>}
        {tabs.length > 1
          ? <Tabs label="素材类型" items={tabs.map((value) => ({ value, title: kindNames[value] }))} value={state.tab} onChange={(tab) => go({ do: 'tab', tab })}>{content}</Tabs>
          : content}
      </section>
      {shown && <Preview files={files} file={files.find(({ attId }) => attId === shown.attId) ?? shown} onMove={setShown} onDescribe={ours && may(mediaPermissions.edit) ? library.describe : undefined}
        replacing={ours && may(mediaPermissions.edit) && mayUpload ? library : undefined} onClose={() => setShown(undefined)} />}
      {binOpen && ours && <Bin entity={ours.entity} onRestored={library.readAnew} onClose={() => setBinOpen(false)} />}
    </div>
  );
}
