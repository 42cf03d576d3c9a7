import { DecimalInput, DecimalRange } from '../../ui/inputs/DecimalInput';
import { controlOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <DecimalInput {...controlOf(props)} value={value} onChange={onChange} minimum={field.minimum} maximum={field.maximum} placeholder={input?.placeholder} step={input?.look?.step} stepsAtSides={input?.look?.stepsAtSides} />;
}

function Filter({ field, id, value, onChange, onSubmit, operator }: FilterProps) {
  return operator === 'equals'
    ? <DecimalInput bare id={id} value={value} onChange={onChange} onEnter={onSubmit} placeholder={`请输入${field.title}`} />
    : <DecimalRange id={id} label={field.title} value={value} onChange={onChange} onEnter={onSubmit} />;
}

export const view: FieldView = { Input, Filter };
