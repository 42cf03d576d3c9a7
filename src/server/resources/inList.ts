/** Which of some records a list could show, by its own filters. */
import { sql } from 'kysely';
import { invalid } from '../refusal';
import { askedQuery } from './asked';
import type { Sql } from '../sql/connect';
import { listOf } from './listed';
import { type Asker, reachable } from './parts';
import { baseOf, listPlan } from './reads';
import type { Resource } from './types';
import { rowsSql } from './select';

/**
 * @param filter JSON text of the query that the list is read with
 * @param ids of records that may be there or not
 * @returns the ids of those that the list holds, on whatever page
 * @throws Refusal when the filter is no query
 */
export async function listedOf(db: Sql, resource: Resource, asker: Asker, filter: string, ids: readonly (number | string)[]): Promise<Set<string>> {
  const list = listOf(resource);
  if (!list) return new Set(ids.map(String));
  const { page: _page, limit: _limit, ...wanted } = readFilter(filter);
  const { where, order } = await askedQuery(db, listPlan(resource, list), wanted, asker, list);
  const named = sql<boolean>`${resource.id.ref} = any(${ids}::${sql.raw(resource.id.type)}[])`;
  const { rows } = await rowsSql(resource, sql`${resource.id.ref} as id`, { where: [...baseOf(resource, list), ...reachable(resource, asker), ...where, named], order }).execute(db);
  return new Set(rows.map(({ id }) => String(id)));
}

function readFilter(text: string): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(text);
    if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) return filter as Record<string, unknown>;
  } catch {
    // Told below, with everything else that is no query.
  }
  throw invalid([{ field: 'filter', message: '筛选条件格式不正确' }]);
}
