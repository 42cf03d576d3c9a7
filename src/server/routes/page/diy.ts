/** Pages of the shop (page design sheet): exactly one is the home page, and every save of what a page shows is a version. */
import { pageDefault } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { wallTime } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';
import type { Sql } from '../../sql/connect';
import { lockState } from '../../sql/state';
import { demoPages } from './demo';
import { differs, homeStays, isBroughtBack, pageKey, proveWidgets } from './document';
import { proveLimits } from './limits';
import { resourceOf } from '../../resources/resource';

async function begin(visit: Visit, after: Records['page/diy']): Promise<void> {
  Object.assign(after, { addTime: wallTime(), version: '1', merId: 0, isDefault: pageDefault.custom });
  if ((await homeId(visit.db)) !== undefined) return;
  // The first page of all is the home page; of two that come at once only one is the first.
  await lockState(visit.db);
  if ((await homeId(visit.db)) === undefined) after.isDefault = pageDefault.home;
}

/** Undefined while there is no page at all. */
export async function homeId(db: Sql): Promise<number | undefined> {
  return (await db.selectFrom('page_diy').select('id').where('is_del', '=', false).where('is_default', '=', pageDefault.home).limit(1).executeTakeFirst())?.id;
}

export const diy: EntityDeparture<'page/diy'> = {
  async writes(visit, { id, before, after }) {
    if (!after) {
      if (before?.isDefault === pageDefault.home) throw homeStays();
      return;
    }
    const value = proveWidgets(resourceOf(visit, pageKey), after.value);
    after.value = value;
    if (!isBroughtBack(visit)) await proveLimits(visit.db, value, before && { id, value: before.value });
    if (!before) await begin(visit, after);
    else if (differs(before, after)) after.version = String(Number(before.version) + 1);
  },
  actions: {
    async setdefault({ visit, ids: [id] }) {
      // Two who choose at once would each see only the home page before.
      await lockState(visit.db);
      const options = { title: '设置商城首页' };
      const pages = visit.of('page/diy');
      for (const page of await pages.lockWhere({ isDefault: pageDefault.home })) {
        if (page.id !== id && !page.deleted) await pages.assign(page.id, { isDefault: pageDefault.custom }, options);
      }
      await pages.assign(id, { isDefault: pageDefault.home }, options);
    },
  },
  demo: demoPages,
  demoFrom: ['product/product'],
  sample: async () => ({ value: { 1700000000000000: { name: 'titles', id: 'id1700000000000000', timestamp: 1700000000000000, isHide: false, setUp: { tabVal: 0, cname: '标题' } } } }),
};
