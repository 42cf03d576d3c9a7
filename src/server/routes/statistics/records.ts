import { sql, type RawBuilder } from 'kysely';
import type { RecordCount } from '../../../engine/extension/statistics';
import type { Caller } from '../../calls/caller';
import { judge } from '../../calls/judge';
import { all } from '../../resources/condition';
import type { House, Resource } from '../../resources/types';
import { baseOf } from '../../resources/reads';

/** The call that fills the screen of an entity. */
const listOf = ({ entity }: Resource) => entity.endpoints.find(({ name }) => name === entity.list?.endpoint);

/** A shop's own data that the caller may list: what has a screen, without the pieces shown for demonstration. */
function isListed(resource: Resource, caller: Caller): boolean {
  const { route, demoOnly } = resource.entity;
  const list = listOf(resource);
  return Boolean(route) && !demoOnly && list !== undefined && judge(caller, list).allowed;
}

/** How many records each list holds when nothing is filtered; deleted ones are not counted. */
export async function recordCounts(house: House, caller: Caller): Promise<RecordCount[]> {
  const listed = [...house.resources.values()].filter((resource) => isListed(resource, caller));
  if (listed.length === 0) return [];
  const counts = listed.map((resource, index): RawBuilder<{ index: number; total: number }> =>
    sql`select ${sql.lit(index)}::int as index, count(*)::int as total from ${resource.table} t where ${all(baseOf(resource, listOf(resource)))}`);
  const { rows } = await sql<{ index: number; total: number }>`${sql.join(counts, sql` union all `)}`.execute(house.sql);
  return rows.sort((left, right) => left.index - right.index).map(({ index, total }) => {
    const { key, title, route } = listed[index].entity;
    return { key, title, path: route!, total };
  });
}
