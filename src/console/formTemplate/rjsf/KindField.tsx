/** Our kinds as a field of rjsf: the same controls, label and message as everywhere. */
import type { FieldProps } from '@rjsf/utils';
import type { FieldModel, InputModel } from '../../../engine/model';
import { views } from '../../../fields/views';
import { FieldLabel } from '../../resource/form/FieldLabel';
import '../../../ui/inputs/field.css';

/** What the form's context holds: by the name of a field. */
export interface KindContext {
  fields: ReadonlyMap<string, FieldModel>;
  inputs: ReadonlyMap<string, InputModel>;
}

export function KindField({ name, formData, onChange, fieldPathId, rawErrors, disabled, registry }: FieldProps) {
  const { fields, inputs } = registry.formContext as KindContext;
  const field = fields.get(name);
  const input = inputs.get(name);
  if (!field || !input) return null;
  const { Input } = views[field.kind];
  const { $id: id, path } = fieldPathId;
  const error = rawErrors?.[0];
  return (
    <div className="form-field" data-field={name}>
      <FieldLabel id={id} title={field.title} required={field.required} />
      <Input field={field} input={input} id={id} value={formData} onChange={(value) => onChange(value, path)} disabled={disabled || input.disabledIn.includes('edit')} mode="edit" error={error} />
      {error !== undefined && <p className="form-message" id={`${id}-message`} role="alert">{error}</p>}
    </div>
  );
}
