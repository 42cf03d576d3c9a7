/** Goods of flash sales: what the platform adds and merchants propose is judged alike, and a product stands in one open activity a slot (decision 54). */
import { productAuditStatus, productType, seckillAuditStatus } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import { centsOf } from '../../../engine/format/money';
import { invalid } from '../../refusal';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';

type Activity = LockedRecord<'marketing/seckillActivity'>;
type Specification = LockedRecord<'product/attrValue'>;
type Product = LockedRecord<'product/product'>;

/** A product as it is to be sold. */
export type Offered = Inputs['marketing/seckillActivity']['addGoods']['productList'][number];

/** Kinds of goods that are sent by whoever sells them. */
const sendable: readonly Records['product/product']['type'][] = [productType.ordinary, productType.virtual];

const isOnSale = ({ record, deleted }: Product): boolean =>
  !deleted && record.isShow && !record.isRecycle && (record.auditStatus === productAuditStatus.exempt || record.auditStatus === productAuditStatus.approved);

/** Products that stand in another open activity which shares a day and a slot with this one. The products are locked. */
export async function alreadySold({ db }: Visit, { id, record }: Activity, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const slots = await spansOf({ db }, record.timeIntervals ?? []);
  const rows = await db.selectFrom('marketing_seckill_product as g').innerJoin('marketing_seckill_activity as a', 'a.id', 'g.activity_id').innerJoin('product_product as p', 'p.id', 'g.product_id')
    .select(['p.name', 'a.time_intervals']).where('g.product_id', 'in', [...productIds]).where('a.id', '<>', id).where('a.is_del', '=', false).where('a.is_open', '=', true)
    .where('g.audit_status', '<>', seckillAuditStatus.refused).where('a.start_date', '<=', record.endDate).where('a.end_date', '>=', record.startDate).execute();
  const found = new Set<string>();
  for (const { name, time_intervals: theirs } of rows) {
    const others = await spansOf({ db }, theirs.map(Number));
    if (slots.some((one) => others.some((other) => one.startTime < other.endTime && other.startTime < one.endTime))) found.add(name);
  }
  return [...found];
}

/** Hours of slots, the first first. */
export async function spansOf({ db }: Pick<Visit, 'db'>, ids: readonly number[]): Promise<{ startTime: string; endTime: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('marketing_seckill_time_interval').select(['start_time', 'end_time']).where('id', 'in', [...ids]).orderBy('start_time').orderBy('end_time').execute();
  return rows.map((row) => ({ startTime: row.start_time.slice(0, 5), endTime: row.end_time.slice(0, 5) }));
}

/** Whether its first-level category is one that the activity takes. */
async function isInRange({ db }: Visit, proCategory: readonly string[], categoryId: number | null): Promise<boolean> {
  if (proCategory.length === 0 || proCategory.includes('0')) return true;
  for (let id = categoryId; id !== null && id !== 0;) {
    if (proCategory.includes(String(id))) return true;
    const row = await db.selectFrom('product_category').select('pid').where('id', '=', id).executeTakeFirst();
    id = row ? Number(row.pid) : null;
  }
  return false;
}

const told = (at: number, path: string, message: string) => invalid([{ field: `productList.${at}${path}`, message }]);

/** @throws Refusal at the row that is wrong */
async function proveOffer(visit: Visit, { record: activity }: Activity, offered: Offered, at: number, product: Product | undefined, specifications: ReadonlyMap<number, Specification>): Promise<Product> {
  if (!product || !isOnSale(product) || !sendable.includes(product.record.type)) throw told(at, '.id', '商品不存在、未上架或正在审核');
  const rows = offered.attrValue;
  const own = rows.every(({ attrValueId }) => specifications.get(attrValueId)?.record.productId === product.id);
  if (!own || new Set(rows.map(({ attrValueId }) => attrValueId)).size < rows.length) throw told(at, '.attrValue', `“${product.record.name}”的规格不正确`);
  for (const [index, { attrValueId, quota }] of rows.entries()) {
    const stock = specifications.get(attrValueId)?.record.stock ?? 0;
    if (quota > stock) throw told(at, `.attrValue.${index}.quota`, `限量不能大于库存${stock}`);
  }
  if (rows.reduce((sum, { quota }) => sum + quota, 0) < 1) throw told(at, '.attrValue', `“${product.record.name}”限量至少为1`);
  if (!(await isInRange(visit, activity.proCategory ?? [], product.record.categoryId))) throw told(at, '.id', `“${product.record.name}”不在活动的商品范围内`);
  return product;
}

