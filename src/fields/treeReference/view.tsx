import { ReferenceNames, ReferenceSelect } from '../../ui/inputs/ReferenceSelect';
import type { FieldModel } from '../../engine/model';
import { controlOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';

/** A field whose default is the root (0) places the record itself in the tree: it is the parent field. */
const placesRecord = (field: FieldModel) => field.default === 0 && !field.leavesOnly;

function Input(props: InputProps) {
  const { field, input, value, onChange, values, mode } = props;
  const parent = placesRecord(field);
  const self = mode === 'edit' ? values?.id : undefined;
  return (
    <ReferenceSelect
      {...controlOf(props)}
      entity={field.to!}
      value={value}
      onChange={onChange}
      placeholder={input?.placeholder}
      leavesOnly={field.leavesOnly}
      withRoot={parent}
      self={parent && (typeof self === 'number' || typeof self === 'string') ? self : undefined}
      clearable={!field.required}
    />
  );
}

function Cell({ field, value }: CellProps) {
  if ((typeof value !== 'number' && typeof value !== 'string') || value === '' || value === 0) return null;
  return <ReferenceNames entity={field.to!} ids={[value]} />;
}

function Filter({ field, id, value, onChange }: FilterProps) {
  return <ReferenceSelect inline entity={field.to!} id={id} leavesOnly={field.leavesOnly} clearable placeholder="全部" value={value} onChange={onChange} />;
}

export const view: FieldView = { Input, Cell, Filter };
