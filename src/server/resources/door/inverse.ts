/** References that are kept on the other side: what is chosen here is written there, each row with its own log and version. */
import { sql } from 'kysely';
import { invalid } from '../../refusal';
import { all, among, equals } from '../condition';
import { alive } from '../resource';
import { lockRows, type Locked } from './rows';
import type { Resource, Row, Visit } from '../types';

/**
 * @param record what it does not carry stays as it is over there
 * @param save writes one row of the other entity
 * @throws Refusal 400 when a chosen record is not there
 */
export async function writeInverses(
  visit: Visit, resource: Resource, id: number | string, record: Row, save: (target: Resource, before: Locked, after: Row) => Promise<unknown>,
): Promise<void> {
  for (const { name, to, inverse } of resource.entity.fields) {
    if (inverse === undefined || !(name in record)) continue;
    const target = visit.resources.get(to!)!;
    const wanted = (record[name] as unknown[] | null) ?? [];
    const chosen = new Set(wanted.map(String));
    const either = sql<boolean>`(${equals(target.stored.get(inverse)!, id)} or ${wanted.length > 0 ? among(target.id, wanted as (number | string)[]) : sql`false`})`;
    const rows = await lockRows(visit, target, all([either, alive(target)]));
    if (rows.filter((row) => chosen.has(String(row.id))).length < chosen.size) throw invalid([{ field: name, message: `所选${target.entity.title}不存在` }]);
    for (const row of rows) {
      const others = (row.record[inverse] as unknown[]).filter((one) => String(one) !== String(id));
      const after = chosen.has(String(row.id)) ? [...others, id] : others;
      if (after.length !== (row.record[inverse] as unknown[]).length) await save(target, row, { ...row.record, [inverse]: after });
    }
  }
}
