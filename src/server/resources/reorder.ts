/** Moves a tree row under a parent and before a sibling, renumbering the siblings as the list is sorted. */
import { sql } from 'kysely';
import { invalid } from '../refusal';
import { all, equals } from './condition';
import { assignRecord } from './door/door';
import type { Options } from './typed';
import { lockRow, lockRows, missing } from './door/rows';
import { isRoot, parentField } from './door/tree';
import { sameTree } from './parts';
import type { Resource, Visit } from './types';
import { alive } from './resource';

export interface Placement {
  id: unknown;
  parent: unknown;
  /** The sibling that follows; null: last. */
  before: unknown;
}

/** The numbers of siblings in their new order, within the field's bounds and in the list's direction. */
export function renumbered(count: number, minimum: number, descending: boolean): number[] {
  const numbers = Array.from({ length: count }, (_, at) => Math.max(minimum, 1) + at);
  return descending ? numbers.reverse() : numbers;
}

/** @throws Refusal when the entity is not reordered, the sibling is not under the parent, or the numbers run out */
export async function reorder(visit: Visit, resource: Resource, placement: Placement, options: Options): Promise<void> {
  const { tree, list } = resource.entity;
  const parent = parentField(resource);
  const number = tree?.reorder === undefined ? undefined : resource.stored.get(tree.reorder);
  if (!tree || !parent || !number) throw missing(resource);
  const row = await lockRow(visit, resource, placement.id);
  const target = isRoot(placement.parent) ? 0 : placement.parent;
  if (String(row.record[tree.parent] ?? 0) !== String(target)) {
    await assignRecord(visit, resource, row.id, { [tree.parent]: target }, options);
  }
  const under = isRoot(target) ? sql<boolean>`coalesce(${parent.ref}, 0) = 0` : equals(parent, target);
  const descending = list?.sort.find((criterion) => criterion.field === number.field.name)?.order === 'desc';
  const siblings = await lockRows(visit, resource, all([under, alive(resource), ...sameTree(resource, row.record)]));
  const value = (record: Record<string, unknown>) => Number(record[number.field.name] ?? 0) * (descending ? -1 : 1);
  const others = siblings.filter((one) => one.id !== row.id)
    .sort((left, right) => value(left.record) - value(right.record) || Number(left.id) - Number(right.id));
  const at = placement.before === null || placement.before === undefined
    ? others.length : others.findIndex((one) => String(one.id) === String(placement.before));
  if (at < 0) throw invalid([{ field: 'before', message: '目标位置已变化，请刷新后重试' }]);
  const ordered = [...others.slice(0, at).map((one) => one.id), row.id, ...others.slice(at).map((one) => one.id)];
  const numbers = renumbered(ordered.length, number.field.minimum ?? 1, descending);
  if (Math.max(...numbers) > (number.field.maximum ?? Number.MAX_SAFE_INTEGER)) {
    throw invalid([{ field: number.field.name, message: `${number.field.title}不能超过${number.field.maximum}` }]);
  }
  for (const [index, id] of ordered.entries()) {
    await assignRecord(visit, resource, id, { [number.field.name]: numbers[index] }, options);
  }
}
