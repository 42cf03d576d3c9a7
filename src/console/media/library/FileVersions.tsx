import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FileVersion } from '../../../engine/extension/paths';
import { useCapabilities } from '../../data/capabilities';
import { attachmentUses, fileVersions, type Attachment } from '../../data/files/media';
import type { UploadWatch } from '../../data/files/upload';
import { Button } from '../../../ui/buttons/Button';
import { Tag } from '../../../ui/display/Tag';
import { extension } from '../../../ui/fileName';
import { useConfirm } from '../../../ui/layers/Confirm';
import { showNotice } from '../../../ui/states/notices';
import { withoutBitmap } from '../upload/bitmap';
import { accepts, isVideo, refusalOf } from '../upload/checks';
import { FileChooser } from '../upload/FileChooser';
import { isDocument } from './DocumentTile';
import { sizeText } from './sizes';

export interface Replacing {
  /** @returns whether it was replaced */
  replace(file: Attachment, content: File, watch: UploadWatch): Promise<boolean>;
  /** @returns whether it was restored */
  restore(file: Attachment, number: number): Promise<boolean>;
}

/** Puts another content under the address of a file, and lists what was there before. @param replacing absent where it may only be looked at */
export function FileVersions({ file, replacing }: { file: Attachment; replacing?: Replacing }) {
  const confirm = useConfirm();
  const { media: rules } = useCapabilities();
  const chooser = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [restoring, setRestoring] = useState<number>();
  const versions = useQuery({ queryKey: ['media', 'versions', file.attId, file.fileVersion], queryFn: ({ signal }) => fileVersions(file.attId, signal), staleTime: 0 });
  const kind = isVideo(file.attType) ? 'video' : isDocument(file) ? 'file' : 'image';

  const replace = async (chosen: File) => {
    const refused = refusalOf(chosen, kind, rules);
    if (refused !== undefined) return void showNotice('error', `${chosen.name}：${refused}`);
    // Nobody knows of uses that could not be read; the data layer has told why.
    const total = await attachmentUses([file.attId]).then(([found]) => found?.total ?? 0, () => undefined);
    const shown = total === undefined ? '使用它的页面' : total === 0 ? undefined : `使用它的 ${total} 处`;
    const text = `将「${file.name}」的内容替换为「${chosen.name}」吗？地址不变${shown === undefined ? '' : `，${shown}都会显示新内容`}；当前内容保留为历史版本，可以恢复。`;
    if (!(await confirm({ title: '替换文件', text, confirmLabel: '替换' }))) return;
    setPercent(0);
    try {
      await replacing!.replace(file, kind === 'image' ? await withoutBitmap(chosen) : chosen, { signal: new AbortController().signal, onProgress: (part) => setPercent(Math.round(part * 100)) });
    } catch {
      // Of what the server refuses it has told why.
      showNotice('error', `${chosen.name}：无法读取图片`);
    } finally {
      setPercent(undefined);
    }
  };
  const restore = async (number: number) => {
    if (!(await confirm({ title: '恢复版本', text: `将「${file.name}」恢复为版本 ${number} 的内容吗？地址不变，当前内容保留为历史版本。`, confirmLabel: '恢复' }))) return;
    setRestoring(number);
    await replacing!.restore(file, number);
    setRestoring(undefined);
  };

  return (
    <section className="media-versions" aria-label="历史版本">
      <div className="media-versions-head">
        <h3>历史版本</h3>
        {replacing && <Button size="small" icon="upload" busy={percent !== undefined} onClick={() => chooser.current?.click()}>替换文件</Button>}
      </div>
      {percent !== undefined && <progress aria-label="替换进度" value={percent} max={100} />}
      {replacing && (
        <FileChooser
          ref={chooser} label="选择新文件" single accept={kind === 'file' ? `.${extension(file.sattDir).toLowerCase()}` : accepts[kind]}
          onFiles={([chosen]) => { if (chosen) void replace(chosen); }}
        />
      )}
      {versions.isError && <p>历史版本读取失败<Button variant="text" onClick={() => void versions.refetch()}>重试</Button></p>}
      {versions.data?.length === 0 && <p className="media-versions-none">尚未替换过。替换后地址不变，原来的内容留在这里。</p>}
      {versions.data && versions.data.length > 0 && (
        <ol>
          {versions.data.map((version) => (
            <Version key={version.number} version={version} busy={restoring === version.number} onRestore={replacing && !version.isCurrent ? () => void restore(version.number) : undefined} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Version({ version: { number, title, at, account, realName, name, size, width, height, url, type, isCurrent }, busy, onRestore }: { version: FileVersion; busy: boolean; onRestore?(): void }) {
  return (
    <li>
      <a className="media-version-picture" href={url} target="_blank" rel="noreferrer" aria-label={`查看版本 ${number}`} title={name}>
        {type.startsWith('image/') ? <img src={`${url}&w=80`} alt="" loading="lazy" /> : extension(name) || '文件'}
      </a>
      <span className="media-version-facts">
        <span><b>版本 {number}</b> {title}{isCurrent && <Tag tone="success">当前</Tag>}</span>
        <span>{at} {realName || account}</span>
        <span>{sizeText(String(size))}{width !== null && height !== null && ` · ${width} × ${height}`}</span>
      </span>
      {onRestore && <Button size="small" variant="text" busy={busy} aria-label={`恢复版本 ${number}`} onClick={onRestore}>恢复</Button>}
    </li>
  );
}
