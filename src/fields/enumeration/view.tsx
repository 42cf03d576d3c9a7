import { useEnumeration } from '../../console/ui/enumerations';
import { MultiSelect } from '../../console/ui/MultiSelect';
import type { Option } from '../../console/ui/OptionList';
import { CheckboxGroup, RadioGroup } from '../../console/ui/RadioGroup';
import { Select } from '../../console/ui/Select';
import { Tag } from '../../console/ui/Tag';
import type { FieldModel, Scalar } from '../../engine/model';
import { controlOf, textOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';

function useCodes(field: FieldModel): Option<Scalar>[] {
  return (useEnumeration(field.enumeration)?.items ?? []).map(({ value, title }) => ({ value, label: title }));
}

/** The code as the enumeration writes it: addresses and some answers carry `"1"` for 1. */
function codeOf(options: readonly Option<Scalar>[], value: unknown): Scalar | undefined {
  return options.find((option) => option.value === value)?.value ?? options.find((option) => value !== null && value !== undefined && String(option.value) === String(value))?.value;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value]);

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  const options = useCodes(field);
  const control = controlOf(props);
  if (field.as === 'radio') return <RadioGroup {...control} aria-label={field.title} options={options} value={codeOf(options, value)} onChange={onChange} />;
  if (field.as === 'checkbox') return <CheckboxGroup {...control} aria-label={field.title} options={options} value={listOf(value).map((each) => codeOf(options, each) ?? null)} onChange={onChange} />;
  return <Select {...control} options={options} value={codeOf(options, value)} onChange={onChange} placeholder={input?.placeholder} clearable={!field.required} />;
}

function Cell({ field, value }: CellProps) {
  const items = useEnumeration(field.enumeration)?.items ?? [];
  if (Array.isArray(value)) return value.map((code) => items.find((each) => each.value === code)?.title ?? code).join('、');
  const item = items.find((each) => each.value === (value ?? null)) ?? items.find((each) => String(each.value) === String(value));
  if (!item) return textOf(value);
  return item.colour || field.as === 'tag' ? <Tag tone={item.colour}>{item.title}</Tag> : item.title;
}

function Filter({ field, id, value, onChange, operator }: FilterProps) {
  const options = useCodes(field);
  if (operator === 'in') {
    return <MultiSelect id={id} clearable placeholder="全部" options={options} value={listOf(value).flatMap((each) => codeOf(options, each) ?? [])} onChange={onChange} />;
  }
  return <Select id={id} clearable placeholder="全部" options={options} value={codeOf(options, value)} onChange={onChange} />;
}

export const view: FieldView = { Input, Cell, Filter };
