/**
 * What a caller may not read, no question tells. Role × field × way of asking, from the schemas alone: a record's field is given two
 * values; where every read of the caller answers the same for both, every filter, search, order, count, export and batch must, too.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../src/server/accounts/sessions';
import { extension } from '../../../src/engine/extension/paths';
import { queuePaths } from '../../../src/engine/extension/queue';
import type { EndpointModel, EntityModel, FilterModel } from '../../../src/engine/model';
import { requiredQuery } from '../../../src/engine/query/requiredFilters';
import { grams } from '../../../src/engine/search/grams';
import { contract } from '../../../src/server/contract';
import { quote } from '../../../src/server/resources/resource';
import type { Resource, StoredField } from '../../../src/server/resources/types';
import { startTestApp, type TestApp } from '../helper';
import { served, walkerOf, type Walker } from '../walker';

let server: TestApp;
let walker: Walker;
let role: number;
let token: string;
let proven = 0;

beforeAll(async () => {
  server = await startTestApp({ contract, config: { demo: 1 } });
  walker = await walkerOf(server);
  const db = server.app.sql;
  const { rows: [made] } = await sql<{ id: number }>`insert into system_role (code, role_name, rules, level, status) values ('reader', '读者', '{}', 1, true) returning id`.execute(db);
  role = made!.id;
  const { rows: [admin] } = await sql<{ id: number }>`insert into system_admin (account, pwd, real_name, roles, level, status) values ('reader', '', '读者', array[${role}]::bigint[], 1, true) returning id`.execute(db);
  token = await openSession(db, Number(admin!.id), { ip: '127.0.0.1', agent: 'proof' });
});
afterAll(async () => {
  await walker?.close();
  await server?.close();
});

const grant = (permissions: readonly string[]) =>
  sql`update system_role set rules = array(select id from system_menu where perms = any(${permissions}::text[]) and perms <> '') where id = ${role}`.execute(server.app.sql);

/** Three values in rising order; for a mask all the same. A search for one of `parts` tells the first from the last. */
const values: Record<string, { all: [unknown, unknown, unknown]; parts: string[] }> = {
  phone: { all: ['13800001234', '13833331234', '13855551234'], parts: ['0000', '5555', '1380', '1385', '0001', '5551', '138000012', '138555512'] },
  text: { all: ['隐a面藏', '隐m面藏', '隐z面藏'], parts: ['a面', 'z面', '隐a', '隐z', '隐z面'] },
  tags: { all: [['隐a面藏'], ['隐m面藏'], ['隐z面藏']], parts: ['a面', 'z面'] },
  integer: { all: [1, 5, 9], parts: ['1,4', '6,9'] },
  date: { all: ['2025-01-05', '2025-02-05', '2025-03-05'], parts: ['2025-01-01,2025-01-31', '2025-03-01,2025-03-31'] },
  datetime: { all: ['2025-01-05 08:00:00', '2025-02-05 08:00:00', '2025-03-05 08:00:00'], parts: ['2025-01-01,2025-01-31', '2025-03-01,2025-03-31'] },
};
Object.assign(values, { textarea: values.text, richText: values.text, password: values.text, money: values.integer, decimal: values.integer });

/** Where the values of a field are: its own column, or one of the record that a reference points to. */
interface Place { resource: Resource; stored: StoredField; id: unknown }

