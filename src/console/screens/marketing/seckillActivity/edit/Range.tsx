/** 商品范围: first-level categories of the platform, all of them where none is ticked. */
import { Checkbox } from '../../../../../ui/inputs/Checkbox';
import { useReferenceSource } from '../../../../../ui/ports/references';
import { controlId, useFieldValue, useFormParts } from '../../../../resource/form/context';
import type { InputSpec } from '../../../../resource/form/inputState';
import '../../../../../ui/inputs/field.css';
import '../../../../resource/form/form.css';
import './seckill.css';

export function Range({ spec: { field } }: { spec: InputSpec }) {
  const { id: form, store } = useFormParts();
  const held = ((useFieldValue(field.name) ?? []) as string[]).filter((id) => id !== '0');
  const { nodes } = useReferenceSource().useOptions('product/category');
  const id = controlId(form, field.name);
  const tick = (category: string, on: boolean) => {
    const next = on ? [...held, category] : held.filter((each) => each !== category);
    store.set(field.name, next.length === 0 ? ['0'] : next);
  };
  return (
    <div className="form-field" data-field={field.name} role="group" aria-labelledby={`${id}-label`}>
      <span className="form-label" id={`${id}-label`}>{field.title}</span>
      <div className="seckill-range" id={id} tabIndex={-1}>
        {nodes.map((node) => <Checkbox key={node.id} disabled={node.disabled && !(node.children?.length)} checked={held.includes(String(node.id))} onChange={(on) => tick(String(node.id), on)}>{node.label}</Checkbox>)}
      </div>
      <p className="form-help">不选则为全部分类</p>
    </div>
  );
}
