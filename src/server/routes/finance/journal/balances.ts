/**
 * What was booked on the accounts of the journal, carried forward: entries are never changed, so those up to one of them are summed up
 * once, account by account and kind by kind, and only those behind it are read.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../sql/connect';
import { named } from '../../../sql/named';

const [entries, e] = named('finance_entry', 'e');
const [balances, b] = named('journal_balance', 'b');

/** The last entry that is carried forward. */
const last = sql`(select coalesce(max(${b.last_id}), 0) from ${balances})`;

/** Rows of `account`, `kind` and `amount` (元), several of an account, which together say what was booked on it until now. */
export const accountLines: RawBuilder<unknown> = sql`select ${b.account}, ${b.kind}, ${b.amount} from ${balances}
  union all select ${e.account}, ${e.kind}, ${e.amount} from ${entries} where ${e.id} > ${last}`;

/** Carries forward all that is booked. @param db a transaction that holds off whoever books: else an entry with a lower number may come later */
export async function carryForward(db: Sql): Promise<void> {
  await sql`insert into journal_balance (account, kind, amount, last_id)
    select account, kind, sum(amount), (select max(${e.id}) from ${entries}) from (${accountLines}) lines
    where exists (select from ${entries} where ${e.id} > ${last}) group by account, kind`.execute(db);
  await sql`delete from ${balances} where ${b.last_id} < ${last}`.execute(db);
}

/** Balances that the entries contradict, one an account and kind. */
export const wrongBalances = (): RawBuilder<{ id: string; expected: string; found: string }> => sql`
  with counted as (select ${e.account}, ${e.kind}, sum(${e.amount}) as amount from ${entries} where ${e.id} <= ${last} group by 1, 2)
  select account || ' ' || kind as id, coalesce(c.amount, 0)::numeric(20, 2)::text as expected, coalesce(k.amount, 0)::text as found
  from counted c full join journal_balance k using (account, kind) where c.amount is distinct from k.amount`;
