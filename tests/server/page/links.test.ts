/** Pages by name that links may lead to: those that ship, what operators make of them, and what the link picker is told. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopLinks } from '../../../src/engine/page/shopLinks';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server?.close());

const links = '/admin/platform/pagelink';
const categories = '/admin/platform/pagecategory';
const post = (path: string, body: object) => server.call('POST', path, { body });
const get = async (path: string, query: Record<string, string> = {}) => (await server.call('GET', path, { query })).data;
const offered = () => get('/console/page/links');
const named = async (name: string) => (await get(`${links}/list`, { name })).list[0];
const categoryOf = async (name: string) => (await get(`${categories}/list`, { name })).list[0];

it('what ships is offered as the page design sheet says', async () => {
  expect((await offered()).map(({ title, groups }: any) => ({ title, groups }))).toEqual(shopLinks.map(({ title, groups }) => ({ title, groups })));
});

it('a page that operators add is offered in its place, and the inspection of pages knows it', async () => {
  const { id: pid } = await categoryOf('营销链接');
  expect(await post(`${categories}/save`, { pid, type: 'special', name: '周年庆', sort: 9 })).toMatchObject({ code: 200 });
  const { id: cateId, level } = await categoryOf('周年庆');
  expect(level).toBe(2);
  expect(await post(`${links}/save`, { cateId, type: 1, name: '会场', url: '/pages/anniversary/index', sort: 1, status: true })).toMatchObject({ code: 200 });
  expect((await offered()).find(({ title }: any) => title === '营销链接').groups.at(-1)).toEqual({ title: '周年庆', links: [['会场', '/pages/anniversary/index']] });
  expect((await post('/console/page/inspection/facts', { records: {}, pictures: [], shows: [] })).data.links).toContain('/pages/anniversary/index');
});

it('hidden pages, hidden categories and those of merchants are not offered', async () => {
  const titles = async () => JSON.stringify(await offered());
  const { id: cateId } = await categoryOf('分销');
  const { id } = await named('分销海报');
  await post(`${links}/update`, { id, cateId, type: 2, name: '分销海报', url: '/pages/users/user_spread_code/index', sort: 1, status: false });
  expect(await titles()).not.toContain('分销海报');
  await post(`${links}/update`, { id, cateId, type: 2, name: '分销海报', url: '/pages/users/user_spread_code/index', sort: 1, status: true, isMer: true });
  expect(await titles()).not.toContain('分销海报');
  const { pid, sort } = await categoryOf('分销');
  expect(await titles()).toContain('推广人列表');
  await post(`${categories}/update`, { id: cateId, pid, type: 'link', name: '分销', sort, status: false });
  expect(await titles()).not.toContain('推广人列表');
});

it.each([
  ['url', { url: 'javascript:alert(1)' }, '页面链接须以 / 或 https:// 开头'],
  ['url', { url: '//evil.example.com' }, '页面链接须以 / 或 https:// 开头'],
  ['url', { url: '/\\evil.example.com' }, '页面链接须以 / 或 https:// 开头'],
  ['name', { name: '' }, '请输入页面名称'],
  ['name', { name: '购物车' }, '同一分类下已有该页面'],
  ['cateId', { cateId: 999_999 }, '所选链接分类不存在'],
])('%s: %o', async (field, more, message) => {
  const { id: cateId } = await categoryOf('基础链接');
  expect(await post(`${links}/save`, { cateId, type: 1, name: '新页面', url: '/pages/new', sort: 0, ...more })).toMatchObject({ code: 400, data: { errors: [{ field, message }] } });
});

it('a category that holds pages or others is not deleted, by POST or by GET', async () => {
  const [top, group] = [await categoryOf('商城链接'), await categoryOf('基础链接')];
  expect(await server.call('GET', `${categories}/delete`, { query: { id: String(top.id) } })).toMatchObject({ message: '请先删除该分类下的子分类' });
  expect(await server.call('POST', `${categories}/delete`, { query: { id: String(group.id) } })).toMatchObject({ message: '分类下有页面链接，不能删除' });
});

it('what operators delete does not come back at the next start', async () => {
  const { id } = await named('积分详情');
  expect(await server.call('GET', `${links}/delete`, { query: { id: String(id) } })).toMatchObject({ code: 200 });
  const other = await startTestApp({ database: server.database });
  try {
    const { prepare } = await import('../../../src/server/prepare');
    const { contract } = await import('../../../src/server/contract');
    const room = server.database.connect();
    await prepare(room, contract, other.app.config);
    await room.close();
    expect(JSON.stringify(await offered())).not.toContain('积分详情');
  } finally {
    await other.close();
  }
});
