import { ExternalLink } from '../../ui/display/ExternalLink';
import { TextInput } from '../../ui/inputs/TextInput';
import { TextFilter } from '../text/view';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  return <TextInput {...controlOf(props)} type="url" inputMode="url" value={textOf(props.value)} onChange={props.onChange} placeholder={props.input?.placeholder} />;
}

function Cell({ value }: CellProps) {
  return textOf(value) === '' ? null : <ExternalLink href={textOf(value)} />;
}

export const view: FieldView = { Input, Cell, Filter: TextFilter };
