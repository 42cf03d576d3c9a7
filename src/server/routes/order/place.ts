/** An order is placed by its member: what it costs follows from the specifications as they are at this moment, and the pieces leave the stock. */
import { orderChange, orderSecondType, orderType, productAuditStatus, productType } from '../../../../generated/codes';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { invalid } from '../../refusal';
import type { LockedRecord } from '../../resources/typed';
import type { House, Visit } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import { takeStock } from '../product/stock';
import { proveMember } from '../user/proveMember';
import { fittingCoupons, lockNamed, noCoupons, spendCoupons } from './coupons';
import { deductPoints, spendPoints } from './deduction';
import { discount, sumOf } from './price';
import { placedKind } from './kinds';
import type { Kind, Line, Placed } from './kinds/kind';
import { refuse, told } from './records';

type Product = LockedRecord<'product/product'>;

/** What the shop needs to ask for the payment, and later for a refund of an item. */
interface Answer {
  id: number;
  orderNo: string;
  status: number;
  payPrice: string;
  /** What coupons and points took off. */
  couponPrice: string;
  integralPrice: string;
  items: { id: number; attrValueId: number; payNum: number; payPrice: string }[];
}

const title = '提交订单';
const wrong = (message: string) => invalid([{ field: 'items', message }]);

const isOffered = ({ record, deleted }: Product): boolean =>
  !deleted && record.isShow && !record.isRecycle && (record.auditStatus === productAuditStatus.exempt || record.auditStatus === productAuditStatus.approved);

/** @throws Refusal at `items`: what is not on sale, in one order of several shops or kinds, or named twice */
async function linesOf(visit: Visit, { sells }: Kind, items: NonNullable<Placed['items']>): Promise<Line[]> {
  const ids = items.map(({ attrValueId }) => attrValueId);
  if (new Set(ids).size < ids.length) throw wrong('同一规格请合并为一行');
  const specifications = new Map((await visit.of('product/attrValue').lockAlive({ id: ids })).map((row) => [row.id, row]));
  const productIds = [...new Set([...specifications.values()].map(({ record }) => record.productId))];
  const products = new Map((await visit.of('product/product').lockAlive({ id: productIds })).map((row) => [row.id, row]));
  const lines = items.map(({ attrValueId, payNum }): Line => {
    const specification = specifications.get(attrValueId);
    const product = products.get(specification?.record.productId ?? 0);
    if (!specification || !product || isAnothers(visit, product.record.merId) || !specification.record.isShow || !isOffered(product)) throw wrong(`商品规格${attrValueId}不存在或已下架`);
    if (!sells.includes(product.record.type)) throw wrong(`“${product.record.name}”不能在此下单`);
    return { specification, product, payNum };
  });
  const same = (of: (product: Product) => unknown) => new Set(lines.map(({ product }) => of(product))).size === 1;
  if (!same(({ record }) => record.merId)) throw wrong('一个订单只能有一家商户的商品');
  if (!same(({ record }) => record.type)) throw wrong('普通商品与虚拟商品请分别下单');
  return lines;
}

/** @throws Refusal at the inputs that would take something off an order of which nothing is taken off */
function proveReducible({ isReducible, title: kind }: Kind, { couponId, platCouponId, useIntegral }: Placed): void {
  if (isReducible) return;
  const given = Object.entries({ couponId, platCouponId, useIntegral }).filter(([, value]) => (value ?? 0) !== 0);
  if (given.length > 0) throw invalid(given.map(([field]) => ({ field, message: `${kind}不能使用${field === 'useIntegral' ? '积分抵扣' : '优惠券'}` })));
}

/** What the platform takes of each payment, per cent. @throws Refusal where the seller is closed, or is none */
async function feeOf(visit: Visit, { isPlatforms }: Kind, { merId, name }: Product['record']): Promise<number> {
  if (isPlatforms && merId === null) return 0;
  if (merId === null) throw wrong(`“${name}”不能在此下单`);
  const [merchant] = await visit.of('merchant/merchant').lockAlive({ id: merId });
  if (!merchant?.record.isSwitch) throw refuse('商户已关闭，不能下单');
  return merchant.record.handlingFee;
}

/**
 * Freight is the shop's to say; it stands with the first item, and neither coupons nor points pay it.
 * @throws Refusal where something cannot be sold, or not so; then nothing is taken
 */
