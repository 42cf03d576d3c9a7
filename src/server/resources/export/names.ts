/** The names that the rows of an export tell in place of ids. */
import { sql, type RawBuilder } from 'kysely';
import type { FieldModel } from '../../../engine/model';
import { quote } from '../resource';
import type { House, Resource } from '../types';

type Row = Record<string, unknown>;

/** Display names per entity and id; undefined where a record has none. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;

function pathSql(target: Resource, ids: readonly string[]): RawBuilder<{ id: unknown; name: string }> {
  const { tree, display } = target.entity;
  const name = sql.raw(`t.${quote(target.stored.get(display)?.column ?? target.id.column)}::text`);
  const wanted = sql`${target.id.ref} = any(${ids}::${sql.raw(target.id.type)}[])`;
  const parent = tree && target.stored.get(tree.parent);
  if (!parent) return sql`select ${target.id.ref} as id, ${name} as name from ${target.table} t where ${wanted}`;
  return sql`with recursive path as (
      select ${target.id.ref} as id, ${parent.ref} as up, ${name} as name, 1 as depth from ${target.table} t where ${wanted}
      union all
      select path.id, ${parent.ref}, ${name} || '/' || path.name, path.depth + 1 from path join ${target.table} t on ${target.id.ref} = path.up
      where path.depth < 64
    ) select distinct on (id) id, name from path order by id, depth desc`;
}

/** Names of one entity that are kept before they are let go of. */
const mostNames = 10_000;

/**
 * The display names that records, and the rows of their child tables, need; a tree's is its whole path.
 *
 * @returns asks for the names of records; those that were asked for before are not asked for again
 */
export function namesOf(house: House, resource: Resource): (records: readonly Row[]) => Promise<Names> {
  const stored = [...resource.stored.values()].map(({ field }) => field);
  const own = stored.filter(({ to, toBy }) => to !== undefined || toBy !== undefined);
  const below = stored.map(({ name, fields = [] }) => ({ name, inner: fields.filter(({ to }) => to !== undefined) })).filter(({ inner }) => inner.length > 0);
  const names = new Map<string, Map<string, string | undefined>>();
  return async (records) => {
    for (const [key, known] of names) if (known.size > mostNames) names.delete(key);
    const missing = new Map<string, string[]>();
    const note = ({ name, to, toBy }: FieldModel, record: Row) => {
      const key = to ?? toBy?.map[String(record[toBy.field])];
      if (key === undefined) return;
      const known = names.get(key) ?? new Map<string, string | undefined>();
      const ids = missing.get(key) ?? [];
      names.set(key, known);
      missing.set(key, ids);
      for (const id of [record[name]].flat()) {
        if (id === null || id === undefined || id === '' || id === 0 || known.has(String(id))) continue;
        known.set(String(id), undefined);
        ids.push(String(id));
      }
    };
    for (const record of records) {
      for (const field of own) note(field, record);
      for (const { name, inner } of below) for (const row of Array.isArray(record[name]) ? record[name] as Row[] : []) for (const field of inner) note(field, row);
    }
    for (const [key, ids] of missing) {
      const target = house.resources.get(key);
      if (!target || ids.length === 0) continue;
      const { rows } = await pathSql(target, ids).execute(house.sql);
      for (const row of rows) names.get(key)?.set(String(row.id), row.name);
    }
    return names;
  };
}
