/** Who is whose promoter: the one way in which a member's superior changes, both counters with it (distribution sheet). */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { wallTime } from '../../../engine/time/wallTime';
import { Refusal } from '../../refusal';
import { missing } from '../../resources/door/rows';
import type { Visit } from '../../resources/types';
import { resourceOf } from '../../resources/resource';
import type { LockedRecord } from '../../resources/typed';

type Member = LockedRecord<'user/user'>;

const refuse = (message: string) => new Refusal(codes.invalid, message);

/** Everybody from `superior` upwards. */
async function lineOf({ db }: Visit, superior: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`with recursive line(id, spread_uid) as (
      select id, spread_uid from user_user where id = ${superior}
      union select u.id, u.spread_uid from user_user u join line on u.id = line.spread_uid
    ) select id from line order by id`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/**
 * Locks the member, the superior it has and the new one's whole line, by rising ids: whoever would close a circle at the other end
 * waits, and sees this change. What was moved before it was locked is read again.
 */
async function lockLine(visit: Visit, member: number, superior: number | null): Promise<{ rows: ReadonlyMap<number, Member>; line: number[] }> {
  let line = await lineOf(visit, superior);
  let present: number[] = [];
  for (;;) {
    const locked = await visit.of('user/user').lockWhere({ id: [...new Set([member, ...present, ...line])] });
    const rows = new Map(locked.map((row) => [row.id, row]));
    const before = rows.get(member)?.record.spreadUid ?? null;
    const now = await lineOf(visit, superior);
    if (String(now) === String(line) && (before === null || rows.has(before))) return { rows, line };
    [line, present] = [now, before === null ? [] : [before]];
  }
}

function living(visit: Visit, row: Member | undefined): Member {
  if (!row || row.deleted) throw missing(resourceOf(visit, 'user/user'));
  if (row.record.isLogoff) throw new Refusal(8105, '会员已注销');
  return row;
}

/**
 * In the visit's own transaction.
 * @param superior a promoter; null takes the present one away
 * @throws Refusal when one of both is not there (8102) or logged off (8105), and where the superior is the member itself, no
 *   promoter, already the superior, or below the member at any depth
 */
export async function changeSuperior(visit: Visit, member: number, superior: number | null): Promise<void> {
  const { rows, line } = await lockLine(visit, member, superior);
  const { record: { spreadUid: before } } = living(visit, rows.get(member));
  if (superior === null) {
    if (before === null) throw refuse('该会员没有上级推广人');
  } else {
    if (superior === member) throw refuse('不能选择会员自己作为上级推广人');
    if (!living(visit, rows.get(superior)).record.isPromoter) throw refuse('所选会员不是推广员');
    if (superior === before) throw refuse('所选会员已是当前上级推广人');
    if (line.includes(member)) throw refuse('不能选择该会员的下级作为上级推广人');
  }
  const members = visit.of('user/user');
  const title = superior === null ? '清除上级推广人' : '修改上级推广人';
  await members.assign(member, { spreadUid: superior, spreadTime: superior === null ? null : wallTime(new Date()) }, { title });
  const count = async (id: number, by: number) => members.assign(id, { spreadCount: (await members.lock(id)).record.spreadCount + by }, { title });
  if (before !== null) await count(before, -1);
  if (superior !== null) await count(superior, 1);
}
