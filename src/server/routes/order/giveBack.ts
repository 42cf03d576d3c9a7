/** What a refund brings its member, of orders and of registrations alike. */
import { balanceLinkType, integralLinkType } from '../../../../generated/codes';
import { book } from '../../resources/door/book';
import type { Visit } from '../../resources/types';

/**
 * The amount to the balance, the points that were used to the points.
 * @param mark what the record of the points says
 */
export async function giveBack(visit: Visit, { uid, amount, used, linkId }: { uid: number; amount: string; used: number; linkId: string }, title: string, mark: string): Promise<void> {
  await book(visit, 'user/balanceRecord', { holder: uid, amount, title, values: { linkType: balanceLinkType.refund, linkId, remark: title } });
  await book(visit, 'user/integralRecord', { holder: uid, amount: used, title, values: { linkType: integralLinkType.refund, linkId, title, mark } });
}
