/** What moves money, as the journal tells it: rows that have come to be, and the lines that each of them is booked with. */
import { type RawBuilder, sql } from 'kysely';
import { flowDirection } from '../../../../../generated/codes';
import { enumerations } from '../../../../../generated/enumerations';
import type { BillType, JournalAccount, JournalEvent, JournalItem } from '../../../../../generated/types/enumerations';
import { accountsIn, type Accounts } from './accounts';

export interface Line {
  /** Of the journal; where it depends on the row, SQL that tells it. */
  account: JournalAccount | RawBuilder<string>;
  item?: JournalItem;
  /** 元: above zero credited (贷), below zero debited (借). Lines of 0 are left out. */
  amount: RawBuilder<unknown>;
}

/** One spelling serves both the moment in which something happens and all that happened before the journal was there. */
export interface Happening {
  kind: JournalEvent;
  /** Tables, each row of which is one event. */
  from: RawBuilder<unknown>;
  /** Of the record whose write brings it about. */
  id: RawBuilder<unknown>;
  /** What has come to be. A row of which this is false is not booked. */
  where: RawBuilder<unknown>;
  /** Wall time at which it came to be, told of the past; what happens now is booked now. */
  at: RawBuilder<unknown>;
  /** One of a kind among the events of this kind. */
  number: RawBuilder<unknown>;
  /** What people know it by; absent: `number`. */
  orderNo?: RawBuilder<unknown>;
  orderId?: RawBuilder<unknown>;
  merId?: RawBuilder<unknown>;
  uid?: RawBuilder<unknown>;
  lines: readonly Line[];
  /** What people read of it as a movement of money (decisions 63): the one line that is booked on these accounts. Absent: nothing. */
  flow?: { of: Accounts; type: BillType | RawBuilder<string> };
}

const none = sql`null::bigint`;

/** Books what is not in the journal yet. @param of record whose write it is; absent: every row, in the order of time */
export function bookingOf({ kind, from, id, where, at, number, orderNo = number, orderId = none, merId = none, uid = none, lines, flow }: Happening, of?: { id: number; now: RawBuilder<unknown> }): RawBuilder<unknown> {
  const event = sql`${sql.lit(`${kind}:`)} || ${number}`;
  const moment = of ? of.now : at;
  const values = lines.map(({ account, item, amount }, index) => sql`(${sql.lit(index + 1)}::bigint, ${typeof account === 'string' ? sql.lit(account) : account}::text, ${sql.lit(item ?? null)}::text, (${amount})::numeric)`);
  const scope = sql`${of ? sql`${id} = ${of.id} and ` : sql``}not exists (select from finance_entry known where known.event = ${event})`;
  const booked = sql`insert into finance_entry (event, line, kind, account, item, amount, mer_id, uid, order_id, order_no, data_date, create_time)
    select ${event}, l.line, ${sql.lit(kind)}, l.account, l.item, l.amount, ${merId}, ${uid}, ${orderId}, ${orderNo}, (${moment})::date, ${moment}
    from ${from} cross join lateral (values ${sql.join(values)}) as l(line, account, item, amount)
    where (${where}) and ${scope} and l.amount <> 0 order by ${moment}, ${id}, l.line`;
  if (!flow) return booked;
  return sql`with booked as (${booked} returning event, account, amount, mer_id, uid, order_no, create_time)
    insert into finance_flow (event, order_no, mer_id, uid, type, pm, amount, mark, create_time)
    select event, order_no, mer_id, case when account like 'merchant:%' then null else uid end, ${typeof flow.type === 'string' ? sql.lit(flow.type) : flow.type},
      case when amount < 0 then ${sql.lit(flowDirection.income)} else ${sql.lit(flowDirection.expense)} end, abs(amount), ${sql.lit(titleOf(kind))}, create_time
    from booked where ${accountsIn(flow.of, sql`account`)} order by create_time, event`;
}

const titleOf = (kind: JournalEvent): string => enumerations.journalEvent?.items.find(({ value }) => value === kind)?.title ?? kind;
