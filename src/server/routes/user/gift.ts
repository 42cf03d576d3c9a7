/** Paid membership as a gift of the platform: a purchase of nothing, which lengthens a running membership (member sheet). */
import { cardPayType, memberCardType } from '../../../../generated/codes';
import { fromSeconds, toSeconds } from '../../../engine/time/wallTime';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { Visit } from '../../resources/types';
import { type Skipped, tellSkipped } from './skipped';

const day = 86_400;

/**
 * Members who are logged off or permanent members are left out; the card's gift balance is never paid.
 * @returns whom it left out, and why; undefined when nobody
 * @throws Refusal when the card cannot be given
 */
export async function giftCard(visit: Visit, ids: readonly number[], cardId: number): Promise<string | undefined> {
  const [members, orders] = [visit.of('user/user'), visit.of('user/paidMemberOrder')];
  const { record: { name, type, status, deadlineDay, originalPrice } } = await visit.of('user/paidMemberCard').lock(cardId);
  if (type !== memberCardType.term || !status || deadlineDay === null) throw new Refusal(codes.invalid, '请选择已开启的期限会员卡');
  const now = fromSeconds(Date.now() / 1000);
  const skipped: Skipped[] = [];
  for await (const { id, record: member } of members.lockEach(ids)) {
    const reason = member.isLogoff ? '已注销' : member.isPermanentPaidMember ? '已是永久会员' : undefined;
    if (reason !== undefined) {
      skipped.push({ id, name: member.nickname, reason });
      continue;
    }
    const { isPaidMember, paidMemberExpirationTime: runsUntil } = member;
    const until = fromSeconds(toSeconds(isPaidMember && runsUntil !== null && runsUntil > now ? runsUntil : now) + deadlineDay * day);
    await members.assign(id, { isPaidMember: true, paidMemberExpirationTime: until }, { title: '赠送会员' });
    await orders.create({
      uid: id, cardId, cardName: name, type, deadlineDay, originalPrice,
      price: '0.00', giftBalance: '0.00', payType: cardPayType.give, payChannel: 'give', paid: true, payTime: now, cardExpirationTime: until,
    }, { title: '赠送会员' });
  }
  return tellSkipped('赠送', ids.length - skipped.length, skipped);
}
