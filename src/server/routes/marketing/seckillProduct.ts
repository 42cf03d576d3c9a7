/** Goods of flash sales: proposed by their merchants, and priced anew by the platform. */
import { activityStatus, seckillAuditStatus } from '../../../../generated/codes';
import { codes } from '../../../engine/envelope';
import { centsOf } from '../../../engine/format/money';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import { seckillDemo } from './seckillDemo';
import { addGoods } from './seckillGoods';

/** @throws Refusal at the row that is no specification of the product; then no price is changed */
async function price(visit: Visit, id: number, rows: readonly { id: number; activityPrice: string }[], at: number): Promise<void> {
  const goods = visit.of('marketing/seckillProduct');
  const { record } = await goods.lock(id);
  if (record.auditStatus !== seckillAuditStatus.approved) throw new Refusal(codes.invalid, '状态已变化，请刷新');
  const own = await visit.of('marketing/seckillAttrValue').lockAlive({ seckillProductId: id });
  const prices = new Map(own.map((each) => [each.id, each.record.price]));
  for (const [index, row] of rows.entries()) {
    if (!prices.has(row.id)) throw invalid([{ field: `productList.${at}.attrValue.${index}.id`, message: '规格不属于该秒杀商品' }]);
    prices.set(row.id, row.activityPrice);
    await visit.of('marketing/seckillAttrValue').assign(row.id, { price: row.activityPrice }, { title: '设置活动价' });
  }
  const seckillPrice = [...prices.values()].reduce((one, other) => (centsOf(other) < centsOf(one) ? other : one));
  await goods.assign(id, { seckillPrice }, { title: '设置活动价' });
}

export const seckillProduct: EntityDeparture<'marketing/seckillProduct'> = {
  demoFrom: ['marketing/seckillTimeInterval', 'product/attrValue'],
  async demo(house) {
    await seckillDemo(house);
    return [];
  },
  actions: {
    async propose({ visit, values: { activityId, productList } }) {
      const activity = await visit.of('marketing/seckillActivity').lock(activityId);
      if (activity.deleted || activity.record.status === activityStatus.ended) throw invalid([{ field: 'activityId', message: '活动不存在或已结束' }]);
      const products = await visit.db.selectFrom('product_product').select(['id', 'mer_id']).where('id', 'in', productList.map(({ id }) => id)).execute();
      const anothers = productList.findIndex(({ id }) => products.every((product) => Number(product.id) !== id || isAnothers(visit, Number(product.mer_id))));
      if (anothers >= 0) throw invalid([{ field: `productList.${anothers}.id`, message: '商品不存在' }]);
      return { ids: await addGoods(visit, activity, productList, false) };
    },
    async setPrice({ visit, values: { productList } }) {
      for (const [at, row] of [...productList.entries()].toSorted(([, one], [, other]) => one.id - other.id)) await price(visit, row.id, row.attrValue, at);
    },
  },
};
