import { useState } from 'react';
import type { Item } from '../../../engine/formTemplate/item';
import type { FormTemplate } from '../../../engine/formTemplate/template';
import { type PreviewAs, ReferenceForm, TemplateForm } from '../../formTemplate';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { showNotice } from '../../../ui/states/notices';
import { Switch } from '../../../ui/inputs/Switch';

export function Previewed({ template, as }: { template: FormTemplate; as: PreviewAs }) {
  const [open, setOpen] = useState(true);
  const [submitted, setSubmitted] = useState<Record<string, unknown>>();
  const [reference, setReference] = useState(false);
  const Form = reference ? ReferenceForm : TemplateForm;
  const form = <Form template={template} onSubmit={setSubmitted} onButton={(item: Item) => void showNotice('info', `按下了按钮「${item.label}」`)} />;
  const value = submitted && <section aria-label="提交的数据"><h2>提交的数据</h2><pre className="preview-value">{JSON.stringify(submitted, null, 2)}</pre></section>;
  const choice = (
    <p className="preview-choice">
      <label htmlFor="preview-reference">参考渲染 (rjsf)</label>
      <Switch id="preview-reference" checked={reference} onChange={setReference} />
    </p>
  );
  if (as === 'file') return <>{choice}{form}{value}</>;
  return (
    <>
      {!open && <Button variant="primary" onClick={() => setOpen(true)}>重新打开</Button>}
      <Dialog open={open} title="表单预览" width={600} onClose={() => setOpen(false)}>{choice}{form}{value}</Dialog>
    </>
  );
}
