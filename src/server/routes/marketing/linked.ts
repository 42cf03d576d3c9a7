/** What a coupon is for, in words: names of its products, its category, its brand or its merchants. */
import { sql } from 'kysely';
import { resourceOf } from '../../resources/resource';
import type { House, Row } from '../../resources/types';

/** @param record as it is answered: its references as a comma list */
export async function named(house: House, { category, linkedData }: Row): Promise<string> {
  const key = resourceOf(house, 'marketing/coupon').fields.get('linkedData')?.toBy?.map[String(category)];
  const target = key === undefined ? undefined : house.resources.get(key);
  const name = target?.stored.get(target.entity.display)?.ref;
  const ids = String(linkedData ?? '').split(',').filter((id) => id !== '');
  if (!target || !name || ids.length === 0) return '';
  const { rows } = await sql<{ name: string }>`select ${name} as name from ${target.table} t
    where ${target.id.ref} = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], ${target.id.ref})`.execute(house.sql);
  return rows.map((row) => row.name).join('、');
}
