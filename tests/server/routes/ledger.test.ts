/** Points, balance and experience: no change is lost, none goes beyond the limits, and the records add up. */
import type { EntityKey } from '../../../generated/records';
import fc from '../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, toFixed } from '../../../src/engine/format/decimal';
import { contract } from '../../../src/server/contract';
import { system } from '../../../src/server/resources/door/visit';
import { book } from '../../../src/server/resources/door/book';
import { assignRecord, createRecord, removeRecord, restoreRecord } from '../../../src/server/resources/door/door';
import { openHouse, write } from '../../../src/server/resources/house';
import type { House, Visit } from '../../../src/server/resources/types';
import { openLedgers } from '../../../src/server/seed/ledgers';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { startTestApp, type TestApp } from '../helper';

const ledgers = {
  积分: { key: 'user/integralRecord', held: 'integral', table: 'user_integral_record', amount: 'integral', most: '99999999', scale: 0 },
  经验: { key: 'user/experienceRecord', held: 'experience', table: 'user_experience_record', amount: 'experience', most: '99999999', scale: 0 },
  余额: { key: 'user/balanceRecord', held: 'now_money', table: 'user_balance_record', amount: 'amount', most: '99999999.99', scale: 2 },
} as const;
type Name = keyof typeof ledgers;
const names = Object.keys(ledgers) as Name[];

let server: TestApp;
let house: House;
let number = 0;

beforeAll(async () => {
  server = await startTestApp();
  const room = server.database.connect();
  house = openHouse(room, contract, { demo: false });
});
afterAll(async () => {
  await house?.sql.destroy();
  await server?.close();
});

const member = (more: object = {}) => write(house, system, async (visit) =>
  (await createRecord(visit, house.resources.get('user/user')!, { nickname: '会员', phone: `13${String(number += 1).padStart(9, '0')}`, ...more }, { title: '新会员' })).id);
interface Given { uid: number; amount: string | number; title?: string; mark?: string; linkId?: string }
const change = (name: Name, { uid, amount, title = '系统操作', mark = '', linkId = '' }: Given) => write(house, system, (visit: Visit) => book(visit, ledgers[name].key, {
  holder: uid, amount, title, values: { linkType: 'system', linkId, ...(name === '余额' ? { remark: mark === '' ? title : `${title}：${mark}` } : { title, mark }) },
}));
const held = async (name: Name, id: unknown): Promise<string> => {
  const { rows } = await sql<{ held: string }>`select ${sql.id(ledgers[name].held)}::text as held from user_user where id = ${id}`.execute(house.sql);
  return rows[0]!.held;
};
const records = async (name: Name, id: unknown) => {
  const { table, amount } = ledgers[name];
  const { rows } = await sql<{ type: number; amount: string; balance: string }>`select type::int as type, ${sql.id(amount)}::text as amount, balance::text as balance
    from ${sql.table(table)} where uid = ${id} order by id`.execute(house.sql);
  return rows;
};

const make = (key: string, values: Record<string, unknown>) => write(house, system, (visit) => createRecord(visit, house.resources.get(key)!, values, { title: '样品' })).then(({ id }) => id);
const newMerchant = async () => {
  const categoryId = await make('merchant/classify', { name: `分类${number += 1}`, handlingFee: 5 });
  const typeId = await make('merchant/type', { name: `类型${number}`, info: '要求' });
  return make('merchant/merchant', { name: `商户${number}`, categoryId, typeId, realName: '陈建国', phone: `13${String(number).padStart(9, '0')}`, keywords: ['正品'], qualificationPicture: ['/demo/picture-1.svg'] });
};

/** What the records say of the reason. */
const reasons = async (name: Name, id: unknown) => {
  const { rows } = await sql<{ why: string }>`select concat_ws(' ', link_type, link_id, ${sql.raw(name === '余额' ? 'remark' : 'title, mark')}) as why from ${sql.table(ledgers[name].table)} where uid = ${id} order by id`.execute(house.sql);
  return rows.map(({ why }) => why.trim());
};

