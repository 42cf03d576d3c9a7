/** An input that names a record by its code: what is not there, or may not be chosen, is told at the input, and nothing is written. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const contract = contractWith({
  'trial/courier': {
    title: '承运人',
    properties: {
      name: { type: 'string', title: '名称' },
      code: { type: 'string', title: '编码', maxLength: 10, unique: true },
      isShow: { kind: 'switch', codes: 'show', title: '显示', default: true },
    },
    required: ['name', 'code'],
    resource: { choice: { never: [{ when: { isShow: false }, message: '承运人已停用' }] } },
  },
  'trial/parcel': {
    title: '包裹',
    properties: { name: { type: 'string', title: '名称' }, carrier: { type: 'string', title: '承运编码', maxLength: 10, readOnly: true } },
    required: ['name'],
    resource: {
      actions: {
        post: {
          title: '寄出', call: 'POST post/{id}',
          input: {
            self: { kind: 'switch', codes: 'yesNo', title: '自提', default: false },
            courier: { to: 'trial/courier', key: 'code', title: '承运人', maxLength: 10, when: { self: false } },
          },
          required: ['self'],
          effect: { set: { carrier: '$courier' } },
        },
      },
    },
  },
}, true);

let server: TestApp;
let parcel: number;
const call = (path: string, body: object = {}) => server.call('POST', `/admin/platform/trial/${path}`, { body });
const made = async (path: string, body: object): Promise<number> => (await call(`${path}/save`, body)).data.id;
const post = (body: object) => call(`parcel/post/${parcel}`, { self: false, ...body });
const carrier = async () => (await server.call('GET', `/admin/platform/trial/parcel/info/${parcel}`)).data.carrier;

beforeAll(async () => {
  server = await startTestApp({ contract });
  parcel = await made('parcel', { name: '一件' });
  await made('courier', { name: '甲', code: 'JIA' });
  await made('courier', { name: '乙', code: 'YI', isShow: false });
  await call(`courier/delete/${await made('courier', { name: '丙', code: 'BING' })}`);
});
afterAll(() => server?.close());

it('a code that is on offer is written', async () => {
  expect(await post({ courier: 'JIA' })).toMatchObject({ code: 200 });
  expect(await carrier()).toBe('JIA');
});

it.each([
  ['nobody bears', 'DING', '所选承运人不存在'],
  ['another case spells', 'jia', '所选承运人不存在'],
  ['a deleted record bore', 'BING', '所选承运人不存在'],
  ['may not be chosen', 'YI', '承运人已停用'],
])('a code that %s is refused at the input', async (_title, courier, message) => {
  expect(await post({ courier })).toMatchObject({ code: 400, data: { errors: [{ field: 'courier', message }] } });
  expect(await carrier()).toBe('JIA');
});

it('where it is not asked it is neither judged nor taken', async () => {
  expect(await post({ self: true, courier: 'DING' })).toMatchObject({ code: 200 });
  expect(await carrier()).toBe('');
});
