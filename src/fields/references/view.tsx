import { use } from 'react';
import { lazyControl } from '../../ui/inputs/lazyControl';
import type { ReferenceTreeProps } from '../../ui/inputs/ReferenceTree';
import { NumberInput } from '../../ui/inputs/NumberInput';
import { ReferenceNames, ReferenceSelect } from '../../ui/inputs/ReferenceSelect';
import { ChosenRecordsContext } from '../../ui/ports/chosen';
import { PickerContext } from '../../ui/ports/picker';
import { targetOf, useOwnTarget } from '../reference/target';
import { controlOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';

const idsOf = (value: unknown): (number | string)[] => (Array.isArray(value) ? value : []);

const ReferenceTree = lazyControl<ReferenceTreeProps>(() => import('../../ui/inputs/ReferenceTree'), 320);

function Input(props: InputProps) {
  const { field, input, value, onChange, values } = props;
  const Chosen = use(ChosenRecordsContext);
  const picker = use(PickerContext);
  const entity = targetOf(field, values);
  useOwnTarget(entity, () => onChange([]));
  if (field.as === 'tree') return <ReferenceTree {...controlOf(props)} aria-label={field.title} entity={field.to!} value={idsOf(value)} onChange={onChange} />;
  // Where the other field points nowhere, the rule is a plain number.
  if (entity === undefined) {
    const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);
    return <NumberInput {...controlOf(props)} text={String(idsOf(value)[0] ?? '')} onText={(text) => onChange(digits(text) === '' ? [] : [Number(digits(text))])} minimum={1} />;
  }
  if (field.maxItems === 1) {
    return (
      <ReferenceSelect key={entity} {...controlOf(props)} entity={entity} value={idsOf(value)[0] ?? null} onChange={(id) => onChange(id === null ? [] : [id])}
        placeholder={input?.placeholder} leavesOnly={field.leavesOnly} clearable />
    );
  }
  if (field.as === 'table' && Chosen && picker?.has(entity)) {
    const { id, error, onBlur, disabled, onLeftOut } = props;
    const describedBy = [field.help && `${id}-help`, error && `${id}-message`].filter(Boolean).join(' ') || undefined;
    return <Chosen key={entity} {...{ id, describedBy, entity, onChange, onBlur, disabled, onLeftOut }} title={field.title} ids={idsOf(value)} max={field.maxItems} />;
  }
  return (
    <ReferenceSelect
      key={entity}
      {...controlOf(props)}
      multiple
      entity={entity}
      value={idsOf(value)}
      onChange={onChange}
      placeholder={input?.placeholder}
      leavesOnly={field.leavesOnly}
      max={field.maxItems}
      clearable
    />
  );
}

function Cell({ field, value, record }: CellProps) {
  const ids = idsOf(value);
  const entity = targetOf(field, record);
  if (!ids.length) return null;
  return entity ? <ReferenceNames entity={entity} ids={ids} /> : ids.join('、');
}

/** One value that the list must contain. */
function Filter({ field, id, value, onChange }: FilterProps) {
  return <ReferenceSelect inline entity={field.to!} id={id} clearable placeholder="全部" value={Array.isArray(value) ? value[0] : value} onChange={onChange} />;
}

export const view: FieldView = { Input, Cell, Filter };
