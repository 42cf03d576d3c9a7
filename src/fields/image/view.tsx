import { ImageInput } from '../../ui/inputs/ImageInput';
import { ImagePreview } from '../../ui/display/ImagePreview';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <ImageInput {...controlOf(props)} name={field.title} size={input?.size} value={textOf(value)} onChange={onChange} />;
}

function Cell({ field, value }: CellProps) {
  return textOf(value) === '' ? null : <ImagePreview src={textOf(value)} alt={field.title} />;
}

function Detail({ field, value }: CellProps) {
  return textOf(value) === '' ? null : <ImagePreview src={textOf(value)} alt={field.title} width={96} height={96} />;
}

export const view: FieldView = { Input, Cell, Detail };
