/** Demo purchases of paid membership: by members and of cards that are there; those that still run make their buyers paid members. */
import { sql } from 'kysely';
import { cardPayChannel, cardPayType, memberCardType } from '../../../../generated/codes';
import { addDays, fromSeconds } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import type { House, Row } from '../../resources/types';
import { randomFrom } from '../../seed/samples';
import { post } from '../finance/journal/post';
import { wallNow } from '../../sql/clock';

const count = 120;
const day = 86_400;

async function demo(house: House): Promise<Row[]> {
  const members = await house.sql.selectFrom('user_user').select('id').where('is_del', '=', false).where('is_logoff', '=', false).orderBy('id').limit(2_000).execute();
  const cards = await house.sql.selectFrom('paid_member_card')
    .select(['id', 'name', 'type', 'deadline_day as deadlineDay', 'price', 'original_price as originalPrice', 'gift_balance as giftBalance'])
    .where('is_del', '=', false).where('status', '=', true).orderBy('id').execute();
  if (members.length === 0 || cards.length === 0) return [];
  const random = randomFrom(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const now = Date.now() / 1000;
  const buyers = members.filter(() => random() < count / members.length);
  const orders = buyers.map(({ id }, index) => {
    const card = pick(cards);
    const made = fromSeconds(now - random() * 120 * day);
    const paid = random() < 0.9;
    const gift = card.type === memberCardType.term && random() < 0.2;
    const payType = gift ? cardPayType.give : pick([cardPayType.weixin, cardPayType.weixin, cardPayType.alipay]);
    return {
      orderNo: `svip${made.replace(/\D/g, '')}${String(index).padStart(8, '0')}`, uid: id, cardId: card.id, cardName: card.name, type: card.type, deadlineDay: card.deadlineDay ?? 0,
      originalPrice: card.originalPrice, price: gift ? '0.00' : card.price, giftBalance: gift ? '0.00' : card.giftBalance, paid: paid || gift, createTime: made,
      ...(paid || gift ? {
        payType, payChannel: payType === cardPayType.weixin ? pick([cardPayChannel.public, cardPayChannel.mini]) : payType, payTime: made,
        ...(card.type === memberCardType.permanent ? {} : { cardExpirationTime: `${addDays(made.slice(0, 10), card.deadlineDay ?? 0)}${made.slice(10)}` }),
      } : {}),
    };
  });
  for (const { uid, paid, type, cardExpirationTime } of orders) if (paid) await enrol(house, uid, type === memberCardType.permanent, cardExpirationTime ?? null);
  return orders;
}

/** @param until absent for one that never ends */
async function enrol(house: House, uid: number, permanent: boolean, until: string | null): Promise<void> {
  const member = house.sql.updateTable('user_user').where('id', '=', uid)
    .set({ is_paid_member: true, is_permanent_paid_member: permanent, paid_member_expiration_time: until });
  await (permanent ? member : member.where(sql<boolean>`${until}::timestamp > ${wallNow}`)).execute();
}

export const paidMemberOrder: EntityDeparture<'user/paidMemberOrder'> = {
  demo,
  async wrote(visit, { id, before, after }) {
    if (id !== undefined && after?.paid && !before?.paid) await post(visit, 'cardPaid', id);
  },
};
