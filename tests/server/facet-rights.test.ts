/**
 * Facets with calls of their own, attacked: whoever holds every right to one screen of a table, and no other, makes every call of the
 * server on records of the others, and reads every answer for what is not theirs. Facets, calls and rights come from the schemas.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../src/engine/extension/paths';
import type { Condition, EndpointModel, EntityModel, Scalar } from '../../src/engine/model';
import { contract as built, type Contract } from '../../src/server/contract';
import { hashPassword } from '../../src/server/accounts/passwords';
import { createRecord } from '../../src/server/resources/door/door';
import { system } from '../../src/server/resources/door/visit';
import { write } from '../../src/server/resources/house';
import { resourceOf } from '../../src/server/resources/resource';
import { startTestApp, type TestApp } from './helper';
import { contractWith } from './resources/contract';
import { callEndpoint, walkerOf, type Walker } from './walker';

const states = { field: 'state', moves: { pass: { from: 0, to: 1 }, refuse: { from: 0, to: 2 } } };
/** Everything that a facet may say, on one table. */
const trial = contractWith({
  'trial/leave': {
    title: '请假',
    properties: {
      name: { type: 'string', title: '事由', maxLength: 60, filter: {} }, diagnosis: { type: 'string', title: '诊断', maxLength: 60, filter: {} },
      state: { enumeration: 'auditStatus', title: '状态', default: 0, readOnly: true }, isUrgent: { kind: 'switch', title: '加急', default: false, column: {} },
      applicantId: { type: 'integer', title: '申请人', readOnly: true, default: '$me' },
    },
    required: ['name'],
    resource: { states, list: { rowActions: ['pass'] }, actions: { pass: { title: '通过', on: ['row', 'bulk'], effect: { move: 'pass' } } } },
  },
  'trial/approval': {
    title: '请假审批', facetOf: { entity: 'trial/leave', where: { state: [0, 1] }, without: ['diagnosis'] }, properties: {},
    resource: {
      api: { create: false }, list: { rowActions: ['refuse', 'edit'], bulkActions: ['refuse'], filters: ['name'] }, queue: { decide: ['refuse'] },
      actions: { refuse: { title: '拒绝', on: ['row', 'bulk'], call: 'POST refuse', id: 'body.id', undo: true, effect: { move: 'refuse' } } },
    },
  },
  'trial/mine': { title: '我的请假', facetOf: { entity: 'trial/leave', where: { applicantId: '$me' } }, properties: {}, resource: { api: { switch: { isUrgent: 'POST urgent/{id}' } }, list: { filters: ['name', 'diagnosis'] } } },
}, true);

