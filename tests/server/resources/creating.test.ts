/** What an action makes of a record elsewhere: with it or not at all, by the rules of what is made. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const contract = contractWith({
  'trial/shop': {
    title: '店铺',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 10, unique: { message: '店铺名称已存在' } },
      words: { kind: 'tags', title: '简介' },
      place: { type: 'string', title: '地址' },
      source: { type: 'string', title: '来源', default: '后台', readOnly: true },
      openedBy: { type: 'string', title: '建立人', readOnly: true },
      level: { type: 'integer', title: '等级', default: 3 },
    },
    required: ['name'],
  },
  'trial/request': {
    title: '申请',
    properties: {
      name: { type: 'string', title: '名称' },
      words: { kind: 'tags', title: '简介' },
      address: { type: 'string', title: '地址' },
      status: { kind: 'enumeration', enumeration: 'merchantApplyStatus', title: '状态', default: 1, readOnly: true },
    },
    required: ['name'],
    resource: {
      states: { field: 'status', moves: { pass: { from: 1, to: 2 }, fail: { from: 1, to: 3 } } },
      actions: {
        move: { title: '改址', call: 'POST move/{id}', input: { place: { type: 'string', title: '新地址' } }, required: ['place'], effect: { set: { address: '$place' } } },
        judge: {
          title: '审核', call: 'POST judge/{id}',
          input: { status: { readOnly: false }, title: { type: 'string', title: '店名' } }, required: ['status'],
          effect: [
            { move: { by: 'status', of: { 2: 'pass', 3: 'fail' } } },
            {
              create: 'trial/shop', when: { status: 2 }, title: '申请通过',
              values: { words: '$words', name: '$title', place: '地址：{address}', source: '申请', openedBy: '$me' },
            },
          ],
        },
      },
    },
  },
}, true);

let server: TestApp;
const call = (path: string, body: object) => server.call('POST', `/admin/platform/trial/${path}`, { body });
const request = async (): Promise<number> => (await call('request/save', { name: '某店', words: ['茶', '点心'], address: '西湖' })).data.id;
const shops = async (name: string) => (await server.call('GET', '/admin/platform/trial/shop/list', { query: { page: '1', limit: '50' } })).data.list.filter((shop: { name: string }) => shop.name === name);
const status = async (id: number) => (await server.call('GET', `/admin/platform/trial/request/info/${id}`)).data.status;

beforeAll(async () => { server = await startTestApp({ contract }); });
afterAll(() => server?.close());

it('takes over fields and values, and its own defaults for the rest, under a title of its own', async () => {
  const id = await request();
  expect(await call(`request/judge/${id}`, { status: 2, title: '新店' })).toMatchObject({ code: 200 });
  const made = await shops('新店');
  expect(made).toMatchObject([{ words: ['茶', '点心'], place: '地址：西湖', source: '申请', openedBy: '超级管理员', level: 3 }]);
  expect(await status(id)).toBe(2);
  expect((await server.call('GET', extension.history('trial/shop', made[0].id))).data).toMatchObject([{ title: '申请通过' }]);
});

it('is not made where the condition does not hold', async () => {
  const id = await request();
  expect(await call(`request/judge/${id}`, { status: 3, title: '未建' })).toMatchObject({ code: 200 });
  expect([await status(id), await shops('未建')]).toEqual([3, []]);
});

it.each<[string, string, string]>([
  ['a value that is taken', '重名', '店铺名称已存在'],
  ['one that is too long', '一二三四五六七八九十一', '名称不能超过10个字符'],
  ['one that is missing', '', '请输入名称'],
])('%s is told at the input, and the record stays where it was', async (_rule, title, message) => {
  await call('shop/save', { name: '重名' });
  const id = await request();
  expect(await call(`request/judge/${id}`, { status: 2, title })).toMatchObject({ code: 400, message, data: { errors: [{ field: 'title', message }] } });
  expect(await status(id)).toBe(1);
});

it('two who decide at once make one', async () => {
  const id = await request();
  const answers = await Promise.all(['同一', '同一'].map((title) => call(`request/judge/${id}`, { status: 2, title })));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
  expect(await shops('同一')).toHaveLength(1);
});

it('what people type is a text, whatever it looks like', async () => {
  const id = await request();
  expect(await call(`request/move/${id}`, { place: '$me' })).toMatchObject({ code: 200 });
  expect((await server.call('GET', `/admin/platform/trial/request/info/${id}`)).data.address).toBe('$me');
  expect(await call(`request/judge/${id}`, { status: 2, title: '$me' })).toMatchObject({ code: 200 });
  expect(await shops('$me')).toMatchObject([{ name: '$me', openedBy: '超级管理员' }]);
});
