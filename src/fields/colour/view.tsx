import { ColourInput, ColourPatch } from '../../ui/inputs/ColourInput';
import type { FieldModel } from '../../engine/model';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';
import { readColour, writeColour } from './rules';

/** As a browser draws it; undefined for what is no colour. */
export function hexOf(text: string, { alpha }: Pick<FieldModel, 'alpha'>): string | undefined {
  try {
    return text.trim() === '' ? undefined : writeColour(readColour(text), { notation: 'hex', alpha });
  } catch {
    return undefined;
  }
}

function Input(props: InputProps) {
  const { field, input, onChange } = props;
  const value = textOf(props.value);
  const choose = (hex: string) => onChange(hexOf(hex, field) === undefined ? hex : asWritten(hex, field));
  return <ColourInput {...controlOf(props)} name={field.title} value={value} hex={hexOf(value, field)} alpha={field.alpha} onChange={choose} placeholder={input?.placeholder} />;
}

/** Typed text stays as typed until the form cleans it; what was picked comes as hex and is written as the field asks. */
const asWritten = (text: string, field: FieldModel): string =>
  ((field.notation ?? 'hex') !== 'hex' && /^#[0-9a-f]{6,8}$/i.test(text) ? writeColour(readColour(text), field) : text);

const Cell = ({ field, value }: CellProps) => (textOf(value) === '' ? null : <ColourPatch value={textOf(value)} hex={hexOf(textOf(value), field)} />);

export const view: FieldView = { Input, Cell };
