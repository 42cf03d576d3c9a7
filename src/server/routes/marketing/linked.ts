/** What a coupon is for, in words: names of its products, its category, its brand or its merchants. */
import { sql } from 'kysely';
import { resourceOf } from '../../resources/resource';
import type { House, Row } from '../../resources/types';

/** @param record as it is answered: its references as a comma list */
export async function named(house: House, { category, linkedData }: Row): Promise<string> {
  const { toBy } = resourceOf(house, 'marketing/coupon').fields.get('linkedData')!;
  const key = toBy?.map[String(category)];
  const target = key === undefined ? undefined : house.resources.get(key);
  const ids = String(linkedData ?? '').split(',').filter((id) => id !== '');
  if (!target || ids.length === 0) return '';
  const { rows } = await sql<{ name: string }>`select ${target.stored.get(target.entity.display)!.ref} as name from ${target.table} t
    where ${target.id.ref} = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], ${target.id.ref})`.execute(house.sql);
  return rows.map(({ name }) => name).join('、');
}
