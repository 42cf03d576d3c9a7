/** What shoppers read: a page by its id, the home page by 0 (page design sheet). A hidden one is there for designers alone. */
import type { FastifyInstance } from 'fastify';
import { pagePaths } from '../../../engine/extension/page';
import { defineCall } from '../../calls/define';
import { refusalOf } from '../../calls/judge';
import { revalidated } from '../../calls/revalidated';
import { missing } from '../../resources/door/rows';
import { readId } from '../../resources/call';
import type { House } from '../../resources/types';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import { documentFields, pageKey } from './document';
import { homeId } from './diy';

const tag = '页面装修';
/** Who also sees pages that shoppers do not. */
const designer = { permission: 'platform:pagediy:info', adminOnly: true };

export function shownCalls(app: FastifyInstance, house: House): void {
  const pages = house.resources.get(pageKey);
  if (!pages) return;
  app.capabilities.pages = true;
  defineCall(app, {
    method: 'GET', path: '/admin/platform/pagediy/getdefault', permission: 'platform:pagediy:getdefault', adminOnly: true, title: '获取商城首页', tag,
    answer: { type: ['integer', 'null'] },
    handler: () => homeId(house.sql),
  });
  const shown = project(pages, house.resources, [pages.entity.primaryKey, 'name', 'version', 'isDefault', ...documentFields]);
  defineCall(app, {
    method: 'GET', path: pagePaths.shown('{id}'), permission: 'anonymous', shop: true, title: '商城页面', tag,
    async handler({ params, request, reply }) {
      const asked = readId(pages, params.id);
      const id = asked === 0 ? await homeId(house.sql) : asked;
      if (id === undefined) throw missing(pages);
      const page = await readOne(house.sql, pages, shown, id);
      if (page.isShow !== 1 && refusalOf(await app.identify(request), designer)) throw missing(pages);
      return revalidated({ request, reply }, page, `"${String(id)}-${String(page.recordVersion)}"`);
    },
  });
}
