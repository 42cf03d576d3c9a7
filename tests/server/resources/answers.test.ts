/**
 * What a write answers is no more than what its caller's reads give. Every write of every entity is made by somebody with its right
 * alone, and by somebody who may list as well; each time the keys of the answer, and of the conflict that a stale version meets, are held
 * against what the same person reads. The server has one connection for all of it: a call that asks for another while its transaction is
 * open would wait for itself, as many of them at once do wherever there are as many connections.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import type { EndpointModel, EntityModel } from '../../../src/engine/model';
import { requiredQuery } from '../../../src/engine/query/requiredFilters';
import { promptParam } from '../../../src/engine/rules/prompt';
import { holds } from '../../../src/engine/rules/holds';
import { kinds } from '../../../src/fields/kinds';
import { openSession } from '../../../src/server/accounts/sessions';
import { contract } from '../../../src/server/contract';
import type { Row } from '../../../src/server/resources/types';
import { startTestApp, type TestApp } from '../helper';
import { bodyOf, callEndpoint, endpointOf, rowsOf, served, walkerOf, type Answer, type Walker } from '../walker';

let server: TestApp;
let walker: Walker;
let role: number;
let token: string;
const made = { writes: 0, conflicts: 0 };

beforeAll(async () => {
  server = await startTestApp({ contract, config: { demo: 1 }, connections: 1 });
  walker = await walkerOf(server);
  const db = server.app.sql;
  const { rows: [one] } = await sql<{ id: number }>`insert into system_role (code, role_name, rules, level, status) values ('writer', '写者', '{}', 1, true) returning id`.execute(db);
  role = one!.id;
  const { rows: [admin] } = await sql<{ id: number }>`insert into system_admin (account, pwd, real_name, roles, level, status) values ('writer', '', '写者', array[${role}]::bigint[], 1, true) returning id`.execute(db);
  token = await openSession(db, Number(admin!.id), { ip: '127.0.0.1', agent: 'proof' });
});
afterAll(async () => {
  await walker?.close();
  await server?.close();
});

const grant = (permissions: readonly string[]) =>
  sql`update system_role set rules = array(select id from system_menu where perms = any(${permissions}::text[]) and perms <> '') where id = ${role}`.execute(server.app.sql);

/** Always told: which record it is, and what stands for its state. */
const always = (entity: EntityModel) => [entity.primaryKey, 'recordVersion'];

/** Every key that any read of the caller gives of this record, as it now is. */
async function readable(entity: EntityModel, id: unknown): Promise<Set<string>> {
  const keys = new Set(always(entity));
  const note = (record: unknown) => { if (typeof record === 'object' && record !== null) for (const key of Object.keys(record)) keys.add(key); };
  const { tabs } = entity.list ?? {};
  for (const endpoint of entity.endpoints.filter((each) => (each.role === 'list' || each.role === 'read') && !each.id)) {
    const query: Record<string, string> = entity.style === 'platform' ? { ...(tabs?.required ? { [tabs.param]: String(tabs.default) } : {}), ...requiredQuery(entity, endpoint.name), limit: '1' } : {};
    const answer = await callEndpoint(server, entity, endpoint, { token, query });
    if (answer.code === 200) note(rowsOf(endpoint, answer.data)[0]);
  }
  const one = endpointOf(entity, 'one');
  if (one) note((await callEndpoint(server, entity, one, { token, id })).data);
  note((await server.call('GET', extension.one(entity.key, id), { token })).data);
  return keys;
}

/** Keys of an answer that are fields of the record and that no read gives. */
function untold({ code, data }: Answer, entity: EntityModel, endpoint: EndpointModel, keys: ReadonlySet<string>): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  const { current, changed = [] } = data as { current?: Row; changed?: string[] };
  const told = code === 409 ? [...Object.keys(current ?? {}), ...changed] : code === 200 ? Object.keys(data as Row) : [];
  const fields = new Set(entity.fields.map(({ name }) => name));
  const revealed = [...Object.keys(endpoint.reveals ?? {}), ...answered[`${entity.key} ${endpoint.name}`] ?? []];
  return told.filter((name) => fields.has(name) && !keys.has(name) && !revealed.includes(name));
}

/** What a call is published to answer of what it does; the names happen to be those of fields. */
const answered: Record<string, string[]> = {
  // Whose console is entered, and the ticket that opens it.
  'merchant/merchant action.login': ['account', 'realName'],
};

