/**
 * Every entity of the contract, through every call that its schema declares, over HTTP on a real database. Nothing here knows an
 * entity: a new schema is walked without a line added.
 */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeRecord } from '../src/engine/codec/decode';
import { extension } from '../src/engine/extension/paths';
import { type Condition, type EndpointModel, type FieldModel, singleId } from '../src/engine/model';
import { requiredQuery } from '../src/engine/query/requiredFilters';
import { otherPosition } from '../src/engine/rules/positions';
import { promptParam } from '../src/engine/rules/prompt';
import { holds } from '../src/engine/rules/holds';
import { isEmpty } from '../src/engine/text/words';
import { boundsOf, brokenRules, isFieldBound } from '../src/engine/validation/brokenRules';
import { kinds } from '../src/fields/kinds';
import { encode } from '../src/engine/codec/encode';
import { contract } from '../src/server/contract';
import type { Row } from '../src/server/resources/types';
import type { TestApp } from './server/helper';
import { fillInMiniProgram, startWechatRoom, type WechatRoom } from './server/wechat/room';
import { bodyOf, breaking, callEndpoint, endpointOf, rowsOf, satisfied, served, signInWithoutRights, violationsOf, walkerOf, type Target, type Walker } from './server/walker';

let room: WechatRoom;
let server: TestApp;
let walker: Walker;
let bare: string;
beforeAll(async () => {
  // Some writes are made at WeChat too.
  room = await startWechatRoom({ contract, config: { demo: 1 } });
  ({ server } = room);
  await fillInMiniProgram(server);
  // A channel of a notification is switched on only where it has a template.
  await sql`update operation_message_template set temp_id = 'template-of-the-walk'`.execute(server.app.sql);
  walker = await walkerOf(server);
  bare = await signInWithoutRights(server);
});
afterAll(async () => {
  await walker?.close();
  await room?.close();
});

