/** Orders of flash sales: at their price, while a slot of theirs runs, and no more than the quota and what each member may have (decision 54). */
import { activityStatus, orderStatus, orderType, productType, seckillAuditStatus } from '../../../../../generated/codes';
import { wallTime } from '../../../../engine/time/wallTime';
import { invalid } from '../../../refusal';
import type { LockedRecord } from '../../../resources/typed';
import type { Visit } from '../../../resources/types';
import { spansOf } from '../../marketing/seckillGoods';
import type { Kind, Placed } from './kind';

interface Sale {
  offer: LockedRecord<'marketing/seckillAttrValue'>;
  goodsId: number;
  oneQuota: number;
  allQuota: number;
}

const wrong = (message: string) => invalid([{ field: 'items', message }]);

async function runsNow(visit: Visit, slots: readonly number[]): Promise<boolean> {
  const time = wallTime().slice(11, 16);
  return (await spansOf(visit, slots)).some(({ startTime, endTime }) => startTime <= time && time < endTime);
}

/** What open activities sell at this moment of these specifications, locked in the order of goods, then specifications. */
async function salesOf(visit: Visit, ids: readonly number[]): Promise<Map<number, Sale>> {
  const today = wallTime().slice(0, 10);
  const rows = await visit.db.selectFrom('marketing_seckill_attr_value as v').innerJoin('marketing_seckill_product as g', 'g.id', 'v.seckill_product_id').innerJoin('marketing_seckill_activity as a', 'a.id', 'g.activity_id')
    .select(['v.id', 'v.master_id', 'g.id as goods', 'a.one_quota', 'a.all_quota', 'a.time_intervals'])
    .where('v.master_id', 'in', [...ids]).where('a.is_open', '=', true).where('a.is_del', '=', false).where('a.start_date', '<=', today).where('a.end_date', '>=', today).execute();
  const running = [];
  for (const row of rows) if (await runsNow(visit, row.time_intervals.map(Number))) running.push(row);
  const goods = new Map((await visit.of('marketing/seckillProduct').lockAlive({ id: running.map((row) => Number(row.goods)) })).map((each) => [each.id, each.record]));
  const offers = new Map((await visit.of('marketing/seckillAttrValue').lockAlive({ id: running.map((row) => Number(row.id)) })).map((each) => [each.id, each]));
  return new Map(running.flatMap((row): [number, Sale][] => {
    const [offer, product] = [offers.get(Number(row.id)), goods.get(Number(row.goods))];
    if (!offer || !product?.isShow || product.auditStatus !== seckillAuditStatus.approved) return [];
    return [[Number(row.master_id), { offer, goodsId: Number(row.goods), oneQuota: row.one_quota, allQuota: row.all_quota }]];
  }));
}

/** Pieces of the goods that the member has bought and kept. The member is locked. */
async function bought({ db }: Visit, uid: number, goodsId: number): Promise<number> {
  const { held } = await db.selectFrom('order_detail as d').innerJoin('order_order as o', 'o.id', 'd.order_id').innerJoin('marketing_seckill_attr_value as v', 'v.id', 'd.marketing_id')
    .select(({ fn, eb }) => fn.sum<string | null>(eb('d.pay_num', '-', eb.ref('d.refund_num'))).as('held'))
    .where('o.uid', '=', uid).where('o.type', '=', orderType.seckill).where('o.status', '<>', orderStatus.cancelled).where('v.seckill_product_id', '=', goodsId).executeTakeFirstOrThrow();
  return Number(held ?? 0);
}

/** @throws Refusal for more than the activity lets one order, or one member, have of each product */
async function proveLimits(visit: Visit, uid: number, items: Placed['items'], sales: ReadonlyMap<number, Sale>): Promise<void> {
  const wanted = new Map<number, { sale: Sale; number: number }>();
  for (const { attrValueId, payNum } of items) {
    const sale = sales.get(attrValueId);
    if (!sale) throw wrong(`商品规格${attrValueId}当前不在秒杀中`);
    wanted.set(sale.goodsId, { sale, number: (wanted.get(sale.goodsId)?.number ?? 0) + payNum });
  }
  for (const [goodsId, { sale: { oneQuota, allQuota }, number }] of wanted) {
    if (oneQuota > 0 && number > oneQuota) throw wrong(`每单限购${oneQuota}件`);
    if (allQuota === 0) continue;
    const held = await bought(visit, uid, goodsId);
    if (held + number > allQuota) throw wrong(`活动限购${allQuota}件，已购买${held}件`);
  }
}

export const seckill: Kind = {
  title: '秒杀订单',
  sells: [productType.ordinary, productType.virtual],
  isReducible: false,
  async plan(visit, { uid, items }) {
    const sales = await salesOf(visit, items.map(({ attrValueId }) => attrValueId));
    await proveLimits(visit, uid, items, sales);
    const offerOf = (attrValueId: number) => sales.get(attrValueId)?.offer;
    return {
      values: { type: orderType.seckill },
      offerOf({ specification, product, payNum }) {
        const offer = offerOf(specification.id);
        if (!offer) throw wrong(`商品规格${specification.id}当前不在秒杀中`);
        if (offer.record.quota < payNum) throw wrong(`“${product.record.name}”秒杀限量不足`);
        return { price: offer.record.price, values: { marketingId: offer.id } };
      },
      async take(_order, lines) {
        for (const { specification, payNum } of lines) {
          const offer = offerOf(specification.id);
          if (offer) await visit.of('marketing/seckillAttrValue').assign(offer.id, { quota: offer.record.quota - payNum }, { title: '秒杀售出' });
        }
      },
    };
  },
  paid: async () => {},
  async giveBack(visit, _order, pieces, title) {
    const numbers = new Map(pieces.flatMap(({ detail: { record: { marketingId } }, number }) => (marketingId === null ? [] : [[marketingId, number] as const])));
    for (const { id, record } of await visit.of('marketing/seckillAttrValue').lockAlive({ id: [...numbers.keys()] })) {
      const activity = await visit.db.selectFrom('marketing_seckill_product as g').innerJoin('marketing_seckill_activity as a', 'a.id', 'g.activity_id').select(['a.status', 'a.is_del']).where('g.id', '=', record.seckillProductId).executeTakeFirst();
      // The quota of what is over is of no use any more.
      if (!activity || activity.is_del || activity.status === activityStatus.ended) continue;
      await visit.of('marketing/seckillAttrValue').assign(id, { quota: Math.min(record.quotaShow, record.quota + (numbers.get(id) ?? 0)) }, { title });
    }
  },
  whyNoRefund: async () => undefined,
};