/** A record to write to, of those on which the call is offered where there are any. */
async function subjectOf(entity: EntityModel, endpoint: EndpointModel): Promise<Row | undefined> {
  const create = endpointOf(entity, 'create');
  const when = endpoint.role === 'action' ? entity.actions.find((action) => action.endpoint === endpoint.name)?.when : endpoint.when;
  if (create && !when) {
    const answer = await callEndpoint(server, entity, create, { values: bodyOf(entity, create, await walker.fresh(entity)) });
    if (answer.code === 200) return walker.stored(entity, (answer.data as Row)[entity.primaryKey]);
  }
  const resource = walker.house.resources.get(entity.key)!;
  const { rows } = await sql<{ id: unknown }>`select ${resource.id.ref} as id from ${resource.table} t ${resource.softDelete ? sql`where not t.is_del` : sql``} order by 1 limit 20`.execute(walker.house.sql);
  const records: Row[] = [];
  for (const { id } of rows) records.push(await walker.stored(entity, id));
  return records.find((record) => holds(when, record)) ?? records[0];
}

/** What the call carries: the record as it is, and of an action something that its inputs take. */
function carried(entity: EntityModel, endpoint: EndpointModel, record: Row): Row {
  if (endpoint.role === 'switch') return endpoint.state === 'toggle' ? {} : { [endpoint.field!]: !record[endpoint.field!] };
  if (endpoint.role !== 'action') return Object.fromEntries(entity.fields.flatMap(({ name, when }) => (endpoint.body?.includes(name) && name in record && holds(when, record) ? [[name, record[name]]] : [])));
  const action = entity.actions.find((each) => each.endpoint === endpoint.name)!;
  const inputs = (action.form?.fields ?? []).map((field) => [field.name, record[field.from ?? field.name] ?? kinds[field.kind].sample(field, () => 0.5, { enumeration: () => undefined })] as const);
  return { ...Object.fromEntries(inputs), ...(action.prompt ? { [promptParam(action.prompt)]: '理由' } : {}) };
}

/** What an action works out for the form of another comes of what was asked, and of no record. */
const worksOut = ({ actions }: EntityModel, { name }: EndpointModel): boolean => actions.some(({ works }) => works !== undefined && actions.find((each) => each.name === works)?.endpoint === name);

const writes = served(contract.entities).flatMap((entity) => entity.endpoints
  // Whoever holds role admin may read everything.
  .filter((endpoint) => !worksOut(entity, endpoint))
  .filter(({ role: each, adminOnly }) => !adminOnly && ['create', 'update', 'switch', 'action', 'delete'].includes(each))
  .map((endpoint) => [`${entity.key} ${endpoint.name}`, entity, endpoint] as const));

describe('a write answers what its caller may read, and no more', () => {
  it.each(writes)('%s', { timeout: 300_000 }, async (_name, entity, endpoint) => {
    const list = endpointOf(entity, 'list');
    const wrong: string[] = [];
    for (const rights of [[endpoint.permission], ...(list && list.permission !== endpoint.permission ? [[endpoint.permission, list.permission]] : [])]) {
      await grant(rights);
      const record = await subjectOf(entity, endpoint);
      if (!record) continue;
      const id = record[entity.primaryKey];
      const values = endpoint.role === 'create' ? bodyOf(entity, endpoint, await walker.fresh(entity)) : carried(entity, endpoint, record);
      const keys = await readable(entity, id);
      const target = { token, values, ...(endpoint.role === 'create' ? {} : { id }) };
      const stale = endpoint.role === 'create' ? undefined : await callEndpoint(server, entity, endpoint, { ...target, headers: { 'x-record-version': '0' } });
      const answer = await callEndpoint(server, entity, endpoint, target);
      if (stale?.code === 409) made.conflicts += 1;
      if (answer.code === 200) made.writes += 1;
      for (const each of [answer, ...(stale ? [stale] : [])]) {
        const names = untold(each, entity, endpoint, keys);
        if (names.length > 0) wrong.push(`${rights.join(' + ')}, ${each.code}: ${names.join()}`);
        if (each.code === 503) wrong.push(`${rights.join(' + ')}, ${each.code}: ${each.message}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('was proven by writes that were made, and by conflicts that were met', () => {
    expect(made.writes).toBeGreaterThan(100);
    expect(made.conflicts).toBeGreaterThan(100);
  });
});
