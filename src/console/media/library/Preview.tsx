import { useState } from 'react';
import { useCapabilities } from '../../data/capabilities';
import { downloadAttachment, type Attachment } from '../../data/files/media';
import { Button } from '../../../ui/buttons/Button';
import { copyText } from '../../../ui/buttons/copyText';
import { Dialog } from '../../../ui/layers/Dialog';
import { LazyImage } from '../../../ui/display/LazyImage';
import { saveFile } from '../../../ui/saveFile';
import { VideoPlayer } from '../../../ui/display/VideoPlayer';
import { isVideo } from '../upload/checks';
import { fullAddress, shownAddress } from './address';
import { DocumentTile, isDocument } from './DocumentTile';
import { FileFacts, type Describe } from './FileFacts';
import { FileVersions, type Replacing } from './FileVersions';

interface PreviewProps {
  /** The page on which the file stands. */
  files: readonly Attachment[];
  file: Attachment;
  onMove(file: Attachment): void;
  /** Absent where nothing may be written. */
  onDescribe?: Describe;
  /** Absent where nothing may be replaced. */
  replacing?: Replacing;
  onClose(): void;
}

/** One file at a time with what is known of it, its neighbours a press or an arrow key away. */
export function Preview({ files, file, onMove, onDescribe, replacing, onClose }: PreviewProps) {
  const { media: ours } = useCapabilities();
  const at = files.findIndex(({ attId }) => attId === file.attId);
  const go = (to: number) => {
    const next = files[to];
    if (next) onMove(next);
  };
  const [fetching, setFetching] = useState(false);
  const save = () => {
    setFetching(true);
    downloadAttachment(file)
      .then(({ blob, fileName }) => saveFile(blob, fileName ?? file.name))
      // The data layer has told why.
      .catch(() => undefined)
      .finally(() => setFetching(false));
  };
  return (
    <Dialog
      open
      title={file.name}
      width={1040}
      onClose={onClose}
      footer={<>
        <Button icon="copy" onClick={() => void copyText(fullAddress(file.sattDir))}>复制地址</Button>
        {/* Files that a backend keeps elsewhere are no files of its download call. */}
        {file.sattDir.startsWith('/') && <Button icon="download" busy={fetching} onClick={save}>下载</Button>}
        <Button icon="chevronLeft" disabled={at <= 0} onClick={() => go(at - 1)}>上一个</Button>
        <Button icon="chevronRight" disabled={at < 0 || at >= files.length - 1} onClick={() => go(at + 1)}>下一个</Button>
      </>}
    >
      <div className="media-preview-parts">
        <div
          className="media-preview"
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (by !== undefined && !(event.target instanceof HTMLVideoElement)) go(at + by);
          }}
          tabIndex={0}
          role="group"
          aria-label="预览"
        >
          {isVideo(file.attType) ? <VideoPlayer key={shownAddress(file)} src={shownAddress(file)} name={file.name} />
            : isDocument(file) ? <DocumentTile file={file} />
            : <LazyImage key={shownAddress(file)} src={shownAddress(file)} alt={file.alt || file.name} />}
        </div>
        <div className="media-facts">
          <FileFacts key={`${file.attId} ${file.recordVersion}`} file={file} onDescribe={onDescribe} knowsUses={ours !== undefined} />
          {ours && <FileVersions key={file.attId} file={file} replacing={replacing} />}
        </div>
      </div>
    </Dialog>
  );
}
