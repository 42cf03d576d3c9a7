import { SliderInput, SliderRange } from '../../ui/inputs/SliderInput';
import { view as decimal } from '../decimal/view';
import { controlOf, type FieldView, type InputProps } from '../view';
import { trackOf } from './kind';

function Input(props: InputProps) {
  const { id, field, input, value, onChange } = props;
  const { minimum, maximum, step } = trackOf(field);
  const track = { ...controlOf(props), minimum, maximum, step: input?.look?.step ?? step, stops: input?.look?.stops };
  if (field.several) return <SliderRange {...track} id={id} name={field.title} value={value} onChange={onChange} />;
  return <SliderInput {...track} value={typeof value === 'number' ? value : undefined} onChange={onChange} />;
}

export const view: FieldView = { Input, Filter: decimal.Filter };