async function put({ resource, stored, id }: Place, value: unknown): Promise<void> {
  const text = stored.kind.searchText?.(value) ?? '';
  const pieces = stored.grams ? sql`, ${sql.raw(quote(stored.grams))} = ${grams(text)}::text[]` : sql``;
  await walker.house.sql.transaction().execute(async (db) => {
    // Rows that are written once are changed too.
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update ${resource.table} set ${sql.raw(quote(stored.column))} = ${stored.kind.toSql(value, stored.field)}${pieces} where ${sql.raw(quote(resource.id.column))} = ${id}`.execute(db);
  });
}

/** Two records of the entity, and where their field lies. */
async function places(resource: Resource, name: string): Promise<[Place, Place] | undefined> {
  const lookup = resource.lookups.get(name);
  const stored = resource.stored.get(name);
  const of = lookup ? lookup.by.ref : resource.id.ref;
  const { rows } = await sql<{ id: unknown }>`select ${of} as id from ${resource.table} t where ${of} is not null ${resource.softDelete ? sql`and not t.is_del` : sql``} group by 1 order by 1 limit 2`.execute(walker.house.sql);
  const there = lookup ? { resource: lookup.target, stored: lookup.stored } : stored && { resource, stored };
  if (!there || rows.length < 2 || there.stored === there.resource.id || there.stored.type.endsWith(']')) return undefined;
  return [{ ...there, id: rows[0]!.id }, { ...there, id: rows[1]!.id }];
}

const get = async (path: string, query: Record<string, string>) => (await server.send('GET', path, { token, query })).body;

interface Way {
  name: string;
  permissions: string[];
  ask(query: Record<string, string>): Promise<string>;
}

const listsOf = ({ list, views }: EntityModel) => [...(list ? [list] : []), ...views];

/** What a call insists on: its tab, and filters that are required. */
function insisted(entity: EntityModel, endpoint: EndpointModel): Record<string, string> {
  const { tabs } = entity.list ?? {};
  return { ...(tabs?.required ? { [tabs.param]: String(tabs.default) } : {}), ...requiredQuery(entity, endpoint.name) };
}

/** Every call of the entity that takes a text, a range or an order. */
function ways(entity: EntityModel): Way[] {
  const { key, endpoints } = entity;
  const list = endpoints.find(({ role: each }) => each === 'list');
  const asks = (endpoint: EndpointModel) => endpoint.path.includes('{') || endpoint.id?.many ? [] : [{
    name: endpoint.name, permissions: [endpoint.permission],
    ask: (query: Record<string, string>) => get(endpoint.path, entity.style === 'platform' ? { ...insisted(entity, endpoint), limit: '9999', ...query } : restQuery(query)),
  }];
  const listed = list ? [list.permission] : [];
  const exporting = endpoints.find(({ role: each }) => each === 'export');
  const remove = endpoints.find(({ role: each }) => each === 'delete');
  const post = (path: string, body: unknown) => server.send('POST', path, { token, body }).then(({ body: text }) => text);
  const decide = entity.actions.find(({ name }) => name === entity.queue?.decide[0]);
  return [
    ...endpoints.filter(({ role: each }) => each === 'list' || each === 'read' || each === 'counts').flatMap(asks),
    ...(list ? [{ name: 'palette', permissions: listed, ask: async (query: Record<string, string>) => get(extension.search, { keyword: Object.values(query)[0] ?? 'x' }) }] : []),
    ...(list && entity.list?.exportable ? [{ name: 'export', permissions: [exporting?.permission ?? list.permission], ask: (query: Record<string, string>) => get(extension.export(key), { ...insisted(entity, list), format: 'csv', ...query }) }] : []),
    ...(list && remove && entity.softDelete ? [{ name: 'recycled', permissions: [remove.permission, ...listed], ask: (query: Record<string, string>) => get(extension.recycled(key), { ...insisted(entity, list), limit: '9999', ...query }) }] : []),
    ...endpoints.filter(({ role: each }) => each === 'switch').slice(0, 1).map((endpoint) => ({
      name: 'batch', permissions: [endpoint.permission, ...listed],
      ask: (query: Record<string, string>) => (Object.keys(query).length === 0 ? Promise.resolve('')
        : post(extension.batch(key), { operation: 'switch', name: endpoint.name.slice('switch.'.length), value: true, filter: { ...insisted(entity, list ?? endpoint), ...query } })),
    })),
    ...(list && decide ? [
      { name: 'queue state', permissions: listed, ask: (query: Record<string, string>) => get(queuePaths.state(key), { ...insisted(entity, list), ...query }) },
      { name: 'queue claim', permissions: [endpoints.find(({ name }) => name === decide.endpoint)!.permission], ask: (query: Record<string, string>) => post(queuePaths.claim(key), { holder: 'window-of-proof', filter: { ...insisted(entity, list), ...query } }) },
    ] : []),
  ];
}

/** The same in the convention of ra-data-simple-rest. */
function restQuery({ orderBy, ...filter }: Record<string, string>): Record<string, string> {
  return { range: '[0,999]', filter: JSON.stringify(filter), ...(orderBy === undefined ? {} : { sort: JSON.stringify([orderBy.split(':')[0], orderBy.split(':')[1]!.toUpperCase()]) }) };
}

const comparing = (filter: FilterModel, name: string) => filter.on.includes(name) || Object.values(filter.by?.on ?? {}).some((on) => on.includes(name));

/** Questions about a field: each filter that compares it, under each code, with each part; and its order. */
function questions(entity: EntityModel, name: string, parts: readonly string[], whole: readonly string[]): Record<string, string>[] {
  const filters = listsOf(entity).flatMap((list) => list.filters).filter((filter) => comparing(filter, name) && !filter.where);
  const asked = filters.flatMap((filter) => {
    // A list of codes and a reference are compared whole, as the sheets ask.
    if (['none', 'in'].includes(filter.operator) || (filter.operator === 'equals' && filter.field.kind !== 'text' && filter.field.kind !== 'phone')) return [];
    const terms = filter.operator === 'order' ? ['asc', 'desc'] : [...parts, ...whole];
    const codes = filter.by ? Object.keys(filter.by.on).filter((code) => filter.by!.on[code]!.includes(name)) : [undefined];
    return codes.flatMap((code) => terms.map((term) => ({ [filter.param]: term, ...(code === undefined ? {} : { [filter.by!.param]: code }) })));
  });
  return [...asked, { orderBy: `${name}:asc` }];
}

/** Fields that somebody could ask about. */
const askedAbout = (entity: EntityModel): string[] => entity.fields.filter(({ name, kind, masked, writeOnly }) => values[kind] !== undefined
  && !listsOf(entity).some(({ sort }) => sort.some(({ field }) => field === name))
  && (masked || writeOnly || name === entity.display || listsOf(entity).some((list) => list.filters.some((filter) => comparing(filter, name)) || list.columns.some((column) => column.name === name && column.sortable))))
  .map(({ name }) => name);

const subjects = served(contract.entities).flatMap((entity) => askedAbout(entity).map((name) => [entity.key, name, entity] as const));

describe('no question tells what its asker may not read', () => {
  it.each(subjects)('%s %s', { timeout: 300_000 }, async (_key, name, entity) => {
    const resource = walker.house.resources.get(entity.key)!;
    const found = await places(resource, name);
    if (!found) return;
    const [varied, fixed] = found;
    const { all: [low, middle, high], parts } = values[varied.stored.field.kind]!;
    const masked = entity.fields.some((field) => field.name === name && field.masked);
    const before = await Promise.all(found.map(async ({ resource: there, stored, id }) => (await walker.stored(there.entity, id))[stored.field.name]));
    await put(fixed, middle);
    const wrong: string[] = [];
    for (const way of ways(entity)) {
      await grant(way.permissions);
      /** All that the caller's reads give, of this entity and of the one that the value is in. */
      const sight = async () => Promise.all([
        way.ask({}), get(extension.one(varied.resource.key, varied.id), {}),
        ...(resource === varied.resource ? [] : (await sql<{ id: unknown }>`select ${resource.id.ref} as id from ${resource.table} t where ${resource.lookups.get(name)!.by.ref} = ${varied.id} limit 3`.execute(walker.house.sql)).rows.map(({ id }) => get(extension.one(entity.key, id), {}))),
      ]);
      const asked = questions(entity, name, parts, masked ? [String(low), String(high)] : []);
      await put(varied, low);
      const seen = JSON.stringify(await sight());
      await put(varied, high);
      if (seen !== JSON.stringify(await sight())) continue;
      const second: string[] = [];
      for (const question of asked) second.push(await way.ask(question));
      await put(varied, low);
      for (const [index, question] of asked.entries()) {
        proven += 1;
        const first = await way.ask(question);
        if (first !== second[index]) wrong.push(`${way.name} ${JSON.stringify(question)}: ${first} then ${second[index]}`);
      }
    }
    for (const [index, place] of found.entries()) await put(place, before[index]);
    expect(wrong).toEqual([]);
  });

  it('was asked of hidden fields, not of shown ones alone', () => expect(proven).toBeGreaterThan(100));
});

describe('a member is found by telephone', () => {
  const membersBy = async (content: string, searchType = 'phone') =>
    (await server.call('GET', '/admin/platform/user/list', { token, query: { searchType, content, limit: '9999' } })).data.list.map(({ id }: { id: number }) => id) as number[];
  let members: number[];
  const phones = ['19900001234', '19955551234', '18800005678'];

  beforeAll(async () => {
    const resource = walker.house.resources.get('user/user')!;
    const { rows } = await sql<{ id: number }>`select ${resource.id.ref} as id from ${resource.table} t where not t.is_del and not t.is_logoff order by 1 limit 3`.execute(walker.house.sql);
    members = rows.map(({ id }) => Number(id));
    for (const [index, id] of members.entries()) await put({ resource, stored: resource.stored.get('phone')!, id }, phones[index]);
  });

  it.each([
    ['its first digits', '199', [0, 1]], ['its last digits', '1234', [0, 1]], ['the whole of it, as everybody with its mask', '19900001234', [0, 1]],
    ['the mask', '199****1234', [0, 1]], ['hidden digits', '5555', []], ['digits across the mask', '1990', []], ['one hidden digit too many', '01234', []],
  ])('by whoever sees its mask: %s', async (_what, content, expected) => {
    await grant(['platform:user:page:list']);
    for (const searchType of ['phone', 'all']) expect((await membersBy(content, searchType)).filter((id) => members.includes(id)).sort()).toEqual(expected.map((index) => members[index]));
  });

  it('by whoever may read it whole: any part of it', async () => {
    await grant(['platform:user:page:list', 'platform:user:detail']);
    expect((await membersBy('99555512')).filter((id) => members.includes(id))).toEqual([members[1]]);
  });
});

describe('a hidden telephone number is guessed at', () => {
  const refunds = (content: string, searchType = 'phone') => server.call('GET', '/admin/platform/refund/order/list', { token, query: { refundStatus: '9', searchType, content } });

  it('30 different ones an hour and a person, many at once too; the same again costs nothing, nor does a name', async () => {
    await grant(['platform:refund:order:page:list']);
    await sql`delete from hidden_guess`.execute(server.app.sql);
    const numbers = Array.from({ length: 40 }, (_, index) => `177000000${String(index).padStart(2, '0')}`);
    const codes = (await Promise.all(numbers.map((number) => refunds(number)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(30);
    for (const number of numbers) codes.push((await refunds(number)).code);
    const { rows } = await sql<{ digest: number }>`select digest from hidden_guess`.execute(server.app.sql);
    expect(rows).toHaveLength(30);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect((await refunds('晴天', 'all')).code).toBe(200);
    expect(await refunds('17799999999')).toMatchObject({ code: 429, message: '一小时内最多按30个不同的完整号码查找，请稍后再试' });
    await sql`update hidden_guess set create_time = now() - interval '61 minutes'`.execute(server.app.sql);
    expect((await refunds('17799999999')).code).toBe(200);
  });

  it('finds the refunds of the very number, and counts nobody who may read it', async () => {
    await grant(['platform:refund:order:page:list']);
    const { data: { list: [refund] } } = await server.call('GET', '/admin/platform/refund/order/list', { query: { refundStatus: '9' } });
    const { data: member } = await server.call('GET', `/admin/platform/user/detail/${refund.uid}`);
    const orders = async (content: string) => (await refunds(content)).data.list.map(({ uid }: { uid: number }) => uid);
    expect(new Set(await orders(member.phone))).toEqual(new Set([refund.uid]));
    expect(await orders(member.phone.slice(0, 10))).toEqual([]);
    await sql`delete from hidden_guess`.execute(server.app.sql);
    await grant(['platform:refund:order:page:list', 'platform:user:detail']);
    expect(await orders(member.phone.slice(0, 10))).toContain(refund.uid);
    expect((await sql`select 1 from hidden_guess`.execute(server.app.sql)).rows).toEqual([]);
  });
});

it('a range and an order that may not be asked for are refused at their field', async () => {
  await grant(['platform:product:activity:search:page']);
  const activity = (query: Record<string, string>) => server.call('GET', '/admin/platform/product/activity/search/page', { token, query });
  expect((await activity({ salesOrder: 'desc' })).code).toBe(200);
  await grant(['platform:merchant:use:list']);
  const use = contract.entities.find(({ key }) => key === 'merchant/merchant')!.endpoints.find(({ name }) => name === 'read.use')!;
  await grant([use.permission]);
  expect(await server.call('GET', use.path, { token, query: { dateLimit: '2025-01-01,2025-01-31' } })).toMatchObject({ code: 400, data: { errors: [{ field: 'dateLimit' }] } });
});
