import { useEnumeration } from '../../console/ui/enumerations';
import { RadioGroup } from '../../console/ui/RadioGroup';
import { Select } from '../../console/ui/Select';
import { Switch } from '../../console/ui/Switch';
import { Tag } from '../../console/ui/Tag';
import { controlOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';
import { isOn, stateLabels } from './SwitchCell';

function Input(props: InputProps) {
  const labels = stateLabels(useEnumeration(props.field.enumeration));
  if (props.field.as === 'radio') {
    const options = [{ value: true, label: labels.on }, { value: false, label: labels.off }];
    return <RadioGroup {...controlOf(props)} aria-label={props.field.title} options={options} value={isOn(props.value)} onChange={props.onChange} />;
  }
  return <Switch {...controlOf(props)} checked={isOn(props.value)} labels={labels} onChange={props.onChange} />;
}

function Cell({ field, value }: CellProps) {
  const labels = stateLabels(useEnumeration(field.enumeration));
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
