/** Flash sales and group activities, made past the calls that an operator and a merchant would make. */
import { fromSeconds } from '../../../src/engine/time/wallTime';
import type { Goods, Row } from './goods';

const day = (days: number): string => fromSeconds(Date.now() / 1000 + days * 86_400).slice(0, 10);

interface Sold {
  goods: Goods;
  /** On sale, with one specification. */
  productId: number;
}

/** @returns the goods of a sale at 59.00 元, open all day from yesterday to tomorrow unless told otherwise */
export async function flashSale({ goods, productId }: Sold, { activity = {}, goods: own = {}, quota = 4, quotaShow = 10, stock = 100, slot = ['00:00', '24:00'] }: { activity?: Row; goods?: Row; quota?: number; quotaShow?: number; stock?: number; slot?: readonly string[] } = {}): Promise<number> {
  const [startTime, endTime] = slot;
  const found = await goods.server.app.sql.selectFrom('marketing_seckill_time_interval').select('id').where('start_time', '=', `${startTime}:00`).where('end_time', '=', `${endTime}:00`).executeTakeFirst();
  const slotId = found ? Number(found.id) : await goods.create('marketing/seckillTimeInterval', { name: `${startTime}场`, startTime, endTime, status: true });
  const activityId = await goods.create('marketing/seckillActivity', { name: '整点抢购', startDate: day(-1), endDate: day(1), timeIntervals: [slotId], allQuota: 0, oneQuota: 0, proCategory: ['0'], merStars: 1, isOpen: true, ...activity });
  const id = await goods.create('marketing/seckillProduct', { activityId, productId, merId: goods.references.merId, seckillPrice: '59.00', auditStatus: 2, isShow: true, ...own });
  const masterId = await goods.create('product/attrValue', { productId, sku: `秒${activityId}`, price: '99.00', stock });
  await goods.create('marketing/seckillAttrValue', { seckillProductId: id, masterId, productId, quota, quotaShow, price: '59.00' });
  return id;
}

/** @returns the cheapest specification of a product in an activity for two, at 39.00 元, that runs unless told otherwise */
export async function groupSale({ goods, productId }: Sold, activity: Row = {}, quota = 5, stock = 100): Promise<number> {
  const groupActivityId = await goods.create('marketing/groupActivity', {
    groupName: '两人拼', merId: goods.references.merId, startTime: '2020-01-01 00:00:00', endTime: '2099-01-01 00:00:00', validHour: 24, buyCount: 2, groupStatus: 4, ...activity,
  });
  const offer = (sku: string, activePrice: string) => goods.create('product/attrValue', { productId, sku, price: '99.00', stock })
    .then((skuId) => goods.create('marketing/groupActivitySku', { groupActivityId, productId, skuId, activePrice, quotaShow: 5, quota }));
  await offer(`大${groupActivityId}`, '49.00');
  return offer(`小${groupActivityId}`, '39.00');
}
