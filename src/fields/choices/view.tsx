import { MultiSelect } from '../../ui/inputs/MultiSelect';
import { CheckboxGroup } from '../../ui/inputs/RadioGroup';
import type { Scalar } from '../../engine/model';
import { codeOf, useCodes } from '../enumeration/codes';
import { Cell } from '../enumeration/view';
import { controlOf, type FieldView, type FilterProps, type InputProps } from '../view';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Few codes stand side by side, many in a list that opens. */
function Input(props: InputProps) {
  const { field, input, onChange } = props;
  const options = useCodes(field);
  const value = listOf(props.value).map((each) => codeOf(options, each) ?? (each as Scalar));
  if (field.as !== 'select') return <CheckboxGroup {...controlOf(props)} aria-label={field.title} options={options} value={value} onChange={onChange} drawnAs={input?.look?.choicesAs} max={field.maxItems} />;
  return <MultiSelect {...controlOf(props)} options={options} value={value} onChange={onChange} placeholder={input?.placeholder} clearable={input?.look?.clearable ?? !field.required} searchable={input?.look?.searchable} />;
}

function Filter({ field, id, value, onChange }: FilterProps) {
  const options = useCodes(field);
  return <MultiSelect id={id} clearable placeholder="全部" options={options} value={listOf(value).flatMap((each) => codeOf(options, each) ?? [])} onChange={onChange} />;
}

export const view: FieldView = { Input, Cell, Filter };
