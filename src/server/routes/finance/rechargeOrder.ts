/** Top-ups of balances: placed by members, paid through WeChat Pay or Alipay, booked once (finance sheet, decisions 59). */
import { balanceLinkType } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import { add, compare, toFixed } from '../../../engine/format/decimal';
import { wallTime } from '../../../engine/time/wallTime';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';
import { readConfigured } from '../../shipped/defaults';
import { refuse, told } from '../order/records';
import { provePayment } from '../order/payment';
import { proveMember } from '../user/proveMember';
import { packageOf } from './rechargePackages';

type TopUp = Records['finance/rechargeOrder'];
/** What the shop needs to ask for the payment, and to show its member what came of it. */
type Answer = { id: number } & Pick<TopUp, 'orderNo' | 'price' | 'givePrice' | 'paid'>;

const answerOf = ({ id, record: { orderNo, price, givePrice, paid } }: LockedRecord<'finance/rechargeOrder'>): Answer => ({ id, orderNo, price, givePrice, paid });

const remarkOf = (givePrice: string): string => (compare(givePrice, 0) > 0 ? `余额充值，赠送${givePrice}元` : '余额充值');

const keys = { isOn: 'recharge_switch', least: 'store_user_min_recharge' } as const;

/** @returns amounts in 元 @throws Refusal at the input that is in the way */
async function askedFor(visit: Visit, asked: Inputs['finance/rechargeOrder']['place']): Promise<Pick<TopUp, 'price' | 'givePrice'>> {
  const setting = await readConfigured(visit.db, Object.values(keys));
  if (setting(keys.isOn) !== '1') throw refuse('充值功能已关闭');
  const { packageId, price } = told(asked);
  if (packageId !== undefined) {
    if (price !== undefined) throw invalid([{ field: 'price', message: '选择套餐时无需填写充值金额' }]);
    const found = await packageOf(visit.db, packageId);
    if (!found) throw invalid([{ field: 'packageId', message: '充值套餐不存在' }]);
    return found;
  }
  if (price === undefined) throw invalid([{ field: 'price', message: '请选择充值套餐或填写充值金额' }]);
  if (compare(price, setting(keys.least)) < 0) throw invalid([{ field: 'price', message: `充值金额最低为${setting(keys.least)}元` }]);
  return { price, givePrice: '0.00' };
}

async function place(visit: Visit, asked: Inputs['finance/rechargeOrder']['place']): Promise<Answer> {
  await proveMember(visit, asked.uid);
  return answerOf(await visit.of('finance/rechargeOrder').create({ uid: asked.uid, ...await askedFor(visit, asked) }, { title: '提交充值' }));
}

/**
 * The money has come in, whatever the settings say by now.
 * @throws Refusal where it is paid already, with another amount, or its member has left; nothing is booked then
 */
export async function pay(visit: Visit, id: number, { payPrice, ...way }: Inputs['finance/rechargeOrder']['pay']): Promise<Answer> {
  const orders = visit.of('finance/rechargeOrder');
  const { record: { uid, orderNo, price, givePrice, paid } } = await orders.lock(id);
  if (paid) throw refuse('充值订单已支付');
  provePayment({ payPrice, ...way }, price);
  const done = await orders.assign(id, { ...way, paid: true, payTime: wallTime() }, { title: '支付充值' });
  // The booking tells the journal what was paid and what was given by the top-up, which is paid by then.
  await book(visit, 'user/balanceRecord', { holder: uid, amount: toFixed(add(price, givePrice), 2), title: '余额充值', values: { linkType: balanceLinkType.recharge, linkId: orderNo, remark: remarkOf(givePrice) } });
  return answerOf(done);
}

export const rechargeOrder: EntityDeparture<'finance/rechargeOrder'> = {
  actions: {
    place: ({ visit, values }) => place(visit, values),
    pay: ({ visit, ids: [id], values }) => pay(visit, id, values),
  },
};
