/** 定时任务: what may be scheduled, that each run happens once, and what is written down of it (contract "system-settings"). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterJobs, type PlannedJob } from '../../../src/server/jobs/schedule';
import { type Look, runPlanned } from '../../../src/server/routes/operation/timetable';
import { Refusal } from '../../../src/server/refusal';
import { openHouse } from '../../../src/server/resources/house';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let room: SqlRoom;
beforeAll(async () => {
  server = await startTestApp();
  room = server.database.connect();
});
afterAll(async () => {
  await room?.close();
  await server?.close();
});

interface Row { jobId: number; beanName: string; methodName: string; cronExpression: string; status: number; isSystem: boolean; nextTime: string | null; lastTime: string | null; lastStatus: number | null; remark: string; isDelete: boolean }
type Answer = Awaited<ReturnType<TestApp['call']>>;
const base = '/admin/platform/schedule/job';
const post = (path: string, body: object = {}): Promise<Answer> => server.call('POST', `${base}/${path}`, { body });
const rows = async (): Promise<Row[]> => (await server.call('GET', `${base}/list`)).data;
const row = async (id: number) => (await rows()).find(({ jobId }) => jobId === id)!;
const log = async (query: Record<string, string>) => (await server.call('GET', `${base}/log/list`, { query })).data as { total: number; list: Record<string, unknown>[] };
const ofSystem = async (bean: string) => (await rows()).find(({ beanName, isSystem }) => isSystem && beanName === bean)!;

const given = { beanName: 'schedule', methodName: 'cleanLog', cronExpression: '0 0 3 * * ?', params: '', remark: '每天三点' };
let serial = 0;
async function added(more: Partial<typeof given> = {}): Promise<Row> {
  serial += 1;
  const remark = `第${serial}个`;
  expect(await post('add', { ...given, ...more, remark })).toMatchObject({ code: 200 });
  return (await rows()).find((each) => each.remark === remark)!;
}

it('the jobs that the server knows are scheduled from the start, each once', async () => {
  const known = (await rows()).filter(({ isSystem }) => isSystem);
  const byTime = server.app.contract.entities.filter((entity) => entity.byTime).map((entity) => `${entity.key}:byTime`);
  expect(known.map(({ beanName, methodName }) => `${beanName}:${methodName}`).sort())
    .toEqual([...byTime, 'marketing:birthdays', 'marketing:fromWechat', 'marketing:toWechat', 'marketing/activityRefund:provider', 'merchant:releaseShares', 'marketing/activityOrder:lostNotices', 'order/order:lostNotices', 'finance/rechargeOrder:lostNotices', 'operation/notice:send', 'consoleError:clean', 'operationLog:clean', 'visit:clean', 'product:sumUpDays', 'operation/wechatShipment:upload', 'order/refund:provider', 'schedule:cleanLog', 'service:answers', 'statement:closeDays'].sort());
  for (const each of known) expect(each).toMatchObject({ status: 0, isDelete: false, nextTime: expect.stringMatching(/^\d{4}-/), remark: expect.stringMatching(/^\p{Script=Han}/u) });
  expect(await ofSystem('order/order')).toMatchObject({ methodName: 'byTime', cronExpression: '*/30 * * * * ?' });
  expect(await ofSystem('service')).toMatchObject({ methodName: 'answers', cronExpression: '0 0 * * * ?' });
});

