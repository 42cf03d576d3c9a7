import { useEnumeration } from '../../ui/ports/enumerations';
import { RadioGroup } from '../../ui/inputs/RadioGroup';
import { Select } from '../../ui/inputs/Select';
import { Switch } from '../../ui/inputs/Switch';
import { Tag } from '../../ui/display/Tag';
import type { FieldModel } from '../../engine/model';
import { controlOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';
import { isOn, stateLabels } from './SwitchCell';

function Input(props: InputProps) {
  const { field, input } = props;
  const ofEnumeration = stateLabels(useEnumeration(field.enumeration));
  const labels = labelsOf(field) ?? ofEnumeration;
  if (field.as === 'radio') {
    const options = [{ value: true, label: labels.on }, { value: false, label: labels.off }];
    return <RadioGroup {...controlOf(props)} aria-label={field.title} options={options} value={isOn(props.value)} onChange={props.onChange} />;
  }
  return <Switch {...controlOf(props)} checked={isOn(props.value)} labels={labels} colours={input?.look?.colours} onChange={props.onChange} />;
}

/** States that are written down in place, the one for on first. */
function labelsOf({ options }: FieldModel): { on: string; off: string } | undefined {
  const [on, off] = options ?? [];
  return on && off && { on: on.title, off: off.title };
}

function Cell({ field, value }: CellProps) {
  const ofEnumeration = stateLabels(useEnumeration(field.enumeration));
  const labels = labelsOf(field) ?? ofEnumeration;
  if (value === null || value === undefined) return null;
  return <Tag tone={isOn(value) ? 'success' : 'info'}>{isOn(value) ? labels.on : labels.off}</Tag>;
}

function Filter({ field, id, value, onChange }: FilterProps) {
  const labels = stateLabels(useEnumeration(field.enumeration));
  const chosen = value === null || value === undefined || value === '' ? null : isOn(value);
  return (
    <Select
      id={id}
      clearable
      placeholder="全部"
      options={[{ value: true, label: labels.on }, { value: false, label: labels.off }]}
      value={chosen}
      onChange={onChange}
    />
  );
}

export const view: FieldView = { Input, Cell, Filter };
