import type { ReferenceNode } from '../../console/ui/references';
import { TreeSelect } from '../../console/ui/TreeSelect';
import type { FieldOption, Scalar } from '../../engine/model';
import { controlOf, type CellProps, type FieldView, type InputProps } from '../view';
import { titlesAlong } from './kind';

/** Options of different branches may bear the same value, so a node is known by its whole path. */
const keyOf = (path: readonly unknown[]): string => JSON.stringify(path);

const nodesOf = (options: readonly FieldOption[], above: readonly Scalar[] = []): ReferenceNode[] =>
  options.map(({ value, title, disabled, children }) => ({
    id: keyOf([...above, value]), label: title, ...(disabled ? { disabled } : {}),
    ...(children && children.length > 0 ? { children: nodesOf(children, [...above, value]) } : {}),
  }));

const pathIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  const path = pathIn(value);
  return (
    <TreeSelect
      {...controlOf(props)} leavesOnly nodes={nodesOf(field.options ?? [])} placeholder={input?.placeholder} clearable={!field.required}
      value={path.length > 0 ? keyOf(path) : null} nameOf={() => titlesAlong(field, path).join('/')}
      onChange={(id) => onChange(id === null ? [] : JSON.parse(String(id)))}
    />
  );
}

const Cell = ({ field, value }: CellProps) => titlesAlong(field, pathIn(value)).join(' / ');

export const view: FieldView = { Input, Cell };
