/** What members were given: those whose birthday it is are told. */
import { presentKind } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';
import { tell } from '../operation/notices/tell';

export const presentRecord: EntityDeparture<'marketing/presentRecord'> = {
  async wrote(visit, { id, before, after }) {
    if (before || !after || id === undefined || after.kind !== presentKind.birthday || !after.given) return;
    const { uid, given } = after;
    await tell(visit, 'birthdayPresent', async () => {
      const member = await visit.db.selectFrom('user_user').select('nickname').where('id', '=', uid).executeTakeFirst();
      return { about: `present:${id}`, to: [{ uid }], tells: { 会员昵称: member?.nickname ?? '', 礼品: given } };
    });
  },
};
