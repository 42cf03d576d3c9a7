/** Calls of service keys: one for everything that schemas say merchants, members or the shop do (`entity.service`). */
import type { FastifyInstance } from 'fastify';
import type { ActionModel, EndpointModel } from '../../engine/model';
import { modest, sizeOfFields } from '../calls/bodySize';
import type { Caller } from '../calls/caller';
import { type Access, type CallInput, defineCall } from '../calls/define';
import { actionPlan } from '../resources/endpoints';
import type { Departures } from '../resources/departures';
import { keys } from '../resources/keys';
import { project } from '../resources/projection';
import { readOne } from '../resources/reads';
import type { House, Resource, Row, Visit } from '../resources/types';
import type { PlannedJob } from '../jobs/schedule';
import { answeredOnce, forgetAnswers } from './once';
import { proveOwn, proveOwned, proveOwnMade } from './ownMerchant';

/** Makes every such call of the entities that are served. */
export function serviceCalls(app: FastifyInstance, house: House, departures: Departures): void {
  for (const resource of house.resources.values()) {
    for (const endpoint of resource.entity.service?.endpoints ?? []) mountCall(app, house, resource, endpoint, departures);
  }
}

export const serviceJobs = ({ sql }: House): PlannedJob[] => [{
  name: 'service:answers', title: '清理服务密钥的重复请求记录', every: 3600,
  async batch() {
    await forgetAnswers(sql);
    return undefined;
  },
}];

function mountCall(app: FastifyInstance, house: House, resource: Resource, endpoint: EndpointModel, departures: Departures): void {
  const action = resource.entity.service?.actions.find((each) => each.endpoint === endpoint.name);
  if (!action) throw new Error(`${resource.key}: endpoint ${endpoint.name} has no action`);
  const { method, path, permission, title } = endpoint;
  const plan = actionPlan(house, resource, endpoint, action, departures);
  // Its answer is kept with what its visit writes (`once.ts`).
  if (plan.goesOutside) throw new Error(`${resource.key}: ${action.name} works outside of its visit, which no service call may`);
  const answer = answerOf(house, resource, action);
  defineCall(app, {
    method, path, permission: permission as Access, service: true, title, tag: resource.entity.title, describedBySchema: true,
    name: `${resource.key}.${action.name}`, audit: endpoint.audit, secrets: plan.fields.filter(({ kind }) => kind === 'password').map(({ name }) => name),
    body: keys(plan.fields.map(({ name }) => name)),
    bodySize: sizeOfFields(plan.fields, [modest]),
    async handler(input: CallInput<Caller>) {
      proveOwned(resource, input.caller);
      const { ids, work } = await plan.read(input, (named) => proveOwn(house, resource, input.caller, named));
      return answeredOnce(house, input, async (visit) => {
        const done = await work(visit);
        await proveOwnMade(visit, resource, input.caller, ids, done);
        return answer(visit, ids, done);
      });
    },
  });
}

/**
 * What is told of a record: its numbers, and its state. Whoever holds a key reads nothing else of it here.
 * @returns the answer of a call; that of code is what the code says
 */
function answerOf(house: House, resource: Resource, { effect }: ActionModel): (visit: Visit, ids: readonly unknown[], done: unknown) => Promise<unknown> {
  if ('handler' in effect) return async (_visit, _ids, done) => done;
  const { entity } = resource;
  const unique = entity.fields.filter((field) => field.unique?.scope.length === 0 && !field.writeOnly && !field.masked).map(({ name }) => name);
  const projection = project(resource, house.resources, [...unique, ...(entity.states ? [entity.states.field] : [])]);
  return async ({ db }, ids, done) => readOne(db, resource, projection, (done as Row).id ?? ids[0]);
}
