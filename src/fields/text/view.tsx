import { ReferenceSelect } from '../../ui/inputs/ReferenceSelect';
import { TextInput } from '../../ui/inputs/TextInput';
import { edgesOf } from '../edges';
import { controlOf, counted, textOf, type FieldView, type FilterProps, type InputProps } from '../view';

export function TextField(props: InputProps) {
  const { input, value, onChange } = props;
  return (
    <TextInput
      {...controlOf(props)} {...edgesOf(input?.look)} value={textOf(value)} onChange={onChange} placeholder={input?.placeholder}
      count={counted(props)} clearable={input?.look?.clearable} readOnly={input?.look?.readOnly}
    />
  );
}

export function TextFilter({ field, id, value, onChange, onSubmit }: FilterProps) {
  return <TextInput id={id} value={textOf(value)} onChange={onChange} placeholder={`请输入${field.title}`} clearable onEnter={onSubmit} />;
}

/** A text that names a record is chosen. */
function Input(props: InputProps) {
  const { field: { keyed, required }, input, value, onChange } = props;
  if (!keyed) return <TextField {...props} />;
  return (
    <ReferenceSelect
      {...controlOf(props)} inline entity={keyed.of} by={keyed.by} value={textOf(value)} onChange={(next) => onChange(next ?? '')}
      placeholder={input?.placeholder} clearable={!required}
    />
  );
}

export const view: FieldView = { Input, Filter: TextFilter };
