/** What the cards of the desk tell. Where a screen opens with one's own records, its card counts these. */
import { sql, type RawBuilder } from 'kysely';
import { couponVerifyStatus, integralAdjustStatus, issueStatus, receiptStatus } from '../../../../generated/codes';
import { deskCards, type DeskFigures } from '../../../engine/extension/desk';
import type { MenuModel } from '../../../engine/model';
import { type Caller, may } from '../../calls/caller';
import type { Sql } from '../../sql/connect';
import { named } from '../../sql/named';
import { sentBy } from './sent';

const [grants, g] = named('marketing_integral_manual', 'g');
const [requests, a] = named('marketing_integral_adjust', 'a');
const [records, r] = named('user_integral_record', 'r');
const [receipts, c] = named('marketing_integral_receipt', 'c');
const [verifications, v] = named('marketing_coupon_verify', 'v');

type Figure = keyof DeskFigures;

/** @param today its first moment */
const questions = ({ id, account }: Caller, today: RawBuilder<unknown>): Record<Figure, RawBuilder<number>> => ({
  todayManualNum: sql`(select count(*)::int from ${grants} where ${g.operator_id} = ${id} and ${g.create_time} >= ${today})`,
  // What was taken back is granted no more.
  todayManualIntegral: sql`(select coalesce(sum(${g.integral}), 0)::int from ${grants} where ${g.operator_id} = ${id} and ${g.create_time} >= ${today} and ${g.status} = ${issueStatus.issued})`,
  pendingAdjustNum: sql`(select count(*)::int from ${requests} where ${a.applicant_id} = ${id} and ${a.audit_status} = ${integralAdjustStatus.pending} and not ${a.is_del})`,
  todayLogNum: sql`(select count(*)::int from ${records} where ${r.update_time} >= ${today})`,
  pendingReceiptNum: sql`(select count(*)::int from ${receipts} where ${c.audit_status} = ${receiptStatus.pending})`,
  todaySendNum: sql`(select count(*)::int from (${sentBy({ id, account })}) s where s.at >= ${today})`,
  todayVerifyNum: sql`(select count(*)::int from ${verifications} where ${v.verifier_id} = ${id} and ${v.verify_time} >= ${today} and ${v.status} = ${couponVerifyStatus.verified})`,
});

/** @param now wall time */
export async function deskFigures(db: Sql, { menu, caller, now }: { menu: readonly MenuModel[]; caller: Caller; now: string }): Promise<DeskFigures> {
  const asked = questions(caller, sql`${now.slice(0, 10)}::timestamp`);
  const mayOpen = (screen: string) => menu.some(({ path, permission }) => path === screen && permission !== undefined && may(caller, permission));
  const told = deskCards.flatMap(({ path, figures }) => {
    const isOpen = mayOpen(path);
    return figures.map(({ name }) => sql`${isOpen ? asked[name] : sql`null::int`} as ${sql.id(name)}`);
  });
  const { rows: [row] } = await sql<DeskFigures>`select ${sql.join(told)}`.execute(db);
  return row;
}
