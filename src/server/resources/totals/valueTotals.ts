/** Records of a list by the value of a field, as its kept totals tell, or counted while these are not known to be right. */
import { sql } from 'kysely';
import { all, conditionSql } from '../condition';
import { alive } from '../resource';
import type { House, Resource } from '../types';
import { keyOf } from './kept';
import { keptByKey } from './read';

/** How many records hold a value, as text; `''` where they hold none. */
export interface ValueTotal {
  value: string;
  count: number;
}

/**
 * The values that records of a list hold in a field, the most frequent first.
 * @param field the totals of the list must be kept by it
 */
export async function valueTotals(db: House['sql'], resource: Resource, field: string): Promise<ValueTotal[]> {
  const list = resource.keptList;
  const before = list && keyOf(list, { by: { field, value: '' } });
  if (!list || before === undefined) throw new Error(`${resource.key}: no totals by ${field} are kept`);
  const total = keyOf(list, {})!;
  const kept = await keptByKey(db, list, sql<boolean>`key = ${total} or left(key, ${before.length}) = ${before}`);
  const found = kept ? keptValues(kept, total, before) : await counted(db, resource, field);
  return found.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/** Records without a value count in the total of all alone. */
function keptValues(totals: Readonly<Record<string, number>>, total: string, before: string): ValueTotal[] {
  const { [total]: all = 0, ...byKey } = totals;
  const values = new Map(Object.entries(byKey).map(([key, count]) => [key.slice(before.length), count]));
  const without = all - [...values.values()].reduce((sum, count) => sum + count, 0);
  return [...values.set('', (values.get('') ?? 0) + without)].map(([value, count]) => ({ value, count }));
}

async function counted(db: House['sql'], resource: Resource, field: string): Promise<ValueTotal[]> {
  const { rows } = await sql<ValueTotal>`select coalesce(${resource.stored.get(field)!.ref}::text, '') as value, count(*)::int as count
    from ${resource.table} t where ${all([alive(resource), ...resource.keptList!.where.map((where) => conditionSql(resource, where))])} group by 1`.execute(db);
  return rows;
}
