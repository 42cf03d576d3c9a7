/** Atmosphere and borders: what may be written, what the clock makes of it, and which of several a shopper sees. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, wallTime } from '../../../src/engine/time/wallTime';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { openGoods, type Goods, type Row } from './goods';

const base = '/admin/platform/activitystyle';
const today = wallTime().slice(0, 10);
const on = (days: number, time = '00:00:00') => `${addDays(today, days)} ${time}`;
const running = { starttime: on(-1), endtime: on(1, '23:59:59') };
const scope = { all: 0, product: 1, brand: 2, category: 3, merchant: 4 } as const;

let goods: Goods;
/** Both in the shop and the category; the first alone is of the brand. */
const ids = { first: 0, second: 0, brand: 0 };

const call = (method: 'GET' | 'POST', path: string, options: Parameters<Goods['server']['call']>[2] = {}) => goods.server.call(method, `${base}/${path}`, options);
const save = (more: Row = {}) => call('POST', 'save', { body: { name: '活动', type: false, ...running, style: '/demo/border-1.svg', status: true, method: 0, products: '', ...more } });
const list = async (query: Record<string, string> = {}): Promise<Row[]> => (await call('GET', 'list', { query })).data.list;
const latest = async (): Promise<Row> => (await list({ limit: '1' }))[0]!;
const made = async (more: Row = {}): Promise<Row> => {
  expect(await save(more)).toMatchObject({ code: 200 });
  return latest();
};
const clear = () => goods.inDoor(({ db }) => db.deleteFrom('marketing_activity_style').execute());
const seen = async (id: number): Promise<Row> => (await goods.server.call<Row[]>('GET', '/console/shop/products', { query: { ids: String(id) }, token: null })).data[0]!;

