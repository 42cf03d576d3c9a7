/** Three server processes behind a proxy that hands every request to another one: nobody notices, nor when one of them is killed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeNotice } from '../src/engine/extension/paths';
import { claimsHeld, queuePaths, type Claimed } from '../src/engine/extension/queue';
import { until } from '../src/server/database/processes';
import type { SqlRoom } from '../src/server/sql/connect';
import { getCaptcha, solvedCaptcha } from './server/accounts/captchas';
import { adminPassword, startTestDatabase, type TestApp, type TestDatabase } from './server/helper';
import { type Proxy, startProxy } from './server/proxy';
import { buildServer, type Running, startServer } from './server/running';

let database: TestDatabase;
let room: SqlRoom;
let servers: Running[] = [];
let proxy: Proxy;
let token = '';

const environment = () => ({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, DEMO: '1', TRUST_PROXY: '1', LOG_LEVEL: 'error', ADMIN_PASSWORD: adminPassword });

beforeAll(async () => {
  buildServer();
  database = await startTestDatabase(1);
  room = database.connect();
  servers = await Promise.all([1, 2, 3].map(() => startServer(environment())));
  proxy = await startProxy(() => servers.map(({ url }) => url));
  token = (await login(adminPassword)).data.token;
}, 300_000);
afterAll(async () => {
  await proxy?.close();
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  await room?.close();
  await database?.stop();
});

async function send(method: 'GET' | 'POST', path: string, { body, headers }: { body?: unknown; headers?: Record<string, string> } = {}) {
  return fetch(`${proxy.url}/api${path}`, {
    method, headers: { ...(token && { 'authori-zation': token }), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
const call = async <T = any>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ code: number; message: string | null; data: T }> =>
  await (await send(method, path, { body })).json() as { code: number; message: string | null; data: T };
const login = (pwd: string, more: object = {}) => call('POST', '/admin/platform/login', { account: 'admin', pwd, ...more });
const me = async () => (await call('GET', '/admin/platform/getAdminInfoByToken')).code;
/** What captchas are asked for and looked up with. */
const through = () => ({ call: (method: 'GET' | 'POST', path: string, { body }: { body?: unknown } = {}) => call(method, path, body), app: { sql: room.sql } }) as unknown as TestApp;
const thrice = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all([1, 2, 3].map(work));

describe('three processes', () => {
  it('know one session, and that it has ended', async () => {
    expect(await thrice(me)).toEqual([200, 200, 200]);
    const kept = token;
    token = (await login(adminPassword)).data.token;
    expect((await call('GET', '/admin/platform/logout')).code).toBe(200);
    expect(await thrice(me)).toEqual([401, 401, 401]);
    token = kept;
  });

  it('tell one feed of changes: what one wrote is heard of by way of the others', async () => {
    const { last } = (await call('GET', '/console/changes')).data;
    const ids = (await thrice(() => call('POST', '/admin/platform/user/tag/save', { name: `标签 ${Math.random()}` }))).map(({ data }) => data.id as number);
    for (const { data } of await thrice(() => call<{ changes: ChangeNotice[] }>('GET', `/console/changes?after=${last}`))) {
      expect(data.changes.map(({ recordId }) => recordId)).toEqual(expect.arrayContaining(ids));
    }
  });

  it('hand out no record of a queue twice', async () => {
    const claims = await Promise.all(Array.from({ length: 12 }, (_, at) => call<Claimed>('POST', queuePaths.claim('merchant/apply'), { holder: `window-${at}` })));
    const ids = claims.flatMap(({ data }) => data.ids);
    expect(ids).toHaveLength(12 * claimsHeld);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('find an uploaded picture, whoever took it', async () => {
    const picture = Buffer.from((await getCaptcha(through(), 'blockPuzzle')).originalImageBase64, 'base64');
    const form = new FormData();
    form.set('multipart', new Blob([picture], { type: 'image/png' }), 'a.png');
    const answer: any = await (await fetch(`${proxy.url}/api/admin/platform/upload/image?model=product&pid=0`, { method: 'POST', headers: { 'authori-zation': token }, body: form })).json();
    expect(answer).toMatchObject({ code: 200 });
    const path = new URL(answer.data.url as string, proxy.url).pathname;
    expect((await thrice(() => fetch(`${proxy.url}${path}`))).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

it('one of them killed under writes loses nobody anything that was acknowledged, and the others go on', async () => {
  const kept: number[] = [];
  let broken = 0;
  let killed = false;
  let after = 0;
  let over = false;
  const busy = Array.from({ length: 8 }, async (_, at) => {
    for (let number = 0; !over; number += 1) {
      const answer = await send('POST', '/admin/platform/user/tag/save', { body: { name: `写 ${at}-${number}` } });
      if (answer.status !== 200) {
        broken += 1;
        continue;
      }
      const { code, data } = await answer.json() as { code: number; data: { id: number } };
      expect(code).toBe(200);
      kept.push(data.id);
      if (killed) after += 1;
    }
  });
  expect(await until(async () => kept.length > 40, 60_000)).toBe(true);
  const [victim] = servers;
  victim!.child.kill('SIGKILL');
  await victim!.ended;
  killed = true;
  const wentOn = await until(async () => after > 40, 60_000);
  over = true;
  await Promise.all(busy);
  expect(wentOn).toBe(true);
  // What was under way in the killed one and no more: one request of each that waited.
  expect(broken).toBeLessThanOrEqual(8);
  const stored = new Set((await room.sql.selectFrom('user_label').select('id').where('id', 'in', kept).execute()).map(({ id }) => id));
  expect(kept.filter((id) => !stored.has(id))).toEqual([]);
  const logged = await room.sql.selectFrom('operation_log').select('record_id').where('entity', '=', 'user/label').where('kind', '=', 'ADD').where('record_id', 'in', kept.map(String)).execute();
  expect(logged).toHaveLength(kept.length);
  expect(await thrice(me)).toEqual([200, 200, 200]);
  servers[0] = await startServer(environment());
  expect(await thrice(me)).toEqual([200, 200, 200]);
}, 180_000);

it('a captcha of one is solved at the next, and the failures at all of them together lock an account', async () => {
  const failures: number[] = [];
  for (let time = 0; time < 10; time += 1) failures.push((await login('wrong-password', time < 3 ? {} : await solvedCaptcha(through()))).code);
  expect(failures).toEqual(failures.map(() => 1001));
  expect((await login(adminPassword, await solvedCaptcha(through()))).code).toBe(429);
});
