import { hours } from '../../engine/time/timeOfDay';
import { Select } from '../../ui/inputs/Select';
import { TimeInput } from '../../ui/inputs/TimeInput';
import { controlOf, textOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  const { clearable, readOnly } = input?.look ?? {};
  if (field.unit === 'hour') return <Select {...controlOf(props)} clearable={clearable ?? !field.required} options={hourOptions} value={textOf(value) || null} onChange={(next) => onChange(next ?? '')} placeholder={input?.placeholder || undefined} />;
  return (
    <TimeInput
      {...controlOf(props)} name={field.title} toMinute={field.unit === 'minute'} minimum={field.earliest} maximum={field.latest} placeholder={input?.placeholder || undefined}
      clearable={clearable} readOnly={readOnly} value={textOf(value)} onChange={onChange}
    />
  );
}

const hourOptions = hours.map((hour) => ({ value: hour, label: hour }));

const Filter = ({ field, id, value, onChange }: FilterProps) => (field.unit === 'hour'
  ? <Select id={id} clearable placeholder="全部" options={hourOptions} value={textOf(value) || null} onChange={onChange} />
  : <TimeInput wholeOnly toMinute={field.unit === 'minute'} id={id} name={field.title} value={textOf(value)} onChange={(next) => onChange(next || null)} />);

export const view: FieldView = { Input, Filter };
