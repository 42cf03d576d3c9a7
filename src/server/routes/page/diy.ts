/** Pages of the shop (page design sheet): exactly one is the home page, and every save of what a page shows is a version. */
import { sql } from 'kysely';
import { wallTime } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import { assignRecord } from '../../resources/door/door';
import { lockRows } from '../../resources/door/rows';
import type { Change, Row, Visit } from '../../resources/types';
import { equals } from '../../resources/condition';
import type { Sql } from '../../sql/connect';
import { lockState } from '../../sql/state';
import { demoPages } from './demo';
import { differs, homeStays, isBroughtBack, pageKey, proveWidgets } from './document';
import { proveLimits } from './limits';
import { resourceOf } from '../../resources/resource';

/** Codes of `pageDefault`. */
const home = 1;
const custom = 0;

async function begin(visit: Visit, after: NonNullable<Change['after']>): Promise<void> {
  Object.assign(after, { addTime: wallTime(), version: '1', merId: 0, isDefault: custom });
  if ((await homeId(visit.db)) !== undefined) return;
  // The first page of all is the home page; of two that come at once only one is the first.
  await lockState(visit.db);
  if ((await homeId(visit.db)) === undefined) after.isDefault = home;
}

/** Undefined while there is no page at all. */
export async function homeId(db: Sql): Promise<number | undefined> {
  const { rows: [row] } = await sql<{ id: string }>`select id from page_diy where not is_del and is_default = ${home} limit 1`.execute(db);
  return row && Number(row.id);
}

export const diy: EntityDeparture = {
  async writes(visit, { id, before, after }) {
    if (!after) {
      if (before!.isDefault === home) throw homeStays();
      return;
    }
    after.value = proveWidgets(resourceOf(visit, pageKey), after.value);
    if (!isBroughtBack(visit)) await proveLimits(visit.db, after.value as Row, before && { id, value: before.value });
    if (!before) await begin(visit, after);
    else if (differs(before, after)) after.version = String(Number(before.version) + 1);
  },
  actions: {
    async setdefault({ visit, resource, ids: [id] }) {
      // Two who choose at once would each see only the home page before.
      await lockState(visit.db);
      const options = { title: '设置商城首页' };
      for (const page of await lockRows(visit, resource, equals(resource.stored.get('isDefault')!, home))) {
        if (page.id !== id && !page.deleted) await assignRecord(visit, resource, page.id, { isDefault: custom }, options);
      }
      await assignRecord(visit, resource, id, { isDefault: home }, options);
    },
  },
  demo: demoPages,
  demoFrom: ['product/product'],
  sample: async () => ({ value: { 1700000000000000: { name: 'titles', id: 'id1700000000000000', timestamp: 1700000000000000, isHide: false, setUp: { tabVal: 0, cname: '标题' } } } }),
};