describe.each(names)('a change of %s', (name) => {
  const { scale, most } = ledgers[name];

  it('leaves a record with what came, what is left and why', async () => {
    const uid = await member();
    expect(await change(name, { uid, amount: 30 })).toBe(scale === 0 ? 30 : '30.00');
    expect(await change(name, { uid, amount: '-12', title: '商品退款', linkId: 'TK1', mark: '退还' })).toBe(scale === 0 ? 18 : '18.00');
    const text = (value: number) => toFixed(value, scale);
    expect(await records(name, uid)).toEqual([{ type: 1, amount: text(30), balance: text(30) }, { type: 2, amount: text(12), balance: text(18) }]);
    expect(await reasons(name, uid)).toEqual(['system  系统操作', `system TK1 商品退款${name === '余额' ? '：' : ' '}退还`]);
  });

  it('is refused below nothing and above the limit, and then leaves no trace', async () => {
    const uid = await member();
    await expect(change(name, { uid, amount: -1 })).rejects.toMatchObject({ code: 400, message: `${name}扣减后不能小于0` });
    await change(name, { uid, amount: most });
    await expect(change(name, { uid, amount: 1 })).rejects.toMatchObject({ code: 400, message: `${name}增加后不能大于${most}` });
    expect(await held(name, uid)).toBe(most);
    expect(await records(name, uid)).toHaveLength(1);
  });

  it('is refused for members who are gone or were never there', async () => {
    await expect(change(name, { uid: await member({ isLogoff: true }), amount: 1 })).rejects.toMatchObject({ code: 8105, message: '会员已注销' });
    await expect(change(name, { uid: 999_999, amount: 1 })).rejects.toMatchObject({ code: 8102 });
  });

  it('of nothing writes nothing', async () => {
    const uid = await member();
    await change(name, { uid, amount: 0 });
    expect(await records(name, uid)).toEqual([]);
  });
});

it('loses no change of many at once: what is held is the sum of the records, and each record follows from the one before', async () => {
  const amounts = fc.array(fc.record({ name: fc.constantFrom(...names), who: fc.nat(2), cents: fc.integer({ min: -20_000, max: 30_000 }) }), { minLength: 20, maxLength: 40 });
  await fc.assert(fc.asyncProperty(amounts, async (changes) => {
    const ids = [await member(), await member(), await member()];
    const outcomes = await Promise.allSettled(changes.map(({ name, who, cents }) =>
      change(name, { uid: ids[who], amount: ledgers[name].scale === 0 ? cents : (cents / 100).toFixed(2) })));
    for (const one of outcomes) if (one.status === 'rejected') expect((one.reason as Error).message).toMatch(/扣减后不能小于0$/);
    for (const id of ids) {
      for (const name of names) {
        let sum = '0';
        for (const { type, amount, balance } of await records(name, id)) {
          sum = add(sum, type === 1 ? amount : `-${amount}`);
          expect(toFixed(sum, ledgers[name].scale)).toBe(balance);
        }
        expect(await held(name, id)).toBe(toFixed(sum, ledgers[name].scale));
      }
    }
  }), { numRuns: 6 });
});

