/** Tables that grow with the trade, and the column by which a distributed engine would spread each. */

export interface Growing {
  table: string;
  key: string;
  /** Why this column, and what then asks every shard. */
  because: string;
}

const record = 'Begins with a member; the list of all members\' records asks every shard.';

export const growing: readonly Growing[] = [
  { table: 'user_user', key: 'id', because: 'Members are spread evenly and found by id; search by account, phone or name asks every shard.' },
  { table: 'order_order', key: 'id', because: 'Most statements know the id. `mer_id` would make the shard of a large merchant hot, and few statements know the member; lists ask every shard.' },
  { table: 'order_detail', key: 'order_id', because: 'Beside its order; what knows the item alone asks every shard.' },
  { table: 'order_status', key: 'order_id', because: 'Beside its order.' },
  { table: 'refund_order', key: 'order_id', because: 'Beside its order; what knows the refund alone asks every shard.' },
  { table: 'coupon_user', key: 'uid', because: 'Held by a member; what knows the coupon alone, or its code, asks every shard.' },
  { table: 'finance_entry', key: 'event', because: 'The entries of one event are written and proved together. Balances of accounts and figures of days ask every shard, whatever the key.' },
  { table: 'finance_flow', key: 'event', because: 'Beside the entries that it sums up.' },
  { table: 'user_balance_record', key: 'uid', because: record },
  { table: 'user_integral_record', key: 'uid', because: record },
  { table: 'user_experience_record', key: 'uid', because: record },
  { table: 'user_brokerage_record', key: 'uid', because: record },
  { table: 'marketing_sign_record', key: 'uid', because: record },
  { table: 'marketing_reward_record', key: 'uid', because: record },
  { table: 'operation_log', key: 'id', because: 'Written once, by whoever; a history (entity and record) and every list ask every shard, whatever the key.' },
  { table: 'change_notice', key: 'id', because: 'Kept for some hours: small enough to stay on one node.' },
  { table: 'product_product', key: 'id', because: 'Found by id; lists and searches ask every shard. Shops of one machine need not spread it.' },
  { table: 'product_comment', key: 'product_id', because: 'Read by product; lists of a merchant ask every shard.' },
  { table: 'media_attachment', key: 'id', because: 'Found by id; folders and searches ask every shard.' },
];
