import { TimeInput } from '../../console/ui/TimeInput';
import { controlOf, textOf, type FieldView, type FilterProps, type InputProps } from '../view';

const Input = (props: InputProps) => <TimeInput {...controlOf(props)} value={textOf(props.value)} onChange={props.onChange} />;
const Filter = ({ id, value, onChange }: FilterProps) => <TimeInput id={id} value={textOf(value)} onChange={(next) => onChange(next || null)} />;

export const view: FieldView = { Input, Filter };
