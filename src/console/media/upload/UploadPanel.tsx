import { useEffect, useSyncExternalStore } from 'react';
import { useSignedIn } from '../../data/session';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { sizeText } from '../library/sizes';
import { dropUpload, retryUpload, useUploads, type QueuedUpload } from './queue';
import './UploadPanel.css';

let hosts = 0;
const watchers = new Set<() => void>();
const host = (by: 1 | -1) => {
  hosts += by;
  for (const watcher of watchers) watcher();
};

/** The queue where a library stands; a dialog above the page would make it unreachable anywhere else. */
export function UploadPanel() {
  useEffect(() => {
    host(1);
    return () => host(-1);
  }, []);
  return <Uploads />;
}

/** The queue in the corner of the window, while no library is open. */
export function FloatingUploads() {
  const open = useSyncExternalStore((watcher) => { watchers.add(watcher); return () => watchers.delete(watcher); }, () => hosts > 0);
  return open ? null : <div className="media-uploads-floating"><Uploads /></div>;
}

function Uploads() {
  const account = useSignedIn()?.account;
  const uploads = useUploads().filter((upload) => upload.account === account);
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'running');
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <div className="media-uploads" data-empty={uploads.length === 0 || undefined}>
      <p role="status" className="media-uploads-state">{busy ? '上传中，请稍候...' : failed > 0 ? `${failed} 个文件上传失败` : ''}</p>
      {uploads.length > 0 && <ul aria-label="上传队列">{uploads.map((upload) => <Upload key={upload.id} upload={upload} />)}</ul>}
    </div>
  );
}

const stateNames: Record<QueuedUpload['state'], string> = { waiting: '等待上传', running: '上传中', done: '上传成功', failed: '上传失败' };

function Upload({ upload: { id, file, state, progress, error } }: { upload: QueuedUpload }) {
  const percent = Math.round(progress * 100);
  return (
    <li className="media-upload" data-state={state}>
      <Icon name={state === 'done' ? 'success' : state === 'failed' ? 'error' : 'upload'} />
      <span className="media-upload-name" title={file.name}>{file.name}</span>
      <span className="media-upload-note">{error ?? `${sizeText(file.size)} · ${state === 'running' ? `${percent}%` : stateNames[state]}`}</span>
      {state === 'failed' && <IconButton size="small" icon="refresh" label={`重试上传 ${file.name}`} onClick={() => retryUpload(id)} />}
      {state !== 'done' && <IconButton size="small" icon="close" label={`${state === 'failed' ? '移除' : '取消上传'} ${file.name}`} onClick={() => dropUpload(id)} />}
      {state === 'running' && <progress aria-label={`${file.name} 上传进度`} value={percent} max={100} />}
    </li>
  );
}
