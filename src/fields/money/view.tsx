import { DecimalInput, DecimalRange } from '../../ui/inputs/DecimalInput';
import { controlOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return (
    <DecimalInput
      {...controlOf(props)}
      prefix="¥"
      suffix="元"
      value={value}
      onChange={onChange}
      minimum={field.minimum ?? 0}
      maximum={field.maximum}
      placeholder={input?.placeholder}
    />
  );
}

function Filter({ field, id, value, onChange, onSubmit, operator }: FilterProps) {
  return operator === 'equals'
    ? <DecimalInput bare prefix="¥" id={id} value={value} onChange={onChange} onEnter={onSubmit} placeholder={`请输入${field.title}`} />
    : <DecimalRange prefix="¥" id={id} label={field.title} value={value} onChange={onChange} onEnter={onSubmit} />;
}

export const view: FieldView = { Input, Filter };
