import { useRef, useState } from 'react';
import { useCapabilities } from '../../data/capabilities';
import { mediaPermissions, zipAttachments, type Attachment } from '../../data/files/media';
import { usePermission } from '../../data/session/permissions';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import type { MediaFile, MediaRequest } from '../../../ui/ports/mediaPicker';
import { showNotice } from '../../../ui/states/notices';
import { saveFile } from '../../../ui/saveFile';
import { TreeSelect } from '../../../ui/inputs/TreeSelect';
import type { Categories } from '../categories/useCategories';
import { acceptOf, accepts, isVideo } from '../upload/checks';
import { FileChooser } from '../upload/FileChooser';
import { kindNames } from './state';
import type { LibraryModel } from './useLibrary';
import { deferred } from '../../../ui/deferred';

const UploadDialog = deferred(() => import('../cropper/UploadDialog'));

interface ToolbarProps {
  library: LibraryModel;
  categories: Categories;
  embedded: boolean;
  request: MediaRequest;
  onUse?(files: MediaFile[]): void;
  onDelete?(files: readonly Attachment[]): void;
  onUpload?(files: Iterable<File>): void;
  /** Opens the recycle bin; absent where there is none. */
  onBin?(): void;
}

/** What can be done with the selection and with the library as a whole (spec 2 §2, §5). */
export function Toolbar({ library, categories, embedded, request, onUse, onDelete, onUpload, onBin }: ToolbarProps) {
  const may = usePermission();
  const { media: rules } = useCapabilities();
  const { state, go } = library;
  const { selected } = state;
  const isPictures = state.tab === 'pic';
  const what = kindNames[state.tab];
  const chooser = useRef<HTMLInputElement>(null);
  const [cropping, setCropping] = useState<{ file?: Attachment }>();
  const [packing, setPacking] = useState(false);

  /** Runs with the selection, or says that there is none. */
  const withSome = (run: (files: readonly Attachment[]) => void) => () => (selected.length === 0 ? void showNotice('warning', `请先选择${what}`) : run(selected));

  const use = withSome((files) => {
    const max = request.multiple ? request.max ?? Infinity : 1;
    if (files.length + (request.held ?? 0) > max) return void showNotice('warning', max === 1 ? '最多只能选一张图片' : `最多选择${max}张图片！`);
    onUse!(files.map(mediaFile));
  });
  const openUpload = () => {
    if (!isPictures) return chooser.current?.click();
    if (selected.length > 1) return void showNotice('warning', '最多只能选一张图片');
    setCropping({ file: selected[0] });
  };
  const pack = withSome((files) => {
    setPacking(true);
    zipAttachments(files.map(({ attId }) => attId))
      .then(({ blob, fileName }) => saveFile(blob, fileName ?? '素材.zip'))
      .catch(() => undefined)
      .finally(() => setPacking(false));
  });

  return (
    <div className="media-toolbar" role="toolbar" aria-label={`${what}操作`}>
      {onUse && <Button variant="primary" icon="check" onClick={use}>使用选中{what}</Button>}
      {onUpload && (isPictures && selected.length > 0
        ? <Button icon="crop" onClick={openUpload}>裁剪图片</Button>
        : <Button icon="upload" aria-label={`上传${what}`} onClick={openUpload}>{isPictures ? '上传' : `上传${what}`}</Button>)}
      {onDelete && <Button icon="delete" onClick={withSome(onDelete)}>删除{what}</Button>}
      {embedded && may(mediaPermissions.move) && categories.tree && (
        <span className="media-move">
          <TreeSelect aria-label={`${what}移动至`} placeholder={`${what}移动至`} nodes={categories.nodes} value={null} onChange={(pid) => { if (pid !== null) void library.moveTo(selected, Number(pid)); }} />
        </span>
      )}
      {rules && <Button icon="download" busy={packing} onClick={pack}>打包下载</Button>}
      <span className="media-toolbar-end">
        {selected.length > 0 && <span role="status">已选 {selected.length} 个<Button variant="text" onClick={() => go({ do: 'clear' })}>清空</Button></span>}
        {onBin && <Button variant="text" icon="restore" onClick={onBin}>回收站</Button>}
        <IconButton icon="grid" label="网格视图" aria-pressed={state.view === 'grid'} onClick={() => go({ do: 'view', view: 'grid' })} />
        <IconButton icon="list" label="列表视图" aria-pressed={state.view === 'list'} onClick={() => go({ do: 'view', view: 'list' })} />
      </span>
      {onUpload && <FileChooser ref={chooser} label={`选择${what}`} accept={state.tab === 'file' ? acceptOf(rules?.file.extensions) : accepts.video} onFiles={onUpload} />}
      {cropping && <UploadDialog file={cropping.file} pid={state.pid} labelName={request.labelName} onClose={() => setCropping(undefined)} />}
    </div>
  );
}

const mediaFile = ({ attId, name, alt, sattDir, attType }: Attachment): MediaFile => ({ attId, name, ...(alt ? { alt } : {}), url: sattDir, type: isVideo(attType) ? 'video' : 'image' });
