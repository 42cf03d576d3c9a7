/** 积分抵扣: points that pay a part of an order's goods, as 积分配置 says at that moment (points sheet). */
import { integralLinkType } from '../../../../generated/codes';
import { centsOf } from '../../../engine/format/money';
import { invalid } from '../../refusal';
import { book } from '../../resources/door/book';
import { readSetting } from '../../resources/single';
import type { Visit } from '../../resources/types';
import { deduct, type Deducted, mostPoints, sumOf } from './price';
import type { Order } from './records';

const told = (message: string) => invalid([{ field: 'useIntegral', message }]);

/**
 * @param pays what each item costs after its coupons, in 分
 * @throws Refusal at `useIntegral` for more than 积分配置 allows, or the member has
 */
export async function deductPoints(visit: Visit, uid: number, pays: readonly number[], points: number): Promise<Deducted[]> {
  if (points === 0) return deduct(pays, 0, 0);
  const { integralDeductionSwitch: isOn, integralDeductionStartMoney: from, integralDeductionMoney, integralDeductionRatio: ratio } = await readSetting(visit.db, visit, 'marketing/integralConfig');
  if (!isOn) throw told('积分抵扣未开启');
  const pay = sumOf(pays);
  if (pay < centsOf(from)) throw told(`商品金额满${from}元才能使用积分`);
  const worth = centsOf(integralDeductionMoney);
  const most = mostPoints(pay, { isOn, from: centsOf(from), worth, ratio });
  if (points > most) throw told(`该订单最多可使用${most}积分`);
  const { record } = await visit.of('user/user').lock(uid);
  if (points > record.integral) throw told(`会员积分不足，当前${record.integral}积分`);
  return deduct(pays, points, points * worth);
}

export async function spendPoints(visit: Visit, { uid, orderNo: linkId }: Order, points: number): Promise<void> {
  const title = '订单抵扣积分';
  await book(visit, 'user/integralRecord', { holder: uid, amount: -points, title, values: { linkType: integralLinkType.order, linkId, title } });
}
