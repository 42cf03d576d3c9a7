/** Group activities: what a merchant offers in one, and what a forced close does to groups that are open. */
import { groupControlStatus, groupStatus, productType } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import { compare } from '../../../engine/format/decimal';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { ComputedRule, Visit, WriteRule } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import { told } from '../order/records';

type Activity = Records['marketing/groupActivity'];

const wrong = (message: string) => invalid([{ field: 'skuList', message }]);

/** Who comes later finds the activity closed; who opened a group meanwhile and pays it is refunded. */
const writes: WriteRule<Activity> = async (visit, { id, before, after }) => {
  if (id === undefined || before?.groupStatus !== groupControlStatus.approved || after?.groupStatus !== groupControlStatus.refused) return;
  for (const open of await visit.of('marketing/groupRecord').lockWhere({ groupActivityId: id, recordStatus: groupStatus.open })) {
    await visit.of('marketing/groupRecord').move(open.id, 'close', {}, { title: '活动强制关闭，拼团失败' });
  }
};

/** A product is in one open activity at a time (decisions 54). */
async function proveFree({ db }: Visit, productIds: readonly number[], { startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>): Promise<void> {
  const taken = await db.selectFrom('marketing_group_activity_sku as s').innerJoin('marketing_group_activity as a', 'a.id', 's.group_activity_id').innerJoin('product_product as p', 'p.id', 's.product_id')
    .select('p.name').where('s.product_id', 'in', productIds).where('a.group_status', 'in', [groupControlStatus.waiting, groupControlStatus.approved])
    .where('a.start_time', '<', endTime).where('a.end_time', '>', startTime).executeTakeFirst();
  if (taken) throw wrong(`“${taken.name}”在这段时间已参加其他拼团活动`);
}

/** @throws Refusal at `skuList` for what is not the merchant's, is dearer than its price or in another activity */
async function submit(visit: Visit, { skuList, ...given }: Inputs['marketing/groupActivity']['submit']): Promise<{ id: number; groupStatus: number }> {
  if (isAnothers(visit, given.merId)) throw invalid([{ field: 'merId', message: '商户不存在' }]);
  const ids = skuList.map(({ skuId }) => skuId);
  if (new Set(ids).size < ids.length) throw wrong('同一规格请合并为一行');
  const specifications = new Map((await visit.of('product/attrValue').lockAlive({ id: ids })).map((row) => [row.id, row.record]));
  const productIds = [...new Set([...specifications.values()].map(({ productId }) => productId))];
  const products = new Map((await visit.of('product/product').lockAlive({ id: productIds })).map((row) => [row.id, row.record]));
  const offers = skuList.map(({ skuId, activePrice, quota }) => {
    const specification = specifications.get(skuId);
    const product = products.get(specification?.productId ?? 0);
    if (!specification || product?.merId !== given.merId || product.type > productType.virtual) throw wrong(`商品规格${skuId}不存在或不能参加拼团`);
    if (compare(activePrice, specification.price) > 0) throw wrong(`“${product.name}”的拼团价不能高于售价`);
    return { productId: specification.productId, skuId, activePrice, quotaShow: quota, quota };
  });
  await proveFree(visit, productIds, given);
  const title = '提交拼团活动';
  const { id, record } = await visit.of('marketing/groupActivity').create(told(given), { title });
  await visit.of('marketing/groupActivitySku').createEach(offers.map((offer) => ({ ...offer, groupActivityId: id })), { title });
  return { id, groupStatus: record.groupStatus };
}

/** Products with their specifications, as the activity offers them. */
const groupBuyActivityProductResponseList: ComputedRule = async ({ sql }, { id }) => {
  const rows = await sql.selectFrom('marketing_group_activity_sku as s').leftJoin('product_product as p', 'p.id', 's.product_id').leftJoin('product_attr_value as v', 'v.id', 's.sku_id')
    .select(['s.id', 's.product_id', 's.sku_id', 's.active_price', 's.quota_show', 's.quota', 'p.name', 'p.image', 'v.image as sku_image', 'v.sku', 'v.bar_code', 'v.price', 'v.stock', 'v.is_show'])
    .where('s.group_activity_id', '=', Number(id)).orderBy('s.id').execute();
  const products = new Map<number, { productId: number; productName: string; image: string; groupBuyActivitySkuResponses: object[] }>();
  for (const row of rows) {
    const productId = Number(row.product_id);
    const product = products.get(productId) ?? { productId, productName: row.name ?? '', image: row.image ?? '', groupBuyActivitySkuResponses: [] };
    products.set(productId, product);
    if (row.sku === null || !row.is_show) continue;
    product.groupBuyActivitySkuResponses.push({
      id: row.id, groupActivityId: id, productId, skuId: row.sku_id, productName: product.productName, activePrice: row.active_price, quotaShow: row.quota_show, quota: row.quota,
      latestBuyCount: row.quota_show - row.quota, attrValue: [{ image: row.sku_image || product.image, sku: row.sku, barCode: row.bar_code, price: row.price, stock: row.stock }],
    });
  }
  return [...products.values()];
};

export const groupActivity: EntityDeparture<'marketing/groupActivity'> = {
  writes,
  actions: { submit: ({ visit, values }) => submit(visit, values) },
  computed: { groupBuyActivityProductResponseList },
};
