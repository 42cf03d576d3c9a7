import { TimeInput } from '../../ui/inputs/TimeInput';
import { controlOf, textOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  const { clearable, readOnly } = input?.look ?? {};
  return (
    <TimeInput
      {...controlOf(props)} name={field.title} minimum={field.earliest} maximum={field.latest} placeholder={input?.placeholder || undefined}
      clearable={clearable} readOnly={readOnly} value={textOf(value)} onChange={onChange}
    />
  );
}

const Filter = ({ field, id, value, onChange }: FilterProps) => <TimeInput wholeOnly id={id} name={field.title} value={textOf(value)} onChange={(next) => onChange(next || null)} />;

export const view: FieldView = { Input, Filter };
