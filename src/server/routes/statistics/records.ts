import { sql, type RawBuilder } from 'kysely';
import type { RecordCount } from '../../../engine/extension/statistics';
import type { Caller } from '../../calls/caller';
import { judge } from '../../calls/judge';
import { all } from '../../resources/condition';
import type { House, Resource } from '../../resources/types';
import { baseOf } from '../../resources/reads';

/** The call that fills the screen of an entity. */
const listOf = ({ entity }: Resource) => entity.endpoints.find(({ name }) => name === entity.list?.endpoint);

/** A shop's own data that the caller may list: the address of its screen, without the pieces shown for demonstration. */
function addressOf(resource: Resource, caller: Caller): string | undefined {
  const { route, demoOnly } = resource.entity;
  const list = listOf(resource);
  return !demoOnly && list !== undefined && judge(caller, list).allowed ? route : undefined;
}

/** How many records each list holds when nothing is filtered; deleted ones are not counted. */
export async function recordCounts(house: House, caller: Caller): Promise<RecordCount[]> {
  const listed = [...house.resources.values()].flatMap((resource) => {
    const path = addressOf(resource, caller);
    return path ? [{ resource, path }] : [];
  });
  if (listed.length === 0) return [];
  const counts = listed.map(({ resource }, index): RawBuilder<{ index: number; total: number }> =>
    sql`select ${sql.lit(index)}::int as index, count(*)::int as total from ${resource.table} t where ${all(baseOf(resource, listOf(resource)))}`);
  const { rows } = await sql<{ index: number; total: number }>`${sql.join(counts, sql` union all `)}`.execute(house.sql);
  return rows.sort((left, right) => left.index - right.index).map(({ index, total }) => {
    const { resource: { entity: { key, title } }, path } = listed[index];
    return { key, title, path, total };
  });
}