describe('what may be scheduled', () => {
  it.each([
    ['a bean that is not registered', { beanName: 'order/odrer' }, 'beanName', '没有登记的定时任务类名“order/odrer”，是否为“order/order”'],
    ['one that nothing is like', { beanName: 'x' }, 'beanName', '没有登记的定时任务类名“x”'],
    ['a method that its bean has not', { methodName: 'dropTables' }, 'methodName', '“schedule”没有方法“dropTables”，可用的有：cleanLog'],
    ['a parameter of none', { beanName: 'order/order', methodName: 'byTime', params: '1' }, 'params', '该任务没有参数'],
    ['a parameter of another form', { params: '0' }, 'params', '参数应为保留的天数（1至999）'],
    ['an expression of five fields', { cronExpression: '0 3 * * *' }, 'cronExpression', 'cron表达式应有六段：秒 分 时 日 月 星期'],
    ['an hour that no day has', { cronExpression: '0 0 24 * * ?' }, 'cronExpression', 'cron表达式的“时”不支持“24”'],
    ['one that never runs', { cronExpression: '0 0 0 30 2 ?' }, 'cronExpression', 'cron表达式没有可执行的时间'],
    ['nothing', { beanName: '' }, 'beanName', '请输入定时任务类名'],
  ])('%s is refused at its field', async (_title, more, field, message) => {
    expect(await post('add', { ...given, ...more })).toMatchObject({ code: 400, message, data: { errors: [{ field, message }] } });
  });

  it('a new one is paused; started it is due at its next time, and nothing of it can be changed or deleted before it is paused', async () => {
    const { jobId, ...made } = await added({ cronExpression: ' 0 0  0 l * ?', params: '7' });
    expect(made).toMatchObject({ status: 1, isSystem: false, nextTime: null, cronExpression: '0 0 0 L * ?' });
    expect(await post(`suspend/${jobId}`)).toMatchObject({ code: 400, message: '任务已经暂停' });
    expect(await post(`start/${jobId}`)).toMatchObject({ code: 200 });
    expect(await row(jobId)).toMatchObject({ status: 0, nextTime: expect.stringMatching(/-(28|29|30|31) 00:00:00$/) });
    expect(await post('update', { ...given, jobId })).toMatchObject({ code: 400, message: '请先暂停任务再编辑' });
    expect(await post(`delete/${jobId}`)).toMatchObject({ code: 400, message: '系统任务不能删除，其他任务请先暂停再删除' });
    expect(await post(`suspend/${jobId}`)).toMatchObject({ code: 200 });
    expect(await row(jobId)).toMatchObject({ status: 1, nextTime: null });
    expect(await post('update', { ...given, jobId, cronExpression: '0 0 4 * * ?' })).toMatchObject({ code: 200 });
    expect(await row(jobId)).toMatchObject({ cronExpression: '0 0 4 * * ?', nextTime: null });
    expect(await post(`delete/${jobId}`)).toMatchObject({ code: 200 });
    expect(await row(jobId)).toBeUndefined();
  });

  it('a parameter is judged anew by the job that the row is turned to', async () => {
    const { jobId } = await added({ params: '7' });
    expect(await post('update', { ...given, jobId, beanName: 'order/order', methodName: 'byTime', params: '7' })).toMatchObject({ code: 400, data: { errors: [{ field: 'params', message: '该任务没有参数' }] } });
  });

  it('one of the system is paused and edited, never deleted or turned into another', async () => {
    const { jobId, beanName, methodName } = await ofSystem('service');
    await post(`suspend/${jobId}`);
    const edited = { jobId, beanName, methodName, params: '', remark: '' };
    expect(await post(`delete/${jobId}`)).toMatchObject({ code: 400, message: '系统任务不能删除，其他任务请先暂停再删除' });
    expect(await post('update', { ...edited, beanName: 'schedule', methodName: 'cleanLog', cronExpression: '0 0 5 * * ?' })).toMatchObject({ code: 400, message: '系统任务不能改为其他方法' });
    expect(await post('update', { ...edited, cronExpression: '0 0 5 * * ?', isSystem: '0' })).toMatchObject({ code: 200 });
    expect(await row(jobId)).toMatchObject({ cronExpression: '0 0 5 * * ?', isSystem: true, status: 1 });
    await post(`start/${jobId}`);
  });
});

/** Another process on the same database, with jobs of its own besides. */
function another(jobs: Record<string, Partial<PlannedJob>>) {
  const house = openHouse(room, server.app.contract, { demo: false, notify: async () => undefined });
  const known = new Map(Object.entries(jobs).map(([name, job]): [string, PlannedJob] => [name, { name, title: name, every: 60, batch: async () => undefined, ...job }]));
  return { jobs: [...known.values()], run: (look: Look = {}) => runPlanned(house, known, look) };
}
const db = () => server.app.sql;
/** A schedule of a job that only these tests know. */
async function scheduled(name: string, more: { status?: number; due?: boolean } = {}): Promise<number> {
  const at = name.indexOf(':');
  await enterJobs(db(), [{ name, every: 60, batch: async () => undefined }]);
  const { rows: [made] } = await sql<{ id: string }>`insert into operation_schedule_job (bean_name, method_name, cron_expression, status, params, next_time, create_time)
    values (${name.slice(0, at)}, ${name.slice(at + 1)}, '0 0 3 * * ?', ${more.status ?? 0}, 'seven', case when ${more.due ?? true} then (now() at time zone 'Asia/Shanghai') - interval '1 second' end, now() at time zone 'Asia/Shanghai') returning id`.execute(db());
  return Number(made!.id);
}
const expire = (name: string) => sql`update job set lease_until = now() - interval '1 second' where name = ${name}`.execute(db());

