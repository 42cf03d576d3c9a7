/** The shop's blocks of the home page at a million orders: what the server answers from, beside the very SQL that it sends. */
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { wallTime } from '../../src/engine/time/wallTime';
import { forgetTotals, recountMissing } from '../../src/server/resources/totals/count';
import type { House } from '../../src/server/resources/types';
import { carryForward } from '../../src/server/routes/finance/journal/balances';
import { fillVisits } from '../../src/server/routes/order/demo/visits';
import { channels } from '../../src/server/routes/statistics/home/channels';
import { homeFigures } from '../../src/server/routes/statistics/home/figures';
import { finance } from '../../src/server/routes/statistics/home/finance';
import { hotProducts } from '../../src/server/routes/statistics/home/hotProducts';
import { operatingData } from '../../src/server/routes/statistics/home/operating';
import { realtime } from '../../src/server/routes/statistics/home/realtime';
import { sumUpDays } from '../../src/server/routes/statistics/home/soldDays';
import { trends } from '../../src/server/routes/statistics/home/trends';
import { withoutIndexes } from '../../src/server/seed/indexes';
import { transact } from '../../src/server/sql/retry';
import { besideSql } from './besideSql';
import type { BenchRow, Figure } from './row';
import type { Shop } from './shop';

const orders = 1_000_000;
const members = 200_000;

const tables = { order: 'order_order', detail: 'order_detail', refund: 'refund_order' } as const;

/** Repeats a year of demo trade within the same year: orders lie in the order of their time, as they would have come. */
async function repeatTrade({ house }: Shop): Promise<void> {
  const { rows: [present] } = await sql<{ count: number; last: number }>`select count(*)::int as count, max(id)::int as last from order_order`.execute(house.sql);
  const times = Math.ceil(orders / present!.count) - 1;
  const client = await house.pool.connect();
  try {
    await withoutIndexes(client, Object.values(tables), async () => {
      await repeat(client, house, 'order/order', times, { id: `t.id + i * ${present!.last}` });
      await repeat(client, house, 'order/orderDetail', times, { order_id: `t.order_id + i * ${present!.last}` });
      await repeat(client, house, 'order/refund', times, { order_id: `t.order_id + i * ${present!.last}` });
    });
    await client.query('truncate visit_day');
    await fillVisits(client);
    await forgetTotals(client, Object.values(tables));
    await client.query(`vacuum analyze ${Object.values(tables).join(', ')}, visit_day`);
  } finally {
    client.release();
  }
}

/** Copies each row; numbers that only one record may hold get an ending. @param changed SQL of further columns that a copy holds otherwise; `i` is its number */
async function repeat(client: PoolClient, { resources }: House, key: string, times: number, changed: Record<string, string>): Promise<void> {
  const { tableName, entity } = resources.get(key)!;
  const numbers = entity.table.indexes.filter(({ unique, columns }) => unique && columns.length === 1).flatMap(({ columns }) => columns);
  const own: Record<string, string> = { ...Object.fromEntries(numbers.map((name) => [name, `coalesce(nullif(t.${name}, '') || '-' || i, '')`])), ...changed };
  const columns = entity.table.columns.map(({ name }) => name).filter((name) => name !== 'id' || 'id' in changed);
  await client.query(`insert into ${tableName} (${columns.join(', ')})
    select ${columns.map((name) => own[name] ?? `t.${name}`).join(', ')} from ${tableName} t cross join generate_series(1, ${times}) i order by t.create_time`);
}

/** The blocks of the home page, each with what the server answers from. */
export const blocks: [what: string, work: (house: House, now: string) => Promise<unknown>][] = [
  ['数据卡片', homeFigures],
  ['经营数据', operatingData],
  ['会员渠道', channels],
  ...(['7d', '30d', '90d'] as const).map((range): (typeof blocks)[number] => [`经营趋势 ${range}`, (house, now) => trends(house, range, now)]),
  ...([['7d', 'sales'], ['90d', 'amount'], ['90d', 'views']] as const).map(([range, by]): (typeof blocks)[number] => [`热门商品排行 ${range} ${by}`, ({ sql: db }, now) => hotProducts(db, range, by, 5, now)]),
  ['财务概览', finance],
  ['实时数据', realtime],
];

/** What a running server counts and sums up by itself. */
export async function sumUp(house: House): Promise<void> {
  while (!await recountMissing(house));
  while (await sumUpDays(house.sql));
  await transact(house.sql, carryForward);
}

export const dashboard: BenchRow = {
  name: 'dashboard',
  async measure(tools) {
    const shop = await tools.shop();
    await shop.grow(shop.house.resources.get('user/user')!, members);
    await repeatTrade(shop);
    await sumUp(shop.house);
    const now = wallTime();
    const figures: Figure[] = [];
    for (const [what, work] of blocks) {
      const make = (house: House) => async () => ({ answer: await work(house, now), ignored: [] });
      figures.push(await besideSql(shop, make, {}, `home page, 1,000,000 orders: ${what}`));
    }
    return figures;
  },
};
