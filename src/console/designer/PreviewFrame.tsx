/** A form as people will meet it, at the width of a phone, a tablet or a desk. */
import { useState } from 'react';
import { TemplateFormText } from '../formTemplate';
import { Segments } from '../../ui/inputs/Segments';

const widths = [{ value: '390', label: '手机 390' }, { value: '768', label: '平板 768' }, { value: '1280', label: '桌面 1280' }];

/** @param props.content JSON text */
export function PreviewFrame({ content }: { content: string }) {
  const [width, setWidth] = useState(() => (window.innerWidth < 800 ? '390' : '768'));
  const [submitted, setSubmitted] = useState<Record<string, unknown>>();
  return (
    <div className="designer-preview">
      <Segments label="预览宽度" options={widths} value={width} onChange={setWidth} />
      <div className="designer-window" style={{ width: Number(width) }}>
        <TemplateFormText content={content} onSubmit={setSubmitted} />
      </div>
      <section aria-label="提交的数据" aria-live="polite">
        {submitted && <><h3>提交的数据</h3><pre className="field-json">{JSON.stringify(submitted, null, 2)}</pre></>}
      </section>
    </div>
  );
}