describe('a run', () => {
  it('happens once, whichever of two processes finds it due, and is written down', async () => {
    const id = await scheduled('test/once:run');
    const ran: (string | undefined)[] = [];
    const job = { batch: async (_after?: number, params?: string) => { ran.push(params); return undefined; } };
    const [left, right] = [another({ 'test/once:run': job }), another({ 'test/once:run': job })];
    const names = await Promise.all([left.run(), right.run(), left.run(), right.run()]);
    expect(names.flat()).toEqual(['test/once:run']);
    expect(ran).toEqual(['seven']);
    expect(await row(id)).toMatchObject({ lastStatus: 1, nextTime: expect.stringMatching(/ 03:00:00$/), lastTime: expect.stringMatching(/./) });
    expect(await log({ jobId: String(id) })).toMatchObject({ total: 1, list: [{ jobId: id, beanName: 'test/once', methodName: 'run', params: 'seven', status: 1, error: '', times: expect.any(Number) }] });
  });

  it('of a paused job does not happen', async () => {
    const id = await scheduled('test/paused:run', { status: 1 });
    expect(await another({ 'test/paused:run': {} }).run()).toEqual([]);
    expect(await log({ jobId: String(id) })).toMatchObject({ total: 0 });
  });

  it('of two schedules of one job never happens at once', async () => {
    await scheduled('test/alone:run');
    await scheduled('test/alone:run');
    let [inside, most, count] = [0, 0, 0];
    const job = { async batch() { inside += 1; count += 1; most = Math.max(most, inside); await new Promise((done) => { setTimeout(done, 20); }); inside -= 1; return undefined; } };
    const [left, right] = [another({ 'test/alone:run': job }), another({ 'test/alone:run': job })];
    await Promise.all([left.run(), right.run()]);
    await left.run();
    expect([most, count]).toEqual([1, 2]);
  });

  it.each([
    ['says why it was refused', new Refusal(400, '优惠券已领完'), '优惠券已领完'],
    ['tells nothing of a fault, which may hold what nobody may read', new Error('duplicate key (phone)=(13800138000)'), '系统繁忙，请稍后再试'],
  ])('that fails %s, and is due at its next time', async (_title, error, message) => {
    const id = await scheduled(`test/fails:${message.length}`);
    await another({ [`test/fails:${message.length}`]: { batch: async () => { throw error; } } }).run();
    expect(await log({ jobId: String(id), status: '0' })).toMatchObject({ total: 1, list: [{ status: 0, error: message }] });
    expect(await row(id)).toMatchObject({ lastStatus: 0, nextTime: expect.stringMatching(/ 03:00:00$/) });
  });

  it('whose process died is done anew by another once its lease has run out; what the dead one still says counts for nothing', async () => {
    const name = 'test/dies:run';
    const id = await scheduled(name);
    let wakes = (): void => undefined;
    const hangs = another({ [name]: { batch: () => new Promise((done) => { wakes = () => done(undefined); }) } });
    const hanging = hangs.run();
    await expect.poll(async () => (await sql`select from job where name = ${name} and lease_until > now()`.execute(db())).rows.length, { timeout: 60_000 }).toBe(1);
    const other = another({ [name]: {} });
    expect(await other.run(), 'still leased').toEqual([]);
    await expire(name);
    expect(await other.run()).toEqual([name]);
    wakes();
    expect(await hanging, 'it has lost the job').toEqual([]);
    expect((await log({ jobId: String(id) })).list.map(({ status, error }) => [status, error])).toEqual([[1, ''], [0, '执行中断：服务进程在执行中停止，已重新执行']]);
  });

  it('ends between two batches when the server does, and is due again at once', async () => {
    const name = 'test/stops:run';
    const id = await scheduled(name);
    let ended = false;
    const stops = another({ [name]: { async batch(after = 0) { ended = true; return after + 1; } } });
    expect(await stops.run({ ended: () => ended })).toEqual([]);
    expect(await log({ jobId: String(id) })).toMatchObject({ total: 0 });
    expect(await another({ [name]: {} }).run()).toEqual([name]);
  });
});

