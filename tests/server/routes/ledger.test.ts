/** Points, balance and experience: no change is lost, none goes beyond the limits, and the records add up. */
import fc from '../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, toFixed } from '../../../src/engine/format/decimal';
import { contract } from '../../../src/server/contract';
import { changeBalance, changeExperience, changeIntegral, type LedgerChange } from '../../../src/server/routes/user/ledger';
import { system, type Visit } from '../../../src/server/resources/door/visit';
import { createRecord } from '../../../src/server/resources/door/door';
import { type House, openHouse, write } from '../../../src/server/resources/house';
import { startTestApp, type TestApp } from '../helper';

const ledgers = {
  积分: { change: changeIntegral, held: 'integral', table: 'user_integral_record', amount: 'integral', most: '99999999', scale: 0 },
  经验: { change: changeExperience, held: 'experience', table: 'user_experience_record', amount: 'experience', most: '99999999', scale: 0 },
  余额: { change: changeBalance, held: 'now_money', table: 'user_balance_record', amount: 'amount', most: '99999999.99', scale: 2 },
} as const;
type Name = keyof typeof ledgers;
const names = Object.keys(ledgers) as Name[];

let server: TestApp;
let house: House;
let number = 0;

beforeAll(async () => {
  server = await startTestApp();
  const room = server.database.connect();
  house = openHouse(room, undefined, contract, false);
});
afterAll(async () => {
  await house?.sql.destroy();
  await server?.close();
});

const member = (more: object = {}) => write(house, system, async (visit) =>
  (await createRecord(visit, house.resources.get('user/user')!, { nickname: '会员', phone: `13${String(number += 1).padStart(9, '0')}`, ...more }, { title: '新会员' })).id);
const change = (name: Name, given: Pick<LedgerChange, 'uid' | 'amount'> & Partial<LedgerChange>) =>
  write<string | number>(house, system, (visit: Visit) => ledgers[name].change(visit, { linkType: 'system', title: '系统操作', ...given }));
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
