/** The calls of a queue (`src/engine/extension/queue.ts`). */
import type { FastifyInstance } from 'fastify';
import { queuePaths } from '../../../engine/extension/queue';
import type { EndpointModel, QueueModel } from '../../../engine/model';
import type { JsonSchema } from '../../../fields/kind';
import type { Caller } from '../../calls/caller';
import { type Access, defineCall } from '../../calls/define';
import type { Shape } from '../../calls/shape';
import { invalid } from '../../refusal';
import { askedQuery } from '../asked';
import { readId, readIds } from '../call';
import type { House, Resource } from '../types';
import { keys, listKeys } from '../keys';
import { reachable } from '../parts';
import type { Query } from '../query';
import { readerOfMasks } from '../reading';
import { listPlan } from '../reads';
import { decidable } from './decidable';
import { claim, type Holder, type Queue, release, renew, stateOf } from './claims';

const id: JsonSchema = { type: ['integer', 'string'], title: '编号' };
const holder: JsonSchema = { type: 'string', pattern: '^[\\w-]{8,64}$', title: '窗口标识' };
const shapes = {
  claim: { properties: { holder, filter: { type: 'object', additionalProperties: { type: 'string' }, title: '筛选条件' }, skip: id }, required: ['holder'] },
  renew: { properties: { holder, ids: { type: 'array', items: id, minItems: 1, maxItems: 20, title: '数据' } }, required: ['holder', 'ids'] },
  release: { properties: { holder }, required: ['holder'] },
} satisfies Record<string, Shape>;

const holderOf = ({ id: adminId, realName, account, session }: Caller, body: Query): Holder =>
  ({ adminId, realName: realName || account, session, holder: String(body.holder) });

/** @param list whose filters narrow the queue, and who may call it may see how many are pending */
export function mountQueue(app: FastifyInstance, house: House, resource: Resource, model: QueueModel, list: EndpointModel): void {
  const { entity } = resource;
  const { key } = entity;
  const queue: Queue = { resource, model };
  const decides = entity.endpoints.find(({ name }) => name === entity.actions.find((action) => action.name === model.decide[0])!.endpoint)!;
  const plan = listPlan(resource, list);
  const filterKeys = listKeys(resource, list).filter((name) => name !== 'page' && name !== 'limit' && name !== 'orderBy');
  /** A filter that the list lacks would hand out too much. */
  const conditions = async (filter: Query, caller: Caller | null) => {
    const unknown = Object.keys(filter).filter((name) => !filterKeys.includes(name));
    if (unknown.length > 0) throw invalid([{ field: 'filter', message: `不支持的参数：${unknown.join('、')}` }]);
    return [...reachable(resource, caller), ...(caller ? await decidable(house.sql, resource, model, caller) : []), ...(await askedQuery(house.sql, plan, filter, caller, list, readerOfMasks(caller, resource, list))).where];
  };
  const tag = entity.title;
  const common = { permission: decides.permission as Access, adminOnly: decides.adminOnly, tag };
  defineCall(app, {
    ...common, method: 'POST', path: queuePaths.claim(key), title: `${model.title}：领取`, body: shapes.claim,
    handler: async ({ caller, body }) => claim(house.sql, queue, holderOf(caller!, body), await conditions((body.filter ?? {}) as Query, caller), body.skip === undefined ? undefined : readId(resource, body.skip)),
  });
  defineCall(app, {
    ...common, method: 'POST', path: queuePaths.renew(key), title: `${model.title}：续期`, body: shapes.renew,
    handler: ({ caller, body }) => renew(house.sql, queue, holderOf(caller!, body), readIds(resource, body.ids)),
  });
  defineCall(app, {
    ...common, method: 'POST', path: queuePaths.release(key), title: `${model.title}：归还`, body: shapes.release,
    handler: ({ caller, body }) => release(house.sql, queue, holderOf(caller!, body)),
  });
  defineCall(app, {
    method: 'GET', path: queuePaths.state(key), permission: list.permission as Access, adminOnly: list.adminOnly, tag, title: `${model.title}：概况`,
    query: keys(filterKeys),
    handler: async ({ caller, query }) => stateOf(house.sql, queue, caller!.id, await conditions(query, caller)),
  });
}
