import { RadioGroup } from '../../../../ui/inputs/RadioGroup';
import { Select } from '../../../../ui/inputs/Select';
import type { FieldControlProps } from '../control';

/** More options than these, or longer words, do not stand side by side. */
const most = { options: 4, letters: 14 };

/** One of few, side by side where there is room. */
export function ChoiceControl({ id, field, value, onChange }: FieldControlProps) {
  const options = (field.options ?? []).map((option) => ({ value: option.value, label: option.title }));
  const fits = options.length <= most.options && options.reduce((sum, { label }) => sum + label.length, 0) <= most.letters;
  return fits
    ? <RadioGroup id={id} aria-label={field.title} drawnAs="buttons" options={options} value={value as typeof options[number]['value']} onChange={onChange} />
    : <Select id={id} options={options} value={value as typeof options[number]['value']} onChange={onChange} />;
}
