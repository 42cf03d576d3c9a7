import { TextInput } from '../../ui/inputs/TextInput';
import { TextFilter } from '../text/view';
import { controlOf, textOf, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  return <TextInput {...controlOf(props)} type="tel" value={textOf(props.value)} onChange={props.onChange} placeholder={props.input?.placeholder} />;
}

export const view: FieldView = { Input, Filter: TextFilter };
