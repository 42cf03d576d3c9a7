import type { Option } from '../../ui/inputs/OptionList';
import { NumberInput } from '../../ui/inputs/NumberInput';
import { RangeInput, rangeOf } from '../../ui/inputs/RangeInput';
import { Select } from '../../ui/inputs/Select';
import { useTyped } from '../../ui/inputs/TextInput';
import type { FieldModel } from '../../engine/model';
import { integerBounds } from '../../engine/schema/integerBounds';
import { controlOf, textOf, type FieldView, type FilterProps, type InputProps } from '../view';

/** A whole number as such; anything else stays text, which the form's check refuses with a message. */
export function readInteger(text: string): unknown {
  const clean = text.trim();
  if (clean === '') return null;
  return /^[+-]?\d+$/.test(clean) && Number.isSafeInteger(Number(clean)) ? Number(clean) : clean;
}

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  if (field.as === 'select') return <Select {...controlOf(props)} options={choicesOf(field)} value={value} shown={textOf(value)} onChange={onChange} placeholder={input?.placeholder} clearable={!field.required} />;
  return <Typed {...props} />;
}

/** Every number between the bounds, unless the form knows better. */
function choicesOf(field: FieldModel): Option<unknown>[] {
  const { minimum, maximum } = integerBounds(field);
  const choices = field.options ?? Array.from({ length: maximum - minimum + 1 }, (_none, at) => ({ value: minimum + at, title: String(minimum + at), disabled: false }));
  return choices.map(({ value, title, disabled }) => ({ value, label: title, disabled }));
}

function Typed(props: InputProps) {
  const { field, input, value, onChange } = props;
  const { text, type } = useTyped(value, textOf, readInteger);
  const { minimum, maximum } = integerBounds(field);
  return (
    <NumberInput
      {...controlOf(props)}
      text={text}
      onText={(next) => onChange(type(next))}
      minimum={minimum}
      maximum={maximum}
      placeholder={input?.placeholder}
      step={input?.look?.step}
      stepsAtSides={input?.look?.stepsAtSides}
    />
  );
}

function One({ id, value, onChange, onSubmit, label, placeholder }: Pick<FilterProps, 'id' | 'value' | 'onChange' | 'onSubmit'> & { label?: string; placeholder: string }) {
  const { text, type } = useTyped(value, textOf, readInteger);
  return <NumberInput bare id={id} aria-label={label} text={text} onText={(next) => onChange(type(next))} placeholder={placeholder} onEnter={onSubmit} />;
}

function Filter({ field, id, value, onChange, onSubmit, operator }: FilterProps) {
  if (operator !== 'range') return <One id={id} value={value} onChange={onChange} onSubmit={onSubmit} placeholder={`请输入${field.title}`} />;
  const ends = Array.isArray(value) ? value : [];
  return (
    <RangeInput
      label={field.title}
      from={<One id={id} label={`最小${field.title}`} value={ends[0]} onChange={(next) => onChange(rangeOf(value, 0, next))} onSubmit={onSubmit} placeholder="最小" />}
      to={<One id={`${id}-to`} label={`最大${field.title}`} value={ends[1]} onChange={(next) => onChange(rangeOf(value, 1, next))} onSubmit={onSubmit} placeholder="最大" />}
    />
  );
}

export const view: FieldView = { Input, Filter };
