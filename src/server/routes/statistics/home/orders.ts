/** What several figures of the home page count: orders placed, orders paid, within days of Shanghai. */
import { sql, type RawBuilder } from 'kysely';
import type { House } from '../../../resources/types';
import { named } from '../../../sql/named';
import { baseOf } from '../../../resources/reads';
import { all } from '../../../resources/condition';
import { resourceOf } from '../../../resources/resource';

/** An order, as both name it. */
export const [orders, order] = named('order_order', 't');

/**
 * Orders that the list shows, as `t`, placed from one moment until before another. The index over both columns answers without
 * the rows.
 */
export function placed({ resources }: Pick<House, 'resources'>, from: string, until: string): RawBuilder<unknown> {
  const resource = resourceOf({ resources }, 'order/order');
  const list = resource.entity.endpoints.find(({ role }) => role === 'list');
  return sql`${orders} where ${all(baseOf(resource, list))} and ${order.create_time} >= ${from}::timestamp and ${order.create_time} < ${until}::timestamp`;
}

/** Orders paid in a period, as `t`. Whoever pays later than he ordered counts when the money came. */
export const paid = (from: string | RawBuilder<unknown>, until: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${orders} where ${order.pay_time} >= ${from}::timestamp and ${order.pay_time} < ${until}::timestamp`;
