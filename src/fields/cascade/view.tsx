import type { ReferenceNode } from '../../ui/ports/references';
import type { NodeId } from '../../ui/inputs/treeNodes';
import { TreeSelect } from '../../ui/inputs/TreeSelect';
import type { FieldOption, Scalar } from '../../engine/model';
import { controlOf, type CellProps, type FieldView, type InputProps } from '../view';
import { pathsIn, titlesAlong } from './kind';

/** Options of different branches may bear the same value, so a node is known by its whole path. */
const keyOf = (path: readonly unknown[]): string => JSON.stringify(path);

const nodesOf = (options: readonly FieldOption[], above: readonly Scalar[] = []): ReferenceNode[] =>
  options.map(({ value, title, disabled, children }) => ({
    id: keyOf([...above, value]), label: title, ...(disabled ? { disabled } : {}),
    ...(children && children.length > 0 ? { children: nodesOf(children, [...above, value]) } : {}),
  }));

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  const { clearable = !field.required, separator = '/', lastOnly } = input?.look ?? {};
  const titled = (id: NodeId) => {
    const titles = titlesAlong(field, pathOf(id));
    return lastOnly ? titles.at(-1) : titles.join(separator);
  };
  const chosen = pathsIn(value, field).map(keyOf);
  const tree = { ...controlOf(props), leavesOnly: true, nodes: nodesOf(field.options ?? []), placeholder: input?.placeholder, clearable, textOf: titled } as const;
  if (field.several) return <TreeSelect {...tree} multiple value={chosen} onChange={(ids) => onChange(ids.map(pathOf))} />;
  return <TreeSelect {...tree} value={chosen[0] ?? null} onChange={(id) => onChange(id === null ? [] : pathOf(id))} />;
}

const pathOf = (id: NodeId): unknown[] => JSON.parse(String(id)) as unknown[];

const Cell = ({ field, value }: CellProps) => pathsIn(value, field).map((path) => titlesAlong(field, path).join(' / ')).join('、');

export const view: FieldView = { Input, Cell };
