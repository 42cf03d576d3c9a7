/** The guide of the dialect, followed to its end: the module that it grows works, with its rules, its states, its times and its ledger. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, wallTime } from '../../src/engine/time/wallTime';
import { schemasOf } from '../compiler/fences';
import { startTestApp, type TestApp } from './helper';
import { contractOf } from './resources/contract';

const guide = readFileSync(new URL('../../schemas/guide.md', import.meta.url), 'utf8');
const schemas = schemasOf(guide);
const today = wallTime().slice(0, 10);
const at = (days: number) => `${addDays(today, days)} 12:00:00`;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ contract: contractOf(new Map([...schemas].map(([path, schema]) => [path, JSON.stringify(schema)]))) });
});
afterAll(() => server?.close());

const notices = '/admin/platform/marketing/notice';
const post = (path: string, body: object = {}) => server.call('POST', `${notices}/${path}`, { body });
let count = 0;
const draft = (values: object = {}) => ({ name: `第${(count += 1)}号公告`, everywhere: true, content: '<p>内容</p>', startTime: at(1), endTime: at(9), ...values });
async function notice(values: object = {}): Promise<number> {
  const { data, message } = await post('save', draft(values));
  expect(message ?? '').not.toContain('失败');
  return Number(data.id);
}
const read = async (id: number) => (await server.call('GET', `${notices}/info/${id}`)).data;

it('grows three entities and two enumerations', () => {
  expect([...schemas.keys()].sort()).toEqual(['schemas/enumerations/noticeCopyUse.json', 'schemas/enumerations/noticeState.json', 'schemas/marketing/notice.json', 'schemas/marketing/noticeCopy.json', 'schemas/marketing/noticeRead.json']);
});

it.each<[string, object, string, string]>([
  ['between two fields', { remindTime: at(2) }, 'remindTime', '提醒时间不能晚于展示开始'],
  ['of a period', { endTime: at(0) }, 'endTime', '展示结束不能早于展示开始'],
  ['of a field that a switch shows', { everywhere: false }, 'merId', '请选择可见商户'],
])('refuses what breaks a rule %s', async (_which, values, field, message) => {
  const answer = await post('save', draft(values));
  expect(answer).toMatchObject({ code: 400, data: { errors: [{ field, message }] } });
});

it('publishes once, and says who and when', async () => {
  const id = await notice();
  expect(await post(`publish/${id}`)).toMatchObject({ code: 200 });
  const { state, publisher, publishTime } = await read(id);
  expect({ state, publisher }).toEqual({ state: 1, publisher: '超级管理员' });
  expect(publishTime.slice(0, 10)).toBe(today);
  expect((await post(`publish/${id}`)).message).toContain('已发布的公告不能再次发布');
  expect((await post('update', { id, ...draft() })).message).toContain('已发布的公告不能修改，请先撤下');
});

it('withdraws what its end has passed', async () => {
  const id = await notice({ startTime: at(-9), endTime: at(-1) });
  await post(`publish/${id}`);
  expect((await read(id)).state).toBe(2);
});

it('counts its tabs', async () => {
  const drafts = async () => (await server.call('GET', `${notices}/tabs/headers`)).data.find(({ tab }: { tab: string }) => tab === 'draft').count;
  const before = await drafts();
  await notice();
  expect(await drafts()).toBe(before + 1);
});

it('holds as many copies as were printed and not taken', async () => {
  const id = await notice();
  await post(`print/${id}`, { num: 10 });
  await post(`take/${id}`, { num: 3 });
  expect((await read(id)).copies).toBe(7);
  expect(await post(`take/${id}`, { num: 8 })).toMatchObject({ data: { errors: [{ field: 'num', message: '纸质公告份数不足' }] } });
  const { data } = await server.call('GET', '/admin/platform/marketing/noticeCopy/list', { query: { noticeId: String(id) } });
  expect(data.list.map(({ num, left }: { num: number; left: number }) => [num, left])).toEqual([[3, 7], [10, 10]]);
});