export async function placeOrder(house: House, visit: Visit, asked: Placed): Promise<Answer> {
  const { items, payPostage: freight, couponId, platCouponId, useIntegral, type, secondType, ...given } = asked;
  const kind = placedKind(type ?? orderType.ordinary, secondType ?? orderSecondType.ordinary);
  if (!kind) throw invalid([{ field: 'type', message: '不能提交该类型的订单' }]);
  proveReducible(kind, asked);
  const named = await lockNamed(visit, { couponId, platCouponId });
  await proveMember(visit, given.uid);
  const plan = await kind.plan(visit, asked);
  const lines = (await linesOf(visit, kind, items)).map((line) => {
    const offer = plan.offerOf(line);
    return { ...line, offer, price: centsOf(offer.price) * line.payNum };
  });
  const { product: { record: first } } = lines[0];
  const { merId } = first;
  const handlingFee = await feeOf(visit, kind, first);
  const { mer, plat } = merId === null ? noCoupons : await fittingCoupons(house, visit, named, { uid: given.uid, merId, lines });
  const discounted = discount(lines.map(({ price }, at) => ({ price, fitsMer: mer.fits[at] === true, fitsPlat: plat.fits[at] === true })), { mer: mer.worth, plat: plat.worth });
  const deducted = await deductPoints(visit, given.uid, discounted.map(({ pay }) => pay), useIntegral ?? 0);
  const goods = sumOf(lines.map(({ price }) => price));
  const postage = centsOf(freight ?? '0');
  const off = { mer: sumOf(discounted.map((item) => item.mer)), plat: sumOf(discounted.map((item) => item.plat)), integral: sumOf(deducted.map((item) => item.integral)) };
  const paid = goods - off.mer - off.plat - off.integral + postage;
  const payPrice = yuanOf(paid);
  const order = await visit.of('order/order').create({
    ...told({ ...given, couponId, platCouponId, type }), merId, secondType: first.type === productType.virtual ? orderSecondType.virtual : orderSecondType.ordinary, totalNum: sumOf(lines.map(({ payNum }) => payNum)),
    proTotalPrice: yuanOf(goods), totalPostage: yuanOf(postage), payPostage: yuanOf(postage), totalPrice: yuanOf(goods + postage), payPrice,
    ...taken(off), useIntegral: useIntegral ?? 0, commissionCharge: yuanOf(Math.floor((paid * handlingFee) / 100)), ...plan.values,
  }, { title });
  const { id, record } = order;
  const made: Answer['items'] = [];
  for (const [at, { specification: { id: attrValueId, record: specification }, product, payNum, offer }] of lines.entries()) {
    const own = at === 0 ? postage : 0;
    const { integral, points, pay } = deducted[at];
    const detail = await visit.of('order/orderDetail').create({
      orderId: id, orderNo: record.orderNo, merId, uid: given.uid, productId: product.id, attrValueId, image: specification.image || product.record.image,
      productName: product.record.name, sku: specification.sku, price: offer.price, payNum, payPrice: yuanOf(pay + own), freightFee: yuanOf(own), weight: specification.weight, volume: specification.volume,
      ...taken({ ...discounted[at], integral }), useIntegral: points, brokerage: specification.brokerage, brokerageTwo: specification.brokerageTwo,
      productType: product.record.type, productMarketingType: record.type, ...offer.values,
    }, { title });
    made.push({ id: detail.id, attrValueId, payNum, payPrice: detail.record.payPrice });
  }
  await spendCoupons(visit, named);
  await spendPoints(visit, record, useIntegral ?? 0);
  await plan.take(order, lines);
  await takeStock(visit, lines.map(({ specification, payNum }) => ({ attrValueId: specification.id, number: payNum })));
  await visit.of('order/orderStatusLog').create({ orderId: id, orderNo: record.orderNo, changeType: orderChange.create, changeMessage: '订单生成' }, { title });
  const status = await kind.placed?.(visit, order) ?? record.status;
  return { id, orderNo: record.orderNo, status, payPrice, couponPrice: record.couponPrice, integralPrice: record.integralPrice, items: made };
}

/** What is taken off, in 分, as an order and its items hold it. */
const taken = ({ mer, plat, integral }: { mer: number; plat: number; integral: number }) =>
  ({ couponPrice: yuanOf(mer + plat), merCouponPrice: yuanOf(mer), platCouponPrice: yuanOf(plat), integralPrice: yuanOf(integral) });
