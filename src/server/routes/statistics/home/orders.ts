/** What several figures of the home page count: orders placed, orders paid, within days of Shanghai. */
import { sql, type RawBuilder } from 'kysely';
import type { House } from '../../../resources/types';
import { baseOf } from '../../../resources/reads';
import { all } from '../../../resources/condition';
import { resourceOf } from '../../../resources/resource';

/**
 * Orders that the list shows, as `t`, placed from one moment until before another. The index over both columns answers without
 * the rows.
 */
export function placed({ resources }: Pick<House, 'resources'>, from: string, until: string): RawBuilder<unknown> {
  const orders = resourceOf({ resources }, 'order/order');
  const list = orders.entity.endpoints.find(({ role }) => role === 'list');
  return sql`${orders.table} t where ${all(baseOf(orders, list))} and t.create_time >= ${from}::timestamp and t.create_time < ${until}::timestamp`;
}

/** Orders paid in a period, as `t`. Whoever pays later than he ordered counts when the money came. */
export const paid = (from: string, until: string): RawBuilder<unknown> =>
  sql`order_order t where t.pay_time >= ${from}::timestamp and t.pay_time < ${until}::timestamp`;
