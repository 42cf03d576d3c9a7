/** Batches of more records than a call is waited for: who may follow and stop them, as whom they go on, and what survives a dead process. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { extension, type BatchJob, type BatchJobReport, type BatchResult } from '../../../src/engine/extension/paths';
import { openSession } from '../../../src/server/accounts/sessions';
import { runDue } from '../../../src/server/jobs/schedule';
import { chunk } from '../../../src/server/resources/batch';
import { mostNamed, mostWaiting } from '../../../src/server/resources/batchJobs/enter';
import { batchJobs } from '../../../src/server/resources/batchJobs/schedule';
import { mostFailed, workSlice } from '../../../src/server/resources/batchJobs/work';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { buildServer, startServer } from '../running';
import { startTestApp, startTestDatabase, type TestApp } from '../helper';
import { contractWith } from './contract';

const key = 'trial/item';
const contract = contractWith({
  [key]: {
    title: '物品',
    properties: {
      name: { type: 'string', title: '名称', minLength: 1, maxLength: 40, column: {}, filter: { operator: 'contains' } },
      level: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, column: {} },
      open: { kind: 'switch', codes: 'show', title: '显示', default: true, column: {}, filter: {} },
    },
    required: ['name'],
    resource: {
      list: { title: '物品/清单', sort: ['id'] },
      actions: { close: { title: '关闭', call: 'POST close/{id}', on: ['row', 'bulk'], when: { level: 0 }, effect: { set: { level: 3 } } } },
    },
  },
}, true);
const endpoints = contract.entities.find((entity) => entity.key === key)!.endpoints;
const rightTo = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!.permission;
const most = 20;
const total = 2 * chunk + 50;

let server: TestApp;
let house: House;
let clerk: { id: number; token: string };
let other: { token: string };

async function person(account: string, role: number): Promise<{ id: number; token: string }> {
  const { rows: [made] } = await sql<{ id: string }>`insert into system_admin (account, pwd, real_name, roles, level, status)
    values (${account}, '', ${account}, array[${role}]::bigint[], 1, true) returning id`.execute(server.app.sql);
  return { id: Number(made!.id), token: await openSession(server.app.sql, Number(made!.id), { ip: '', agent: '' }) };
}

beforeAll(async () => {
  server = await startTestApp({ contract, config: { batchMost: most } });
  house = openHouse({ sql: server.app.sql, pool: undefined as never, vault: server.app.vault }, contract, { demo: false, notify: server.app.changes.record });
  const { rows: menus } = await sql<{ id: string }>`insert into system_menu (pid, name, menu_type, perms, sort)
    select 0, p, 'A', p, 1 from unnest(${[rightTo('list'), rightTo('delete'), rightTo('action.close')]}::text[]) p returning id`.execute(server.app.sql);
  const { rows: [role] } = await sql<{ id: string }>`insert into system_role (code, role_name, rules, level, status) values ('clerk', '店员', ${menus.map(({ id }) => id)}::bigint[], 1, true) returning id`.execute(server.app.sql);
  [clerk, other] = [await person('clerk', Number(role!.id)), await person('other', Number(role!.id))];
});
afterAll(() => server?.close());

const rows = () => sql.table(house.resources.get(key)!.tableName);
/** Nobody but the test works on jobs. */
const hold = () => sql`insert into job (name, holder, lease_until) values ('console:batches', 'test', now() + interval '1 day')
  on conflict (name) do update set holder = 'test', lease_until = now() + interval '1 day'`.execute(server.app.sql);
const free = () => sql`update job set holder = '', lease_until = null where name = 'console:batches'`.execute(server.app.sql);

beforeEach(async () => {
  await hold();
  await sql`insert into ${rows()} (name, level, open) select '物' || n, case when n % 50 = 0 then 3 else 0 end, true from generate_series(1, ${total}) n`.execute(server.app.sql);
});
afterEach(async () => {
  await sql`truncate ${rows()}, batch_job, batch_part, batch_stop`.execute(server.app.sql);
  await sql`update system_admin set status = true where id = ${clerk.id}`.execute(server.app.sql);
  await sql`update system_role set status = true where code = 'clerk'`.execute(server.app.sql);
});

const failures: unknown[] = [];
const slice = () => workSlice(house, (error) => failures.push(error));
const ask = <T = any>(path: string, body?: unknown, token = clerk.token) => server.call<T>(body === undefined ? 'GET' : 'POST', path, { body, token });
const close = (more: object = { filter: { open: '1' } }, token = clerk.token) =>
  ask<BatchJob>(extension.batch(key), { operation: 'action', name: 'close', ...more }, token);
