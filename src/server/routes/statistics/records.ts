import { sql, type RawBuilder } from 'kysely';
import type { RecordCount } from '../../../engine/extension/statistics';
import { type Caller, isAdmin, may } from '../../calls/caller';
import type { House } from '../../resources/house';
import { alive, type Resource } from '../../resources/resource';

/** A shop's own data that the caller may list: what has a screen, without the pieces shown for demonstration. */
function isListed({ entity }: Resource, caller: Caller): boolean {
  const list = entity.endpoints.find(({ name }) => name === entity.list?.endpoint);
  if (!entity.route || !list || entity.demoOnly) return false;
  if (list.adminOnly && !isAdmin(caller)) return false;
  return list.permission === 'signed-in' || may(caller, list.permission);
}

/** How many records each list holds; deleted ones are not counted. */
export async function recordCounts(house: House, caller: Caller): Promise<RecordCount[]> {
  const listed = [...house.resources.values()].filter((resource) => isListed(resource, caller));
  if (listed.length === 0) return [];
  const counts = listed.map((resource, index): RawBuilder<{ index: number; total: number }> =>
    sql`select ${sql.lit(index)}::int as index, count(*)::int as total from ${resource.table} t where ${alive(resource)}`);
  const { rows } = await sql<{ index: number; total: number }>`${sql.join(counts, sql` union all `)}`.execute(house.sql);
  return rows.sort((left, right) => left.index - right.index).map(({ index, total }) => {
    const { key, title, route } = listed[index]!.entity;
    return { key, title, path: route!, total };
  });
}
