/**
 * Every state machine of the contract, over HTTP on a real database: each move of the platform is made from every state, where the
 * schema allows it and where it does not. Nothing here knows an entity.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeRecord } from '../src/engine/codec/encode';
import type { ActionModel, Condition, EntityModel, FieldModel, Scalar } from '../src/engine/model';
import { holds } from '../src/engine/rules/holds';
import { canMove, endsOf, moveOf, movesOf } from '../src/engine/rules/moves';
import { refusalOf } from '../src/engine/rules/locks';
import type { Present } from '../src/engine/rules/present';
import { wallTime } from '../src/engine/time/wallTime';
import { contract } from '../src/server/contract';
import type { Row } from '../src/server/resources/types';
import { quote } from '../src/server/resources/resource';
import type { TestApp } from './server/helper';
import { fillInProviders } from './server/payment/room';
import { startWechatRoom, type WechatRoom } from './server/wechat/room';
import { promptParam } from '../src/engine/rules/prompt';
import { kinds } from '../src/fields/kinds';
import { bodyOf, callEndpoint, endpointOf, satisfied, walkerOf, type Walker } from './server/walker';

let room: WechatRoom;
let server: TestApp;
let walker: Walker;
let runsBefore: unknown[];
beforeAll(async () => {
  // Some writes are made at WeChat too.
  room = await startWechatRoom({ contract, config: { demo: 1 } });
  ({ server } = room);
  // What was paid by a provider goes back by it.
  await fillInProviders(server);
  // Shipments are asked for anew while they are told at all.
  await server.call('POST', '/admin/platform/wechat/update/shipping/switch', { body: { value: '1' } });
  walker = await walkerOf(server);
  // What goes to WeChat, or back by providers, by itself would change records while they are compared.
  for (const name of ['marketing:toWechat', 'order/refund:provider', 'marketing/activityRefund:provider', 'operation/notice:send', 'operation/wechatShipment:upload']) {
    await sql`insert into job (name, holder, lease_until) values (${name}, 'test', now() + interval '1 day')
      on conflict (name) do update set holder = 'test', lease_until = now() + interval '1 day'`.execute(server.app.sql);
  }
  runsBefore = await runs();
});
afterAll(async () => {
  await walker?.close();
  await room?.close();
});

/** Runs of jobs that are written down. */
const runs = async () => (await sql`select bean_name, method_name, create_time::text from operation_schedule_job_log order by id`.execute(server.app.sql)).rows;

/** Puts a record into a state, past every rule. */
async function put(entity: EntityModel, id: unknown, values: Row): Promise<Row> {
  const resource = walker.house.resources.get(entity.key)!;
  const set = Object.entries(values).map(([name, value]) => {
    const { column, kind, field } = resource.stored.get(name)!;
    return sql`${sql.raw(quote(column))} = ${kind.toSql(value, field)}`;
  });
  await sql`update ${resource.table} set ${sql.join(set)} where ${sql.raw(quote(resource.id.column))} = ${id}`.execute(walker.house.sql);
  return walker.stored(entity, id);
}

async function anyId(entity: EntityModel): Promise<unknown> {
  const resource = walker.house.resources.get(entity.key)!;
  const { rows } = await sql<{ id: unknown }>`select ${resource.id.ref} as id from ${resource.table} t order by 1 limit 1`.execute(walker.house.sql);
  if (rows[0]) return rows[0].id;
  const create = endpointOf(entity, 'create')!;
  const { data } = await callEndpoint(server, entity, create, { values: bodyOf(entity, create, await walker.fresh(entity)) });
  return (data as Row)[entity.primaryKey];
}

/** Opens the records that an action books to: one that is closed says so before anything else. */
async function openHolders({ effect, then = [] }: ActionModel, record: Row): Promise<void> {
  for (const one of [effect, ...then]) {
    const book = 'book' in one ? contract.entities.find(({ key }) => key === one.book)! : undefined;
    const { of, closed } = book?.ledger ?? {};
    const reference = 'book' in one && of !== undefined ? one.values[of] : undefined;
    const holder = contract.entities.find(({ key }) => key === book?.fields.find(({ name }) => name === of)?.to);
    if (!holder || !closed || typeof reference !== 'string') continue;
    await put(holder, record[reference.slice(1)], Object.fromEntries(Object.entries(closed.when).map(([name, test]) => [name, opposite(test)])));
  }
}

/** Puts the records that an action moves elsewhere into a state from which they go. */
async function readyElsewhere({ effect, then = [] }: ActionModel, { fields }: EntityModel, record: Row): Promise<void> {
  for (const one of [effect, ...then]) {
    if (!('move' in one) || one.of === undefined) continue;
    const target = contract.entities.find(({ key }) => key === fields.find(({ name }) => name === one.of)?.to)!;
    await put(target, record[one.of], { [target.states!.field]: target.states!.moves[one.move]!.from[0] });
  }
}

const opposite = (test: unknown): Scalar => (typeof test === 'boolean' ? !test : null);

/** What a condition asks for, and the same with one part of it broken. */
function positions(when: Condition | undefined): Row[] {
  const fitting = satisfied(when, {})!;
  const isText = (test: unknown) => typeof test === 'object' && test !== null && 'empty' in test && test.empty === false;
  return [fitting, ...Object.keys(fitting).filter((name) => typeof fitting[name] === 'boolean' || isText(when?.[name])).map((name) => ({ ...fitting, [name]: opposite(fitting[name]) }))];
}

