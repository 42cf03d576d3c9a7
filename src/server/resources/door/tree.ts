/** Rules of tree entities: a parent within the depth, never below itself; levels and spreading switches follow. */
import { sql } from 'kysely';
import { alive, own, quote } from '../resource';
import { lockTree } from './rows';
import type { Resource, StoredField, Visit } from '../types';

/** Deeper chains than any tree here; a guard against rows that were put into a circle behind the server's back. */
const deepest = 64;

export const parentField = (resource: Resource): StoredField | undefined =>
  resource.entity.tree && resource.stored.get(resource.entity.tree.parent);

/** First-level rows hold 0 or nothing as their parent. */
export const isRoot = (parent: unknown) => parent === null || parent === undefined || parent === '' || Number(parent) === 0;

/**
 * Ids from a row's parent up to the first level, nearest first. The rows stay locked against moving until the visit ends,
 * so that two moves cannot together form a circle.
 */
export async function ancestorIds(visit: Visit, resource: Resource, parent: unknown): Promise<(number | string)[]> {
  await lockTree(visit, resource);
  const up = parentField(resource)!;
  const ids: (number | string)[] = [];
  let next = parent;
  while (!isRoot(next) && ids.length < deepest) {
    const { rows } = await sql<{ id: number | string; parent: unknown }>`select ${resource.id.ref} as id, ${up.ref} as parent
      from ${resource.table} t where ${resource.id.ref} = ${next} and ${alive(resource)} for share`.execute(visit.db);
    const row = rows[0];
    if (!row) break;
    ids.push(resource.id.kind.fromSql(row.id, resource.id.field) as number | string);
    next = row.parent;
  }
  return ids;
}

/** Ids below a row with their distance from it (1: children). */
export async function descendants(visit: Visit, resource: Resource, id: unknown): Promise<{ id: number | string; depth: number }[]> {
  const up = quote(parentField(resource)!.column);
  const key = quote(resource.id.column);
  const table = quote(resource.tableName);
  const living = resource.softDelete ? `and not c.${quote(own.deleted)}` : '';
  const { rows } = await sql<{ id: unknown; depth: number }>`with recursive below as (
      select c.${sql.raw(key)} as id, 1 as depth from ${sql.raw(table)} c where c.${sql.raw(up)} = ${id} ${sql.raw(living)}
      union all
      select c.${sql.raw(key)}, below.depth + 1 from ${sql.raw(table)} c join below on c.${sql.raw(up)} = below.id
      where below.depth < ${sql.raw(String(deepest))} ${sql.raw(living)}
    ) select id, depth from below order by depth, id`.execute(visit.db);
  return rows.map((row) => ({ id: resource.id.kind.fromSql(row.id, resource.id.field) as number | string, depth: Number(row.depth) }));
}

/**
 * Judges a row's place.
 * @returns its level (the first is 1) and the levels of rows below it that change with it
 */
export async function place(
  visit: Visit, resource: Resource, parent: unknown, id?: unknown,
): Promise<{ level: number; below: { id: number | string; level: number }[] } | { error: string }> {
  const tree = resource.entity.tree!;
  const above = await ancestorIds(visit, resource, parent);
  if (id !== undefined && (String(parent) === String(id) || above.some((one) => String(one) === String(id)))) {
    return { error: '上级分类不能选当前分类' };
  }
  const level = above.length + 1;
  const below = id === undefined ? [] : await descendants(visit, resource, id);
  const deepestBelow = below.reduce((depth, row) => Math.max(depth, row.depth), 0);
  if (level + deepestBelow > tree.maxLevel) return { error: `最多只能有${tree.maxLevel}级` };
  return { level, below: below.map((row) => ({ id: row.id, level: level + row.depth })) };
}
