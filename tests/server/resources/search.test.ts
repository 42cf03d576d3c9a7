/** Records found across entities: by id, by a part of the name, and only what the caller may list. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const named = (title: string, more: object = {}) => ({
  title,
  properties: { name: { type: 'string', title: '名称', minLength: 1, maxLength: 40, column: {}, filter: { operator: 'contains' } } },
  required: ['name'],
  resource: { list: { sort: ['id'] }, ...more },
});
const contract = contractWith({
  'trial/lamp': named('照明'),
  'trial/chair': named('座椅'),
  'trial/vault': named('库房', { adminOnly: true }),
  'trial/plain': {
    title: '无检索', properties: { name: { type: 'string', title: '名称', minLength: 1, maxLength: 40, column: {} } }, required: ['name'],
    resource: { list: { sort: ['id'] } },
  },
});

let server: TestApp;
let keeper: string;
const ids: Record<string, number> = {};
const add = async (entity: string, name: string) => {
  ids[name] = (await server.call('POST', `/admin/platform/trial/${entity}/save`, { body: { name } })).data.id;
};

/** Signs in somebody whose role holds these rights alone. */
async function person(name: string, permissions: string[]): Promise<string> {
  await sql`insert into system_role (code, role_name, rules, level, status)
    values (${name}, ${name}, array(select id from system_menu where perms = any(${permissions})), 1, true)`.execute(server.app.sql);
  await sql`insert into system_admin (account, pwd, real_name, roles, status)
    select ${name}, ${await hashPassword('password-2')}, ${name}, array[id], true from system_role where code = ${name}`.execute(server.app.sql);
  return server.signIn(name, 'password-2');
}

beforeAll(async () => {
  server = await startTestApp({ contract, config: { strict: true } });
  for (const [entity, name] of [['lamp', '听雨落地灯'], ['lamp', '台灯'], ['chair', '听雨藤椅'], ['vault', '听雨库房'], ['plain', '听雨无检索']] as const) await add(entity, name);
  await server.call('POST', `/admin/platform/trial/lamp/delete/${ids['台灯']}`);
  keeper = await person('keeper', ['platform:trial:lamp:list', 'platform:trial:vault:list']);
});
afterAll(() => server?.close());

const search = async (keyword: string, token?: string | null) => server.call('GET', '/console/search', { query: { keyword }, token });
const found = async (keyword: string, token?: string) => (await search(keyword, token)).data.map(({ resource, name }: { resource: string; name: string }) => `${resource} ${name}`);

it.each<[string, string[]]>([
  ['听雨', ['trial/chair 听雨藤椅', 'trial/lamp 听雨落地灯', 'trial/vault 听雨库房']],
  ['落地', ['trial/lamp 听雨落地灯']],
  ['灯', ['trial/lamp 听雨落地灯']],
  [' 藤椅 ', ['trial/chair 听雨藤椅']],
  ['%', []],
  ['听灯', []],
  ['台灯', []],
  ['   ', []],
])('%j finds %j', async (keyword, names) => expect((await found(keyword)).sort()).toEqual(names));

it('finds a record by its id, whatever its name', async () => {
  const { data } = await search(String(ids['听雨藤椅']));
  expect(data).toContainEqual({ resource: 'trial/chair', id: ids['听雨藤椅'], name: '听雨藤椅', title: '座椅' });
});

it('finds only what the caller may list: neither without the right nor what is for administrators alone', async () => {
  expect(await found('听雨', keeper)).toEqual(['trial/lamp 听雨落地灯']);
  expect(await search('听雨', null)).toMatchObject({ code: 401 });
});

it('finds few of many', async () => {
  for (let each = 0; each < 7; each++) await add('chair', `折叠椅${each}`);
  expect(await found('折叠椅')).toHaveLength(5);
});

it('asks for a keyword of at most 50 characters', async () => {
  expect(await server.call('GET', '/console/search')).toMatchObject({ code: 400 });
  expect(await search('长'.repeat(51))).toMatchObject({ code: 400 });
});
