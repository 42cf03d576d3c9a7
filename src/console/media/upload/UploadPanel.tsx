import { memo, useEffect, useState } from 'react';
import { useSignedIn } from '../../data/session/session';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/buttons/IconButton';
import { sizeText } from '../library/sizes';
import { dropUploads, isUnderWay, retryUploads, showPanel, useIsOffline, useIsPanelOpen, useUploads, type QueuedUpload } from './queue';
import './UploadPanel.css';

/** The queue where a library stands; a dialog above the page would make it unreachable anywhere else. */
export function UploadPanel() {
  useEffect(showPanel, []);
  return <Uploads />;
}

/** The queue in the corner of the window, while no library is open. */
export function FloatingUploads() {
  return useIsPanelOpen() ? null : <div className="media-uploads-floating"><Uploads /></div>;
}

function Uploads() {
  const account = useSignedIn()?.account;
  const all = useUploads();
  const uploads = all.filter((upload) => upload.account === account);
  const offline = useIsOffline();
  const failed = uploads.filter(({ state }) => state === 'failed');
  const again = failed.filter(({ refused }) => !refused);
  const underWay = uploads.filter(isUnderWay);
  const state = underWay.length > 0 ? (offline ? '网络已断开，恢复后自动继续上传' : '上传中，请稍候...') : failed.length > 0 ? `${failed.length} 个文件上传失败` : '';
  return (
    <div className="media-uploads" data-empty={uploads.length === 0 || undefined}>
      <div className="media-uploads-head">
        <p role="status" className="media-uploads-state">{state}</p>
        {underWay.length > 0 && uploads.length > 1 && <Total uploads={uploads} />}
        {again.length > 1 && <Button size="small" variant="text" onClick={() => retryUploads(again.map(({ id }) => id))}>全部重试</Button>}
        {failed.length > 1 && <Button size="small" variant="text" onClick={() => dropUploads(failed.map(({ id }) => id))}>全部移除</Button>}
        {underWay.length > 1 && <Button size="small" variant="text" onClick={() => dropUploads(underWay.map(({ id }) => id))}>全部取消</Button>}
      </div>
      {uploads.length > 0 && <ul aria-label="上传队列">{listed(uploads).map((upload) => <Upload key={upload.id} upload={upload} />)}</ul>}
    </div>
  );
}

/** Among so many, what has arrived would hide what has not. */
const fewUploads = 8;
const listed = (uploads: readonly QueuedUpload[]) => (uploads.length > fewUploads ? uploads.filter(({ state }) => state !== 'done') : uploads);

/** How many have arrived, for the eye at once; spoken by quarters, so that many small files do not talk without end. */
function Total({ uploads }: { uploads: readonly QueuedUpload[] }) {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const text = `${done} / ${uploads.length}`;
  const [spoken, setSpoken] = useState('');
  const quarter = Math.floor((done / uploads.length) * 4);
  useEffect(() => {
    if (quarter > 0) setSpoken(`已上传 ${text}`);
  // oxlint-disable-next-line react/exhaustive-deps -- the words of the moment at which a quarter was reached
  }, [quarter]);
  return (
    <>
      <span className="media-uploads-total" aria-hidden="true">{text}</span>
      <span aria-live="polite" className="ui-hidden">{spoken}</span>
    </>
  );
}

const stateNames: Record<QueuedUpload['state'], string> = { waiting: '等待上传', running: '上传中', done: '上传成功', failed: '上传失败' };

/** Drawn again only when its own upload has changed: hundreds may stand here. */
const Upload = memo(({ upload: { id, file, state, progress, error, refused } }: { upload: QueuedUpload }) => {
  const percent = Math.round(progress * 100);
  return (
    <li className="media-upload" data-state={state}>
      <Icon name={state === 'done' ? 'success' : state === 'failed' ? 'error' : 'upload'} />
      <span className="media-upload-name" title={file.name}>{file.name}</span>
      <span className="media-upload-note">{error ?? `${sizeText(file.size)} · ${state === 'running' ? `${percent}%` : stateNames[state]}`}</span>
      {state === 'failed' && !refused && <IconButton size="small" icon="refresh" label={`重试上传 ${file.name}`} onClick={() => retryUploads([id])} />}
      {state !== 'done' && <IconButton size="small" icon="close" label={`${state === 'failed' ? '移除' : '取消上传'} ${file.name}`} onClick={() => dropUploads([id])} />}
      {state === 'running' && <progress aria-label={`${file.name} 上传进度`} value={percent} max={100} />}
    </li>
  );
});