describe('what is left to an errand', () => {
  it('is done at once, before its time, and written down; a paused one waits until it is started', async () => {
    const name = 'test/errand:run';
    const id = await scheduled(name);
    await sql`update operation_schedule_job set is_system = true, next_time = now() at time zone 'Asia/Shanghai' + interval '1 hour' where id = ${id}`.execute(db());
    const errand = another({ [name]: {} });
    expect(await errand.run(), 'it is not its time').toEqual([]);
    expect(await errand.run({ isUrgent: true })).toEqual([name]);
    expect(await log({ jobId: String(id) })).toMatchObject({ total: 1, list: [{ status: 1 }] });
    await sql`update operation_schedule_job set status = 1 where id = ${id}`.execute(db());
    expect(await errand.run({ isUrgent: true })).toEqual([]);
    await sql`update operation_schedule_job set status = 0, is_system = false where id = ${id}`.execute(db());
    expect(await errand.run({ isUrgent: true }), 'a row of an operator goes by its time alone').toEqual([]);
  });
});

describe('a run by hand', () => {
  it('happens at once, of a paused job too, and not a second time', async () => {
    const { jobId } = await added();
    expect(await post(`trig/${jobId}`)).toMatchObject({ code: 200 });
    await expect.poll(async () => (await log({ jobId: String(jobId) })).list, { timeout: 60_000 }).toMatchObject([{ beanName: 'schedule', methodName: 'cleanLog', status: 1 }]);
    await expect.poll(() => row(jobId), { timeout: 60_000 }).toMatchObject({ status: 1, lastStatus: 1, nextTime: null });
    expect(await post(`trig/${jobId}`), 'it has ended').toMatchObject({ code: 200 });
    await expect.poll(async () => (await log({ jobId: String(jobId) })).total, { timeout: 60_000 }).toBe(2);
  });

  it('that two ask for at once happens once', async () => {
    const name = 'schedule:cleanLog';
    const { jobId } = await added();
    // Nobody takes it meanwhile.
    await sql`update job set due_time = now() + interval '1 hour' where name = ${name}`.execute(db());
    const answers = await Promise.all([post(`trig/${jobId}`), post(`trig/${jobId}`), post(`trig/${jobId}`)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
    await sql`update job set due_time = now() where name = ${name}`.execute(db());
    expect(await another({}).run(), 'a process that does not know the job leaves it').toEqual([]);
    const clean = another({ [name]: {} });
    await Promise.all([clean.run(), another({ [name]: {} }).run()]);
    await expect.poll(async () => (await log({ jobId: String(jobId) })).total, { timeout: 60_000 }).toBe(1);
    expect(await clean.run()).toEqual([]);
    expect((await log({ jobId: String(jobId) })).total).toBe(1);
  });

  it('is refused while the job runs, or waits to be run', async () => {
    const name = 'service:answers';
    const { jobId } = await ofSystem('service');
    await sql`update job set holder = 'another process', lease_until = now() + interval '1 hour' where name = ${name}`.execute(db());
    expect(await post(`trig/${jobId}`)).toMatchObject({ code: 400, message: '任务正在执行，请等它结束后再执行' });
    await expire(name);
  });

  it('of a job that this server does not know is refused', async () => {
    const id = await scheduled('test/gone:run', { due: false });
    expect(await post(`trig/${id}`)).toMatchObject({ code: 400, message: '服务中没有任务“test/gone.run”，不能执行' });
  });
});

it('the log keeps so many days, and so many runs of each job and result', async () => {
  const put = (job: number, status: number, days: number) => sql`insert into operation_schedule_job_log (job_id, bean_name, method_name, status, create_time)
    values (${job}, 'test/kept', 'run', ${status}, (now() at time zone 'Asia/Shanghai') - make_interval(days => ${days}))`.execute(db());
  await put(9001, 1, 40);
  for (let at = 0; at < 12; at += 1) await put(9001, 1, 3);
  for (let at = 0; at < 3; at += 1) await put(9001, 0, 3);
  await put(9002, 1, 9);
  await sql`insert into system_config (name, form_id, value) values ('schedule_log_most', 1, '10')`.execute(db());
  const clean = async (params: string) => {
    const { jobId } = await added({ params });
    await post(`trig/${jobId}`);
    await expect.poll(async () => (await log({ jobId: String(jobId) })).total, { timeout: 60_000 }).toBe(1);
  };
  const kept = async () => [(await log({ jobId: '9001', status: '1' })).total, (await log({ jobId: '9001', status: '0' })).total, (await log({ jobId: '9002' })).total];
  await clean('');
  expect(await kept()).toEqual([10, 3, 1]);
  await clean('7');
  expect(await kept()).toEqual([10, 3, 0]);
});