/**
 * Puts products into an activity that the visit holds. Specifications are locked before products, as by orders.
 * @param approved added by the platform; what merchants propose waits for an audit
 * @throws Refusal at the row that is wrong; then nothing is added
 */
export async function addGoods(visit: Visit, activity: Activity, list: readonly Offered[], approved: boolean): Promise<number[]> {
  const specifications = new Map((await visit.of('product/attrValue').lockAlive({ id: list.flatMap(({ attrValue }) => attrValue.map(({ attrValueId }) => attrValueId)) })).map((row) => [row.id, row]));
  const products = new Map((await visit.of('product/product').lockAlive({ id: list.map(({ id }) => id) })).map((row) => [row.id, row]));
  const present = new Set((await visit.of('marketing/seckillProduct').lockWhere({ activityId: activity.id })).map(({ record }) => record.productId));
  const made: number[] = [];
  for (const [at, offered] of list.entries()) {
    const { id: productId, record: product } = await proveOffer(visit, activity, offered, at, products.get(offered.id), specifications);
    if (present.has(productId)) throw told(at, '.id', `“${product.name}”已在该活动中`);
    present.add(productId);
    if (product.merId === null) throw told(at, '.id', `“${product.name}”不属于任何商户`);
    const [merchant] = await visit.of('merchant/merchant').lockAlive({ id: product.merId });
    if (!merchant || (merchant.record.starLevel ?? 1) < activity.record.merStars) throw told(at, '.id', `“${product.name}”的商户未达到${activity.record.merStars}星`);
    const cheapest = offered.attrValue.reduce((one, other) => (centsOf(other.activityPrice) < centsOf(one.activityPrice) ? other : one));
    const { id } = await visit.of('marketing/seckillProduct').create({
      activityId: activity.id, productId, merId: product.merId, seckillPrice: cheapest.activityPrice, sort: offered.sort ?? 0,
      auditStatus: approved ? seckillAuditStatus.approved : seckillAuditStatus.pending, isShow: approved,
    }, { title: approved ? '添加秒杀商品' : '报名秒杀活动' });
    made.push(id);
    for (const { attrValueId, quota, activityPrice } of offered.attrValue) {
      const { record } = specifications.get(attrValueId) ?? {};
      if (!record) continue;
      const { sku, image, price: otPrice, cost, vipPrice, barCode, weight, volume, brokerage, brokerageTwo } = record;
      await visit.of('marketing/seckillAttrValue').create({
        seckillProductId: id, masterId: attrValueId, productId, quota, quotaShow: quota, price: activityPrice,
        sku, image: image || product.image, otPrice, cost, vipPrice, barCode, weight, volume, brokerage, brokerageTwo,
      }, { title: '添加秒杀商品' });
    }
  }
  await proveFree(visit, activity, list.map(({ id }) => id));
  return made;
}

/** @throws Refusal for products that another open activity sells in the same slot */
export async function proveFree(visit: Visit, activity: Activity, productIds: readonly number[]): Promise<void> {
  if (!activity.record.isOpen) return;
  const [name] = await alreadySold(visit, activity, productIds);
  if (name !== undefined) throw invalid([{ field: 'productList', message: `“${name}”已在同一时段的其他秒杀活动中` }]);
}
