import { TimeInput } from '../../console/ui/inputs/TimeInput';
import { controlOf, textOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <TimeInput {...controlOf(props)} minimum={field.earliest} maximum={field.latest} clearable={input?.look?.clearable} value={textOf(value)} onChange={onChange} />;
}

const Filter = ({ id, value, onChange }: FilterProps) => <TimeInput id={id} value={textOf(value)} onChange={(next) => onChange(next || null)} />;

export const view: FieldView = { Input, Filter };
