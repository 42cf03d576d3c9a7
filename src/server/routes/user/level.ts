/**
 * The ladder of member levels: more experience for each step (member sheet). Rules compare fields of one record; this holds each step
 * against its neighbours, all of them locked.
 */
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { validate } from '../../resources/door/validate';
import { resourceOf } from '../../resources/resource';
import type { Visit } from '../../resources/types';

/** Locks the whole ladder, so that two changes cannot cross. */
async function proveStep(visit: Visit, id: number | undefined, { grade: step, experience: own }: Records['user/level']): Promise<void> {
  const others = (await visit.of('user/level').lockWhere({})).filter((other) => !other.deleted && other.id !== id).map(({ record }) => record);
  const below = others.filter(({ grade }) => grade < step).map(({ experience }) => experience);
  const above = others.filter(({ grade }) => grade > step).map(({ experience }) => experience);
  const [least, most] = [Math.max(...below, -1), Math.min(...above, Infinity)];
  if (own <= least) throw invalid([{ field: 'experience', message: `所需成长值须大于低一级的${least}` }]);
  if (own >= most) throw invalid([{ field: 'experience', message: `所需成长值须小于高一级的${most}` }]);
}

export const level: EntityDeparture<'user/level'> = {
  async writes(visit, { id, before, after }) {
    const errors = after ? validate(resourceOf(visit, 'user/level'), before ? 'update' : 'create', after) : [];
    if (errors.length > 0) throw invalid(errors);
    if (after?.grade === 0 && before && before.grade !== 0) throw new Refusal(codes.invalid, '初始等级只有一个');
    if (after && (!before || before.grade !== after.grade || before.experience !== after.experience)) await proveStep(visit, id, after);
  },
  /** One step above the highest, so that any number of rows fit. */
  async sample(house) {
    const top = await house.sql.selectFrom('system_user_level').where('is_del', '=', false)
      .select(({ fn, lit }) => [fn.coalesce(fn.max('grade'), lit(0)).as('grade'), fn.coalesce(fn.max('experience'), lit(0)).as('experience')]).executeTakeFirstOrThrow();
    return { grade: top.grade + 1, experience: top.experience + 10 };
  },
};