beforeAll(async () => {
  goods = await openGoods();
  const { assign, create, newProduct, references } = goods;
  await assign('merchant/merchant', references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-2.svg', serviceType: 'phone', servicePhone: '13900000001' });
  ids.brand = await create('product/brand', { name: '华为', categoryIds: [references.categoryId], sort: 1 });
  ids.first = await newProduct({ isShow: true, auditStatus: 2, brandId: ids.brand });
  ids.second = await newProduct({ isShow: true, auditStatus: 2 });
});
beforeEach(clear);
afterAll(() => goods?.close());

describe('a style', () => {
  it('is answered as the published interface names it, its type as true or false', async () => {
    const border = await made({ method: scope.brand, products: String(ids.brand) });
    expect(border).toMatchObject({ name: '活动', type: false, method: 2, products: String(ids.brand), status: true, runningStatus: 1, ...running });
    expect(border.createtime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(border.updatetime).toBe(border.createtime);
    expect(await made({ type: true })).toMatchObject({ type: true, products: '' });
  });

  it.each<[string, Row, number]>([
    ['has not begun', { starttime: on(1), endtime: on(2) }, 0],
    ['is running', running, 1],
    ['is over', { starttime: on(-3), endtime: on(-1) }, 2],
  ])('%s by the clock', async (_what, period, runningStatus) => {
    expect(await made(period)).toMatchObject({ runningStatus });
    expect((await list({ runningStatus: String(runningStatus) })).length).toBe(1);
    expect((await list({ runningStatus: String((runningStatus + 1) % 3) })).length).toBe(0);
  });

  it('that is over is asked for by -1 too, and begins anew when its time is put off', async () => {
    const { id } = await made({ starttime: on(-3), endtime: on(-1) });
    expect((await list({ runningStatus: '-1' })).map((row) => [row.id, row.runningStatus])).toEqual([[id, 2]]);
    expect(await call('POST', 'update', { body: { id, name: '活动', ...running, style: '/demo/border-1.svg', method: 0 } })).toMatchObject({ code: 200 });
    expect(await latest()).toMatchObject({ runningStatus: 1 });
  });

  it.each<[string, Row, string, string]>([
    ['a name', { name: ' ' }, 'name', '请输入名称'],
    ['a short name', { name: '长'.repeat(31) }, 'name', '活动名称长度应在1到30个字符之间'],
    ['a picture', { style: '' }, 'style', '请选择图片'],
    ['a time', { starttime: '' }, 'starttime', '请选择时间'],
    ['an end after its beginning', { starttime: on(2), endtime: on(1) }, 'endtime', '活动结束时间不能早于活动时间'],
    ['an end within 600 days', { endtime: on(601) }, 'endtime', '活动时间不能超过600天后'],
    ['what it is for', { method: scope.product, products: '' }, 'products', '请至少选择一个商品、品牌、分类或商户'],
    ['a brand that is there', { method: scope.brand, products: '999999' }, 'products', '所选参与对象不存在'],
    ['a known scope', { method: 5 }, 'method', '参与方式不在可选范围内'],
  ])('needs %s', async (_what, values, field, message) => {
    const { code, data } = await save(values);
    expect([code, data.errors]).toEqual([400, [expect.objectContaining({ field, message })]]);
    expect(await list()).toEqual([]);
  });

  it('may end on the 600th day', async () => {
    expect(await made({ endtime: on(600, '23:59:59') })).toMatchObject({ runningStatus: 1 });
  });

  it('for all goods forgets those that were chosen before', async () => {
    const { id } = await made({ method: scope.product, products: `${ids.first},${ids.second}` });
    await call('POST', 'update', { body: { id, name: '活动', ...running, style: '/demo/border-1.svg', method: 0, products: String(ids.first) } });
    expect(await latest()).toMatchObject({ method: 0, products: '' });
  });

  it('never becomes one of the other kind', async () => {
    const { id } = await made();
    expect(await call('POST', 'update', { body: { id, name: '活动', type: true, ...running, style: '/demo/border-1.svg', method: 0 } })).toMatchObject({ code: 400, data: { errors: [{ field: 'type' }] } });
    expect(await latest()).toMatchObject({ type: false });
  });

  it('is switched by its own call, and deleted by either spelling', async () => {
    const first = await made();
    expect(await call('POST', 'status', { body: { id: first.id, status: false } })).toMatchObject({ code: 200 });
    expect(await latest()).toMatchObject({ status: false });
    const second = await made();
    expect(await call('GET', 'delete', { query: { id: String(first.id) } })).toMatchObject({ code: 200 });
    expect(await call('POST', 'delete', { query: { id: String(second.id) } })).toMatchObject({ code: 200 });
    expect(await list()).toEqual([]);
    expect(await call('POST', 'delete', { query: { id: String(second.id) } })).toMatchObject({ code: 404, message: '活动不存在' });
  });
});

describe('the list', () => {
  it('holds one kind where one is asked for', async () => {
    await made({ name: '边框' });
    await made({ name: '氛围', type: true });
    const names = async (query: Record<string, string>) => (await list(query)).map(({ name }) => name);
    expect([await names({ type: '1' }), await names({ type: 'false' }), await names({ type: '0', name: '边' }), await names({})]).toEqual([['氛围'], ['边框'], ['边框'], ['氛围', '边框']]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['from a moment to a moment', { starttime: '2026-03-02 10:00:00', endtime: '2026-03-03 09:59:59' }, ['b']],
    ['over whole days', { starttime: '2026-03-02', endtime: '2026-03-03' }, ['c', 'b']],
    ['from a day on', { starttime: '2026-03-03' }, ['c']],
    ['until a day', { endtime: '2026-03-02' }, ['b', 'a']],
    ['at any time', { starttime: '', endtime: '' }, ['c', 'b', 'a']],
  ])('is narrowed to what was created %s', async (_what, query, expected) => {
    for (const [name, createtime] of [['a', '2026-03-01 23:59:59'], ['b', '2026-03-02 10:00:00'], ['c', '2026-03-03 23:59:59']] as const) {
      const { id } = await made({ name });
      await goods.inDoor(({ db }) => db.updateTable('marketing_activity_style').set({ createtime }).where('id', '=', id).execute());
    }
    expect((await list(query)).map(({ name }) => name)).toEqual(expected);
  });

  it.each<[Record<string, string>, string, string]>([
    [{ starttime: '2026-03-03', endtime: '2026-03-02' }, 'starttime', '开始时间不能大于结束时间'],
    [{ endtime: '昨天' }, 'starttime', '创建时间格式不正确'],
  ])('refuses the period %j', async (query, field, message) => {
    expect(await call('GET', 'list', { query })).toMatchObject({ code: 400, message, data: { errors: [{ field }] } });
  });
});

describe('a shopper', () => {
  const border = (name: string, more: Row = {}) => made({ style: `/demo/${name}.svg`, ...more });
  const scoped = (method: keyof typeof scope) => ({
    method: scope[method],
    products: { all: '', product: String(ids.first), brand: String(ids.brand), category: String(goods.references.categoryId), merchant: String(goods.references.merId) }[method],
  });

  it('sees the frame and the strip of an activity, each by itself', async () => {
    await border('border-1');
    await made({ type: true, style: '/demo/atmosphere-1.svg', method: scope.product, products: String(ids.first) });
    expect(await seen(ids.first)).toMatchObject({ border: '/demo/border-1.svg', atmosphere: '/demo/atmosphere-1.svg' });
    expect(await seen(ids.second)).not.toHaveProperty('atmosphere');
  });

  it.each<[keyof typeof scope, keyof typeof scope]>([
    ['all', 'product'], ['product', 'brand'], ['brand', 'category'], ['category', 'merchant'], ['all', 'merchant'],
  ])('sees what is for %s before what is for %s, whichever came last', async (stronger, weaker) => {
    await border('strong', scoped(stronger));
    await border('weak', scoped(weaker));
    expect((await seen(ids.first)).border).toBe('/demo/strong.svg');
  });

  it.each(['product', 'brand'] as const)('sees nothing on goods that what is for a %s does not name', async (method) => {
    await border('border-1', scoped(method));
    expect(await seen(ids.first)).toHaveProperty('border');
    expect(await seen(ids.second)).not.toHaveProperty('border');
  });

  it.each(['category', 'merchant'] as const)('sees what is for a %s on all that it holds', async (method) => {
    await border('border-1', scoped(method));
    expect([await seen(ids.first), await seen(ids.second)].map((row) => row.border)).toEqual(['/demo/border-1.svg', '/demo/border-1.svg']);
  });

  it('sees what was changed last, of several for the same', async () => {
    const { id } = await border('one', scoped('brand'));
    await border('two', scoped('brand'));
    await goods.inDoor(({ db }) => db.updateTable('marketing_activity_style').set({ updatetime: on(-1) }).execute());
    await call('POST', 'update', { body: { id, name: '改过', ...running, style: '/demo/one.svg', ...scoped('brand') } });
    expect((await seen(ids.first)).border).toBe('/demo/one.svg');
  });

  it.each<[string, Row]>([
    ['is switched off', { status: false }],
    ['has not begun', { starttime: on(1), endtime: on(2) }],
    ['is over', { starttime: on(-3), endtime: on(-1) }],
  ])('sees nothing of one that %s, and what is below it instead', async (_what, values) => {
    await border('off', values);
    expect(await seen(ids.first)).not.toHaveProperty('border');
    await border('below', scoped('merchant'));
    expect((await seen(ids.first)).border).toBe('/demo/below.svg');
  });

  it('sees nothing of one that is over, though its state was not yet changed', async () => {
    await border('late');
    await goods.inDoor(({ db }) => db.updateTable('marketing_activity_style').set({ endtime: wallTime(new Date(Date.now() - 5_000)) }).execute());
    expect(await latest()).toMatchObject({ runningStatus: 1 });
    expect(await seen(ids.first)).not.toHaveProperty('border');
  });

  it('sees nothing of one that was deleted', async () => {
    const { id } = await border('gone');
    await call('POST', 'delete', { query: { id: String(id) } });
    expect(await seen(ids.first)).not.toHaveProperty('border');
  });
});

describe('rights', () => {
  let number = 0;
  async function clerkWith(...permissions: string[]): Promise<string> {
    const db = goods.server.app.sql;
    const account = `style${number += 1}`;
    const rules = (await db.selectFrom('system_menu').select('id').where('perms', 'in', permissions).execute() as { id: number }[]).map(({ id }) => id);
    const role = await db.insertInto('system_role').values({ role_name: account, code: account, rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
    await db.insertInto('system_admin').values({ account, pwd: await hashPassword('clerk-password-1'), real_name: account, roles: [role.id], level: 1, status: true }).execute();
    return goods.server.signIn(account, 'clerk-password-1');
  }

  it.each([
    ['platform:activitystyle:list', ['list']],
    ['platform:activitystyle:save', ['save']],
    ['platform:activitystyle:edite', ['update']],
    ['platform:activitystyle:updatestatus', ['status']],
    ['platform:activitystyle:delete', ['delete', 'GET delete']],
  ] as const)('%s opens its own call and no other', async (permission, opened) => {
    const { id } = await made();
    const token = await clerkWith(permission);
    const whole = { name: '他人', ...running, style: '/demo/border-1.svg', method: 0 };
    const attempts: [string, () => Promise<{ code: number }>][] = [
      ['list', () => call('GET', 'list', { token })],
      ['save', () => call('POST', 'save', { token, body: whole })],
      ['update', () => call('POST', 'update', { token, body: { id, ...whole } })],
      ['status', () => call('POST', 'status', { token, body: { id, status: false } })],
      ['delete', () => call('POST', 'delete', { token, query: { id: '0' } })],
      ['GET delete', () => call('GET', 'delete', { token, query: { id: '0' } })],
    ];
    const forbidden: string[] = [];
    for (const [name, attempt] of attempts) if ((await attempt()).code === 403) forbidden.push(name);
    expect(forbidden).toEqual(attempts.map(([name]) => name).filter((name) => !(opened as readonly string[]).includes(name)));
  });
});
