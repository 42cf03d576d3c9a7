/** Versions of a page and what goes live at its time, on two servers with one database and a clock of the test's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePaths, type PageSchedule, type PageVersion } from '../../../src/engine/extension/page';
import { contract } from '../../../src/server/contract';
import { openHouse } from '../../../src/server/resources/house';
import { departures } from '../../../generated/departures';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestApp, type TestApp } from '../helper';

const base = '/admin/platform/pagediy';
let server: TestApp;
const rooms: SqlRoom[] = [];
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(async () => {
  for (const room of rooms) await room.close();
  await server.close();
});

const info = async (id: number) => (await server.call('GET', `${base}/info/${id}`)).data;
const update = async (id: number, body: object) => server.call('POST', `${base}/update`, { body: { id, name: (await info(id)).name, ...body } });
const versions = async (id: number) => (await server.call<PageVersion[]>('GET', pagePaths.versions(id))).data!;
const versionAt = (id: number, version: number) => server.call('GET', pagePaths.version(id, version));
const restore = (id: number, version: number, seen?: number) => server.call('POST', pagePaths.restore(id), { body: { version }, ...(seen !== undefined && { headers: { 'x-record-version': String(seen) } }) });
const schedule = (id: number, body: object) => server.call<PageSchedule>('POST', pagePaths.schedule(id), { body });
const schedules = async (id: number) => (await server.call<PageSchedule[]>('GET', pagePaths.schedules(id))).data!;
const text = (title: string) => ({ title });

let number = 0;
async function made(title: string): Promise<number> {
  number += 1;
  return (await server.call('POST', `${base}/save`, { body: { name: `页${number}`, title } })).data.id;
}

describe('versions', () => {
  it('are every save of what a page shows, with who, when and the name of that time', async () => {
    const id = await made('一');
    await update(id, text('二'));
    await server.call('POST', `${base}/updatename`, { body: { id, name: '改了名' } });
    await server.call('POST', `${base}/setdefault/${id}`);
    await update(id, { value: { 1: { name: 'titles' } } });
    const found = await versions(id);
    expect(found.map(({ version, name, title, account }) => [version, name, title, account])).toEqual([
      [3, '改了名', '保存微页面', 'admin'], [2, `页${number}`, '保存微页面', 'admin'], [1, `页${number}`, '新增微页面', 'admin'],
    ]);
    expect(found[0]!.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await versionAt(id, 1)).data).toMatchObject({ id, version: '1', title: '一', name: `页${number}`, isShow: 1 });
    expect((await versionAt(id, 2)).data).toMatchObject({ version: '2', title: '二', name: '改了名' });
    expect((await versionAt(id, 3)).data).toMatchObject({ version: '3', title: '二', value: { 1: { name: 'titles' } } });
    for (const missing of [0, 4]) expect(await versionAt(id, missing)).toMatchObject({ code: 404, message: '没有这个版本' });
    expect(await versionAt(999_999, 1)).toMatchObject({ code: 404, message: '微页面不存在' });
  });

  it('come back as a new version, under the name and at the place that the page has now', async () => {
    const id = await made('一');
    for (let turn = 2; turn <= 25; turn += 1) await update(id, text(`第${turn}`));
    const before = await info(id);
    expect(await restore(id, 1, before.recordVersion)).toMatchObject({ code: 200, data: { title: '一', version: '26', name: before.name } });
    expect((await versions(id))[0]).toMatchObject({ version: 26, title: '恢复版本1' });
    expect((await versionAt(id, 25)).data).toMatchObject({ title: '第25' });
    expect(await restore(id, 2, before.recordVersion), 'stale').toMatchObject({ code: 409 });
    expect(await restore(id, 99)).toMatchObject({ code: 404 });
  });

  it('of a page that the log does not know from its beginning begin with what is known', async () => {
    const id = await made('一');
    await server.app.sql.deleteFrom('operation_log').where('entity', '=', 'page/diy').where('record_id', '=', String(id)).execute();
    expect(await versions(id)).toMatchObject([{ version: 1, realName: '系统' }]);
    await update(id, text('二'));
    expect((await versions(id)).map(({ version, realName }) => [version, realName])).toEqual([[2, '超级管理员'], [1, '系统']]);
    expect((await versionAt(id, 1)).data).toMatchObject({ title: '一' });
  });
});

describe('a schedule', () => {
  const opened = () => {
    const room = server.database.connect();
    rooms.push(room);
    return openHouse(room, server.app.contract, { demo: false, notify: async () => undefined, departures });
  };
  let first: ReturnType<typeof opened>;
  let second: ReturnType<typeof opened>;
  beforeAll(() => { [first, second] = [opened(), opened()]; });
  /** What both servers do at a moment, as if each had taken the job. */
  const at = (now: string) => Promise.all([first, second].map(async (house) => {
    const job = byTimeJobs(house, () => now).find(({ name }) => name === 'page/schedule:byTime')!;
    for (let next = await job.batch(undefined); next !== undefined;) next = await job.batch(next);
  }));
  const title = async (id: number) => (await info(id)).title;
  const [noon, one, two, three] = ['2099-06-01 12:00:00', '2099-06-01 13:00:00', '2099-06-01 14:00:00', '2099-06-01 15:00:00'];

  it('shows a version from its time on, and afterwards what was shown before, the home page too', async () => {
    const id = await made('平日');
    await server.call('POST', `${base}/setdefault/${id}`);
    await update(id, text('大促'));
    await restore(id, 1);
    expect(await schedule(id, { version: 2, startTime: one, endTime: two, note: '六月大促' })).toMatchObject({ code: 200, data: { pageId: id, version: 2, status: 0, note: '六月大促', realName: '超级管理员' } });
    await at(noon);
    expect(await title(id)).toBe('平日');
    await at(one);
    expect(await title(id)).toBe('大促');
    expect((await server.call('GET', pagePaths.shown(0), { token: null })).data).toMatchObject({ id, title: '大促' });
    expect(await schedules(id)).toMatchObject([{ status: 1 }]);
    const { recordVersion } = await info(id);
    await at(one);
    expect((await info(id)).recordVersion, 'once').toBe(recordVersion);
    await update(id, text('大促改字'));
    await at(two);
    expect(await info(id)).toMatchObject({ title: '平日', isDefault: 1 });
    expect(await schedules(id)).toMatchObject([{ status: 2 }]);
    expect((await versions(id)).slice(0, 3).map((each) => each.title)).toEqual(['定时上线结束', '保存微页面', '定时上线']);
  });

  it('may show what was never saved, and stays without an end', async () => {
    const id = await made('今');
    expect(await schedule(id, { document: { title: '明', value: { 1: { name: 'titles' } } }, startTime: one })).toMatchObject({ code: 200, data: { version: null, endTime: null } });
    await at(three);
    expect(await info(id)).toMatchObject({ title: '明', titleBgColor: '#fff', value: { 1: { name: 'titles' } } });
    expect(await schedules(id)).toMatchObject([{ status: 2 }]);
  });

  it('whose whole time went by meanwhile never goes live', async () => {
    const id = await made('今');
    await schedule(id, { document: { title: '过' }, startTime: one, endTime: two });
    await at(three);
    expect(await title(id)).toBe('今');
    expect(await schedules(id)).toMatchObject([{ status: 2 }]);
  });

  it('one after the other goes end before beginning', async () => {
    const id = await made('底');
    await schedule(id, { document: { title: '甲' }, startTime: one, endTime: two });
    expect(await schedule(id, { document: { title: '乙' }, startTime: two, endTime: three })).toMatchObject({ code: 200 });
    await at(one);
    await at(two);
    expect(await title(id)).toBe('乙');
    await at(three);
    expect(await title(id)).toBe('底');
  });

  it('is given up while it waits, and ended while it is live', async () => {
    const id = await made('底');
    const [waiting, live] = [(await schedule(id, { document: { title: '等' }, startTime: two })).data!, (await schedule(id, { document: { title: '上' }, startTime: noon, endTime: one })).data!];
    await at(noon);
    for (const one of [waiting, live]) expect(await server.call('POST', pagePaths.cancelSchedule, { body: { id: one.id } })).toMatchObject({ code: 200 });
    expect(await title(id)).toBe('底');
    await at(three);
    expect(await title(id)).toBe('底');
    expect((await schedules(id)).map(({ status }) => status)).toEqual([3, 2]);
    expect(await server.call('POST', pagePaths.cancelSchedule, { body: { id: live.id } })).toMatchObject({ code: 400, message: '该安排已结束' });
  });

  it('goes with its page', async () => {
    const id = await made('去');
    await schedule(id, { document: { title: '后' }, startTime: one });
    await server.call('POST', `${base}/delete`, { query: { id: String(id) } });
    await at(two);
    expect(await schedules(id)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['neither version nor document', { startTime: one }, '请选择要上线的版本'],
    ['both', { version: 1, document: {}, startTime: one }, '请选择要上线的版本'],
    ['a version that is not there', { version: 9, startTime: one }, '没有这个版本'],
    ['a time gone by', { version: 1, startTime: '2020-01-01 00:00:00' }, '上线时间须晚于现在'],
    ['an end before its beginning', { version: 1, startTime: two, endTime: one }, '结束时间须晚于上线时间'],
    ['no time', { version: 1 }, '请输入上线时间'],
    ['a day that no calendar has', { version: 1, startTime: '2099-02-31 00:00:00' }, '上线时间格式不正确'],
    ['a document that is none', { document: { value: [] }, startTime: one }, '页面内容格式不正确，应为组件的集合'],
    ['a time that is taken', { version: 1, startTime: '2099-07-01 12:30:00', endTime: '2099-07-01 13:30:00' }, '与已安排的时间冲突：2099-07-01 12:00:00 至 2099-07-01 13:00:00'],
  ])('with %s is refused', async (_what, body, message) => {
    const id = await made('底');
    await schedule(id, { version: 1, startTime: '2099-07-01 12:00:00', endTime: '2099-07-01 13:00:00' });
    expect((await schedule(id, body)).message).toBe(message);
  });
});

