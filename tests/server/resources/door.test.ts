/** What the one door lets through, and what it says when it does not. */
import { sql } from 'kysely';
import { extension } from '../../../src/engine/extension/paths';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { placeOf } from '../../../src/server/secrets/vault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignRecord, createRecord, moveRecord, removeRecord } from '../../../src/server/resources/door/door';
import { system } from '../../../src/server/resources/door/visit';
import { addDays, fromSeconds, wallTime } from '../../../src/engine/time/wallTime';
import { openHouse, write } from '../../../src/server/resources/house';
import { type CallOptions, startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';
import fc from '../../property';
import { anyTable } from '../tables';

const contract = contractWith({
  'trial/room': {
    title: '房间',
    properties: {
      name: { type: 'string', title: '名称', minLength: 1, maxLength: 20, unique: { scope: ['floor'], message: '同层已有该名称' }, column: {}, filter: { operator: 'contains' } },
      floor: { type: 'integer', title: '楼层', minimum: 1, maximum: 99, default: 1 },
      heated: { kind: 'switch', title: '供暖', default: false, column: {} },
      degrees: { type: 'integer', title: '温度', minimum: 10, maximum: 30, when: { heated: true } },
      keyCode: { kind: 'password', title: '门禁码', minLength: 4, maxLength: 20, writeOnly: true },
      state: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, readOnly: true },
      note: { kind: 'richText', title: '说明' },
      serial: { type: 'integer', title: '序号', minimum: 0, readOnly: true, default: 7 },
    },
    required: ['name', 'degrees'],
    resource: {
      api: { switch: { heated: 'POST switch/heated/{id}' }, delete: { call: 'POST delete', ids: 'body.ids', also: ['GET delete'] } },
      actions: {
        approve: { title: '通过', call: 'POST approve/{id}', on: ['row', 'bulk'], effect: { move: 'approve' } },
        lift: { title: '换层', call: 'POST lift/{id}', when: { state: 0 }, input: { floor: { type: 'integer', title: '新楼层', minimum: 1, maximum: 9 } }, effect: { set: { serial: 8 } } },
      },
      states: { field: 'state', moves: { approve: { from: [0], to: 1, by: 'platform' }, reopen: { from: [1], to: 0, by: 'merchant' } } },
    },
  },
  'trial/lamp': {
    title: '灯具',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: {} },
      roomId: { kind: 'reference', to: 'trial/room', title: '房间', onDelete: { rule: 'cascade' } },
      spareIds: { kind: 'references', to: 'trial/room', title: '备用房间', onDelete: { rule: 'clear' } },
    },
    resource: { softDelete: false },
  },
  'trial/safe': {
    title: '保险箱',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: {} },
      locked: { type: 'boolean', title: '上锁', default: false },
      pin: { kind: 'password', title: '密码', minLength: 4, maxLength: 20, writeOnly: true, when: { locked: true } },
    },
    required: ['pin'],
  },
  'trial/shelf': {
    title: '书架',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: {} },
      settled: { kind: 'switch', title: '已定', default: false },
      books: {
        kind: 'childTable', title: '书', wire: 'json', type: 'array', fixedWhen: { settled: true },
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', title: '书名', minLength: 1, maxLength: 20 },
            price: { kind: 'money', title: '单价', minimum: 0, maximum: 9999 },
            count: { type: 'integer', title: '册数', minimum: 1, maximum: 999, default: 1 },
          },
        },
      },
      settings: { kind: 'json', title: '扩展参数' },
    },
  },
  'trial/season': {
    title: '季节',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: {} },
      startTime: { kind: 'datetime', title: '开始时间', input: { through: 'endTime' } },
      endTime: { kind: 'datetime', title: '结束时间' },
      price: { kind: 'money', title: '单价' },
      limit: { kind: 'money', title: '单次限额' },
      capped: { kind: 'switch', title: '限额', default: false, column: {} },
      state: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, readOnly: true },
    },
    rules: [{ field: 'price', atMost: 'limit', when: { capped: true } }],
    resource: {
      api: { switch: { capped: 'POST switch/capped/{id}' } },
      actions: {
        reprice: { title: '改价', call: 'POST reprice/{id}', input: { price: {} }, effect: { set: {} } },
        approve: { title: '通过', call: 'POST approve/{id}', input: { limit: {} }, effect: { move: 'approve' } },
      },
      states: { field: 'state', moves: { approve: { from: [0], to: 1 } } },
    },
  },
  'trial/request': {
    title: '申请',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: {} },
      number: { type: 'string', title: '编号', maxLength: 30, unique: true, readOnly: true, default: { serial: 'rq{time}{6}' } },
      applicantId: { type: 'integer', title: '申请人', readOnly: true, default: '$me' },
      applicant: { type: 'string', title: '申请人姓名', readOnly: true, default: '$me' },
      day: { kind: 'date', title: '日期', default: '$today' },
      auditorId: { type: 'integer', title: '审核人', readOnly: true },
      auditTime: { kind: 'datetime', title: '审核时间', readOnly: true },
      state: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, readOnly: true },
    },
    rules: [{ field: 'day', atLeast: { $today: '-7d' }, atMost: '$today' }],
    resource: {
      locked: [{ when: { applicantId: { not: '$me' } }, message: '只能修改自己的申请', for: ['update'], except: 'superUser' }],
      actions: {
        approve: {
          title: '通过', call: 'POST approve/{id}', on: ['row', 'bulk'], effect: { move: 'approve' },
          refuse: [{ when: { applicantId: '$me' }, message: '不能审批自己提交的申请', soleHolder: { message: '还有其他账号可以审批，请由他人审批', log: '本人审批' } }],
        },
        withdraw: { title: '撤回', call: 'POST withdraw/{id}', when: { auditTime: { from: { $now: '-1h' } } }, effect: { set: { name: '', auditorId: null } } },
        rename: { title: '改名', call: 'POST rename/{id}', input: { name: {} }, effect: { set: { auditTime: '$now' } } },
      },
      states: { field: 'state', moves: { approve: { from: [0], to: 1, set: { auditorId: '$me', auditTime: '$now' } } } },
    },
  },
  'trial/sale': {
    title: '特卖',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: {} },
      startTime: { kind: 'datetime', title: '开始时间', input: { through: 'endTime' } },
      endTime: { kind: 'datetime', title: '结束时间' },
      state: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, readOnly: true },
    },
    byTime: [{ from: 0, to: 1, at: 'startTime' }, { from: [0, 1], to: 2, at: 'endTime', title: '特卖结束' }],
    resource: { states: { field: 'state', moves: { close: { from: [0, 1], to: 2 } } } },
  },
  'trial/lease': {
    title: '租约',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: {} },
      startTime: { kind: 'datetime', title: '开始时间' },
      state: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, readOnly: true },
      paid: { kind: 'switch', title: '已付', default: false },
    },
    byTime: [
      { from: 0, to: 1, at: 'startTime', after: '+{distribution/config.retailStoreBrokerageFreezingTime}d', when: { paid: true } },
      { move: 'end', at: 'trial/rent.createTime', after: '+1h', title: '租约到期' },
    ],
    resource: {
      states: {
        field: 'state', log: { in: 'trial/leaseLog', by: 'leaseId', values: { before: '$from', after: '$to', words: '{name}' }, create: { action: '签约' } },
        moves: { sign: { from: 0, to: 1, log: { action: '生效' } }, end: { from: 1, to: 2, by: 'system', log: { action: '到期' } }, back: { from: 1, to: 0, log: false } },
      },
    },
  },
  'trial/leaseLog': {
    title: '租约记录',
    properties: {
      leaseId: { to: 'trial/lease', title: '租约', onDelete: { rule: 'cascade' } },
      action: { type: 'string', title: '操作', maxLength: 20 },
      before: { enumeration: 'auditStatus', title: '原状态' },
      after: { enumeration: 'auditStatus', title: '新状态' },
      words: { type: 'string', title: '说明', maxLength: 20 },
      operator: { type: 'string', title: '操作人', maxLength: 50, default: '$me' },
    },
    required: ['leaseId', 'action'],
    resource: false,
  },
  'trial/rent': {
    title: '租金',
    properties: {
      leaseId: { to: 'trial/lease', title: '租约', onDelete: { rule: 'cascade' } },
      createTime: { kind: 'datetime', title: '支付时间', readOnly: true },
    },
  },
  'trial/guest': {
    title: '住客',
    properties: { name: { type: 'string', title: '名称', maxLength: 20, column: {} }, roomId: { kind: 'reference', to: 'trial/room', title: '房间', onDelete: { rule: 'restrict', message: '房间有人住', code: 4777 } } },
  },
});

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ contract }); });
afterAll(() => server.close());

