import { RatingInput, Stars } from '../../ui/inputs/RatingInput';
import { view as decimal } from '../decimal/view';
import { controlOf, type CellProps, type FieldView, type InputProps } from '../view';
import { starsOf } from './kind';

function Input(props: InputProps) {
  const { field, value, onChange } = props;
  return <RatingInput {...controlOf(props)} {...starsOf(field)} words={props.input?.look?.words} value={typeof value === 'number' ? value : undefined} onChange={(next) => onChange(next ?? null)} />;
}

const Cell = ({ field, value }: CellProps) => (typeof value === 'number' ? <Stars value={value} best={starsOf(field).best} /> : null);

export const view: FieldView = { Input, Cell, Filter: decimal.Filter };
