/** Demo flash sales in every state, with goods in every state, entered and audited as operators and merchants would. */
import { productAuditStatus, productType } from '../../../../generated/codes';
import { fromSeconds } from '../../../engine/time/wallTime';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import type { House, Visit } from '../../resources/types';
import { addGoods, type Offered } from './seckillGoods';

const day = (days: number): string => fromSeconds(Math.floor(Date.now() / 1000) + days * 86_400).slice(0, 10);

/** Days from today, slots by name, and how many goods of which state. */
const sales = [
  { name: '年货节限时抢', from: -40, to: -33, slots: ['晚场'], isOpen: true, goods: 2, allQuota: 2, oneQuota: 1 },
  { name: '每日秒杀', from: -3, to: 27, slots: ['全天场'], isOpen: true, goods: 5, allQuota: 5, oneQuota: 2 },
  { name: '晚间特惠', from: -1, to: 12, slots: ['早场', '晚场'], isOpen: false, goods: 2, allQuota: 0, oneQuota: 0 },
  { name: '周末快闪', from: 30, to: 36, slots: ['上午场', '午后场'], isOpen: true, goods: 3, allQuota: 3, oneQuota: 0, proposed: 3 },
] as const;

/** Goods of one piece of stock or more, a few from each shop. */
async function waresOf({ db }: Visit, count: number): Promise<Offered[]> {
  const products = await db.selectFrom('product_product as p').innerJoin('merchant_merchant as m', 'm.id', 'p.mer_id').select(['p.id', 'p.price'])
    .where('p.is_show', '=', true).where('p.is_del', '=', false).where('p.is_recycle', '=', false).where('p.type', '=', productType.ordinary).where('p.stock', '>', 20).where('m.is_switch', '=', true)
    .where('p.audit_status', 'in', [productAuditStatus.exempt, productAuditStatus.approved]).orderBy('p.id').limit(count).execute();
  const specifications = await db.selectFrom('product_attr_value').select(['id', 'product_id', 'price', 'stock']).where('product_id', 'in', products.map(({ id }) => id)).where('price', '>', '0.10').orderBy('id').execute();
  return products.flatMap(({ id }, at) => {
    const attrValue = specifications.filter((row) => Number(row.product_id) === Number(id)).slice(0, 4).map((row) => ({ attrValueId: Number(row.id), quota: Math.min(20, row.stock), activityPrice: (Number(row.price) * 0.8).toFixed(2) }));
    return attrValue.some(({ quota }) => quota > 0) ? [{ id: Number(id), sort: count - at, attrValue }] : [];
  });
}

export async function seckillDemo(house: House): Promise<void> {
  await write(house, system, async (visit) => {
    const slots = new Map((await visit.db.selectFrom('marketing_seckill_time_interval').select(['id', 'name']).execute()).map(({ id, name }) => [name, Number(id)]));
    const wares = await waresOf(visit, 20);
    if (wares.length === 0) return;
    const goods = visit.of('marketing/seckillProduct');
    for (const { name, from, to, slots: named, isOpen, goods: number, allQuota, oneQuota, ...more } of sales) {
      const timeIntervals = named.flatMap((slot) => slots.get(slot) ?? []);
      if (timeIntervals.length === 0) continue;
      const activity = await visit.of('marketing/seckillActivity').create({ name, startDate: day(from), endDate: day(to), timeIntervals, allQuota, oneQuota, proCategory: ['0'], merStars: 1 }, { title: '新增秒杀活动' });
      const made = await addGoods(visit, activity, wares.splice(0, number), true);
      const proposed = 'proposed' in more ? await addGoods(visit, activity, wares.splice(0, more.proposed), false) : [];
      if (isOpen && made.length > 0) await visit.of('marketing/seckillActivity').assign(activity.id, { isOpen }, { title: '开启秒杀活动' });
      if (proposed.length > 1) await goods.move(proposed[1], 'refuse', { reason: '限量过少，请增加后重新提交' }, { title: '秒杀商品审核' });
      if (made.length > 4) await goods.move(made[4], 'down', {}, { title: '秒杀商品下架' });
    }
  });
}
