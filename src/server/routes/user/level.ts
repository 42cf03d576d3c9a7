/** The ladder of member levels: more experience for each step, and what becomes of the members on a step that changes (member sheet). */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { invalid, Refusal } from '../../refusal';
import { all, equals } from '../../resources/condition';
import type { EntityDeparture } from '../../resources/departures';
import { assignRecord } from '../../resources/door/door';
import { lockRows, type Row } from '../../resources/door/rows';
import { validate } from '../../resources/door/validate';
import type { Visit } from '../../resources/door/visit';
import { alive } from '../../resources/resource';

/** Locks the whole ladder, so that two changes cannot cross. */
async function proveStep(visit: Visit, id: unknown, after: Row): Promise<void> {
  const levels = visit.resources.get('user/level')!;
  const others = (await lockRows(visit, levels, alive(levels))).filter((other) => other.id !== id).map(({ record }) => record);
  const below = others.filter(({ grade }) => Number(grade) < Number(after.grade)).map(({ experience }) => Number(experience));
  const above = others.filter(({ grade }) => Number(grade) > Number(after.grade)).map(({ experience }) => Number(experience));
  const [least, most] = [Math.max(...below, -1), Math.min(...above, Infinity)];
  const own = Number(after.experience);
  if (own <= least) throw invalid([{ field: 'experience', message: `所需成长值须大于低一级的${least}` }]);
  if (own >= most) throw invalid([{ field: 'experience', message: `所需成长值须小于高一级的${most}` }]);
}

async function resetMembers(visit: Visit, id: unknown): Promise<void> {
  const members = visit.resources.get('user/user')!;
  for (const member of await lockRows(visit, members, all([equals(members.stored.get('level')!, id), alive(members)]))) {
    await assignRecord(visit, members, member.id, { level: null }, { title: '等级变更，清空会员等级' });
  }
}

export const level: EntityDeparture = {
  async writes(visit, { id, before, after }) {
    const errors = after ? validate(visit.resources.get('user/level')!, before ? 'update' : 'create', after) : [];
    if (errors.length > 0) throw invalid(errors);
    if (after?.grade === 0 && before && before.grade !== 0) throw new Refusal(codes.invalid, '初始等级只有一个');
    if (after && (!before || before.grade !== after.grade || before.experience !== after.experience)) await proveStep(visit, id, after);
    const leaves = before && (!after || before.grade !== after.grade || before.experience !== after.experience || (before.isShow === true && after.isShow !== true));
    if (leaves) await resetMembers(visit, id);
  },
  /** One step above the highest, so that any number of rows fit. */
  async sample(house) {
    const { rows: [top] } = await sql<{ grade: number; experience: number }>`select coalesce(max(grade), 0)::int as grade, coalesce(max(experience), 0)::int as experience from system_user_level where not is_del`.execute(house.sql);
    return { grade: top!.grade + 1, experience: top!.experience + 10 };
  },
};
