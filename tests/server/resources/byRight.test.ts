/** Calls that tell further fields to whoever reads them elsewhere: to others the keys are there, and empty. From the schemas alone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointModel, EntityModel } from '../../../src/engine/model';
import { openSession } from '../../../src/server/accounts/sessions';
import { contract } from '../../../src/server/contract';
import type { Row } from '../../../src/server/resources/types';
import { startTestApp, type TestApp } from '../helper';
import { callEndpoint, endpointOf, rowsOf } from '../walker';

let server: TestApp;
let role: number;
let token: string;

beforeAll(async () => {
  server = await startTestApp({ contract, config: { demo: 1 } });
  const db = server.app.sql;
  const { rows: [made] } = await sql<{ id: number }>`insert into system_role (code, role_name, rules, level, status) values ('chooser', '选者', '{}', 1, true) returning id`.execute(db);
  role = made!.id;
  const { rows: [admin] } = await sql<{ id: number }>`insert into system_admin (account, pwd, real_name, roles, level, status) values ('chooser', '', '选者', array[${role}]::bigint[], 1, true) returning id`.execute(db);
  token = await openSession(db, Number(admin!.id), { ip: '127.0.0.1', agent: 'proof' });
}, 300_000);
afterAll(() => server?.close());

const grant = (...permissions: string[]) =>
  sql`update system_role set rules = array(select id from system_menu where perms = any(${permissions}::text[]) and perms <> '') where id = ${role}`.execute(server.app.sql);

/** What a read cannot do without, each of a record that its list shows. */
async function neededBy(entity: EntityModel, endpoint: EndpointModel): Promise<Record<string, string>> {
  const needed = [...(entity.list ? [entity.list] : []), ...entity.views].filter((list) => list.endpoint === endpoint.name).flatMap(({ filters }) => filters.filter(({ required }) => required));
  if (needed.length === 0) return {};
  const list = endpointOf(entity, 'list')!;
  const rows = rowsOf(list, (await callEndpoint(server, entity, list, { query: { limit: '200' } })).data);
  return Object.fromEntries(needed.map(({ param, on }) => [param, String(rows.map((row) => row[on[0]!]).find((value) => Number(value) > 0))]));
}

async function rowsTold(entity: EntityModel, endpoint: EndpointModel): Promise<Row[]> {
  const { code, data } = await callEndpoint(server, entity, endpoint, { token, query: await neededBy(entity, endpoint) });
  expect(code).toBe(200);
  return rowsOf(endpoint, data);
}

const calls = contract.entities.flatMap((entity) => entity.endpoints.filter(({ byRight }) => byRight).map((endpoint) => [`${entity.key} ${endpoint.name}`, entity, endpoint] as const));

it('are there', () => expect(calls.length).toBeGreaterThan(0));

describe.each(calls)('%s', (_name, entity, endpoint) => {
  const fields = endpoint.byRight!.filter((name) => entity.fields.some((field) => field.name === name));
  const one = endpointOf(entity, 'one')!;
  const list = endpointOf(entity, 'list')!;
  const held = (rows: Row[]) => fields.filter((name) => rows.some((row) => row[name] !== null));

  it('tells whoever has its right alone that there is such a key, and no more', async () => {
    await grant(endpoint.permission);
    const rows = await rowsTold(entity, endpoint);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(endpoint.byRight!));
    expect(held(rows)).toEqual([]);
  });

  it('tells whoever may list what the list tells', async () => {
    await grant(endpoint.permission, list.permission);
    const rows = await rowsTold(entity, endpoint);
    expect(held(rows).filter((name) => list.fields && !list.fields.includes(name))).toEqual([]);
    expect(held(rows)).not.toEqual([]);
  });

  it('tells whoever may read a record what its read tells', async () => {
    await grant(endpoint.permission, one.permission);
    const [row] = await rowsTold(entity, endpoint);
    const { data } = await callEndpoint(server, entity, one, { token, id: row![entity.primaryKey] });
    const masked = new Set(entity.fields.filter((field) => field.masked).map(({ name }) => name));
    for (const name of endpoint.byRight!) {
      const told = row![name];
      // Lists tell parts of what is masked, whoever reads them.
      if (masked.has(name) && told !== null) expect(String((data as Row)[name]), name).toMatch(new RegExp(`^${String(told).replace(/\*+/g, '.*')}$`));
      else expect(told, name).toEqual((data as Row)[name]);
    }
  });
});
