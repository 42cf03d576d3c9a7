/** Paid membership as a gift of the platform: a purchase of nothing, which lengthens a running membership (member sheet). */
import { fromSeconds, toSeconds } from '../../../engine/time/wallTime';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { assignRecord, createRecord } from '../../resources/door/door';
import { lockRow } from '../../resources/door/rows';
import { type Visit, whileAwaited } from '../../resources/door/visit';
import { type Skipped, tellSkipped } from './skipped';

const day = 86_400;
const term = 1;

/**
 * Members who are logged off or permanent members are left out; the card's gift balance is never paid.
 * @param ids rising
 * @returns whom it left out, and why; undefined when nobody
 * @throws Refusal when the card cannot be given
 */
export async function giftCard(visit: Visit, ids: readonly number[], cardId: unknown): Promise<string | undefined> {
  const [members, cards, orders] = ['user/user', 'user/paidMemberCard', 'user/paidMemberOrder'].map((key) => visit.resources.get(key)!);
  const { record: card } = await lockRow(visit, cards!, cardId);
  if (card.type !== term || card.status !== true) throw new Refusal(codes.invalid, '请选择已开启的期限会员卡');
  const now = fromSeconds(Date.now() / 1000);
  const skipped: Skipped[] = [];
  for (const id of whileAwaited(visit, ids)) {
    const { record: member } = await lockRow(visit, members!, id);
    const reason = member.isLogoff === true ? '已注销' : member.isPermanentPaidMember === true ? '已是永久会员' : undefined;
    if (reason !== undefined) {
      skipped.push({ id, name: String(member.nickname), reason });
      continue;
    }
    const runs = member.isPaidMember === true && String(member.paidMemberExpirationTime) > now;
    const until = fromSeconds(toSeconds(runs ? String(member.paidMemberExpirationTime) : now) + Number(card.deadlineDay) * day);
    await assignRecord(visit, members!, id, { isPaidMember: true, paidMemberExpirationTime: until }, { title: '赠送会员' });
    await createRecord(visit, orders!, {
      uid: id, cardId, cardName: card.name, type: card.type, deadlineDay: card.deadlineDay, originalPrice: card.originalPrice,
      price: '0.00', giftBalance: '0.00', payType: 'give', payChannel: 'give', paid: true, payTime: now, cardExpirationTime: until,
    }, { title: '赠送会员' });
  }
  return tellSkipped('赠送', ids.length - skipped.length, skipped);
}
