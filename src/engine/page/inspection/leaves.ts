/** Every value that a shopper would see of a page, one by one, with its field. */
import type { FieldModel } from '../../model';
import { holds } from '../../rules/holds';
import { isShown, readValues } from '../controls';
import type { Row } from '../controls/rowList';
import type { Values } from '../controls/values';
import { isHidden, type PageDocument, type WidgetNode } from '../document';
import { modelOf } from '../rules';
import type { GroupModel, WidgetModel } from '../widget';

export interface Leaf {
  group: GroupModel;
  field: FieldModel;
  value: unknown;
  /** What stands beside it: the values of the widget, or of its row. */
  beside: Values;
  /** From 0; absent where it is no part of a row. */
  row?: number;
}

export interface Inspected {
  node: WidgetNode;
  model: WidgetModel;
  values: Values;
  leaves: Leaf[];
}

/** Pictures of a cube by its style (page design, 图片魔方). */
const cells = [1, 2, 3, 3, 4, 4];

/** The widgets that are drawn and known. */
export function inspected({ widgets }: PageDocument, catalogue: readonly WidgetModel[]): Inspected[] {
  return widgets.filter(({ saved }) => !isHidden(saved)).flatMap((node) => {
    const model = modelOf(catalogue, node.saved);
    if (!model) return [];
    const values = readValues(model, node.saved);
    const groups = model.groups.filter((group) => !group.hidden && isShown(group, node.saved, values));
    return [{ node, model, values, leaves: groups.flatMap((group) => leavesOf(group, values)) }];
  });
}

function leavesOf(group: GroupModel, values: Values): Leaf[] {
  const { field } = group;
  const value = values[group.key];
  const own: Leaf = { group, field, value, beside: values };
  if (field.kind !== 'childTable' || isProducts(field)) return [own];
  return [own, ...drawnRows(group, values).flatMap(({ row, index }) => (field.fields ?? []).filter(({ when }) => holds(when, row)).map((each): Leaf => ({ group, field: each, value: row[each.name], beside: row, row: index })))];
}

/** The rows that are not switched off, and for which there is room. */
export function drawnRows(group: GroupModel, values: Values): { row: Row; index: number }[] {
  const rows = (values[group.key] as Row[]).map((row, index) => ({ row, index }));
  return group.control === 'cells' ? rows.slice(0, cells[Number(values.tabConfig)]) : rows.filter(({ row }) => row.status !== false);
}

/** Picked products are one value: what is said of them is not entered here. */
export const isProducts = ({ kind, to }: FieldModel): boolean => kind === 'childTable' && to !== undefined;
