/** What stands around an input: its label above, its message below. */
import { useFieldError, useWarning } from './context';
import type { InputSpec } from './inputState';
import '../../../ui/inputs/field.css';

export interface ShownFieldProps {
  spec: InputSpec;
  required: boolean;
  disabled: boolean;
}

export function FieldLabel({ id, title, required, hidden = false }: { id: string; title: string; required: boolean; hidden?: boolean }) {
  return (
    <label className={hidden ? 'ui-hidden' : 'form-label'} id={`${id}-label`} htmlFor={id}>
      {required && <span className="form-required" aria-hidden="true">*</span>}
      {title}
    </label>
  );
}

/** What is wrong with a field; else what is to be considered. */
export function FieldMessage({ id, name }: { id: string; name: string }) {
  const { own } = useFieldError(name);
  const warning = useWarning(name);
  if (own !== undefined) return <p className="form-message" id={`${id}-message`} role="alert">{own}</p>;
  return warning === undefined ? null : <p className="form-warning" id={`${id}-warning`} role="status">{warning}</p>;
}
