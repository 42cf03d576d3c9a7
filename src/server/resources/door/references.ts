/** References point at rows that are there and may be chosen. The rows stay locked against deletion until the visit ends. */
import { sql } from 'kysely';
import { noReference } from '../../../engine/references/ids';
import type { FieldErrors } from '../../../engine/extension/paths';
import type { Condition } from '../../../engine/model';
import { isSuperUser } from '../../../engine/permission/superUser';
import { all, among, conditionSql } from '../condition';
import { reachable } from '../parts';
import { alive, own, quote } from '../resource';
import { isRoot, parentField } from './tree';
import type { Resource, Row, StoredField, Visit } from '../types';
import { system } from './visit';

export const referredIds = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined && id !== '');

/** The entity a reference of this record points to; with `toBy` another field decides. */
export function targetOf(visit: Visit, stored: StoredField, record: Row): Resource | undefined {
  const { to, toBy } = stored.field;
  const key = to ?? (toBy && toBy.map[String(record[toBy.field])]);
  return key === undefined ? undefined : visit.resources.get(key);
}

/**
 * Which of the rows are there. What a visit found it has locked, so it asks only once, until it writes to that entity itself:
 * many rows that refer to the same few cost a handful of statements.
 */
async function found(visit: Visit, target: Resource, ids: string[], leavesOnly: boolean): Promise<{ present: ReadonlySet<string>; leaves: ReadonlySet<string> }> {
  const known = (visit.found ??= new Map());
  const key = target.key;
  const before = known.get(key) ?? { present: new Set<string>(), leaves: new Set<string>() };
  const missing = ids.filter((id) => !(leavesOnly ? before.leaves : before.present).has(id));
  if (missing.length === 0) return leavesOnly ? before : { present: before.present, leaves: before.present };
  const { present, leaves } = await find(visit, target, missing, leavesOnly);
  const after = { present: new Set([...before.present, ...present]), leaves: leavesOnly ? new Set([...before.leaves, ...leaves]) : before.leaves };
  known.set(key, after);
  return leavesOnly ? after : { present: after.present, leaves: after.present };
}

async function find(visit: Visit, target: Resource, ids: string[], leavesOnly: boolean): Promise<{ present: ReadonlySet<string>; leaves: ReadonlySet<string> }> {
  const present = await sql<{ id: unknown }>`select ${target.id.ref} as id from ${target.table} t
    where ${target.id.ref} = any(${ids}::${sql.raw(target.id.type)}[]) and ${alive(target)} order by 1 for share`.execute(visit.db);
  const set = new Set(present.rows.map((row) => String(row.id)));
  const parent = leavesOnly ? parentField(target) : undefined;
  if (!parent) return { present: set, leaves: set };
  const living = target.softDelete ? sql.raw(`and not c.${quote(own.deleted)}`) : sql.raw('');
  const inner = await sql<{ id: unknown }>`select distinct c.${sql.raw(quote(parent.column))} as id from ${target.table} c
    where c.${sql.raw(quote(parent.column))} = any(${ids}::${sql.raw(target.id.type)}[]) ${living}`.execute(visit.db);
  const leaves = new Set(set);
  for (const row of inner.rows) leaves.delete(String(row.id));
  return { present: set, leaves };
}

/** Rows of the target that meet a condition, of these ids or of all. */
async function meeting(visit: Visit, target: Resource, condition: Condition, ids?: readonly unknown[]): Promise<Set<string>> {
  const named = ids ? sql<boolean>`${target.id.ref} = any(${ids}::${sql.raw(target.id.type)}[])` : sql<boolean>`true`;
  const { rows } = await sql<{ id: unknown }>`select ${target.id.ref} as id from ${target.table} t
    where ${named} and ${alive(target)} and ${conditionSql(target, condition)}`.execute(visit.db);
  return new Set(rows.map((row) => String(row.id)));
}

/** Adds what is part of every choice of a target's records. */
export async function completeChoices(visit: Visit, resource: Resource, record: Row): Promise<void> {
  for (const { field, column } of resource.stored.values()) {
    const target = field.kind === 'references' && field.to !== undefined ? visit.resources.get(field.to) : undefined;
    const always = target?.entity.choice?.always;
    if (!target || !always || column === undefined) continue;
    const chosen = referredIds(record[field.name]);
    const missing = [...await meeting(visit, target, always)].filter((id) => !chosen.some((one) => String(one) === id));
    if (missing.length > 0) record[field.name] = [...chosen, ...missing.map((id) => target.id.kind.fromSql(id, target.id.field))];
  }
}

/** What one cannot see cannot be chosen. */
export async function allReachable(visit: Visit, target: Resource, ids: readonly string[]): Promise<boolean> {
  const where = reachable(target, visit.actor);
  if (where.length === 0 || ids.length === 0) return true;
  const { rows } = await sql`select 1 from ${target.table} t where ${all([among(target.id, ids), ...where])}`.execute(visit.db);
  return rows.length === ids.length;
}

/** The words with which a newly chosen record is refused. */
export async function bannedBy(visit: Visit, target: Resource, ids: readonly string[]): Promise<string | undefined> {
  if (visit.actor.id === system.id || ids.length === 0) return undefined;
  for (const { when, message, except } of target.entity.choice?.never ?? []) {
    if (message === undefined || (except === 'superUser' && isSuperUser(visit.actor.account))) continue;
    if ((await meeting(visit, target, when, ids)).size > 0) return message;
  }
  return undefined;
}

/**
 * @param names fields whose value is new; what is stored already is not judged again
 * @param before the stored record: what it chose may stay
 */
export async function checkReferences(
  visit: Visit, resource: Resource, record: Row, names: readonly string[], before?: Row,
): Promise<FieldErrors['errors']> {
  const errors: FieldErrors['errors'] = [];
  const parent = parentField(resource);
  for (const name of names) {
    const stored = resource.stored.get(name);
    if (!stored || (!stored.field.to && !stored.field.toBy)) continue;
    const { field } = stored;
    const ids = [...new Set(referredIds(record[name]).map(String))];
    if (ids.length === 0 || ((stored === parent || noReference(field) === 0) && isRoot(record[name]))) continue;
    // Where the other field points nowhere these are numbers, which their entity judges.
    if (field.kind === 'references' && field.toBy && !Object.hasOwn(field.toBy.map, String(record[field.toBy.field]))) continue;
    const target = targetOf(visit, stored, record);
    const known = target && await found(visit, target, ids, field.leavesOnly === true);
    if (!target || !known || ids.some((id) => !known.present.has(id))) errors.push({ field: name, message: `所选${field.title}不存在` });
    else if (ids.some((id) => !known.leaves.has(id))) errors.push({ field: name, message: `${field.title}只能选择最末级` });
    else {
      const kept = new Set(referredIds(before?.[name]).map(String));
      const chosen = ids.filter((id) => !kept.has(id));
      if (!(await allReachable(visit, target, chosen))) errors.push({ field: name, message: `所选${field.title}不存在` });
      const message = await bannedBy(visit, target, chosen);
      if (message) errors.push({ field: name, message });
    }
  }
  return errors;
}
