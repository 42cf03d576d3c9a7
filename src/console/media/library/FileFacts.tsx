import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { attachmentUses, type Attachment } from '../../data/files/media';
import { Button } from '../../../ui/buttons/Button';
import { TextInput } from '../../../ui/inputs/TextInput';
import { Field } from '../categories/Field';
import { isDocument } from './DocumentTile';
import { sizeText } from './sizes';

/** @returns whether it was saved */
export type Describe = (file: Attachment, values: { name: string; alt: string }) => Promise<boolean>;

/** What is known of a file, and what may be written of it. */
export function FileFacts({ file, onDescribe, knowsUses }: { file: Attachment; onDescribe?: Describe; knowsUses: boolean }) {
  const id = useId();
  const [name, setName] = useState(file.name);
  const [alt, setAlt] = useState(file.alt ?? '');
  const [saving, setSaving] = useState(false);
  const changed = name.trim() !== file.name || alt.trim() !== (file.alt ?? '');
  const wrong = name.trim() === '' ? '请输入名称' : name.trim().length > 100 ? '名称不能超过100个字符' : undefined;
  const wrongAlt = alt.trim().length > 200 ? '替代文字不能超过200个字符' : undefined;
  const isPicture = !isDocument(file) && !file.attType.startsWith('video/');
  const save = async () => {
    if (wrong || wrongAlt || !changed) return;
    setSaving(true);
    await onDescribe!(file, { name: name.trim(), alt: alt.trim() });
    setSaving(false);
  };
  return (
    <section className="media-facts" aria-label="素材信息">
      {onDescribe && (
        <form className="media-facts-form" onSubmit={(event) => { event.preventDefault(); void save(); }}>
          <Field id={`${id}-name`} title="名称" error={wrong}><TextInput id={`${id}-name`} invalid={wrong !== undefined} value={name} onChange={setName} /></Field>
          {isPicture && (
            <Field id={`${id}-alt`} title="替代文字" required={false} error={wrongAlt}>
              <TextInput id={`${id}-alt`} invalid={wrongAlt !== undefined} value={alt} onChange={setAlt} placeholder="图片内容，供读屏软件朗读" />
            </Field>
          )}
          <Button type="submit" variant="primary" busy={saving} disabled={!changed || wrong !== undefined || wrongAlt !== undefined}>保存</Button>
        </form>
      )}
      <dl>
        {!onDescribe && file.alt && <><dt>替代文字</dt><dd>{file.alt}</dd></>}
        {file.width && file.height ? <><dt>尺寸</dt><dd>{file.width} × {file.height} 像素</dd></> : null}
        <dt>大小</dt><dd>{sizeText(file.attSize)}</dd>
        <dt>上传时间</dt><dd>{file.createTime}</dd>
        {knowsUses && <><dt>使用位置</dt><dd><Uses attId={file.attId} /></dd></>}
      </dl>
    </section>
  );
}

function Uses({ attId }: { attId: number }) {
  const { data, isPending, isError, refetch } = useQuery({ queryKey: ['media', 'uses', attId], queryFn: () => attachmentUses([attId]), staleTime: 0 });
  if (isPending) return <>正在查询…</>;
  if (isError) return <>查询失败<Button variant="text" onClick={() => void refetch()}>重试</Button></>;
  const [found] = data;
  if (!found || found.total === 0) return <>未被使用</>;
  return (
    <ul className="media-facts-uses">
      {found.uses.map((use) => (
        <li key={`${use.entity} ${use.recordId} ${use.fieldTitle}`}>{use.title}「{use.name ?? `ID:${use.recordId}`}」的{use.fieldTitle}{use.deleted && '（回收站）'}</li>
      ))}
      {found.total > found.uses.length && <li>等共 {found.total} 处</li>}
    </ul>
  );
}
