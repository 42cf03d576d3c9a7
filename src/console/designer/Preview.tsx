/** The form as people will meet it, at the width of a phone, a tablet or a desk. */
import { useState } from 'react';
import { TemplateFormText } from '../formTemplate';
import { Dialog } from '../ui/Dialog';
import { Segments } from '../ui/Segments';

const widths = [{ value: '390', label: '手机 390' }, { value: '768', label: '平板 768' }, { value: '1280', label: '桌面 1280' }];

interface PreviewProps {
  /** JSON text. */
  content: string;
  title?: string;
  onClose(): void;
}

export default function Preview({ content, title = '表单预览', onClose }: PreviewProps) {
  const [width, setWidth] = useState(() => (window.innerWidth < 800 ? '390' : '768'));
  const [submitted, setSubmitted] = useState<Record<string, unknown>>();
  return (
    <Dialog open width={1344} title={title} onClose={onClose}>
      <div className="designer-preview">
        <Segments label="预览宽度" options={widths} value={width} onChange={setWidth} />
        <div className="designer-window" style={{ width: Number(width) }}>
          <TemplateFormText content={content === '' ? '{"fields":[]}' : content} onSubmit={setSubmitted} />
        </div>
        <section aria-label="提交的数据" aria-live="polite">
          {submitted && <><h3>提交的数据</h3><pre className="field-json">{JSON.stringify(submitted, null, 2)}</pre></>}
        </section>
      </div>
    </Dialog>
  );
}