describe.each(contract.entities.filter(({ ledger }) => ledger).map(({ key }) => key as EntityKey))('bookings of %s', (key) => {
  const resource = () => house.resources.get(key)!;
  const ledger = () => resource().entity.ledger!;
  const holder = () => house.resources.get(resource().fields.get(ledger().of)!.to!)!;
  const inDoor = <T>(work: (visit: Visit) => Promise<T>) => write(house, system, work);
  const newHolder = () => (holder().key === 'user/user' ? member() : newMerchant());
  /** A code of each field that a record must hold, and what makes it count. */
  const values = () => ({
    ...Object.fromEntries([ledger().against].map((name) => [name, resource().fields.get(name)!.codes![0]])),
    ...(ledger().counts ? { status: 3 } : {}),
  });
  const booked = (of: number, amount: number) => inDoor((visit) => book(visit, key, { holder: of, amount, title: '记账', values: values() }));
  const only = async (of: unknown) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(resource().tableName)} where ${sql.id(resource().stored.get(ledger().of)!.column)} = ${of} order by id limit 1`.execute(house.sql);
    return rows[0]!.id;
  };

  it('are the only way in which what they keep changes', async () => {
    const of = await newHolder();
    await booked(of, 5);
    const title = holder().fields.get(ledger().holds)!.title;
    const message = `${title}只能通过${resource().entity.title}变更`;
    await expect(inDoor((visit) => assignRecord(visit, holder(), of, { [ledger().holds]: 7 }, { title: '改' }))).rejects.toMatchObject({ code: 400, message, data: { errors: [{ field: ledger().holds, message }] } });
    await booked(of, -5);
  });

  it('stay as they are: not changed, not deleted, not restored', async () => {
    const of = await newHolder();
    await booked(of, 5);
    const id = await only(of);
    const title = resource().entity.title;
    await expect(inDoor((visit) => assignRecord(visit, resource(), id, { [ledger().amount]: 4 }, { title: '改' }))).rejects.toMatchObject({ code: 400, message: `${title}已入账，不能修改` });
    await expect(inDoor((visit) => removeRecord(visit, resource(), id, { title: '删' }))).rejects.toMatchObject({ code: 400, message: `${title}不能删除` });
    if (resource().softDelete) await expect(inDoor((visit) => restoreRecord(visit, resource(), id, { title: '恢复' }))).rejects.toMatchObject({ code: 400, message: `${title}不能恢复` });
    await expect(inDoor((visit) => removeRecord(visit, holder(), of, { title: '删' })), 'nor is their holder').rejects.toMatchObject({ code: 400 });
  });

  it('in any order, many at once over two connections, leave what is held as their sum, never below the least', async () => {
    const second = openHouse(server.database.connect(), contract, { demo: false });
    const amounts = fc.array(fc.record({ amount: fc.integer({ min: -20, max: 30 }), first: fc.boolean() }), { minLength: 12, maxLength: 24 });
    await fc.assert(fc.asyncProperty(amounts, async (changes) => {
      const of = await newHolder();
      const outcomes = await Promise.allSettled(changes.map(({ amount, first }) =>
        write(first ? house : second, system, (visit) => book(visit, key, { holder: of, amount, title: '记账', values: values() }))));
      for (const one of outcomes) if (one.status === 'rejected') expect((one.reason as { data: unknown }).data).toMatchObject({ errors: [{ field: ledger().amount }] });
      const done = changes.reduce((sum, { amount }, at) => sum + (outcomes[at]!.status === 'fulfilled' ? amount : 0), 0);
      const { rows: [row] } = await sql<{ held: string }>`select ${sql.id(holder().stored.get(ledger().holds)!.column)}::text as held from ${sql.table(holder().tableName)} where id = ${of}`.execute(house.sql);
      expect(Number(row!.held)).toBe(done);
      expect(done).toBeGreaterThanOrEqual(0);
    }), { numRuns: 3 });
    await second.sql.destroy();
    const wrong: unknown[] = [];
    await atOneMoment(house.pool, async (client) => {
      for await (const finding of findings(client)) if (finding.what.includes(resource().entity.title)) wrong.push(finding);
    });
    expect(wrong).toEqual([]);
  });
});

describe('a record that counts from some moment on', () => {
  it('changes freely before, is booked once at that moment, and stays from then on', async () => {
    const uid = await member();
    const records = house.resources.get('user/integralRecord')!;
    const inDoor = <T>(work: (visit: Visit) => Promise<T>) => write(house, system, work);
    const { id } = await inDoor((visit) => createRecord(visit, records, { uid, type: 1, integral: 9, linkType: 'order', status: 1 }, { title: '冻结' }));
    expect(await held('积分', uid)).toBe('0');
    await inDoor((visit) => assignRecord(visit, records, id, { integral: 8, status: 2 }, { title: '冻结' }));
    expect(await held('积分', uid)).toBe('0');
    await inDoor((visit) => assignRecord(visit, records, id, { status: 3 }, { title: '到账' }));
    expect(await held('积分', uid)).toBe('8');
    await inDoor((visit) => assignRecord(visit, records, id, { mark: '备注' }, { title: '备注' }));
    await expect(inDoor((visit) => assignRecord(visit, records, id, { status: 4 }, { title: '作废' }))).rejects.toMatchObject({ message: '积分记录已入账，不能修改' });
    expect(await held('积分', uid)).toBe('8');
  });
});

it('what was held before there was a ledger becomes one booking a holder, once', async () => {
  const id = await newMerchant();
  await sql`update merchant_merchant set copy_product_num = 40 where id = ${id}`.execute(house.sql);
  await sql`delete from schema_state where name = 'ledger:merchant/copyNumRecord'`.execute(house.sql);
  for (const _again of [1, 2]) await openLedgers(house);
  const { rows } = await sql`select link_type, type::int as type, num, balance from merchant_copy_num_record where mer_id = ${id}`.execute(house.sql);
  expect(rows).toEqual([{ link_type: 'opening', type: 1, num: 40, balance: 40 }]);
});