const base = '/admin/platform/trial';
const post = (path: string, body?: unknown, options: CallOptions = {}) => server.call('POST', `${base}/${path}`, { body, ...options });
const get = (path: string, query: Record<string, string> = {}) => server.call('GET', `${base}/${path}`, { query });
let number = 0;
const room = async (more: object = {}) => {
  const answer = await post('room/save', { name: `房间${number += 1}`, ...more });
  if (answer.code !== 200) throw new Error(JSON.stringify(answer));
  return answer.data as Record<string, any>;
};
const stored = (id: number) => anyTable(server.app.sql).selectFrom('trial_room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const keyCode = async (id: number) => server.app.vault.open((await stored(id)).key_code as string, placeOf('trial_room', 'key_code', id));

describe('a record is made', () => {
  it('with defaults, trimmed, at version 1, without its secret', async () => {
    const made = await room({ name: ' 大堂 ', keyCode: 'geheim' });
    expect(made).toMatchObject({ name: '大堂', floor: 1, heated: false, degrees: null, state: 0, serial: 7, recordVersion: 1 });
    expect(made).not.toHaveProperty('keyCode');
    expect(await keyCode(made.id)).toBe('geheim');
  });

  it.each<[string, object, { field: string; message: string }[]]>([
    ['a required value', {}, [{ field: 'name', message: '请输入名称' }]],
    ['an empty one', { name: '  ' }, [{ field: 'name', message: '请输入名称' }]],
    ['a bound', { name: 'x', floor: 0 }, [{ field: 'floor', message: '楼层应在1到99之间' }]],
    ['a type', { name: 'x', floor: 'high' }, [{ field: 'floor', message: '楼层必须是整数' }]],
    ['a length', { name: 'x'.repeat(21) }, [{ field: 'name', message: '名称长度应在1到20个字符之间' }]],
    ['a conditional value', { name: 'x', heated: true }, [{ field: 'degrees', message: '请输入温度' }]],
    ['all of them at once', { name: '', floor: 100 }, [{ field: 'name', message: '请输入名称' }, { field: 'floor', message: '楼层应在1到99之间' }]],
  ])('not without %s', async (_rule, body, errors) => {
    expect(await post('room/save', body)).toEqual({ code: 400, message: errors[0]!.message, data: { errors } });
  });

  it('empties fields whose condition does not hold', async () => {
    expect(await room({ heated: false, degrees: 20 })).toMatchObject({ degrees: null });
  });

  it('keeps only allowed marks of rich text', async () => {
    expect(await room({ note: '<p onclick="x()">好<script>alert(1)</script></p>' })).toMatchObject({ note: '<p>好</p>' });
  });

  it('drops what is not declared and says so; read-only fields are not accepted', async () => {
    const answer = await server.send('POST', `${base}/room/save`, { body: { name: `房间${number += 1}`, serial: 99, stranger: 1 } });
    expect(answer.headers['x-ignored-keys']).toBe('serial,stranger');
    expect(answer.json().data).toMatchObject({ serial: 7 });
  });
});

describe('a rule between two fields', () => {
  const ends = { startTime: '2030-02-01 00:00:00', endTime: '2030-01-01 23:59:59' };
  const refused = (field: string, message: string) => ({ code: 400, message, data: { errors: [{ field, message }] } });
  const tooDear = refused('price', '单价不能大于单次限额');

  it('holds when a record is made and when it is changed', async () => {
    expect(await post('season/save', ends)).toEqual(refused('endTime', '结束时间不能早于开始时间'));
    expect(await post('season/save', { capped: true, price: '2.00', limit: '1.00' })).toEqual(tooDear);
    const { id } = (await post('season/save', { capped: false, price: '10.00', limit: '9.00' })).data as { id: number };
    expect(await post('season/update', { id, ...ends })).toEqual(refused('endTime', '结束时间不能早于开始时间'));
  });

  it('holds for switches, actions and moves that touch what it looks at, and for no others', async () => {
    const { id } = (await post('season/save', { capped: false, price: '10.00', limit: '9.00' })).data as { id: number };
    expect(await post(`season/switch/capped/${id}`)).toEqual(tooDear);
    expect((await post(`season/reprice/${id}`, { price: '8.00' })).code).toBe(200);
    expect((await post(`season/switch/capped/${id}`)).code).toBe(200);
    expect(await post(`season/reprice/${id}`, { price: '9.01' })).toEqual(tooDear);
    expect(await post(`season/approve/${id}`, { limit: '7.99' })).toEqual(tooDear);
    expect((await post(`season/approve/${id}`, { limit: '8.00' })).code).toBe(200);
    await anyTable(server.app.sql).updateTable('trial_season').set({ price: '99.00' }).where('id', '=', id).execute();
    expect((await post(`season/switch/capped/${id}`)).code).toBe(200);
    expect(await post(`season/switch/capped/${id}`)).toEqual(tooDear);
  });
});

describe('me and now', () => {
  type Request = Record<string, any>;
  const asked = async (headers: CallOptions = {}, more: object = {}) => (await post('request/save', { name: '申请', ...more }, headers)).data as Request;
  const today = wallTime().slice(0, 10);
  let clerk: { id: number; options: CallOptions };
  beforeAll(async () => {
    const { sql: database } = server.app;
    const rules = (await database.selectFrom('system_menu').select('id').where('perms', 'like', 'platform:trial:request:%').execute()).map(({ id }) => Number(id));
    const role = await database.insertInto('system_role').values({ role_name: '申请人', code: 'clerk', rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow();
    const made = await database.insertInto('system_admin').values({ account: 'clerk', pwd: await hashPassword('clerk-password-1'), real_name: '小李', roles: [role.id], level: 1, status: true, is_sms: false, login_count: 0 }).returning('id').executeTakeFirstOrThrow();
    clerk = { id: Number(made.id), options: { token: await server.signIn('clerk', 'clerk-password-1') } };
  });

  it('a new record knows who made it, and when, and has a number of its own', async () => {
    const made = await asked(clerk.options);
    expect(made).toMatchObject({ applicantId: clerk.id, applicant: '小李', day: today });
    expect(made.number).toMatch(/^rq\d{20}$/);
    expect((await asked(clerk.options)).number).not.toBe(made.number);
  });

  it('nobody approves what they asked for; whoever approves is written down', async () => {
    const { id } = await asked(clerk.options);
    expect(await post(`request/approve/${id}`, {}, clerk.options)).toEqual({ code: 400, message: '不能审批自己提交的申请', data: null });
    expect((await post(`request/approve/${id}`)).code).toBe(200);
    const row = await anyTable(server.app.sql).selectFrom('trial_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 1, auditor_id: 1 });
    expect(row.audit_time).not.toBeNull();
  });

  describe('the super user, who asked too,', () => {
    const byAnother = { code: 400, message: '还有其他账号可以审批，请由他人审批', data: null };
    const titles = async (id: unknown) => (await server.call<{ title: string }[]>('GET', extension.history('trial/request', id as number))).data.map(({ title }) => title);
    const set = (table: string, values: object, id: number) => anyTable(server.app.sql).updateTable(table).set(values).where('id', '=', id).execute();
    const deputy = () => server.app.sql.selectFrom('system_role').select(['id', 'rules']).where('code', '=', 'clerk').executeTakeFirstOrThrow();

    it('leaves it to an account that may as well', async () => {
      const { id } = await asked();
      expect(await post(`request/approve/${id}`)).toEqual(byAnother);
      expect(await titles(id)).toEqual(['添加申请']);
    });

    it.each([
      ['is disabled', 'system_admin', { status: false }, { status: true }],
      ['is deleted', 'system_admin', { is_del: true }, { is_del: false }],
      ['has no role any more', 'system_admin', { roles: [] }, undefined],
      ['has a role that is disabled', 'system_role', { status: false }, { status: true }],
      ['has a role that is deleted', 'system_role', { is_del: true }, { is_del: false }],
      ['lost the right', 'system_role', { rules: [] }, undefined],
    ] as const)('approves it while the other account %s, and the log says so', async (_why, table, lost, back) => {
      const role = await deputy();
      const at = table === 'system_admin' ? clerk.id : Number(role.id);
      const { id } = await asked();
      await set(table, lost, at);
      const answer = await post(`request/approve/${id}`);
      await set(table, back ?? (table === 'system_admin' ? { roles: [role.id] } : { rules: role.rules }), at);
      expect(answer.code).toBe(200);
      expect(await titles(id)).toEqual(['通过', '本人审批', '添加申请']);
      const { rows: logged } = await sql<{ account: string; title: string }>`select account, title from operation_log where entity = 'trial/request' and record_id = ${String(id)} order by id desc limit 2`.execute(server.app.sql);
      expect(logged).toEqual([{ account: 'admin', title: '通过' }, { account: 'admin', title: '本人审批' }]);
    });

    it('leaves it to role admin, whatever its rules name', async () => {
      const role = await deputy();
      const { id } = await asked();
      await set('system_admin', { roles: [1] }, clerk.id);
      await set('system_role', { rules: [] }, Number(role.id));
      const answer = await post(`request/approve/${id}`);
      await set('system_admin', { roles: [role.id] }, clerk.id);
      await set('system_role', { rules: role.rules }, Number(role.id));
      expect(answer).toEqual(byAnother);
    });

    it('approves one twice at once a single time', async () => {
      const { id } = await asked();
      await set('system_admin', { status: false }, clerk.id);
      const answers = await Promise.all([post(`request/approve/${id}`), post(`request/approve/${id}`)]);
      await set('system_admin', { status: true }, clerk.id);
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
      expect(await titles(id)).toEqual(['通过', '本人审批', '添加申请']);
    });

    it('approves several, but for those of their own, which are named', async () => {
      const [theirs, own, others] = [await asked(clerk.options), await asked(), await asked(clerk.options)];
      const ids = [theirs.id, own.id, others.id];
      const { data } = await server.call('POST', extension.batch('trial/request'), { body: { operation: 'action', name: 'approve', ids } });
      expect(data).toEqual({ done: 2, ids: [theirs.id, others.id], failed: [{ id: own.id, message: byAnother.message }] });
    });
  });

  it('a record of somebody else is locked, an hour later an action is over, and a typed $me is a text', async () => {
    const { id } = await asked();
    expect(await post('request/update', { id, name: '改' }, clerk.options)).toMatchObject({ code: 400, message: '只能修改自己的申请' });
    expect(await post(`request/withdraw/${id}`)).toMatchObject({ code: 400, message: '当前状态不能撤回' });
    expect((await post(`request/rename/${id}`, { name: '$me' })).code).toBe(200);
    expect(await anyTable(server.app.sql).selectFrom('trial_request').select('name').where('id', '=', id).executeTakeFirstOrThrow()).toEqual({ name: '$me' });
    expect((await post(`request/withdraw/${id}`)).code).toBe(200);
  });

  it('a date keeps its distance from today when it is entered, and may grow old', async () => {
    const late = await post('request/save', { name: '申请', day: addDays(today, 1) });
    expect(late).toMatchObject({ code: 400, data: { errors: [{ field: 'day', message: '日期不能晚于今天' }] } });
    expect(await post('request/save', { name: '申请', day: addDays(today, -8) })).toMatchObject({ code: 400, message: '日期不能早于7天前' });
    const { id } = await asked({}, { day: addDays(today, -7) });
    await anyTable(server.app.sql).updateTable('trial_request').set({ day: '2020-01-01' }).where('id', '=', id).execute();
    expect((await post('request/update', { id, name: '改', day: '2020-01-01' })).code).toBe(200);
    expect((await post('request/update', { id, name: '改', day: '2020-01-02' })).code).toBe(400);
  });
});

describe('a state that time brings about', () => {
  const [past, future] = ['2020-01-01 00:00:00', '2099-01-01 00:00:00'];
  const sale = async (startTime: string, endTime: string) => (await post('sale/save', { name: '特卖', startTime, endTime })).data as { id: number; state: number };
  const state = async (id: number) => ((await get(`sale/info/${id}`)).data as { state: number }).state;

  it('is judged when a record is made and when its times change', async () => {
    expect((await sale(future, future)).state).toBe(0);
    expect((await sale(past, past)).state).toBe(2);
    const { id, state: made } = await sale(past, future);
    expect(made).toBe(1);
    const change = async (startTime: string, endTime: string) => (await post('sale/update', { id, name: '特卖', startTime, endTime })).code === 200 && await state(id);
    expect(await change(past, past)).toBe(2);
    expect(await change(past, future)).toBe(1);
    expect(await change(future, future)).toBe(0);
  });

  it('is changed by a job, with its own title in the history; what was deleted rests', async () => {
    const [over, gone, waiting] = [await sale(future, future), await sale(future, future), await sale(future, future)];
    await post(`sale/delete/${gone.id}`);
    await anyTable(server.app.sql).updateTable('trial_sale').set({ start_time: past, end_time: past }).where('id', 'in', [over.id, gone.id]).execute();
    const room = server.database.connect();
    const jobs = byTimeJobs(openHouse(room, contract, { demo: false, notify: async () => undefined })).filter(({ name }) => name === 'trial/sale:byTime');
    expect(jobs).toHaveLength(1);
    for (let after = await jobs[0]!.batch(undefined); after !== undefined;) after = await jobs[0]!.batch(after);
    expect([await state(over.id), await state(waiting.id)]).toEqual([2, 0]);
    const rows = await anyTable(server.app.sql).selectFrom('trial_sale').select(['id', 'state']).where('id', '=', gone.id).execute();
    expect(rows.map((row) => row.state)).toEqual([0]);
    const { data } = await server.call<{ title: string; account: string }[]>('GET', extension.history('trial/sale', over.id));
    expect(data[0]).toMatchObject({ account: 'system' });
    await room.close();
  });

  it('is judged alike by the job and by a write, by any setting', async () => {
    const room = server.database.connect();
    const house = openHouse(room, contract, { demo: false, notify: async () => undefined });
    const [job] = byTimeJobs(house).filter(({ name }) => name === 'trial/lease:byTime');
    const now = Math.floor(Date.now() / 1000);
    const lease = fc.record({ days: fc.nat(9), waited: fc.nat(10), off: fc.constantFrom(-600, 600), paid: fc.boolean(), from: fc.constantFrom(0, 1, 2) });
    await fc.assert(fc.asyncProperty(fc.array(lease, { minLength: 3, maxLength: 6 }), async (leases) => {
      const days = leases[0]!.days;
      await anyTable(room.sql).updateTable('distribution_config').set({ retail_store_brokerage_freezing_time: days }).execute();
      const twins: number[][] = [];
      for (const { waited, off, paid, from } of leases) {
        const values = { paid, state: from, start_time: fromSeconds(now - waited * 86_400 + off) };
        const ids = [];
        for (const name of ['任务', '保存']) ids.push(Number(((await post('lease/save', { name })).data as { id: number }).id));
        await anyTable(room.sql).updateTable('trial_lease').set(values).where('id', 'in', ids).execute();
        twins.push(ids);
      }
      for (const [, id] of twins) await write(house, system, async (visit) => assignRecord(visit, house.resources.get('trial/lease')!, id, { name: '改' }, { title: '改名' }));
      const states = async (at: 0 | 1) => Promise.all(twins.map(async (ids) => (await anyTable(room.sql).selectFrom('trial_lease').select('state').where('id', '=', ids[at]!).executeTakeFirstOrThrow()).state));
      const written = await states(1);
      for (let after = await job!.batch(undefined); after !== undefined;) after = await job!.batch(after);
      expect(await states(0)).toEqual(written);
      expect(written).toEqual(leases.map(({ waited, off, paid, from }) => (from === 0 && paid && waited * 86_400 - off >= days * 86_400 ? 1 : from)));
    }), { numRuns: 6 });
    await room.close();
  });

  it('moves by the last moment among records that refer to it, as the system', async () => {
    const room = server.database.connect();
    const house = openHouse(room, contract, { demo: false, notify: async () => undefined });
    const [job] = byTimeJobs(house).filter(({ name }) => name === 'trial/lease:byTime');
    const leases = [];
    for (const hours of [[2, 3], [0, 9], []]) {
      const { id } = (await post('lease/save', { name: '租约' })).data as { id: number };
      await anyTable(room.sql).updateTable('trial_lease').set({ state: 1 }).where('id', '=', id).execute();
      for (const ago of hours) {
        const { id: rent } = (await post('rent/save', { leaseId: id })).data as { id: number };
        await anyTable(room.sql).updateTable('trial_rent').set({ create_time: fromSeconds(Date.now() / 1000 - ago * 3_600) }).where('id', '=', rent).execute();
      }
      leases.push(id);
    }
    for (let after = await job!.batch(undefined); after !== undefined;) after = await job!.batch(after);
    const { rows } = await sql<{ state: number }>`select state from trial_lease where id = any(${leases}) order by id`.execute(room.sql);
    expect(rows.map(({ state: held }) => held)).toEqual([2, 1, 1]);
    const { data } = await server.call<{ title: string; account: string }[]>('GET', extension.history('trial/lease', leases[0]!));
    expect(data[0]).toMatchObject({ account: 'system', title: '租约到期' });
    await room.close();
  });
});

describe('the log of moves', () => {
  it('has a row of who, from, to and words for each that was made, and none for one that was not', async () => {
    const room = server.database.connect();
    const house = openHouse(room, contract, { demo: false, notify: async () => undefined });
    const lease = house.resources.get('trial/lease')!;
    const { id } = (await post('lease/save', { name: '东区' })).data as { id: number };
    const move = (name: string, more: object = {}) => write(house, system, (visit) => moveRecord(visit, lease, id, { name, action: '', by: lease.entity.states!.moves[name]!.by }, {}, { title: '变更', ...more }));
    await move('sign');
    await expect(move('sign')).rejects.toThrow();
    await move('back');
    await move('sign', { log: { words: '再次' } });
    await expect(write(house, system, async (visit) => {
      await moveRecord(visit, lease, id, { name: 'end', action: '', by: 'system' }, {}, { title: '变更' });
      throw new Error('undone');
    })).rejects.toThrow('undone');
    await move('end');
    const rows = await anyTable(room.sql).selectFrom('trial_lease_log').select(['action', 'before', 'after', 'words', 'operator']).where('lease_id', '=', id).orderBy('id').execute();
    const by = system.realName;
    expect(rows).toEqual([
      { action: '签约', before: null, after: 0, words: '东区', operator: '超级管理员' },
      { action: '生效', before: 0, after: 1, words: '东区', operator: by },
      { action: '生效', before: 0, after: 1, words: '再次', operator: by },
      { action: '到期', before: 1, after: 2, words: '东区', operator: by },
    ]);
    const logged = await anyTable(room.sql).selectFrom('operation_log').select('title').where('entity', '=', 'trial/lease').where('record_id', '=', String(id)).execute();
    expect(logged.length, 'the operation log tells the moves').toBe(5);
    expect(await anyTable(room.sql).selectFrom('operation_log').selectAll().where('entity', '=', 'trial/leaseLog').execute(), 'and not their rows once more').toEqual([]);
    expect((await anyTable(room.sql).selectFrom('change_notice').selectAll().where('entity', '=', 'trial/leaseLog').execute()).length, 'of which open consoles hear').toBeGreaterThan(0);
    await room.close();
  });
});

describe('a unique value', () => {
  it('is refused when taken, in its scope only, deleted rows not counted', async () => {
    const made = await room({ name: '唯一', floor: 5 });
    const taken = { code: 400, message: '同层已有该名称', data: { errors: [{ field: 'name', message: '同层已有该名称' }] } };
    expect(await post('room/save', { name: ' 唯一 ', floor: 5 })).toEqual(taken);
    const other = await room({ name: '唯一', floor: 6 });
    expect(await post('room/update', { id: other.id, name: '唯一', floor: 5 })).toEqual(taken);
    await post('room/delete', { ids: String(made.id) });
    expect((await post('room/save', { name: '唯一', floor: 5 })).code).toBe(200);
  });

  it('goes to exactly one of ten who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('room/save', { name: '抢占', floor: 9 })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });
});

describe('a reference', () => {
  it.each([['none there', 999_999], ['a deleted one', -1]])('to %s is refused', async (_which, wanted) => {
    let id = wanted;
    if (wanted < 0) {
      id = (await room()).id as number;
      await post('room/delete', { ids: String(id) });
    }
    expect(await post('guest/save', { name: 'x', roomId: id })).toMatchObject({ code: 400, message: '所选房间不存在' });
  });

  it('is judged anew once its own visit deleted what it points to', async () => {
    const target = await room();
    const connection = server.database.connect();
    try {
      const house = openHouse(connection, contract, { demo: false, notify: async () => undefined });
      const [rooms, lamps] = [house.resources.get('trial/room')!, house.resources.get('trial/lamp')!];
      const lamp = (name: string) => ({ name, roomId: target.id });
      await expect(write(house, system, async (visit) => {
        await createRecord(visit, lamps, lamp('一'), { title: '' });
        await createRecord(visit, lamps, lamp('二'), { title: '' });
        await removeRecord(visit, rooms, target.id, { title: '' });
        await createRecord(visit, lamps, lamp('三'), { title: '' });
      })).rejects.toMatchObject({ data: { errors: [{ field: 'roomId', message: '所选房间不存在' }] } });
    } finally {
      await connection.close();
    }
  });

  it('that is stored is not judged again', async () => {
    const { id } = await room();
    const lamp = (await post('lamp/save', { name: 'x', roomId: id })).data;
    await anyTable(server.app.sql).updateTable('trial_room').set({ is_del: true }).where('id', '=', id).execute();
    expect((await post('lamp/update', { id: lamp.id, name: 'y', roomId: id })).code).toBe(200);
  });
});

describe('a save', () => {
  it('keeps what it does not carry, and a secret that is left empty', async () => {
    const made = await room({ floor: 3, keyCode: 'geheim' });
    const saved = await post('room/update', { id: made.id, name: '改名', keyCode: '' });
    expect(saved.data).toMatchObject({ name: '改名', floor: 3, recordVersion: 2 });
    expect(await keyCode(made.id)).toBe('geheim');
  });

  it('needs a required secret where none is stored yet, and none where one is', async () => {
    const { id } = (await post('safe/save', { name: '甲', locked: false })).data as { id: number };
    const lock = (values: object) => post('safe/update', { id, name: '甲', locked: true, ...values });
    expect(await lock({})).toMatchObject({ code: 400, data: { errors: [{ field: 'pin', message: '请输入密码' }] } });
    expect(await lock({ pin: '' })).toMatchObject({ code: 400 });
    expect(await lock({ pin: 'geheim' })).toMatchObject({ code: 200 });
    expect(await lock({ pin: '' })).toMatchObject({ code: 200 });
  });

  it('that changes nothing makes no version', async () => {
    const made = await room();
    expect((await post('room/update', { id: made.id, name: made.name })).data.recordVersion).toBe(1);
  });

  it('that sends rows and documents with their keys in another order than the table keeps makes no version, and changes nothing that is fixed', async () => {
    const values = { name: '甲', settled: true, books: JSON.stringify([{ name: '书', price: 1.5, count: 2 }]), settings: { height: 1, by: 2 } };
    const { data: made } = await post('shelf/save', values);
    const { books, settings } = (await get(`shelf/info/${made.id}`)).data;
    expect([Object.keys(JSON.parse(books)[0]), Object.keys(settings)]).toEqual([['name', 'price', 'count'], ['by', 'height']]);
    expect(await post('shelf/update', { id: made.id, ...values })).toMatchObject({ code: 200, data: { recordVersion: 1 } });
    const { rows } = await sql<{ kind: string }>`select kind from operation_log where entity = 'trial/shelf' and record_id = ${String(made.id)}`.execute(server.app.sql);
    expect(rows.map(({ kind }) => kind)).toEqual(['ADD']);
    const other = JSON.stringify([{ name: '书', price: 1.5, count: 3 }]);
    expect(await post('shelf/update', { id: made.id, ...values, books: other })).toMatchObject({ code: 400, message: '书不能修改' });
    expect((await post('shelf/update', { id: made.id, ...values, settings: { by: 2, height: 3 } })).data.recordVersion).toBe(2);
  });

  it('of a required field left out is refused', async () => {
    const made = await room();
    expect(await post('room/update', { id: made.id, floor: 2 })).toMatchObject({ code: 400, message: '请输入名称' });
  });

  it('that is stale is refused with what changed and by whom', async () => {
    const made = await room();
    await post('room/update', { id: made.id, name: '先到', floor: 4 });
    const answer = await post('room/update', { id: made.id, name: '后到' }, { headers: { 'x-record-version': '1' } });
    expect(answer).toMatchObject({ code: 409, data: { current: { id: made.id, name: '先到', recordVersion: 2 }, account: 'admin' } });
    expect((answer.data as any).changed.sort()).toEqual(['floor', 'name']);
    expect((answer.data as any).at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((answer.data as any).current).not.toHaveProperty('keyCode');
    expect((await post('room/update', { id: made.id, name: '后到' }, { headers: { 'x-record-version': '2' } })).code).toBe(200);
  });

  it('among five with the same version is accepted once', async () => {
    const made = await room();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((floor) =>
      post('room/update', { id: made.id, name: made.name, floor: floor + 10 }, { headers: { 'x-record-version': '1' } })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it.each([['999999', 404, '数据不存在'], ['abc', 400, 'ID格式不正确'], ['', 400, '请输入ID'], ['9'.repeat(30), 400, 'ID格式不正确']])('of record %j answers %i', async (id, code, message) => {
    expect(await post('room/update', { id, name: 'x' })).toMatchObject({ code, message });
  });
});

describe('states', () => {
  it('move only from where they may, only by the platform, only through their action', async () => {
    const made = await room();
    expect((await post(`room/approve/${made.id}`)).code).toBe(200);
    expect((await stored(made.id)).state).toBe(1);
    expect(await post(`room/approve/${made.id}`)).toMatchObject({ code: 400, message: '当前状态不能通过' });
    const pool = server.database.connect();
    const house = openHouse(pool, contract, { demo: false, notify: async () => undefined });
    await expect(write(house, system, (visit) => moveRecord(visit, house.resources.get('trial/room')!, made.id, { name: 'reopen', action: 'reopen' }, {}, { title: '重开' })))
      .rejects.toMatchObject({ code: 400, message: '当前状态不能重开' });
    await pool.close();
  });
});

describe('an action', () => {
  it('assigns its constants and inputs, judged by their own rules', async () => {
    const made = await room();
    expect(await post(`room/lift/${made.id}`, { floor: 50 })).toMatchObject({ code: 400, message: '新楼层应在1到9之间' });
    expect((await post(`room/lift/${made.id}`, { floor: 8 })).code).toBe(200);
    expect(await stored(made.id)).toMatchObject({ floor: 8, serial: 8, record_version: 2 });
  });

  it('is refused on records on which it is not offered', async () => {
    const made = await room();
    await post(`room/approve/${made.id}`);
    expect(await post(`room/lift/${made.id}`, { floor: 8 })).toMatchObject({ code: 400, message: '当前状态不能换层' });
  });
});

describe('a switch', () => {
  it('turns to the other position each time', async () => {
    const made = await room({ degrees: 20, heated: true });
    expect((await post(`room/switch/heated/${made.id}`)).data).toMatchObject({ heated: false });
    expect((await stored(made.id)).heated).toBe(false);
  });
});

describe('deleting', () => {
  it('is refused, cleared or carried on as the referring side declares', async () => {
    const [kept, gone] = [await room(), await room()];
    const guest = (await post('guest/save', { name: 'x', roomId: gone.id })).data;
    const lamp = (await post('lamp/save', { name: 'x', roomId: gone.id })).data;
    const spare = (await post('lamp/save', { name: 'y', roomId: kept.id, spareIds: [gone.id, kept.id] })).data;
    expect(await post('room/delete', { ids: String(gone.id) })).toEqual({ code: 4777, message: '房间有人住', data: null });
    await post(`guest/delete/${guest.id}`);
    expect((await post('room/delete', { ids: String(gone.id) })).code).toBe(200);
    expect((await get(`lamp/info/${lamp.id}`)).code).toBe(404);
    expect((await get(`lamp/info/${spare.id}`)).data).toMatchObject({ roomId: kept.id, spareIds: [kept.id], recordVersion: 2 });
  });

  it('takes several ids, all or none, and the published spelling by GET', async () => {
    const [one, two, three] = [await room(), await room(), await room()];
    expect((await post('room/delete', { ids: `${one.id},999999` })).code).toBe(404);
    expect((await get(`room/info/${one.id}`)).code).toBe(200);
    const gone = await room();
    await post('room/delete', { ids: String(gone.id) });
    expect(await post('room/delete', { ids: `${one.id},${gone.id}` })).toMatchObject({ code: 404, message: `「${gone.id}」数据不存在` });
    await server.call('POST', `/admin/platform/trial/guest/save`, { body: { name: '客', roomId: two.id } });
    expect(await post('room/delete', { ids: `${one.id},${two.id}` })).toMatchObject({ code: 4777, message: `「${two.name}」房间有人住` });
    expect((await get(`room/info/${one.id}`)).code).toBe(200);
    await post(`guest/delete/${(await get('guest/list')).data.list[0].id}`);
    expect((await post('room/delete', { ids: `${one.id},${two.id}` })).code).toBe(200);
    expect((await get('room/delete', { ids: String(three.id) })).code).toBe(200);
    for (const { id } of [one, two, three]) expect(await get(`room/info/${id}`)).toMatchObject({ code: 404, message: '数据不存在' });
  });
});

describe('the operation log', () => {
  it('tells who changed what, before and after, never a secret', async () => {
    const made = await room({ keyCode: 'geheim' });
    await post('room/update', { id: made.id, name: '新名', keyCode: 'anders' });
    const rows = await server.app.sql.selectFrom('operation_log').selectAll().where('entity', '=', 'trial/room').where('record_id', '=', String(made.id)).orderBy('id').execute();
    expect(rows).toMatchObject([
      { kind: 'ADD', account: 'admin', title: '添加房间', version: 1, method: 'POST', path: `/api${base}/room/save` },
      { kind: 'UPDATE', account: 'admin', title: '编辑房间', version: 2, changes: [{ field: 'name', before: made.name, after: '新名' }, { field: 'keyCode', before: '******', after: '******' }] },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/geheim|anders/);
  });

  it('and the notice hold or fall with the change', async () => {
    const done = () => server.app.sql.selectFrom('operation_log').select((eb) => eb.fn.countAll<number>().as('n')).where('status', '=', 0).execute();
    const before = await done();
    expect((await post('room/save', { name: '' })).code).toBe(400);
    expect(await done()).toEqual(before);
  });
});

describe('refused writes', () => {
  it('stand in the log too, with what was asked and answered, never a secret', async () => {
    expect((await post('room/save', { name: '', keyCode: 'geheim' })).code).toBe(400);
    const last = await server.app.sql.selectFrom('operation_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(last).toMatchObject({
      account: 'admin', kind: 'ADD', title: '添加房间', status: 1, method: 'POST', path: `/api${base}/room/save`, method_name: 'trial/room.create',
      param: JSON.stringify({ name: '', keyCode: '******' }), error: expect.stringMatching(/请输入/), entity: '',
    });
    expect(JSON.parse(last.result)).toMatchObject({ code: 400 });
  });
});

describe('a tree', () => {
  const category = '/admin/platform/product/category';
  const add = async (name: string, pid: number) => (await server.call('POST', `${category}/add`, { body: { name, pid, sort: 1 } }));
  const update = (row: any, pid: number) => server.call('POST', `${category}/update`, { body: { id: row.id, name: row.name, pid, sort: 1 } });
  const shown = async () => Object.fromEntries((await server.call('GET', `${category}/list`)).data.map((row: any) => [row.name, [row.level, row.isShow]]));

  it('counts levels from the parent, carries them down and keeps its depth', async () => {
    const [a, b, c] = [(await add('甲', 0)).data, undefined as any, undefined as any];
    const second = (await add('乙', a.id)).data;
    const third = (await add('丙', second.id)).data;
    expect([a.level, second.level, third.level, b, c]).toEqual([1, 2, 3, undefined, undefined]);
    expect(await add('丁', third.id)).toMatchObject({ code: 400, message: '最多只能有3级' });
    expect(await add('丁', 999_999)).toMatchObject({ code: 400, message: '所选父级不存在' });
    for (const below of [a, second, third]) expect(await update(a, below.id)).toMatchObject({ code: 400, message: '上级分类不能选当前分类' });
    expect((await update(second, 0)).data).toMatchObject({ level: 1 });
    expect(await shown()).toMatchObject({ 甲: [1, true], 乙: [1, true], 丙: [2, true] });
    expect((await update(second, a.id)).code).toBe(200);
    const wide = (await add('戊', 0)).data;
    expect(await update(a, wide.id)).toMatchObject({ code: 400, message: '最多只能有3级' });
  });

  it('spreads a switch: off reaches all below, on also shows what is above', async () => {
    const rows = (await server.call('GET', `${category}/list`)).data as any[];
    const byName = (name: string) => rows.find((row) => row.name === name);
    const toggle = (name: string) => server.call('POST', `${category}/update/show/${byName(name).id}`);
    await toggle('甲');
    expect(await shown()).toMatchObject({ 甲: [1, false], 乙: [2, false], 丙: [3, false], 戊: [1, true] });
    await toggle('丙');
    expect(await shown()).toMatchObject({ 甲: [1, true], 乙: [2, true], 丙: [3, true] });
  });

  it('lets everybody through who switches above and below one another at once', async () => {
    const rows = (await server.call('GET', `${category}/list`)).data as { id: number; name: string }[];
    const line = ['甲', '乙', '丙'].map((name) => rows.find((row) => row.name === name)!.id);
    const answers = await Promise.all(Array.from({ length: 90 }, (_, index) => server.call('POST', `${category}/update/show/${line[index % 3]}`)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  });

  it('does not fold into a circle when two are moved below each other at once', async () => {
    const [x, y] = [(await add('子', 0)).data, (await add('丑', 0)).data];
    const answers = await Promise.all([update(x, y.id), update(y, x.id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  });
});
