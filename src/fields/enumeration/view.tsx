import { useEnumeration } from '../../ui/ports/enumerations';
import { MultiSelect } from '../../ui/inputs/MultiSelect';
import { CheckboxGroup, RadioGroup } from '../../ui/inputs/RadioGroup';
import { RatingInput, Stars } from '../../ui/inputs/RatingInput';
import { Select } from '../../ui/inputs/Select';
import { Switch } from '../../ui/inputs/Switch';
import { Tag, type TagTone } from '../../ui/display/Tag';
import { codeOf, useCodes } from './codes';
import { controlOf, textOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value]);

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  const options = useCodes(field, value);
  const control = controlOf(props);
  if (field.as === 'radio') return <RadioGroup {...control} aria-label={field.title} options={options} value={codeOf(options, value)} onChange={onChange} drawnAs={input?.look?.choicesAs} />;
  if (field.as === 'switch') return <CodeSwitch {...props} />;
  if (field.as === 'checkbox') return <CheckboxGroup {...control} aria-label={field.title} options={options} value={listOf(value).map((each) => codeOf(options, each) ?? null)} onChange={onChange} />;
  if (field.as === 'rate') return <RatingInput {...control} best={options.length} step={1} value={typeof value === 'number' ? value : undefined} onChange={(next) => onChange(next || null)} />;
  return <Select {...control} options={options} value={codeOf(options, value)} onChange={onChange} placeholder={input?.placeholder} clearable={input?.look?.clearable ?? !field.required} searchable={input?.look?.searchable} />;
}

/** The first code is on, the second off. */
function CodeSwitch(props: InputProps) {
  const [on, off] = useCodes(props.field);
  if (!on || !off) return null;
  return <Switch {...controlOf(props)} checked={codeOf([on, off], props.value) === on.value} labels={{ on: on.label, off: off.label }} onChange={(next) => props.onChange((next ? on : off).value)} />;
}

export function Cell({ field, value }: CellProps) {
  const enumeration = useEnumeration(field.enumeration);
  const items: { value: unknown; title: string; colour?: TagTone }[] = field.options ?? enumeration?.items ?? [];
  if (Array.isArray(value)) return value.map((code) => items.find((each) => each.value === code)?.title ?? code).join('、');
  if (field.as === 'rate' && typeof value === 'number') return <Stars value={value} best={items.length} />;
  const item = items.find((each) => each.value === (value ?? null)) ?? items.find((each) => String(each.value) === String(value));
  if (!item) return textOf(value);
  return item.colour || field.as === 'tag' ? <Tag tone={item.colour}>{item.title}</Tag> : item.title;
}

function Filter({ field, id, value, onChange, operator }: FilterProps) {
  const options = useCodes(field, value);
  if (operator === 'in') {
    return <MultiSelect id={id} clearable placeholder="全部" options={options} value={listOf(value).flatMap((each) => codeOf(options, each) ?? [])} onChange={onChange} />;
  }
  if (field.as === 'radio') return <RadioGroup id={id} aria-label={field.title} options={options} value={codeOf(options, value)} onChange={onChange} />;
  if (field.as === 'switch') return <CodeSwitch field={field} id={id} value={value} onChange={onChange} />;
  return <Select id={id} clearable={field.default === undefined} placeholder="全部" options={options} value={codeOf(options, value)} onChange={onChange} />;
}

export const view: FieldView = { Input, Cell, Filter };
