/** Merchants: their account and its one-time passwords, opening and closing, phone, copies, groups, and tickets for their console. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { passwordMatches } from '../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../helper';
import { anyTable } from '../tables';

const platform = '/admin/platform';
const site = 'https://shops.example.cn';
type Row = Record<string, any>;

let server: TestApp;
let ids: Record<'category' | 'type' | 'format', number>;
let number = 0;

const post = (path: string, body: object = {}) => server.call<Row>('POST', platform + path, { body });
const get = (path: string, query: Record<string, string> = {}) => server.call<Row>('GET', platform + path, { query });
const made = async (path: string, body: object) => (await post(path, body)).data.id as number;
const phone = () => `139${String(number += 1).padStart(8, '0')}`;
const merchant = (more: object = {}) => ({
  name: `商户${number += 1}`, categoryId: ids.category, typeId: ids.type, realName: '陈建国', phone: phone(), handlingFee: 5, keywords: '正品,包邮', isSelf: false, isRecommend: false,
  productSwitch: false, qualificationPicture: '["/demo/picture-1.svg"]', sort: 1, ...more,
});
const add = async (more: object = {}) => (await post('/merchant/add', merchant(more))).data;
const table = (name: string) => anyTable(server.app.sql).selectFrom(name);
const account = async (id: number): Promise<Row> => table('merchant_admin as a').innerJoin('merchant_merchant as m', 'm.admin_id', 'a.id').selectAll('a').where('m.id', '=', id).executeTakeFirstOrThrow();
const complete = { avatar: '/demo/picture-1.svg', back_image: '/demo/picture-2.svg', service_type: 'phone', service_phone: '400-1234-567', service_link: '' };
const dress = (id: number, values: object = complete) => server.app.sql.updateTable('merchant_merchant').set(values).where('id', '=', id).execute();

beforeAll(async () => {
  server = await startTestApp({ config: { strict: true, merchantUrl: site } });
  ids = {
    category: await made('/merchant/category/add', { name: '数码', handlingFee: 5 }),
    type: await made('/merchant/type/add', { name: '专营店', info: '要求' }),
    format: await made('/merchant/biz/format/add', { name: '零售', code: 'retail', sort: 0, status: true }),
  };
});
afterAll(() => server?.close());

describe('a new merchant', () => {
  it('gets an account by its phone, whose password is answered once and kept as a hash', async () => {
    const made = await add();
    expect(made).toMatchObject({ account: made.phone, createType: 'admin', createName: '超级管理员', isSwitch: false });
    expect(made.password).toMatch(/^[a-zA-Z2-9]{24}$/);
    const kept = await account(made.id);
    expect(kept).toMatchObject({ account: made.phone, password_change_due: true });
    expect(await passwordMatches(kept.pwd, made.password)).toBe(true);
    const detail = (await get(`/merchant/detail/${made.id}`)).data;
    expect(Object.keys(detail).filter((name) => /pwd|password/i.test(name))).toEqual([]);
    const log = await server.call<Row[]>('GET', `/console/resources/merchant/merchant/history/${made.id}`);
    expect(JSON.stringify(log)).not.toContain(made.password);
  });

  it.each([['name', '商户名称已存在'], ['phone', '商户手机号已存在']])('is refused with a %s that is taken, and leaves no account behind', async (field, message) => {
    const first = await add();
    const second = merchant({ [field]: first[field] });
    expect(await post('/merchant/add', second)).toEqual({ code: 4101, message, data: { errors: [{ field, message }] } });
    expect(await table('merchant_admin').select('id').where('phone', '=', second.phone).execute()).toHaveLength(field === 'phone' ? 1 : 0);
  });

  it('is not opened with its first save: nothing of the shop is there yet', async () => {
    expect(await post('/merchant/add', merchant({ isSwitch: true }))).toMatchObject({ code: 400, message: '商户尚未完善商户头像、商户背景图、客服信息，不能开启' });
  });
});

describe('opening', () => {
  it.each([
    ['avatar', { avatar: '' }, '商户头像'],
    ['background', { back_image: '' }, '商户背景图'],
    ['telephone of its service', { service_phone: '' }, '客服信息'],
    ['link of its service', { service_type: 'H5', service_phone: '400-1234-567', service_link: '' }, '客服信息'],
  ])('asks for the %s', async (_what, lack, named) => {
    const { id } = await add();
    await dress(id, { ...complete, ...lack });
    expect(await post(`/merchant/open/${id}`)).toMatchObject({ code: 400, message: `商户尚未完善${named}，不能开启` });
    expect((await get(`/merchant/detail/${id}`)).data.isSwitch).toBe(false);
  });

  it('is taken back where it was the last thing that happened', async () => {
    const { id } = await add();
    await dress(id);
    const undo = () => server.call<Row>('POST', '/console/resources/merchant/merchant/undo/open', { body: { ids: [id] } });
    await post(`/merchant/open/${id}`);
    expect((await undo()).data).toMatchObject({ done: 1 });
    expect((await get(`/merchant/detail/${id}`)).data.isSwitch).toBe(false);
    expect((await undo()).data).toMatchObject({ done: 0 });
  });

  it('and closing happen once; closing takes goods off the shelf and has them audited from then on', async () => {
    const { id } = await add();
    await dress(id);
    expect(await post(`/merchant/open/${id}`)).toMatchObject({ code: 200 });
    expect(await post(`/merchant/open/${id}`)).toMatchObject({ code: 4104, message: '商户已开启' });
    const good = { name: '手机', mer_id: id, image: '/demo/picture-1.svg', category_id: 1, is_show: true };
    const { id: shown } = await server.app.sql.insertInto('product_product').values(good).returning('id').executeTakeFirstOrThrow() as { id: number };
    expect(await post(`/merchant/close/${id}`)).toMatchObject({ code: 200 });
    expect((await get(`/merchant/detail/${id}`)).data).toMatchObject({ isSwitch: false, productSwitch: true });
    expect(await table('product_product').select('is_show').where('id', '=', shown).executeTakeFirst()).toMatchObject({ is_show: false });
    expect(await post(`/merchant/close/${id}`)).toMatchObject({ code: 4103, message: '商户已关闭' });
  });
});

test.each([
  [{}], [{ isSelf: 'true' }], [{ keywords: '计数' }], [{ phone: '13900009999' }],
])('the numbers of the tabs are those of the lists under %j', async (filter: Record<string, string>) => {
  const [open, closed] = [await add({ name: `计数${number += 1}`, isSelf: true }), await add({ name: `计数${number += 1}` })];
  await dress(open.id);
  await post(`/merchant/open/${open.id}`);
  const total = async (isSwitch: string) => (await get('/merchant/list', { ...filter, isSwitch })).data.total as number;
  expect((await get('/merchant/list/header/num', filter)).data).toEqual({ openNum: await total('true'), closeNum: await total('false') });
  expect(closed.isSwitch).toBe(false);
});

test('a reset password replaces the old one', async () => {
  const { id, password } = await add();
  const { data } = await post(`/merchant/reset/password/${id}`);
  const { pwd, password_change_due: due } = await account(id);
  expect([await passwordMatches(pwd, password), await passwordMatches(pwd, data.password), due]).toEqual([false, true, true]);
});

test('the account follows the phone', async () => {
  const [{ id }, other] = [await add(), await add()];
  const next = phone();
  expect(await post('/merchant/update/phone', { id, phone: next })).toMatchObject({ code: 200 });
  expect(await account(id)).toMatchObject({ account: next, phone: next });
  expect(await post('/merchant/update/phone', { id, phone: other.phone })).toMatchObject({ code: 4101 });
  expect(await post('/merchant/update/phone', { id, phone: '12' })).toMatchObject({ code: 400 });
});

test.each([
  [[['add', 30]], 30, 200],
  [[['add', 30], ['sub', 30]], 0, 200],
  [[['add', 30], ['sub', 31]], 30, 400],
  [[['add', 0]], 0, 400],
  [[['mul', 2]], 0, 400],
] as [[string, number][], number, number][])('copies after %j are %i, the last answer %i', async (steps, left, code) => {
  const { id } = await add();
  let answer;
  for (const [type, num] of steps) answer = await post('/merchant/update/copy/product/num', { id, type, num });
  expect(answer).toMatchObject({ code });
  expect((await get(`/merchant/detail/${id}`)).data.copyProductNum).toBe(left);
});

describe('a recommendation', () => {
  it('is turned on and off while the shop is open, and stays as it is when it is closed', async () => {
    const { id } = await add();
    expect(await post(`/merchant/recommend/switch/${id}`)).toMatchObject({ code: 400, message: '商户已关闭，不能设置推荐' });
    await dress(id);
    await post(`/merchant/open/${id}`);
    expect((await post(`/merchant/recommend/switch/${id}`)).data).toMatchObject({ isRecommend: true });
    expect((await post(`/merchant/recommend/switch/${id}`)).data).toMatchObject({ isRecommend: false });
  });
});

describe('the menu of the merchant console', () => {
  beforeAll(async () => {
    const above = await made('/merchant/menu/add', { pid: 0, menuType: 'M', name: '仓库', sort: 9, isShow: true });
    const page = await made('/merchant/menu/add', { pid: above, menuType: 'C', name: '仓库列表', component: '/stock', sort: 8, isShow: true });
    await made('/merchant/menu/add', { pid: page, menuType: 'A', name: '盘点', perms: 'merchant:stock:count', sort: 7, isShow: true });
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['all of it', {}, ['仓库', '仓库列表', '盘点']],
    ['by type', { menuType: 'C' }, ['仓库列表']],
    ['by name', { name: '仓库' }, ['仓库', '仓库列表']],
    ['by both', { name: '仓库', menuType: 'M' }, ['仓库']],
    ['by a name that nothing bears', { name: '车间' }, []],
  ])('is listed %s', async (_how, query, names) =>
    expect((await get('/merchant/menu/list', query)).data.map(({ name }: Row) => name)).toEqual(names));

  it('is not listed by a type that there is none of', async () => expect(await get('/merchant/menu/list', { menuType: 'X' })).toMatchObject({ code: 400 }));
});

describe('a group and its merchants', () => {
  const group = (merIds: number[], more: object = {}) => ({ name: `分组${number += 1}`, sort: 0, status: true, merIds: merIds.join(','), ...more });
  const groupsOf = async (id: number) => (await get(`/merchant/detail/${id}`)).data.groupIds;

  it('know each other from both sides', async () => {
    const [one, two, three] = [(await add()).id, (await add()).id, (await add()).id];
    const id = await made('/merchant/group/add', group([one, two]));
    expect(await groupsOf(one)).toBe(String(id));
    expect((await get(`/merchant/group/info/${id}`)).data).toMatchObject({ merIds: `${one},${two}`, merchantNum: 2 });
    await post('/merchant/group/update', { id, ...group([two, three]) });
    expect([await groupsOf(one), await groupsOf(two), await groupsOf(three)]).toEqual(['', String(id), String(id)]);
    expect((await get('/merchant/list', { groupId: String(id), isSwitch: 'false' })).data.list.map((row: Row) => row.id).sort()).toEqual([two, three].sort());
    expect((await server.call<Row[]>('GET', `/console/resources/merchant/merchant/history/${three}`)).data[0]).toMatchObject({ kind: 'UPDATE', changes: [{ field: 'groupIds' }] });
    await post('/merchant/group/update', { id, name: '不带店铺', sort: 0, status: true });
    expect((await get(`/merchant/group/info/${id}`)).data.merIds).toBe(`${two},${three}`);
    await post(`/merchant/group/delete/${id}`);
    expect(await groupsOf(two)).toBe('');
  });

  it('are refused where a merchant is not there, or there are more than a hundred', async () => {
    const told = (merIds: number[]) => post('/merchant/group/add', group(merIds));
    expect(await told([999_999])).toMatchObject({ code: 400, data: { errors: [{ field: 'merIds', message: '所选商户不存在' }] } });
    expect(await told(Array.from({ length: 101 }, (_none, index) => index + 1))).toMatchObject({ code: 400, data: { errors: [{ field: 'merIds' }] } });
  });
});

test('a format that is used stays, and one out of use is not chosen', async () => {
  await add({ bizFormatId: ids.format });
  expect(await post(`/merchant/biz/format/delete/${ids.format}`)).toMatchObject({ code: 400, message: '业态已使用，不能删除' });
  const off = await made('/merchant/biz/format/add', { name: '旧货', code: 'old', sort: 0, status: false });
  expect(await post('/merchant/add', merchant({ bizFormatId: off }))).toMatchObject({ code: 400, message: '该业态已停用' });
});

describe('an application', () => {
  async function filed(more: object = {}): Promise<number> {
    const values = {
      name: `申请${number += 1}`, category_id: ids.category, type_id: ids.type, real_name: '蒋嘉树', phone: phone(), handling_fee: 7, keywords: ['茶叶'], address: '古墩路1号',
      is_self: true, is_recommend: false, audit_status: 1, denial_reason: '', remark: '', qualification_picture: ['/demo/picture-1.svg'], ...more,
    };
    return Number((await anyTable(server.app.sql).insertInto('merchant_apply').values(values).returning('id').executeTakeFirstOrThrow() as { id: unknown }).id);
  }
  const stored = async (id: number) => (await server.call<Row>('GET', `/console/resources/merchant/apply/one/${id}`)).data;

  it('that is approved becomes a closed merchant, whose password is answered once', async () => {
    const id = await filed();
    const { data } = await post('/merchant/apply/audit', { id, auditStatus: 2 });
    expect(data.password).toMatch(/^[a-zA-Z2-9]{24}$/);
    const application = await stored(id);
    expect(application).toMatchObject({ auditStatus: 2, auditorName: '超级管理员' });
    const { data: { list: [made] } } = await get('/merchant/list', { keywords: application.name, isSwitch: 'false' });
    expect(made).toMatchObject({ name: application.name, phone: application.phone, createType: 'apply', isSwitch: false, isSelf: true });
    expect(await passwordMatches((await account(made.id)).pwd, data.password)).toBe(true);
  });

  it('that is refused says why and makes nothing', async () => {
    const id = await filed();
    expect(await post('/merchant/apply/audit', { id, auditStatus: 3 })).toMatchObject({ code: 400, data: { errors: [{ field: 'denialReason' }] } });
    await post('/merchant/apply/audit', { id, auditStatus: 3, denialReason: '资质不全' });
    const { name, ...refused } = await stored(id);
    expect(refused).toMatchObject({ auditStatus: 3, denialReason: '资质不全' });
    expect((await get('/merchant/list', { keywords: name, isSwitch: 'false' })).data.total).toBe(0);
  });

  it.each([[2, 2], [2, 3], [3, 2], [3, 3]])('in state %i is not audited to %i', async (audit_status, auditStatus) => {
    const id = await filed({ audit_status });
    expect(await post('/merchant/apply/audit', { id, auditStatus, denialReason: '理由' })).toMatchObject({ code: 400, message: '该申请已审核' });
    expect((await stored(id)).auditStatus).toBe(audit_status);
  });

  it('whose phone is a merchant\'s stays undecided', async () => {
    const id = await filed({ phone: (await add()).phone });
    expect(await post('/merchant/apply/audit', { id, auditStatus: 2 })).toMatchObject({ code: 4101 });
    expect((await stored(id)).auditStatus).toBe(1);
  });

  it('keeps a remark, and is found by its state', async () => {
    const id = await filed({ audit_status: 3 });
    await post('/merchant/apply/remark', { id, remark: '已电话联系' });
    for (const remark of ['', '已 电话联系', '长'.repeat(51)]) expect(await post('/merchant/apply/remark', { id, remark })).toMatchObject({ code: 400 });
    const { list } = (await get('/merchant/apply/list', { auditStatus: '3', limit: '100' })).data;
    expect(list.find((row: Row) => row.id === id).remark).toBe('已电话联系');
    expect(list.every((row: Row) => row.auditStatus === 3)).toBe(true);
  });
});

describe('a ticket for the merchant console', () => {
  const redeem = (token: string) => server.call<Row>('POST', '/console/merchant/ticket', { body: { token }, token: null });
  const issue = async (id: number) => (await post(`/merchant/ultra/vires/login/${id}`)).data;

  it('opens once, says for whom, and stands in no table and no log', async () => {
    const { id, name, phone: account } = await add();
    const answer = await issue(id);
    expect(answer).toEqual({ account, realName: '陈建国', isSms: false, token: expect.stringMatching(/^[\w-]{43}$/), leftTopLogo: '', leftSquareLogo: '', merSiteUrl: site });
    const rows = JSON.stringify([await table('merchant_ticket').selectAll().execute(), await table('operation_log').selectAll().execute()]);
    expect(rows).not.toContain(answer.token);
    expect((await server.call<Row[]>('GET', `/console/resources/merchant/merchant/history/${id}`)).data[0]).toMatchObject({ title: '登录商户后台', account: 'admin' });
    expect((await redeem(answer.token)).data).toEqual({ merchantId: id, merchantName: name, account, realName: '陈建国', isSms: false });
    expect(await redeem(answer.token)).toMatchObject({ code: 401, message: '登录票据无效或已过期，请重新登录' });
  });

  it('is void after a minute', async () => {
    const { token } = await issue((await add()).id);
    await server.app.sql.updateTable('merchant_ticket').set({ expire_time: new Date(Date.now() - 1) }).execute();
    expect(await redeem(token)).toMatchObject({ code: 401 });
    expect(await redeem('x'.repeat(43))).toMatchObject({ code: 401 });
  });

  it('goes where the setting says, which the policy of pages allows; without an address there is none', async () => {
    const offered = async () => (await server.call<Row>('GET', '/console/capabilities')).data.merchantConsole;
    const policy = async () => (await server.app.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'] as string;
    expect([await offered(), (await policy()).includes(`form-action 'self' ${site}`)]).toEqual([true, true]);
    await server.app.sql.insertInto('system_config').values({ name: 'mer_site_url', form_id: 1, title: '商户后台', value: 'https://other.example.cn/login' }).execute();
    expect((await policy())).toContain("form-action 'self' https://other.example.cn;");
    const { id } = await add();
    expect((await issue(id)).merSiteUrl).toBe('https://other.example.cn/login');
    await server.app.sql.deleteFrom('system_config').where('name', '=', 'mer_site_url').execute();
    server.app.config.merchantUrl = undefined;
    expect(await offered()).toBe(false);
    expect(await post(`/merchant/ultra/vires/login/${id}`)).toMatchObject({ code: 400, message: '未配置商户后台地址，不能登录商户' });
  });
});