it('a page, and what goes live of it, may be as large as their schemas say', async () => {
  const bytes: Record<string, number> = { 'page/diy': 200 * 1024, 'page/schedule': 300 * 1024 };
  const entities = contract.entities.map((entity) => (entity.key in bytes ? { ...entity, fields: entity.fields.map((field) => (field.maxBytes ? { ...field, maxBytes: bytes[entity.key] } : field)) } : entity));
  const small = await startTestApp({ contract: { ...contract, entities } });
  const value = (kilobytes: number) => ({ 1: { name: 'titles', text: 'x'.repeat(kilobytes * 1024) } });
  const ask = (path: string, body: object) => small.call('POST', path, { body });
  const { data: { id } } = await ask(`${base}/save`, { name: '小', value: value(150) });
  expect((await ask(`${base}/update`, { id, name: '小', value: value(210) })).message).toBe('页面内容不能超过200KB，现有211KB，请减少组件');
  const live = (kilobytes: number) => ask(pagePaths.schedule(id), { startTime: '2099-07-01 12:00:00', document: { value: value(kilobytes) } });
  expect((await live(210)).message).toBe('页面内容不能超过200KB，现有211KB，请减少组件');
  expect((await live(310)).message).toBe('上线内容内容过多，最多300KB');
  expect(await live(150)).toMatchObject({ code: 200 });
  await small.close();
});
