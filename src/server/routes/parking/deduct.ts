/** Points for minutes of parking, once for each number of the provider. */
import { integralLinkType } from '../../../../generated/codes';
import { codes } from '../../../engine/envelope';
import { book } from '../../resources/door/book';
import { Refusal } from '../../refusal';
import type { Visit } from '../../resources/types';

interface Asked {
  tradeNo: string;
  uid: number;
  minutes: number;
}

/** Hundredths, which are whole: 0.60 minutes a point. */
const hundredths = (rate: string): number => Math.round(Number(rate) * 100);

/**
 * Asked again with the same content it is answered as before, and nothing is taken.
 * @throws Refusal when the lot is off, takes no points, or the member has too few
 */
export async function deduct(visit: Visit, lotId: number, { tradeNo, uid, minutes: asked }: Asked): Promise<{ tradeNo: string; minutes: number; integral: number }> {
  // Two requests of one number wait in turn here.
  const { record: lot } = await visit.of('parking/credential').lock(lotId);
  const deductions = visit.of('parking/deduction');
  const [before] = await deductions.lockAlive({ credentialId: lotId, tradeNo });
  if (before) {
    if (before.record.uid !== uid || before.record.asked !== asked) throw new Refusal(codes.invalid, '该交易号已用于其他抵扣');
    return { tradeNo, minutes: before.record.minutes, integral: before.record.integral };
  }
  const rate = hundredths(lot.freeMinutesPerIntegral);
  if (!lot.status) throw new Refusal(codes.invalid, '该停车场已关闭对接');
  if (rate === 0) throw new Refusal(codes.invalid, '该停车场没有开启积分抵扣');
  const minutes = lot.maxDeductMinutes ? Math.min(asked, lot.maxDeductMinutes) : asked;
  const integral = Math.ceil((minutes * 100) / rate);
  const title = '停车抵扣';
  await visit.of('user/user').lock(uid);
  const { id } = await deductions.create({ credentialId: lotId, tradeNo, uid, asked, minutes, integral }, { title });
  await book(visit, 'user/integralRecord', { holder: uid, amount: -integral, title, values: { linkType: integralLinkType.activity, linkId: `P${id}`, title, mark: `${lot.lotName}抵扣${minutes}分钟` } });
  return { tradeNo, minutes, integral };
}
