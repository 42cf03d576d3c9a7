/** What somebody did at the desk: each kind of it from the records that it made or decided. */
import { sql, type RawBuilder } from 'kysely';
import { integralAdjustType, receiptStatus } from '../../../../generated/codes';
import type { DeskAction, DeskOperation } from '../../../engine/extension/desk';
import type { Page } from '../../../engine/envelope';
import type { Caller } from '../../calls/caller';
import { named } from '../../sql/named';
import type { Sql } from '../../sql/connect';
import { sentBy } from './sent';

const [grants, g] = named('marketing_integral_manual', 'g');
const [requests, a] = named('marketing_integral_adjust', 'a');
const [receipts, c] = named('marketing_integral_receipt', 'c');
const [verifications, v] = named('marketing_coupon_verify', 'v');
const [shops, s] = named('merchant_merchant', 's');
const [members, m] = named('user_user', 'm');

/** Parts of a line that are there. */
const line = (...parts: RawBuilder<unknown>[]) => sql`concat_ws(' · ', ${sql.join(parts.map((part) => sql`nullif(${part}, '')`))})`;
const points = (sign: RawBuilder<unknown>, integral: RawBuilder<unknown>) => sql`concat(${sign}, ${integral}, ' 积分')`;

const told = (did: DeskAction, id: RawBuilder<unknown>, uid: RawBuilder<unknown>, content: RawBuilder<unknown>, status: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  sql`select ${sql.lit(did)} as did, ${id} as id, ${uid} as uid, ${content} as content, ${status}::int as status, ${at}::timestamp as at`;

/** Of each kind, all that one person did. */
const kindsOf = ({ id, account }: Caller): RawBuilder<unknown>[] => [
  sql`${told('manual', g.id, g.uid, line(points(sql`'+'`, g.integral), g.receipt_no, g.remark), g.status, g.create_time)} from ${grants} where ${g.operator_id} = ${id}`,
  sql`${told('adjust', a.id, a.uid, line(points(sql`case ${a.adjust_type} when ${integralAdjustType.add} then '+' else '-' end`, a.integral), a.remark), a.audit_status, a.create_time)}
    from ${requests} where ${a.applicant_id} = ${id} and not ${a.is_del}`,
  sql`${told('receipt', c.id, c.uid, line(c.receipt_no, sql`case ${c.audit_status} when ${receiptStatus.passed} then ${points(sql`'+'`, c.integral)} else ${c.refusal_reason} end`), c.audit_status, c.audit_time)}
    from ${receipts} where ${c.auditor_id} = ${id}`,
  sql`${told('send', sql`n.id`, sql`n.uid`, sql`n.name`, sql`n.status`, sql`n.at`)} from (${sentBy({ id, account })}) n`,
  sql`${told('verify', v.id, v.uid, line(v.name, s.name), v.status, v.verify_time)} from ${verifications} join ${shops} on ${s.id} = ${v.mer_id} where ${v.verifier_id} = ${id}`,
];

/** The newest first. */
export async function ownOperations(db: Sql, caller: Caller, { page, limit }: { page: number; limit: number }): Promise<Page<DeskOperation>> {
  const kinds = kindsOf(caller);
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select ${sql.join(kinds.map((kind) => sql`(select count(*)::int from (${kind}) k)`), sql` + `)} as total`.execute(db),
    sql<DeskOperation>`
      select d.did as "actionType", d.id, d.uid, ${m.nickname}, d.content, d.status, to_char(d.at, 'YYYY-MM-DD HH24:MI:SS') as "createTime"
      from (${sql.join(kinds.map((kind) => sql`(${kind} order by at desc limit ${page * limit})`), sql` union all `)}) d join ${members} on ${m.id} = d.uid
      order by d.at desc, d.did, d.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db),
  ]);
  const total = counted.rows[0].total;
  return { list: found.rows, total, page, limit, totalPage: Math.ceil(total / limit) };
}
