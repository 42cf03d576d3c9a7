import { Select } from '../../ui/inputs/Select';
import { ReferenceNames, ReferenceSelect } from '../../ui/inputs/ReferenceSelect';
import { targetOf, useOwnTarget } from './target';
import { controlOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange, values } = props;
  const entity = targetOf(field, values);
  const control = controlOf(props);
  useOwnTarget(entity, () => onChange(null));
  if (entity === undefined) return <Select {...control} disabled options={[]} value={null} onChange={onChange} placeholder={input?.placeholder} />;
  return <ReferenceSelect key={entity} {...control} entity={entity} value={value} onChange={onChange} placeholder={input?.placeholder} leavesOnly={field.leavesOnly} topOnly={field.topOnly} clearable={!field.required} />;
}

const idsOf = (value: unknown): (number | string)[] => (Array.isArray(value) ? value : []);

function Cell({ field, value, record }: CellProps) {
  const entity = targetOf(field, record);
  if (entity === undefined || (typeof value !== 'number' && typeof value !== 'string') || value === '') return null;
  return <ReferenceNames entity={entity} ids={[value]} />;
}

function Filter({ field, id, value, onChange, operator }: FilterProps) {
  const entity = targetOf(field, undefined) ?? Object.values(field.toBy?.map ?? {})[0];
  if (operator === 'in') return <ReferenceSelect inline multiple entity={entity} id={id} clearable placeholder="全部" value={idsOf(value)} onChange={onChange} />;
  return <ReferenceSelect inline entity={entity} id={id} clearable placeholder="全部" value={value} onChange={onChange} />;
}

export const view: FieldView = { Input, Cell, Filter };
