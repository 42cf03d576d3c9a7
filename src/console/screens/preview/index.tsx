/** 表单预览: a form definition that came by window message, or the form of an entity, drawn as any template is. */
import { useEffect, useState } from 'react';
import { openDocument } from './document';
import { onPreview, type Preview } from '../../formTemplate';
import { templatePermission } from '../../data/formTemplates';
import { HasPermission } from '../../data/session/guards';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { EntityForms } from './EntityForms';
import { Previewed } from './Previewed';
import './preview.css';

export default function PreviewScreen() {
  return (
    <div className="preview">
      <h1>表单预览</h1>
      <HasPermission permissions={[templatePermission]} otherwise={<ErrorState message="没有查看表单的权限" />}><Listening /></HasPermission>
    </div>
  );
}

function Listening() {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => onPreview(setPreview), []);
  return (
    <>
      <EntityForms onChoose={(document) => setPreview(openDocument(document))} />
      {!preview && <EmptyState text="等待表单定义：可由设计器发来，也可选择一个实体的表单" />}
      {preview && 'mistakes' in preview && <ErrorState message={`不能预览：${preview.mistakes.join('；')}`} />}
      {preview && 'template' in preview && <Previewed key={JSON.stringify(preview.template.raw)} template={preview.template} as={preview.as} />}
    </>
  );
}
