/** Coupons that somebody sent: a coupon does not say who, the operation log does. */
import { sql, type RawBuilder } from 'kysely';
import { couponReceiveType } from '../../../../generated/codes';
import { named } from '../../sql/named';

const [operations, o] = named('operation_log', 'o');
const [coupons, u] = named('coupon_user', 'u');

/** Rows of id, uid, name, status and the moment (`at`). The index of the account serves it. */
export const sentBy = ({ id, account }: { id: number; account: string }): RawBuilder<unknown> => sql`
  select ${u.id}, ${u.uid}, ${u.name}, ${u.status}, ${o.create_time}::timestamp as at
  from ${operations} join ${coupons} on ${u.id} = ${o.record_id}::bigint
  where ${o.account} = ${account} and ${o.admin_id} = ${id} and ${o.kind} = 'ADD' and ${o.entity} = 'marketing/couponUser' and ${u.receive_type} = ${couponReceiveType.gift}`;
