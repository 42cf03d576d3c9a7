import { TextArea, TextInput } from '../../console/ui/TextInput';
import { controlOf, textOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';
import './view.css';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <TextArea {...controlOf(props)} value={textOf(value)} onChange={onChange} placeholder={input?.placeholder} rows={input?.rows ?? 3} count={field.maxLength} />;
}

function Filter({ field, id, value, onChange, onSubmit }: FilterProps) {
  return <TextInput id={id} value={textOf(value)} onChange={onChange} placeholder={`请输入${field.title}`} clearable onEnter={onSubmit} />;
}

function Detail({ value }: CellProps) {
  return <span className="field-lines">{textOf(value)}</span>;
}

export const view: FieldView = { Input, Filter, Detail };
