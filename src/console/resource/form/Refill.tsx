/** Puts the default of a field back; what somebody wrote is not lost without a question. */
import { sameValue } from '../../../engine/sameValue';
import { isEmpty } from '../../../engine/text/words';
import { Button } from '../../../ui/buttons/Button';
import { useConfirm } from '../../../ui/layers/Confirm';
import { useFormParts } from './context';
import type { InputSpec } from './inputState';

export function Refill({ spec: { field }, title, disabled }: { spec: InputSpec; title: string; disabled: boolean }) {
  const { store, check } = useFormParts();
  const confirm = useConfirm();
  const refill = async () => {
    const held = store.value(field.name);
    if (!isEmpty(held) && !sameValue(held, field.default) && !(await confirm({ text: `确定${title}吗？已填写的${field.title}将被替换。` }))) return;
    store.set(field.name, field.default);
    check(field.name);
  };
  return <div><Button disabled={disabled} onClick={() => void refill()}>{title}</Button></div>;
}