const report = async (id: number, token = clerk.token) => (await ask<BatchJobReport>(extension.batchJob(id), undefined, token)).data;
const closed = async () => (await sql<{ id: string }>`select record_id as id from operation_log where entity = ${key} and title = '关闭' and status = 0
  and record_id in (select id::text from ${rows()}) order by id`.execute(server.app.sql)).rows.map(({ id }) => id);
const allIds = async () => (await sql<{ id: string }>`select id from ${rows()} order by id`.execute(server.app.sql)).rows.map(({ id }) => Number(id));

describe('a batch', () => {
  it('of as many records as a call is waited for is done at once', async () => {
    const { data } = await close({ ids: (await allIds()).slice(0, most) });
    expect(data).toMatchObject({ done: most, failed: [] } satisfies Partial<BatchResult>);
  });

  it.each([
    ['by a filter', async () => ({ filter: { open: '1' } })],
    ['by name', async () => ({ ids: await allIds() })],
  ])('of more, told %s, is a job: its records are those of the moment, tried once each, with their log', async (_how, more) => {
    const { code, data: begun } = await close(await more());
    expect({ code, begun }).toMatchObject({ code: 200, begun: { resource: key, subject: '物品', account: 'clerk', total, tried: 0, done: 0, state: 'waiting', seen: false, endTime: null } });
    await sql`insert into ${rows()} (name, level, open) values ('物后来', 0, true)`.execute(server.app.sql);
    expect(await slice()).toBe(true);
    expect(await report(begun.job)).toMatchObject({ tried: chunk, done: chunk - 2, state: 'waiting' });
    while (await slice());
    const refused = (await allIds()).filter((_id, at) => (at + 1) % 50 === 0 && at < total);
    expect(await report(begun.job)).toMatchObject({
      tried: total, done: total - 5, state: 'done', reason: '', endTime: expect.any(String), failed: refused.map((id) => ({ id, message: expect.stringContaining('当前状态不能关闭') })),
    });
    const log = await closed();
    expect([log.length, new Set(log).size]).toEqual([total - 5, total - 5]);
    expect((await sql`select from ${rows()} where name = '物后来' and level = 0`.execute(server.app.sql)).rows.length).toBe(1);
    expect((await sql`select from batch_part`.execute(server.app.sql)).rows).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('is worked on by the server itself, without anybody asking again', async () => {
    await free();
    const { data: begun } = await close();
    await expect.poll(async () => (await report(begun.job)).state, { timeout: 60_000 }).toBe('done');
  });

  it.each<[string, () => Promise<object>, string]>([
    ['more records than may be named', async () => ({ ids: Array.from({ length: mostNamed + 1 }, (_, at) => at + 1) }), `数据不能超过${mostNamed}项`],
    ['an operation that is none', async () => ({ operation: 'action', name: 'nothing', filter: { open: '1' } }), '没有这项操作'],
    ['a filter that the list lacks', async () => ({ filter: { colour: '1' } }), '不支持的参数：colour'],
  ])('of %s is refused', async (_what, more, message) => {
    expect(await close(await more())).toMatchObject({ message });
    expect((await ask(extension.batchJobs)).data).toEqual([]);
  });

  it('needs the right to its operation when it is asked for', async () => {
    await sql`update system_role set status = false where code = 'clerk'`.execute(server.app.sql);
    expect(await close()).toMatchObject({ code: 403 });
  });

  it(`is refused while ${mostWaiting} of the person wait, of several at once too; nobody else's count`, async () => {
    const answers = await Promise.all(Array.from({ length: mostWaiting + 3 }, () => close()));
    expect(answers.filter(({ code }) => code === 200).length).toBe(mostWaiting);
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({ code: 400, message: `已有${mostWaiting}个后台任务在进行，请等待其完成后再试` });
    expect((await close(undefined, other.token)).code).toBe(200);
  });

  it('takes turns with others', async () => {
    const [first, second] = [(await close()).data, (await close(undefined, other.token)).data];
    await slice();
    await slice();
    expect([(await report(first.job)).tried, (await report(second.job, other.token)).tried]).toEqual([chunk, chunk]);
  });

  it(`keeps the first ${mostFailed} refusals, and counts them all`, async () => {
    await sql`update ${rows()} set level = 3`.execute(server.app.sql);
    const { data: { job } } = await close();
    while (await slice());
    const { failed, tried, done } = await report(job);
    expect([failed.length, tried, done]).toEqual([mostFailed, total, 0]);
  });
});

describe('between two slices', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['a disabled account', () => sql`update system_admin set status = false where id = ${clerk.id}`.execute(server.app.sql), '账号已停用，任务已停止'],
    ['a lost right', () => sql`update system_role set status = false where code = 'clerk'`.execute(server.app.sql), `已没有“${endpoints.find(({ name }) => name === 'action.close')!.title}”的权限，任务已停止`],
    ['the person', async () => ask(extension.stopBatchJob((await ask<BatchJob[]>(extension.batchJobs)).data[0]!.job), {}), '已手动停止'],
    ['role admin', async () => ask(extension.stopBatchJob((await ask<BatchJob[]>(extension.batchJobs)).data[0]!.job), {}, server.token), '已由管理员'],
  ])('%s stops it, with the reason; what is done stays', async (_what, happens, reason) => {
    const { data: { job } } = await close();
    await slice();
    await happens();
    expect(await slice()).toBe(reason.startsWith('已由') || reason === '已手动停止' ? false : true);
    expect(await report(job, server.token)).toMatchObject({ state: 'stopped', reason: expect.stringContaining(reason), tried: chunk, done: chunk - 2 });
    expect((await closed()).length).toBe(chunk - 2);
    expect(await slice()).toBe(false);
    expect((await sql`select from batch_part`.execute(server.app.sql)).rows).toEqual([]);
    expect(await ask(extension.stopBatchJob(job), {}, server.token)).toMatchObject({ code: 400, message: '后台任务已经结束' });
  });

  it('a fault that nobody foresaw stops its job alone', async () => {
    const { data: { job } } = await close();
    await sql`update batch_job set request = '{"operation":"action","name":"close","input":5}', entity = 'trial/item' where id = ${job}`.execute(server.app.sql);
    await sql`update batch_part set ids = '["no number"]' where job_id = ${job}`.execute(server.app.sql);
    await slice();
    expect(await report(job)).toMatchObject({ state: 'stopped', tried: 0 });
    expect((await close()).code).toBe(200);
    await slice();
    expect((await ask<BatchJob[]>(extension.batchJobs)).data[0]).toMatchObject({ state: 'waiting', tried: chunk });
    failures.splice(0);
  });
});

