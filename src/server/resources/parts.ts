/**
 * Whose a record is, where facets share a table. A call reaches the records of the parts that its caller may use, and no others:
 * those of a part whose screen is for administrators, and those that belong to nobody, are for role admin.
 */
import { sql, type RawBuilder } from 'kysely';
import type { PartModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { wallTime } from '../../engine/time/wallTime';
import { type Caller, isAdmin } from '../calls/caller';
import { forbidden, invalid } from '../refusal';
import type { Sql } from '../sql/connect';
import { all, any, conditionSql, equals } from './condition';
import type { Resource, Row, Visit } from './types';

type Bool = RawBuilder<boolean>;
/** Who asks; null: anybody. */
export type Asker = Pick<Caller, 'id' | 'realName' | 'roles' | 'permissions'> | null;

const mayUse = (part: PartModel | undefined, asker: Asker): boolean => (part !== undefined && !part.adminOnly) || (asker !== null && isAdmin(asker));

/** The part that a record belongs to; undefined: to none. */
const partOf = ({ entity: { parts } }: Resource, record: Row): PartModel | undefined => parts?.find(({ where }) => holds(where, record));

/** What holds of every record that somebody may see and change; of most entities nothing need hold. */
export function reachable(resource: Resource, asker: Asker): Bool[] {
  if (resource.facet) {
    const { records, within } = resource.facet;
    return [conditionSql(records, within, { ...(asker && { me: { id: asker.id, name: asker.realName } }), now: wallTime() }), ...reachable(records, asker)];
  }
  const { parts } = resource.entity;
  if (!parts || mayUse(undefined, asker)) return [];
  return [any(parts.filter((part) => mayUse(part, asker)).map(({ where }) => conditionSql(resource, where)))];
}

/** Whether somebody may see the record of this id, deleted or not. */
export async function isReachable(db: Sql, resource: Resource, asker: Asker, id: unknown): Promise<boolean> {
  const where = reachable(resource, asker);
  if (where.length === 0) return true;
  const { rows } = await sql`select 1 from ${resource.table} t where ${all([equals(resource.id, id), ...where])}`.execute(db);
  return rows.length > 0;
}

/** @throws Refusal 403 when the record belongs to a part that the actor has no right for */
export function provePart({ actor }: Pick<Visit, 'actor'>, resource: Resource, record: Row): void {
  if (resource.entity.parts && !mayUse(partOf(resource, record), actor)) throw forbidden();
}

/** What holds of the rows that may stand in one tree with a record: those of its part. */
export function sameTree(resource: Resource, record: Row): Bool[] {
  const { parts } = resource.entity;
  if (!parts) return [];
  const part = partOf(resource, record);
  // What belongs to nobody stays among its like: the fields that tell parts apart.
  const names = [...new Set(parts.flatMap(({ where }) => Object.keys(where)))];
  return part ? [conditionSql(resource, part.where)] : names.map((name) => equals(resource.stored.get(name)!, record[name]));
}

/** @throws Refusal 400 when the row above is of another part */
export async function proveTree(visit: Visit, resource: Resource, record: Row): Promise<void> {
  const { parts, tree } = resource.entity;
  const above = parts && tree ? record[tree.parent] : undefined;
  if (!tree || !above) return;
  const { rows } = await sql`select 1 from ${resource.table} t where ${all([equals(resource.id, above), ...sameTree(resource, record)])}`.execute(visit.db);
  if (rows.length === 0) throw invalid([{ field: tree.parent, message: `所选${resource.fields.get(tree.parent)?.title ?? ''}不存在` }]);
}
