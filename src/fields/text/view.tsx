import { TextInput } from '../../console/ui/TextInput';
import { controlOf, textOf, type FieldView, type FilterProps, type InputProps } from '../view';

export function TextField(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <TextInput {...controlOf(props)} value={textOf(value)} onChange={onChange} placeholder={input?.placeholder} count={field.maxLength} />;
}

export function TextFilter({ field, id, value, onChange, onSubmit }: FilterProps) {
  return <TextInput id={id} value={textOf(value)} onChange={onChange} placeholder={`请输入${field.title}`} clearable onEnter={onSubmit} />;
}

export const view: FieldView = { Input: TextField, Filter: TextFilter };