/** A record that somebody else changes. @returns lets it go */
async function holdRecord(id: number): Promise<() => Promise<void>> {
  const transaction = await server.app.sql.startTransaction().execute();
  await sql`select id from ${rows()} where id = ${id} for update`.execute(transaction);
  return async () => void await transaction.commit().execute();
}

/** Statements that wait for a row until somebody else is done with it. */
const waiters = async (like: string) =>
  (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like ${`%${like}%`}`.execute(server.app.sql)).rows.length;

describe('while a slice is under way', () => {
  it.each([1, 2])('that %i processes work on, a stop is known at once, and the slice at hand is the last', async (processes) => {
    const { data: { job } } = await close();
    const letGo = await holdRecord((await allIds())[chunk - 1]!);
    const workers = [slice()];
    const stops: ReturnType<typeof ask>[] = [];
    try {
      await expect.poll(() => waiters('trial_item')).toBe(1);
      while (workers.length < processes) workers.push(slice());
      // Whoever stands in line for the job was there before its stop.
      await expect.poll(() => waiters('from batch_job')).toBe(processes - 1);
      stops.push(ask(extension.stopBatchJob(job), {}), ask(extension.stopBatchJob(job), {}));
      await expect.poll(() => report(job)).toMatchObject({ state: 'waiting', stopping: true, tried: 0 });
    } finally {
      await letGo();
      await Promise.all(workers);
    }
    while (await slice());
    expect(await report(job)).toMatchObject({ state: 'stopped', stopping: false, reason: '已手动停止', tried: chunk, done: chunk - 2 });
    expect((await closed()).length).toBe(chunk - 2);
    expect((await Promise.all(stops)).map(({ code }) => code), 'whoever asks again is told the same').toEqual([200, 200]);
  });

  it('a stop that comes during the last one leaves it done', async () => {
    const { data: { job } } = await close({ ids: (await allIds()).slice(0, most + 1) });
    const letGo = await holdRecord((await allIds())[0]!);
    const worker = slice();
    let stop: ReturnType<typeof ask> | undefined;
    try {
      await expect.poll(() => waiters('trial_item')).toBe(1);
      stop = ask(extension.stopBatchJob(job), {});
      await expect.poll(async () => (await report(job)).stopping).toBe(true);
    } finally {
      await letGo();
      await worker;
    }
    expect([(await stop).code, await report(job)]).toMatchObject([200, { state: 'done', stopping: false, reason: '', tried: most + 1 }]);
    await batchJobs(house, () => undefined).batch(undefined);
    expect((await sql`select from batch_stop`.execute(server.app.sql)).rows).toEqual([]);
  });
});

describe("somebody's job", () => {
  const who = { own: () => clerk.token, other: () => other.token, admin: () => server.token, nobody: () => null };
  it.each<[keyof typeof who, { list: boolean; everyone: number; one: number; stop: number }]>([
    ['nobody', { list: false, everyone: 401, one: 401, stop: 401 }],
    ['other', { list: false, everyone: 403, one: 404, stop: 404 }],
    ['own', { list: true, everyone: 403, one: 200, stop: 200 }],
    ['admin', { list: false, everyone: 200, one: 200, stop: 200 }],
  ])('%s: %j', async (name, may) => {
    const { data: { job } } = await close();
    const as = (method: 'GET' | 'POST', path: string, more: object = {}) => server.call(method, path, { token: who[name](), ...more });
    expect(((await as('GET', extension.batchJobs)).data ?? []).some((each: BatchJob) => each.job === job)).toBe(may.list);
    expect((await as('GET', extension.batchJobs, { query: { everyone: '1' } })).code).toBe(may.everyone);
    expect((await as('GET', extension.batchJob(job))).code).toBe(may.one);
    await as('POST', extension.seenBatchJobs, { body: { ids: [job] } });
    expect((await report(job)).seen, 'what is not over is not seen').toBe(false);
    expect((await as('POST', extension.stopBatchJob(job))).code).toBe(may.stop);
    while (await slice());
    await as('POST', extension.seenBatchJobs, { body: { ids: [job] } });
    expect((await report(job)).seen).toBe(name === 'own');
  });

  it.each(['0', '-1', 'x', '1e3', '99999999999999999999'])('%s is none', async (id) => expect((await ask(extension.batchJob(id))).code).toBe(404));

  it('is forgotten a week after its end', async () => {
    const { data: { job } } = await close();
    while (await slice());
    const look = () => batchJobs(house, () => undefined).batch(undefined);
    await sql`update batch_job set end_time = now() - interval '6 days'`.execute(server.app.sql);
    await look();
    expect((await report(job)).state).toBe('done');
    await sql`update batch_job set end_time = now() - interval '8 days'`.execute(server.app.sql);
    await look();
    expect(await ask(extension.batchJob(job))).toMatchObject({ code: 404, message: '后台任务不存在' });
  });
});

it('a killed process is followed by another, and each record is done once', async () => {
  buildServer();
  const database = await startTestDatabase(0);
  const killed = await startServer({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, BATCH_MOST: '20', ADMIN_PASSWORD: 'admin-password-1', LOG_LEVEL: 'error' });
  let next: TestApp | undefined;
  try {
    next = await startTestApp({ database });
    const { token } = next;
    const db = next.app.sql;
    const brands = 1_500;
    await sql`insert into product_brand (name, category_ids, icon, sort, is_show) select '牌' || n, '{}', '', 1, true from generate_series(1, ${brands}) n`.execute(db);
    const answer = await fetch(`${killed.url}/api${extension.batch('product/brand')}`, {
      method: 'POST', headers: { 'authori-zation': token, 'content-type': 'application/json' }, body: JSON.stringify({ operation: 'delete', filter: {} }),
    });
    const { data: { job } } = await answer.json() as { data: BatchJob };
    const jobNow = async () => (await next!.call<BatchJobReport>('GET', extension.batchJob(job))).data;
    await expect.poll(async () => (await jobNow()).tried, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const half = await jobNow();
    expect([half.state, half.tried < brands]).toEqual(['waiting', true]);
    const goOn = [batchJobs(openHouse({ sql: db, pool: undefined as never, vault: next.app.vault }, next.app.contract, { demo: false, notify: next.app.changes.record }), (error) => { throw error; })];
    expect(await runDue(db, goOn), 'its lease has not run out').toEqual([]);
    await sql`update job set lease_until = now() - interval '1 second' where name = 'console:batches'`.execute(db);
    expect(await runDue(db, goOn)).toEqual(['console:batches']);
    expect(await jobNow()).toMatchObject({ state: 'done', tried: brands, done: brands, failed: [] });
    const { rows: [log] } = await sql<{ entries: number; records: number }>`select count(*)::int as entries, count(distinct record_id)::int as records
      from operation_log where entity = 'product/brand' and kind = 'DELETE' and status = 0`.execute(db);
    expect(log).toEqual({ entries: brands, records: brands });
  } finally {
    killed.child.kill('SIGKILL');
    await next?.close();
    await database.stop();
  }
}, 600_000);
