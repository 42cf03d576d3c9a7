/** Demo purchases of paid membership: by members and of cards that are there; those that still run make their buyers paid members. */
import { sql } from 'kysely';
import { addDays, fromSeconds } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import type { House, Row } from '../../resources/types';
import { randomFrom } from '../../seed/samples';

const count = 120;
const day = 86_400;

interface Card { id: number; name: string; type: number; deadlineDay: number | null; price: string; originalPrice: string; giftBalance: string }

async function demo(house: House): Promise<Row[]> {
  const { rows: members } = await sql<{ id: number }>`select id from user_user where not is_del and not is_logoff order by id limit 2000`.execute(house.sql);
  const { rows: cards } = await sql<Card>`select id, name, type::int as type, deadline_day as "deadlineDay", price::text as price, original_price::text as "originalPrice", gift_balance::text as "giftBalance"
    from paid_member_card where not is_del and status order by id`.execute(house.sql);
  if (members.length === 0 || cards.length === 0) return [];
  const random = randomFrom(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const now = Date.now() / 1000;
  const buyers = members.filter(() => random() < count / members.length);
  const orders = buyers.map(({ id }, index): Row => {
    const card = pick(cards);
    const made = fromSeconds(now - random() * 120 * day);
    const paid = random() < 0.9;
    const gift = card.type === 1 && random() < 0.2;
    const payType = gift ? 'give' : pick(['weixin', 'weixin', 'alipay', 'yue']);
    return {
      orderNo: `svip${made.replace(/\D/g, '')}${String(index).padStart(8, '0')}`, uid: id, cardId: card.id, cardName: card.name, type: card.type, deadlineDay: card.deadlineDay ?? 0,
      originalPrice: card.originalPrice, price: gift ? '0.00' : card.price, giftBalance: gift ? '0.00' : card.giftBalance, paid: paid || gift, createTime: made,
      ...(paid || gift ? {
        payType, payChannel: payType === 'weixin' ? pick(['public', 'mini']) : payType, payTime: made,
        ...(card.type === 2 ? {} : { cardExpirationTime: `${addDays(made.slice(0, 10), card.deadlineDay ?? 0)}${made.slice(10)}` }),
      } : {}),
    };
  });
  for (const { uid, paid, type, cardExpirationTime } of orders) if (paid) await enrol(house, uid, type === 2, cardExpirationTime);
  return orders;
}

const enrol = (house: House, uid: unknown, permanent: boolean, until: unknown) =>
  sql`update user_user set is_paid_member = true, is_permanent_paid_member = ${permanent}, paid_member_expiration_time = ${until ?? null}
    where id = ${uid} and (${permanent} or ${until ?? null}::timestamp > now() at time zone 'Asia/Shanghai')`.execute(house.sql);

export const paidMemberOrder: EntityDeparture = { demo };
