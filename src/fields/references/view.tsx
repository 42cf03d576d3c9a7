import { lazyControl } from '../../console/ui/lazyControl';
import type { ReferenceTreeProps } from '../../console/ui/ReferenceTree';
import { ReferenceNames, ReferenceSelect } from '../../console/ui/ReferenceSelect';
import { controlOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';

const idsOf = (value: unknown): (number | string)[] => (Array.isArray(value) ? value : []);

const ReferenceTree = lazyControl<ReferenceTreeProps>(() => import('../../console/ui/ReferenceTree'), 320);

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  if (field.as === 'tree') return <ReferenceTree {...controlOf(props)} aria-label={field.title} entity={field.to!} value={idsOf(value)} onChange={onChange} />;
  return (
    <ReferenceSelect
      {...controlOf(props)}
      multiple
      entity={field.to!}
      value={idsOf(value)}
      onChange={onChange}
      placeholder={input?.placeholder}
      leavesOnly={field.leavesOnly}
      max={field.maxItems}
      clearable
    />
  );
}

function Cell({ field, value }: CellProps) {
  const ids = idsOf(value);
  return ids.length ? <ReferenceNames entity={field.to!} ids={ids} /> : null;
}

/** One value that the list must contain. */
function Filter({ field, id, value, onChange }: FilterProps) {
  return <ReferenceSelect inline entity={field.to!} id={id} clearable placeholder="全部" value={Array.isArray(value) ? value[0] : value} onChange={onChange} />;
}

export const view: FieldView = { Input, Cell, Filter };
