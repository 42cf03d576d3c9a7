/** What lies on the cards of goods just now: the frame and the strip of running activities (atmosphere and border sheet). */
import { sql } from 'kysely';
import { activityScope, activityStyleType } from '../../../../generated/codes';
import type { ShopProduct } from '../../../engine/extension/shop';
import type { House } from '../../resources/types';
import { wallNow } from '../../sql/clock';
import { named } from '../../sql/named';

const [styles, s] = named('marketing_activity_style', 's');
const [goods, p] = named('product_product', 't');
const [categories, k] = named('product_category', 'k');

type Dress = Pick<ShopProduct, 'border' | 'atmosphere'>;

/**
 * One that is for all goods comes first, then those of the product itself, its brand, its category (with all above it) and its merchant, which
 * is the order of the codes; of several the one that was changed last. The clock is asked, not the stored state, which follows within a minute.
 * @returns by product; none where nothing lies on it
 */
export async function dressOf(house: House, ids: readonly number[]): Promise<ReadonlyMap<number, Dress>> {
  const lineage = sql`array(with recursive above(id, pid) as (
      select ${k.id}, ${k.pid} from ${categories} where ${k.id} = ${p.category_id}
      union select ${k.id}, ${k.pid} from ${categories} join above on ${k.id} = above.pid
    ) select id from above)`;
  const { rows } = await sql<{ id: number; type: number; style: string }>`select distinct on (${p.id}, ${s.type}) ${p.id} as id, ${s.type} as type, ${s.style} as style
    from ${goods} join ${styles} on ${s.status} and not ${s.is_del} and ${wallNow} between ${s.starttime} and ${s.endtime} and (case ${s.method}
      when ${sql.lit(activityScope.all)} then true
      when ${sql.lit(activityScope.product)} then ${p.id} = any(${s.products})
      when ${sql.lit(activityScope.brand)} then ${p.brand_id} = any(${s.products})
      when ${sql.lit(activityScope.category)} then ${s.products} && ${lineage}
      else ${p.mer_id} = any(${s.products}) end)
    where ${p.id} = any(${ids}::bigint[])
    order by ${p.id}, ${s.type}, ${s.method}, ${s.updatetime} desc, ${s.id} desc`.execute(house.sql);
  const found = new Map<number, Dress>();
  for (const { id, type, style } of rows) found.set(id, { ...found.get(id), [type === activityStyleType.border ? 'border' : 'atmosphere']: style });
  return found;
}