describe.each([['of the product', built], ['that say everything', trial]] as const)('facets %s', (_what, contract: Contract) => {
  let server: TestApp;
  let walker: Walker;
  const clerks = new Map<string, { id: number; token: string }>();
  let number = 0;

  beforeAll(async () => {
    server = await startTestApp({ contract, config: { demo: contract === built ? 1 : 0 } });
    walker = await walkerOf(server);
    for (const entity of screens()) clerks.set(entity.key, await clerkOf(entity));
  }, 300_000);
  afterAll(async () => {
    await walker?.close();
    await server?.close();
  });

  const baseOf = ({ facet, key }: EntityModel): EntityModel => contract.entities.find((each) => each.key === (facet?.of ?? key))!;
  const screens = (): EntityModel[] => [...new Set(contract.facets.flatMap((facet) => [baseOf(facet), facet]))];
  const beside = (facet: EntityModel): EntityModel[] => screens().filter((each) => each !== facet && baseOf(each) === baseOf(facet));

  /** Holds the rights of one screen. */
  async function clerkOf({ key, endpoints }: EntityModel): Promise<{ id: number; token: string }> {
    const db = server.app.sql;
    const account = `clerk${number += 1}`;
    const rules = (await db.selectFrom('system_menu').select('id').where('perms', 'in', endpoints.map(({ permission }) => permission)).execute() as { id: number }[]).map(({ id }) => id);
    const role = await db.insertInto('system_role').values({ role_name: key, code: account, rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
    const { id } = await db.insertInto('system_admin').values({ account, pwd: await hashPassword('clerk-password-1'), real_name: key, roles: [role.id], level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
    return { id, token: await server.signIn(account, 'clerk-password-1') };
  }

  /** A field that holds a text which nothing else holds. */
  const marked = (entity: EntityModel): string => entity.fields.find(({ kind, computed, maxLength = 99 }) => !computed && (kind === 'text' || kind === 'textarea') && maxLength >= 20)!.name;

  /** Values of a field that a condition does not, or does, hold for. */
  const valueOf = (entity: EntityModel, name: string, test: Condition[string], inside: boolean, me: number): unknown => {
    const single = Array.isArray(test) ? (test as Scalar[]) : [test as Scalar];
    if (single[0] === '$me') return inside ? me : me + 1_000;
    if (inside) return single[0];
    const { codes } = entity.fields.find((field) => field.name === name)!;
    return codes ? codes.find((code) => !single.includes(code)) : Number(single[0]) + 1;
  };

  /** What a call names the record by: its id, or what its key field holds. */
  const keyOf = async (facet: EntityModel, { id: where }: EndpointModel, id: number): Promise<unknown> => (where?.by === undefined ? id : (await walker.stored(baseOf(facet), id))[where.by]);

  /** What the records of a ledger add up to is written by them alone. */
  const held = ({ key }: EntityModel): string[] => contract.entities.flatMap(({ ledger, fields }) => (ledger && fields.find(({ name }) => name === ledger.of)?.to === key ? ledger.holds : []));

  /** Whether records of the table can be none of the facet's. */
  const isNarrow = ({ facet }: EntityModel): boolean => Object.keys(facet!.within!).length > 0;

  /** A record of the table that is, or is not, one of the facet's. */
  async function record(facet: EntityModel, inside: boolean, text: unknown, name = marked(facet)): Promise<number> {
    const base = baseOf(facet);
    const resource = resourceOf(walker.house, base.key as never);
    const values = Object.entries(await walker.fresh(base)).filter(([field]) => !held(base).includes(field));
    const { id } = await write(walker.house, system, async (visit) => createRecord(visit, resource, { ...Object.fromEntries(values), [name]: text }, { title: '证明' }));
    const me = clerks.get(facet.key)!.id;
    for (const [field, test] of Object.entries(facet.facet!.within!)) {
      await sql`update ${resource.table} as t set ${sql.id(resource.stored.get(field)!.column)} = ${valueOf(base, field, test, inside, me)} where ${resource.id.ref} = ${id}`.execute(server.app.sql);
    }
    return id;
  }

  /** Every read of a screen that could show a record. */
  /** A list that asks for a tab is read by each of them. */
  const tabsOf = ({ list }: EntityModel): Record<string, string>[] => (list?.tabs?.required ? list.tabs.items.map(({ value }) => ({ [list.tabs!.param]: String(value) })) : [{}]);
  const reads = (facet: EntityModel, id: number, text: string): [string, Record<string, string>][] => [
    ...facet.endpoints.filter(({ role }) => role === 'list' || role === 'read').flatMap(({ path, role }) => (role === 'list' ? tabsOf(facet) : [{}]).map((tab): [string, Record<string, string>] => [path, { limit: '9999', ...tab }])),
    ...facet.endpoints.filter(({ role }) => role === 'one').map(({ path, id: by }): [string, Record<string, string>] => [path.replace(/\{\w+\}/, String(id)), by?.in === 'query' ? { [by.name]: String(id) } : {}]),
    [extension.many(facet.key), { ids: String(id) }], [extension.one(facet.key, id), {}], [extension.history(facet.key, id), {}], [extension.export(facet.key), {}], [extension.recycled(facet.key), {}],
    [extension.search, { keyword: text }], [extension.search, { keyword: String(id) }],
    ...(facet.queue ? [[`/console/queue/${facet.key}`, {}] as [string, Record<string, string>]] : []),
  ];

  it('are there', () => expect(screens().length).toBeGreaterThan(1));

  it.each(contract.facets.map((facet) => [facet.key, facet] as const))('%s: its rights open no call of the other screens, nor theirs its own', async (_key, facet) => {
    const wrong: string[] = [];
    for (const [holder, other] of beside(facet).flatMap((each) => [[facet, each], [each, facet]] as const)) {
      const rights = new Set(holder.endpoints.map(({ permission }) => permission));
      const paths = new Set(other.endpoints.map(({ path }) => path));
      for (const { method, path, permission } of server.app.calls.filter((call) => paths.has(call.path) || call.path.includes(`/resources/${other.key}/`) || call.path.includes(`/queue/${other.key}`))) {
        if (rights.has(permission)) wrong.push(`${holder.key} holds ${permission} of ${path}`);
        if (permission === 'signed-in') continue;
        const { code } = (await server.send(method, path.replace(/\{\w+\}/g, '1'), { token: clerks.get(holder.key)!.token, ...(method === 'GET' ? {} : { body: {} }) })).json() as { code: number };
        if (code !== 403) wrong.push(`${holder.key} ${method} ${path}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(contract.facets.map((facet) => [facet.key, facet] as const))('%s: shows its own records by every read, and others by none', async (_key, facet) => {
    const { token } = clerks.get(facet.key)!;
    const wrong: string[] = [];
    for (const inside of isNarrow(facet) ? [true, false] : [true]) {
      const text = `独一无二的证明文字${number += 1}`;
      const id = await record(facet, inside, text);
      for (const [path, query] of reads(facet, id, text)) {
        const { body } = await server.send('GET', path, { token, query });
        if (!inside && body.includes(text)) wrong.push(`${path} shows a record of others`);
      }
      const one = facet.endpoints.find(({ role }) => role === 'one');
      if (one) expect((await callEndpoint(server, facet, one, { id: await keyOf(facet, one, id), token })).code === 200, `one, ${inside}`).toBe(inside);
      // Names by id belong to those who list.
      const named = await server.call('GET', extension.many(facet.key), { token, query: { ids: String(id) } });
      expect([named.code, named.data?.length]).toEqual(facet.endpoints.some(({ role }) => role === 'list') ? [200, inside ? 1 : 0] : [404, undefined]);
      const filled = facet.list?.filters.find(({ on, operator }) => on.includes(marked(facet)) && operator === 'contains');
      if (filled) {
        const found = await Promise.all(tabsOf(facet).map((tab) => server.call('GET', facet.endpoints.find(({ role }) => role === 'list')!.path, { token, query: { [filled.param]: text, ...tab } })));
        // A record may stand in several tabs, once in each.
        expect(Math.max(...found.map(({ data }) => Number(data.total)))).toBe(inside ? 1 : 0);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(contract.facets.filter(isNarrow).map((facet) => [facet.key, facet] as const))('%s: changes no record of others, by whatever call', async (_key, facet) => {
    const { token } = clerks.get(facet.key)!;
    const base = baseOf(facet);
    const id = await record(facet, false, `不可触碰${number += 1}`);
    const before = await walker.stored(base, id);
    const wrong: string[] = [];
    const told = (what: string, code: number) => code === 200 && wrong.push(`${what} was done`);
    const values = { ...Object.fromEntries(base.fields.filter(({ computed }) => !computed).map(({ name }) => [name, before[name]])) };
    for (const endpoint of facet.endpoints.filter(({ role }) => ['update', 'switch', 'delete', 'action'].includes(role))) {
      told(endpoint.name, (await callEndpoint(server, facet, endpoint, { token, id: await keyOf(facet, endpoint, id), values })).code);
      const [operation, name] = endpoint.name.split('.');
      const batch = await server.call('POST', extension.batch(facet.key), { token, body: { operation, ...(name && { name }), ids: [id], value: true, input: {} } });
      if ((batch.data?.done ?? 0) > 0) wrong.push(`batch ${endpoint.name}`);
    }
    for (const action of facet.actions) told(`undo ${action.name}`, ((await server.call('POST', extension.undo(facet.key, action.name), { token, body: { ids: [id] } })).data?.done ?? 0) > 0 ? 200 : 400);
    // What only the other screens offer is no operation of this one.
    for (const other of beside(facet)) {
      for (const { name, role } of other.endpoints.filter(({ role }) => ['switch', 'action', 'delete'].includes(role))) {
        if (facet.endpoints.some((own) => own.name === name)) continue;
        for (const key of [facet.key, other.key]) {
          const { code } = await server.call('POST', extension.batch(key), { token, body: { operation: role, name: name.split('.')[1], ids: [id], value: true } });
          expect(code, `${key} ${name}`).not.toBe(200);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await walker.stored(base, id)).toEqual(before);
  });

  /** It can hold a value that nothing else holds; names of regions are the server's own. */
  const isMarkable = ({ kind, computed, pattern, maxLength = 99, maximum = Infinity }: EntityModel['fields'][number]): boolean =>
    !computed && !pattern && (kind === 'integer' ? Number(maximum) >= 1e9 : (kind === 'text' || kind === 'textarea') && maxLength >= 10);
  const hiding = contract.facets.map((facet) => [facet.key, facet, baseOf(facet).fields.filter((field) => isMarkable(field) && !baseOf(facet).fields.some(({ region }) => region?.named === field.name) && !facet.fields.some((own) => own.name === field.name)).map(({ name }) => name)] as const).filter(([, , hidden]) => hidden.length > 0);
  if (hiding.length > 0) it.each(hiding)('%s: neither answers, compares nor takes what it goes without', async (_key, facet, hidden) => {
    const { token } = clerks.get(facet.key)!;
    for (const name of hidden) {
      const isNumber = baseOf(facet).fields.find((field) => field.name === name)!.kind === 'integer';
      const value = isNumber ? 987_654_300 + (number += 1) : `不为人知${number += 1}`;
      const text = String(value);
      const id = await record(facet, true, value, name);
      for (const [path, query] of reads(facet, id, text)) expect((await server.send('GET', path, { token, query })).body, path).not.toContain(text);
      const list = facet.endpoints.find(({ role }) => role === 'list');
      if (list) {
        const { data: { total } } = await server.call('GET', list.path, { token });
        const asked = await server.call('GET', list.path, { token, query: { [name]: text, orderBy: `${name}:asc` } });
        if (asked.code === 200) expect(asked.data.total).toBe(total);
      }
      const update = facet.endpoints.find(({ role }) => role === 'update');
      const before = await walker.stored(baseOf(facet), id);
      if (update) await callEndpoint(server, facet, update, { token, id, values: { ...before, [name]: '改写' } });
      expect((await walker.stored(baseOf(facet), id))[name]).toBe(value);
    }
  });

  it.runIf(contract === trial)('gives a new record what its condition says, and follows who asks', async () => {
    const mine = contract.facets.find(({ key }) => key === 'trial/mine')!;
    const { id, token } = clerks.get('trial/mine')!;
    const create = mine.endpoints.find(({ role }) => role === 'create')!;
    const changes = async (after: number) => (await server.call('GET', extension.changes, { token, query: { resource: 'trial/mine', after: String(after) } })).data;
    const { last } = (await server.call('GET', extension.changes, { token, query: { resource: 'trial/mine' } })).data;
    const others = await callEndpoint(server, contract.entities[0]!, contract.entities.find(({ key }) => key === 'trial/leave')!.endpoints.find(({ role }) => role === 'create')!, { values: { name: '他人' } });
    const made = await callEndpoint(server, mine, create, { token, values: { name: '回乡', applicantId: 999 } });
    expect([made.code, made.data.applicantId]).toEqual([200, id]);
    expect((await server.call('GET', extension.history('trial/leave', made.data.id), {})).data).toHaveLength(1);
    expect(others.code).toBe(200);
    expect((await changes(last)).changes.map(({ resource, recordId }: { resource: string; recordId: number }) => [resource, recordId])).toEqual([['trial/mine', made.data.id]]);
  });

  it.runIf(contract === trial)('ends the claim of a record that is decided on one of its screens, and keeps others off', async () => {
    const approval = contract.facets.find(({ key }) => key === 'trial/approval')!;
    const { token } = clerks.get('trial/approval')!;
    await record(approval, true, '排队审批');
    const claimed = await server.call('POST', '/console/queue/trial/approval/claim', { token, body: { holder: 'window-0001' } });
    const [first] = claimed.data.ids as number[];
    const pass = contract.entities.find(({ key }) => key === 'trial/leave')!;
    const other = await callEndpoint(server, pass, pass.endpoints.find(({ name }) => name === 'action.pass')!, { id: first });
    expect([other.code, other.message]).toEqual([400, expect.stringContaining('正由')]);
    const refused = await callEndpoint(server, approval, approval.endpoints.find(({ name }) => name === 'action.refuse')!, { token, id: first });
    expect(refused.code).toBe(200);
    const { rows: [left] } = await sql<{ n: number }>`select count(*)::int as n from review_claim where record_id = ${String(first)}`.execute(server.app.sql);
    expect(left!.n).toBe(0);
  });
});
