/** Inputs that name a record by another key than its id: it is there, may be chosen, and stays locked against deletion until the visit ends. */
import { sql } from 'kysely';
import type { FieldModel } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import { type FieldRefusal, invalid } from '../../refusal';
import { equals } from '../condition';
import { alive } from '../resource';
import type { Resource, Row, Visit } from '../types';
import { allReachable, bannedBy } from './references';

/**
 * @param values what the form shows of them
 * @throws Refusal 400 at the inputs whose record is not there, or may not be chosen
 */
export async function proveKeyed(visit: Visit, fields: readonly FieldModel[], values: Row): Promise<void> {
  const errors: FieldRefusal[] = [];
  for (const { name, title, keyed } of fields) {
    if (!keyed || isEmpty(values[name])) continue;
    const message = await refusalOf(visit, visit.resources.get(keyed.of), keyed.by, values[name], title);
    if (message !== undefined) errors.push({ field: name, message });
  }
  if (errors.length > 0) throw invalid(errors);
}

async function refusalOf(visit: Visit, target: Resource | undefined, by: string, value: unknown, title: string): Promise<string | undefined> {
  const key = target?.stored.get(by);
  const { rows: [found] } = target && key
    ? await sql<{ id: unknown }>`select ${target.id.ref} as id from ${target.table} t where ${equals(key, value)} and ${alive(target)} for share`.execute(visit.db)
    : { rows: [] };
  const ids = found ? [String(found.id)] : [];
  if (!target || ids.length === 0 || !(await allReachable(visit, target, ids))) return `所选${title}不存在`;
  return bannedBy(visit, target, ids);
}
