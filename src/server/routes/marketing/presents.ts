/**
 * Coupons that members are given without asking: when they join, and once a year on their birthday (gift sheet). What cannot be given
 * is passed over and written down, so that no registration fails for it.
 */
import { sql } from 'kysely';
import { couponReceiveType, presentKind } from '../../../../generated/codes';
import type { PresentKind } from '../../../../generated/types/enumerations';
import { wallTime } from '../../../engine/time/wallTime';
import { invalid } from '../../refusal';
import { batchSize, runEach } from '../../jobs/records';
import type { PlannedJob } from '../../jobs/schedule';
import { readSetting } from '../../resources/single';
import type { House, Visit } from '../../resources/types';
import { type Coupon, issue, whyNotGiven } from './issue';

/** Seconds between two looks for birthdays: one entered during the day is seen on the day. */
const hourly = 3_600;

/** Coupons for newcomers suit no other present. */
const givable: Readonly<Record<PresentKind, readonly Coupon['receiveType'][]>> = {
  [presentKind.newcomer]: [couponReceiveType.newcomer, couponReceiveType.gift],
  [presentKind.birthday]: [couponReceiveType.gift],
};

/** @throws Refusal where a present would hold coupons that members fetch themselves */
export async function proveGivable(visit: Visit, kind: PresentKind, couponIds: readonly number[]): Promise<void> {
  const chosen = await visit.of('marketing/coupon').lockAlive({ id: [...couponIds] });
  const other = chosen.find(({ record }) => !givable[kind].includes(record.receiveType));
  if (other) throw invalid([{ field: 'couponIdList', message: `「${other.record.name}」不是赠送券，不能放入礼包` }]);
}

const couponsOf = async (visit: Pick<House, 'resources' | 'vault'> & { db: House['sql'] }, kind: PresentKind): Promise<readonly number[]> => {
  if (kind === presentKind.birthday) {
    const { birthdaySwitch, couponIdList } = await readSetting(visit.db, visit, 'marketing/birthdayPresent');
    return birthdaySwitch ? couponIdList : [];
  }
  const { newPeopleSwitch, couponIdList } = await readSetting(visit.db, visit, 'marketing/newPeoplePresent');
  return newPeopleSwitch ? couponIdList : [];
};

/**
 * Gives a member the coupons of a present, and writes down which and which not. Nothing happens while the present is switched off.
 * @param now wall time of the shop
 */
export async function present(visit: Visit, uid: number, kind: PresentKind, now: string): Promise<void> {
  const ids = await couponsOf(visit, kind);
  if (ids.length === 0) return;
  await visit.of('user/user').lock(uid);
  const title = kind === presentKind.birthday ? '生日有礼' : '新人礼';
  const [given, withheld]: [string[], string[]] = [[], []];
  for (const { record: coupon } of await visit.of('marketing/coupon').lockAlive({ id: [...ids] })) {
    const reason = await whyNotGiven(visit, uid, coupon, now);
    if (reason === undefined) {
      await issue(visit, coupon, [uid], { now, title });
      given.push(coupon.name);
    } else withheld.push(`${coupon.name}：${reason}`);
  }
  await visit.of('marketing/presentRecord').create({ uid, kind, year: Number(now.slice(0, 4)), given: given.join('、'), withheld: withheld.join('、') }, { title });
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Birthdays, as month and day, that fall on a day: the 29th of February is kept on the 28th where there is none. */
export function birthdaysOn(day: string): string[] {
  const own = day.slice(5);
  return own === '02-28' && !isLeap(Number(day.slice(0, 4))) ? [own, '02-29'] : [own];
}

/** @param clock wall time of the shop */
export const birthdayJob = (house: House, clock: () => string = wallTime): PlannedJob => ({
  name: 'marketing:birthdays', title: '发放生日有礼', every: hourly,
  async batch(after = 0) {
    const now = clock();
    if ((await couponsOf({ ...house, db: house.sql }, presentKind.birthday)).length === 0) return undefined;
    const { rows } = await sql<{ id: string }>`select t.id from user_user t
      where not t.is_del and not t.is_logoff and t.status and to_char(t.birthday, 'MM-DD') = any(${birthdaysOn(now.slice(0, 10))}) and t.id > ${after}
        and not exists (select 1 from marketing_present_record r where r.uid = t.id and r.kind = ${presentKind.birthday} and r.year = ${Number(now.slice(0, 4))})
      order by t.id limit ${batchSize}`.execute(house.sql);
    await runEach(house, rows, (visit, uid) => present(visit, uid, presentKind.birthday, now));
    return rows.length < batchSize ? undefined : Number(rows.at(-1)!.id);
  },
});

/** A coupon that any present may hold. */
export const someGift = async ({ sql: db }: House): Promise<{ couponIdList: number[] }> => ({
  couponIdList: (await db.selectFrom('marketing_coupon').select('id').where('is_del', '=', false).where('receive_type', '=', couponReceiveType.gift).limit(1).execute()).map(({ id }) => id),
});
