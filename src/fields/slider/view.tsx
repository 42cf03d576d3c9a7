import { SliderInput } from '../../console/ui/SliderInput';
import { view as decimal } from '../decimal/view';
import { controlOf, type FieldView, type InputProps } from '../view';
import { trackOf } from './kind';

const Input = (props: InputProps) =>
  <SliderInput {...controlOf(props)} {...trackOf(props.field)} value={typeof props.value === 'number' ? props.value : undefined} onChange={props.onChange} />;

export const view: FieldView = { Input, Filter: decimal.Filter };
