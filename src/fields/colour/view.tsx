import { ColourInput, ColourPatch } from '../../console/ui/ColourInput';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  return <ColourInput {...controlOf(props)} name={props.field.title} value={textOf(props.value)} onChange={props.onChange} placeholder={props.input?.placeholder} />;
}

function Cell({ value }: CellProps) {
  return textOf(value) === '' ? null : <ColourPatch value={textOf(value)} />;
}

export const view: FieldView = { Input, Cell };