/** What the action is told, once for each move that it can make. */
function inputsOf(action: ActionModel): Row[] {
  const word = (field: FieldModel): unknown => (field.pattern === undefined ? ({ reference: 1, integer: 1, money: '9999.00', datetime: '2026-03-01 10:00:00', imageList: ['/demo/picture-1.svg'] } as Partial<Record<string, unknown>>)[field.kind] ?? '理由' : kinds[field.kind].sample(field, () => 0.5, { enumeration: () => undefined }));
  const asked = { ...Object.fromEntries(action.form?.fields.map((field) => [field.name, word(field)]) ?? []), ...(action.prompt && { [action.prompt.field]: '理由' }) };
  const { effect } = action;
  if (!('move' in effect) || effect.of !== undefined) return [];
  if (typeof effect.move === 'string') return [asked];
  const { by, of } = effect.move;
  return Object.keys(of).map((decision) => ({ ...asked, [by]: action.form?.fields.find(({ name }) => name === by)?.codes?.find((code) => String(code) === decision) ?? decision }));
}

/** An entity, and the facets that have calls of their own. */
const screensOf = (entity: EntityModel): EntityModel[] => [entity, ...contract.facets.filter(({ facet }) => facet!.of === entity.key)];
const machines = contract.entities.filter((entity) => entity.states && screensOf(entity).some(({ actions }) => actions.some((action) => movesOf(action).length > 0)));

/** Moves of an entity that actions of others make, on the record that they refer to. */
const movedElsewhere = ({ key }: EntityModel): string[] => contract.entities.flatMap(({ actions, fields }) => actions.flatMap(({ effect, then = [] }) => [effect, ...then]).flatMap((one) =>
  ('move' in one && one.of !== undefined && fields.find(({ name }) => name === one.of)?.to === key ? [one.move] : [])));

/** Whoever walks is the account admin, whose id is 1. */
const present = (): Present => ({ me: { id: 1, name: '' }, now: wallTime() });

/** What an action refuses may depend on whose the record is: it is tried on one of the walker's own, and on one of another's. */
function owned({ refuse = [] }: ActionModel): Row[] {
  const names = refuse.flatMap(({ when }) => Object.entries(when)).filter(([, test]) => JSON.stringify(test).includes('"$me"')).map(([name]) => name);
  return names.length === 0 ? [{}] : [1, 2].map((id) => Object.fromEntries(names.map((name) => [name, id])));
}

describe.each(machines.map((entity) => [entity.key, entity] as const))('%s', (_key, entity) => {
  const states = entity.states!;
  const field = entity.fields.find(({ name }) => name === states.field)!;
  const codes = field.kind === 'switch' ? [true, false] : field.codes!;
  const ways = screensOf(entity).flatMap((screen) => screen.actions.flatMap((action) => inputsOf(action).map((input) => ({ screen, action, input, name: moveOf(action, input)! }))));

  it('lets the platform make its own moves, and every one of them is offered', () => {
    const platform = Object.entries(states.moves).filter(([, { by }]) => by === 'platform').map(([name]) => name);
    const made = [...new Set([...ways.map(({ name }) => name), ...movedElsewhere(entity)])];
    // What an action leaves to code may make further ones.
    const byCode = screensOf(entity).some(({ actions }) => actions.some(({ effect }) => 'handler' in effect));
    expect(byCode ? made.filter((name) => !platform.includes(name)) : made.sort()).toEqual(byCode ? [] : platform.sort());
  });

  it.each(ways.map((way) => [`${way.action.name}: ${way.name}`, way] as const))('%s from every state', async (_title, { screen, action, input, name }) => {
    const endpoint = screen.endpoints.find((each) => each.name === action.endpoint)!;
    const move = states.moves[name]!;
    const id = await anyId(entity);
    const asked = (action.form?.fields ?? []).filter(({ when }) => holds(when, input));
    const prompted = action.prompt ? { [promptParam(action.prompt)]: input[action.prompt.field] } : {};
    const values = { ...encodeRecord(asked, input), ...prompted };
    for (const code of codes) {
      for (const position of owned(action).flatMap((mine) => positions({ ...action.when, ...move.when }).map((each) => ({ ...each, ...mine })))) {
        const before = await put(entity, id, { ...position, [states.field]: code });
        await openHolders(action, before);
        await readyElsewhere(action, entity, before);
        const answer = await callEndpoint(server, screen, endpoint, { id: endpoint.id?.by === undefined ? id : before[endpoint.id.by], values });
        const after = await walker.stored(entity, id);
        const told = JSON.stringify({ code, position, answer });
        if (canMove(states, move, before) && holds(action.when, before) && holds(screen.facet?.within, before, present()) && !refusalOf(action.refuse, before, { account: 'admin', present: present() })) {
          expect(answer, told).toMatchObject({ code: 200 });
          expect(endsOf(states, move, code), told).toContain(after[states.field]);
        } else {
          expect(answer.code, told).not.toBe(200);
          expect(after, told).toEqual(before);
        }
      }
    }
  });
});

it('no record was changed by the clock meanwhile', async () => {
  expect(await runs()).toEqual(runsBefore);
});
