import { TextArea } from '../../ui/inputs/TextInput';
import { TextFilter } from '../text/view';
import { controlOf, counted, textOf, type CellProps, type FieldView, type InputProps } from '../view';
import './view.css';

function Input(props: InputProps) {
  const { input, value, onChange } = props;
  return <TextArea {...controlOf(props)} value={textOf(value)} onChange={onChange} placeholder={input?.placeholder} rows={input?.rows ?? 3} maxRows={input?.look?.maxRows} readOnly={input?.look?.readOnly} count={counted(props)} />;
}

function Detail({ value }: CellProps) {
  return <span className="field-lines">{textOf(value)}</span>;
}

export const view: FieldView = { Input, Filter: TextFilter, Detail };
