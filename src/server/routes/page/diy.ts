/** Pages of the shop (page design sheet): every save of what a page shows is a version. */
import { pageDefault } from '../../../../generated/codes';
import { wallTime } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import type { Sql } from '../../sql/connect';
import { demoPages } from './demo';
import { differs, isBroughtBack, pageKey, proveWidgets } from './document';
import { proveLimits } from './limits';
import { resourceOf } from '../../resources/resource';

/** Undefined while there is no page at all. */
export async function homeId(db: Sql): Promise<number | undefined> {
  return (await db.selectFrom('page_diy').select('id').where('is_del', '=', false).where('is_default', '=', pageDefault.home).limit(1).executeTakeFirst())?.id;
}

export const diy: EntityDeparture<'page/diy'> = {
  async writes(visit, { id, before, after }) {
    if (!after) return;
    const value = proveWidgets(resourceOf(visit, pageKey), after.value);
    after.value = value;
    if (!isBroughtBack(visit)) await proveLimits(visit.db, value, before && { id, value: before.value });
    if (!before) Object.assign(after, { addTime: wallTime(), version: '1', merId: 0 });
    else if (differs(before, after)) after.version = String(Number(before.version) + 1);
  },
  demo: demoPages,
  demoFrom: ['product/product'],
  sample: async () => ({ value: { 1700000000000000: { name: 'titles', id: 'id1700000000000000', timestamp: 1700000000000000, isHide: false, setUp: { tabVal: 0, cname: '标题' } } } }),
};