describe.each(served(contract.entities).map((entity) => [entity.key, entity] as const))('%s', (_key, entity) => {
  const call = (endpoint: EndpointModel, target?: Target) => callEndpoint(server, entity, endpoint, target);
  const create = endpointOf(entity, 'create');
  const update = endpointOf(entity, 'update');
  const remove = endpointOf(entity, 'delete');
  const id = entity.primaryKey;
  const own = (name: 'one' | 'history', record: Row) => server.call('GET', extension[name](entity.key, record[id]));

  /** What the list cannot be called without: one of its tabs. */
  const { tabs } = entity.list ?? {};
  const queries: Record<string, string>[] = tabs?.required ? tabs.items.map(({ value }) => ({ [tabs.param]: String(value) })) : [{}];

  /** A record that this walk made; where nothing can be made, one that the product ships with. */
  async function subject(values?: Row, when?: Condition): Promise<Row> {
    if (entity.single) return walker.stored(entity, singleId);
    if (!create) return anyRow(when);
    const make = async () => call(create, { values: bodyOf(entity, create, values ?? await walker.fresh(entity)) });
    let answer = await make();
    // Of some there are only so many: one makes room.
    if (remove && answer.code === 400 && /最多\d+个/.test(answer.message ?? '')) {
      await call(remove, { id: (await anyRow(remove.when))[id] });
      answer = await make();
    }
    expect(answer, entity.key).toMatchObject({ code: 200 });
    return answer.data as Row;
  }

  async function anyRow(when?: Condition): Promise<Row> {
    const endpoint = endpointOf(entity, 'list') ?? endpointOf(entity, 'read')!;
    for (const query of queries) {
      const row = rowsOf(endpoint, (await call(endpoint, { query })).data).find((one) => holds(when, one));
      if (row) return row;
    }
    throw new Error(`${entity.key}: no row meets ${JSON.stringify(when)}`);
  }

  /** Fresh values, but what a save cannot change as the record has it. */
  async function editable(record: Row): Promise<Row> {
    const [values, stored] = [await walker.fresh(entity), await walker.stored(entity, record[id])];
    const fixed = entity.fields.filter((field) => field.readOnly || (field.fixedWhen && holds(field.fixedWhen, stored)) || field.name === entity.tree?.parent || field.name === entity.states?.field);
    // As the interface tells it, and then as a form holds it: the rows of a table travel as text.
    const whole = { ...values, ...Object.fromEntries(fixed.map((field) => [field.name, stored[field.name]])), ...decodeRecord(fixed, stored).values };
    return withAsked(whole);
  }

  /** What the record is decides which conditional fields it asks for. */
  function withAsked(whole: Row): Row {
    const asked = entity.fields.filter((field) => field.required && field.when && holds(field.when, whole) && isEmpty(whole[field.name]));
    return { ...whole, ...Object.fromEntries(asked.map((field) => [field.name, kinds[field.kind].sample(field, () => 0.5, { enumeration: () => undefined })])) };
  }

  const reads = entity.endpoints.filter(({ role }) => role === 'list' || role === 'read' || role === 'counts');

  it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))('answers %s', async (_name, endpoint) => {
    const insisted = requiredQuery(entity, endpoint.name);
    if (Object.keys(insisted).length > 0) {
      // Whether anything meets what the list insists on is not known here.
      expect(await call(endpoint, { query: insisted })).toMatchObject({ code: 200 });
      return expect(await call(endpoint)).toMatchObject({ code: 400 });
    }
    const known = await subject();
    const answer = await call(endpoint, { query: { temp: '1', ...(endpoint.role === 'list' ? queries[0] : {}) }, ...(endpoint.id ? { id: known[id] } : {}) });
    expect(answer).toMatchObject({ code: 200 });
    if (endpoint.role === 'counts') return expect((Array.isArray(answer.data) ? answer.data.map((one: { count: unknown }) => one.count) : Object.values(answer.data as Row)).every(Number.isInteger)).toBe(true);
    const rows = rowsOf(endpoint, answer.data);
    expect(rows.length).toBeGreaterThan(0);
    const secret = entity.fields.filter((field) => field.writeOnly).map((field) => field.name);
    const allowed = new Set([...(endpoint.fields ?? entity.fields.map((field) => field.name)), ...(endpoint.byRight ?? []), id, ...Object.keys(entity.answers ?? {}), endpoint.group?.by, 'recordVersion', entity.tree?.children, entity.tree?.parent]);
    for (const name of Object.keys(rows[0]!)) {
      expect(allowed.has(name), name).toBe(true);
      expect(secret).not.toContain(name);
    }
  });

  const list = endpointOf(entity, 'list');
  if (list && entity.style === 'platform') it('refuses an undeclared key when the server is strict, and a page that cannot be', async () => {
    expect(await call(list, { query: { ...queries[0], 'no-such-key': '1' } })).toMatchObject({ code: 400 });
    if ((list.shape ?? 'page') === 'page') expect(await call(list, { query: { ...queries[0], limit: '0' } })).toMatchObject({ code: 400 });
    if (tabs?.required) expect(await call(list)).toMatchObject({ code: 400, message: '请指定列表分类', data: { errors: [{ field: tabs.param }] } });
  });

  if (create) {
    it('keeps what is created', async () => {
      const values = await walker.fresh(entity);
      const body = bodyOf(entity, create, values);
      const made = await subject(values);
      const kept = await walker.stored(entity, made[id]);
      for (const field of entity.fields.filter((one) => one.name in body && !one.writeOnly)) expect(kept[field.name], field.name).toEqual(body[field.name]);
      expect(made.recordVersion).toBe(1);
      const one = endpointOf(entity, 'one');
      if (one) expect(await call(one, { id: made[id] })).toMatchObject({ code: 200, data: { [id]: made[id] } });
      expect((await own('one', made)).data).toMatchObject({ [id]: made[id], recordVersion: 1 });
      expect((await own('history', made)).data).toMatchObject([{ kind: 'ADD', account: 'admin', version: 1 }]);
    });
  }

  const entered = entity.rules?.filter((rule) => !rule.warns && [rule.field, ...boundsOf(rule).filter(isFieldBound).map(({ bound }) => bound)].every((name) => create?.body?.includes(name))) ?? [];
  if (create && entered.length > 0) it.each(entered.map((rule) => [JSON.stringify(rule), rule] as const))('refuses what breaks the rule %s', async (_rule, rule) => {
    // Nothing is compared with what is hidden.
    const compared = entity.fields.filter(({ name }) => [rule.field, ...boundsOf(rule).map(({ bound }) => bound)].includes(name));
    const shown = compared.reduce((whole, { when }) => satisfied(when, whole)!, satisfied(rule.when, await walker.fresh(entity))!);
    const values = withAsked(shown);
    const broken = { ...values, ...breaking(entity, boundsOf(rule)[0]!, rule.field, values) };
    const errors = brokenRules([rule], entity.fields, broken);
    expect(errors).toHaveLength(1);
    // Two values that change places may break another rule about one of them too.
    expect(await call(create, { values: bodyOf(entity, create, broken) })).toMatchObject({ code: 400, data: { errors: expect.arrayContaining(errors) } });
  });

  if (update && !entity.single) {
    it('saves a change as a new version and refuses a stale one', async () => {
      const record = await subject();
      const before = Number(record.recordVersion);
      const body = bodyOf(entity, update, await editable(record));
      expect(await call(update, { id: record[id], values: body, headers: { 'x-record-version': String(before) } })).toMatchObject({ code: 200, data: { recordVersion: before + 1 } });
      const kept = await walker.stored(entity, record[id]);
      // Names of regions are the server's own.
      const named = entity.fields.map(({ region }) => region?.named);
      for (const name of Object.keys(body)) if (!named.includes(name) && !entity.fields.find((field) => field.name === name)!.writeOnly) expect(kept[name], name).toEqual(body[name]);
      const stale = await call(update, { id: record[id], values: body, headers: { 'x-record-version': String(before) } });
      expect(stale).toMatchObject({ code: 409, data: { current: { [id]: record[id], recordVersion: before + 1 }, account: 'admin' } });
      expect((stale.data as { changed: string[] }).changed.length).toBeGreaterThan(0);
      expect(await call(update, { id: record[id], values: body })).toMatchObject({ code: 200 });
    });

    it('answers a missing record with its own code', async () => {
      const record = await subject();
      const body = bodyOf(entity, update, await editable(record));
      expect(await call(update, { id: 999_999_999, values: body })).toMatchObject({ code: entity.missing.code, message: entity.missing.message });
    });
  }

  if (update && entity.single) it('is saved by whoever saw it as it is, and by nobody who did not; its history tells who', async () => {
    const one = endpointOf(entity, 'one')!;
    const etag = async () => String((await server.send('GET', one.path)).headers.etag);
    const seen = await etag();
    // A save of what is stored already makes no version.
    const other = async (than: Row): Promise<Row> => {
      for (let tries = 0; tries < 20; tries += 1) {
        const values = await walker.fresh(entity);
        if (Object.entries(bodyOf(entity, update, values)).some(([name, value]) => !isDeepStrictEqual(value, than[name]))) return values;
      }
      throw new Error(`${entity.key}: made-up values are those that are stored`);
    };
    const save = async (tag: string) => call(update, { values: bodyOf(entity, update, await other(await subject())), headers: { 'if-match': tag } });
    const before = await subject();
    const values = await other(before);
    expect(await call(update, { values: bodyOf(entity, update, values), headers: { 'if-match': seen } })).toEqual({ code: 200, message: null, data: null });
    const after = await subject();
    // Secrets are never answered.
    const shown = Object.entries(bodyOf(entity, update, values)).filter(([name]) => !entity.fields.find((field) => field.name === name)?.writeOnly);
    expect(after).toMatchObject({ ...Object.fromEntries(shown), recordVersion: Number(before.recordVersion) + 1 });
    const told = (await call(one)).data;
    // What is worked out by hand is no part of the record.
    const held = (one.fields ?? []).filter((name) => { const { computed } = entity.fields.find((field) => field.name === name)!; return !(computed && 'handler' in computed); });
    const heldOf = (record: Row) => Object.fromEntries(held.map((name) => [name, record[name]]));
    expect(heldOf(one.asText ? JSON.parse(told as string) : one.value === undefined ? told : { [one.value]: told })).toEqual(heldOf(after));
    expect(await save(seen)).toMatchObject({ code: 409, data: { current: { recordVersion: after.recordVersion }, account: 'admin' } });
    expect(await save('"of-somebody-else"')).toMatchObject({ code: 200 });
    expect((await own('history', { [id]: singleId })).data[0]).toMatchObject({ kind: 'UPDATE', account: 'admin', version: Number(after.recordVersion) + 1 });
  });

  const writing = [create, update].filter((endpoint) => endpoint !== undefined);
  const cases = writing.flatMap((endpoint) => entity.fields
    .filter((field) => endpoint.body?.includes(field.name) && satisfied(field.when, {}))
    .flatMap((field) => violationsOf(field).map((violation) => [endpoint.name, field.name, violation.rule, endpoint, field, violation.value] as const)));

  if (cases.length > 0) {
    it.each(cases)('%s refuses %s: %s', async (_call, _field, _rule, endpoint, field, value) => {
      // A field that others fix once stored is shown from the first.
      const fixed = create && entity.fields.some(({ name, fixedWhen }) => fixedWhen && name in (field.when ?? {}));
      const record = endpoint === update ? await subject(fixed ? withAsked(satisfied(field.when, await walker.fresh(entity))!) : undefined, field.when) : undefined;
      const values = record ? await editable(record) : await walker.fresh(entity);
      const shown = holds(field.when, values) ? values : satisfied(field.when, values)!;
      expect(holds(field.when, shown)).toBe(true);
      const body: Row = { ...bodyOf(entity, endpoint, shown), [field.name]: value };
      if (value === undefined) delete body[field.name];
      const answer = await call(endpoint, { id: record?.[id], values: body });
      expect(answer.code, JSON.stringify(answer)).toBe(400);
      expect((answer.data as { errors: { field: string; message: string }[] }).errors.some((error) => error.field.split('.')[0] === field.name), JSON.stringify(answer)).toBe(true);
      expect(answer.message).toMatch(/[\u4e00-\u9fff]/);
    });
  }

  const unique = entity.fields.filter((field): field is FieldModel & { unique: object } => field.unique !== undefined && create?.body?.includes(field.name) === true);
  if (create && unique.length > 0) {
    it.each(unique.map((field) => [field.name, field] as const))('refuses a used %s, also when a deleted row comes back', async (name, field) => {
      const values = await walker.fresh(entity);
      const first = await subject(values);
      const again = { ...await walker.fresh(entity), ...Object.fromEntries([name, ...field.unique.scope].map((one) => [one, values[one]])) };
      const taken = { code: field.unique.code ?? 400, message: field.unique.message, data: { errors: [{ field: name, message: field.unique.message }] } };
      expect(await call(create, { values: bodyOf(entity, create, again) })).toEqual(taken);
      if (!remove || !entity.softDelete || entity.style === 'simple-rest') return;
      expect(await call(remove, { id: first[id] })).toMatchObject({ code: 200 });
      expect(await call(create, { values: bodyOf(entity, create, again) })).toMatchObject({ code: 200 });
      expect((await server.call('POST', extension.restore(entity.key), { body: { ids: [first[id]] } })).data)
        .toEqual({ done: 0, ids: [], failed: [{ id: first[id], message: field.unique.message }] });
    });
  }

  const switches = entity.endpoints.filter(({ role }) => role === 'switch');
  if (switches.length > 0) {
    const across = (value: unknown, field: FieldModel) => (field.kind === 'switch' ? turnedOver(value) : otherPosition(field, value));
    it.each(switches.map((endpoint) => [endpoint.field!, endpoint] as const))('turns %s and back', async (name, endpoint) => {
      const record = await subject();
      const positions: unknown[] = [];
      const field = entity.fields.find((one) => one.name === name)!;
      if (endpoint.when && !holds(endpoint.when, await walker.stored(entity, record[id]))) {
        expect(await call(endpoint, { id: record[id], values: endpoint.state === 'toggle' ? {} : { [name]: true } })).toMatchObject({ code: 400, message: endpoint.message });
        return;
      }
      for (let turn = 0; turn < 2; turn += 1) {
        const before = await walker.stored(entity, record[id]);
        positions.push(before[name]);
        const values = endpoint.state === 'toggle' ? {} : { [name]: across(before[name], field) };
        expect(await call(endpoint, { id: record[id], values })).toMatchObject({ code: 200 });
        expect((await walker.stored(entity, record[id]))[name], field.title).toEqual(across(before[name], field));
      }
      expect((await walker.stored(entity, record[id]))[name]).toEqual(positions[0]);
      expect(await call(endpoint, { id: 999_999_999, values: endpoint.state === 'body' ? { [name]: true } : {} })).toMatchObject({ code: entity.missing.code });
    });
  }

  // Moves of states are walked in `state-walk.test.ts`.
  for (const action of entity.actions.filter(({ effect, opens }) => !('handler' in effect || 'move' in effect || opens))) {
    const endpoint = entity.endpoints.find(({ name }) => name === action.endpoint)!;
    it(`runs ${action.name}${action.when ? ', only where it is offered' : ''}`, async () => {
      const record = await subject();
      const input = action.prompt ? { [promptParam(action.prompt)]: '理由' } : {};
      const stored = await walker.stored(entity, record[id]);
      // What is booked is no value of the record: a code of each choice, and the least of each number.
      const asked = 'book' in action.effect;
      const known = new Map(await Promise.all((action.form?.fields ?? []).flatMap(({ to }) => to ?? []).map(async (to) => [to, await firstOf(to)] as const)));
      const held = (field: FieldModel) => {
        if (field.kind === 'imageList') return encode(field.wire, ['/demo/picture-1.svg'], field);
        const value = stored[field.from ?? field.name];
        if (!field.required || !isEmpty(value)) return value;
        return field.kind === 'references' ? known.get(field.to!) : field.codes?.[0] ?? '内容';
      };
      const given = (field: FieldModel) => (field.kind === 'password' ? 'Walk-Pass-20' : asked ? field.codes?.[0] ?? (field.kind === 'money' ? String(field.minimum) : field.minimum) : held(field));
      const values = { ...Object.fromEntries((action.form?.fields ?? []).filter(({ shows }) => shows === undefined).map((field) => [field.name, given(field)])), ...input };
      if (action.when && !holds(action.when, stored)) {
        const closed = 'book' in action.effect ? contract.entities.find(({ key }) => 'book' in action.effect && key === action.effect.book)?.ledger?.closed : undefined;
        expect(await call(endpoint, { id: record[id], values })).toMatchObject(closed ? { code: closed.code ?? 400, message: closed.message } : { code: 400, message: `当前状态不能${action.title}` });
        return;
      }
      expect(await call(endpoint, { id: record[id], values })).toMatchObject({ code: 200 });
      if ([action.effect, ...(action.then ?? [])].some((effect) => 'delete' in effect)) {
        expect(await own('one', record)).toMatchObject({ code: entity.missing.code, message: entity.missing.message });
        return;
      }
      const after = await walker.stored(entity, record[id]);
      // What comes from an input, or speaks of the present, is not what the schema says.
      const said = 'set' in action.effect ? Object.entries(action.effect.set).filter(([, value]) => !String(value).startsWith('$')) : [];
      for (const [name, value] of said) expect(turned(after[name])).toEqual(turned(typeof value === 'object' && value !== null && 'by' in value ? value.of[String(stored[value.by])] : value));
    });
  }

  if (create && remove) {
    it('deletes, and keeps what can come back', async () => {
      const record = await subject(satisfied(remove.when, await walker.fresh(entity)));
      expect(await call(remove, { id: record[id] })).toMatchObject({ code: 200 });
      expect(await own('one', record)).toMatchObject({ code: entity.missing.code, message: entity.missing.message });
      expect(await call(remove, { id: record[id] })).toMatchObject({ code: entity.missing.code });
      if (!entity.softDelete) return;
      expect((await server.call('GET', extension.recycled(entity.key), { query: { limit: '9999' } })).data.list).toContainEqual(expect.objectContaining({ [id]: record[id] }));
      expect((await server.call('POST', extension.restore(entity.key), { body: { ids: [record[id]] } })).data).toMatchObject({ done: 1 });
      expect(await own('one', record)).toMatchObject({ code: 200 });
    });
  }

  const doors = entity.endpoints.filter(({ permission }) => permission !== 'anonymous').flatMap((endpoint) => [endpoint, ...(endpoint.also ?? []).map((spelling) => ({ ...endpoint, ...spelling }))]);
  it.each(doors.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s asks who calls and what they may', async (_path, endpoint) => {
    expect(await call(endpoint, { token: null })).toMatchObject({ code: 401 });
    expect(await call(endpoint, { token: 'no-such-token' })).toMatchObject({ code: 401 });
    if (endpoint.permission !== 'signed-in' || endpoint.adminOnly) expect(await call(endpoint, { token: bare })).toMatchObject({ code: 403 });
  });

  it('opens nothing beside the published calls either', async () => {
    const key = entity.key;
    if (entity.single) {
      expect(await server.call('GET', extension.history(key, singleId), { token: null })).toMatchObject({ code: 401 });
      return expect(await server.call('GET', extension.history(key, singleId), { token: bare })).toMatchObject({ code: 403 });
    }
    const beside: ['GET' | 'POST', string, object?][] = [
      ['GET', extension.many(key)], ['GET', extension.one(key, 1)], ['GET', extension.history(key, 1)],
      ['POST', extension.batch(key), { operation: 'delete', ids: [1] }],
      ...(remove && entity.softDelete ? [['GET', extension.recycled(key)], ['POST', extension.restore(key), { ids: [1] }]] as ['GET' | 'POST', string, object?][] : []),
      ...(entity.list?.exportable ? [['GET', extension.export(key)]] as ['GET', string][] : []),
      ...(entity.tree?.reorder && update ? [['POST', extension.reorder(key), { id: 1, parent: 0, before: null }]] as ['POST', string, object][] : []),
    ];
    for (const [method, path, body] of beside) {
      expect((await server.call(method, path, { body, token: null })).code, path).toBe(401);
      const answer = await server.call(method, path, { body, token: bare });
      expect(path.endsWith('/batch') && !remove ? 404 : 403, `${path} ${JSON.stringify(answer)}`).toBe(answer.code);
    }
  });
});

/** Both positions of a switch in every spelling that travels. */
/** The id of one record, in a list. */
const firstOf = async (key: string): Promise<number[]> =>
  (await sql<{ id: number }>`select id::int as id from ${sql.table(contract.entities.find((entity) => entity.key === key)!.table.name)} limit 1`.execute(server.app.sql)).rows.map(({ id }) => id);
const turned = (value: unknown) => (value === true || value === 1 || value === '1' ? true : value === false || value === 0 || value === '0' ? false : value);
const turnedOver = (value: unknown): unknown => {
  const pairs: [unknown, unknown][] = [[true, false], [1, 0], ['1', '0']];
  for (const [on, off] of pairs) {
    if (value === on) return off;
    if (value === off) return on;
  }
  return isEmpty(value) ? true : value;
};
