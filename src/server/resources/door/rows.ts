/** The statements behind the door: lock, insert, change, remove one row, its grams and version with it. */
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '../../refusal';
import { bind } from '../condition';
import { grams } from '../../../engine/search/grams';
import { provePart } from '../parts';
import { forgetUses, noteUses } from './fileUses';
import { decodeRow, own, quote } from '../resource';
import type { Resource, Row, Stamp, StoredField, Visit } from '../types';
import { placeOf } from '../../secrets/vault';
import { lockName } from '../../sql/nameLock';

/** A row under lock: decoded values and the version they had. */
export interface Locked {
  id: number;
  record: Row;
  version: number;
  deleted: boolean;
}

const locked = (visit: Visit, resource: Resource, row: Row): Locked => ({
  id: resource.id.kind.fromSql(row[resource.id.column], resource.id.field) as number,
  record: { ...decodeRow(resource, row), ...Object.fromEntries(resource.sealed.map(({ field, column }) => [field.name, opened(visit, resource, column, row)])) },
  version: resource.versioned ? Number(row[own.version]) : 0,
  deleted: resource.softDelete && row[own.deleted] === true,
});

const opened = ({ vault }: Visit, { tableName, id }: Resource, column: string, row: Row) => {
  const text = row[column];
  return typeof text === 'string' ? vault.open(text, placeOf(tableName, column, row[id.column])) : text;
};

export const missing = (resource: Resource) => new Refusal(resource.entity.missing.code, resource.entity.missing.message);

/**
 * Keeps other writes of a tree waiting until the visit ends. A write reaches rows above and below its own, so that two in one branch
 * would lock the same rows in different orders.
 */
export async function lockTree(visit: Visit, { entity, tableName }: Resource): Promise<void> {
  if (entity.tree) await lockName(visit.db, `tree ${tableName}`);
}

/**
 * Reads rows and keeps others from changing them until the visit ends, in the order of their ids so that two visits
 * cannot wait for each other.
 */
export async function lockRows(visit: Visit, resource: Resource, where: RawBuilder<boolean>): Promise<Locked[]> {
  await lockTree(visit, resource);
  const id = resource.id.ref;
  const { rows } = await sql<Row>`select t.* from ${resource.table} t where ${where} order by ${id} for update`.execute(visit.db);
  return rows.map((row) => locked(visit, resource, row));
}

/**
 * @throws Refusal with the entity's own code and message when there is no such row, or it is deleted (or not, for `deleted`); 403 when
 * it is none of the actor's
 */
export async function lockRow(visit: Visit, resource: Resource, id: unknown, deleted = false): Promise<Locked> {
  const [row] = await lockRows(visit, resource, sql<boolean>`${resource.id.ref} = ${bind(resource.id, id)}`);
  if (!row || row.deleted !== deleted) throw missing(resource);
  provePart(visit, resource, row.record);
  return row;
}

const searchText = (stored: StoredField, value: unknown) =>
  value === null || value === undefined ? '' : stored.kind.searchText?.(value) ?? String(value);

function assignments(resource: Resource, values: Row): { column: string; value: RawBuilder<unknown> }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const stored = resource.stored.get(name);
    if (!stored || stored === resource.id) return [];
    const held = value ?? stored.blank;
    return [
      { column: stored.column, value: bind(stored, held) },
      ...(stored.grams ? [{ column: stored.grams, value: sql`${grams(searchText(stored, held))}::text[]` }] : []),
    ];
  });
}

const stamped = (stamps: readonly Stamp[]) => Object.fromEntries(stamps.map(({ column, now }) => [column, now]));

/** Columns that the server keeps itself win over a field of the same column. */
const withOwn = (set: { column: string; value: RawBuilder<unknown> }[], kept: Record<string, RawBuilder<unknown>>) => [
  ...set.filter(({ column }) => !(column in kept)),
  ...Object.entries(kept).map(([column, value]) => ({ column, value })),
];

/** @param id of a shipped row whose id is part of the interface; the table numbers all others */
export async function insertRow(visit: Visit, resource: Resource, values: Row, id?: number): Promise<Locked> {
  const blank = Object.fromEntries(resource.sealed.flatMap(({ field: { name } }) => (values[name] ? [[name, '']] : [])));
  const set = withOwn(assignments(resource, { ...values, ...blank }), {
    ...stamped(resource.stamps.created),
    ...(resource.versioned ? { [own.version]: sql`1` } : {}),
    ...(id === undefined ? {} : { [resource.id.column]: sql`${id}` }),
  });
  visit.found?.delete(resource.key);
  const { rows } = await sql<Row>`insert into ${resource.table} as t (${sql.join(set.map(({ column }) => sql.id(column)))})
    values (${sql.join(set.map(({ value }) => value))}) returning t.*`.execute(visit.db);
  const row = locked(visit, resource, rows[0]!);
  // Sealed for its row, whose id is known only now.
  const secrets = Object.fromEntries(resource.sealed.flatMap(({ field: { name } }) => (values[name] ? [[name, values[name]]] : [])));
  if (Object.keys(secrets).length > 0) {
    const list = sql.join(assignments(resource, sealedValues(visit, resource, row.id, secrets)).map(({ column, value }) => sql`${sql.id(column)} = ${value}`));
    await sql`update ${resource.table} as t set ${list} where ${resource.id.ref} = ${bind(resource.id, row.id)}`.execute(visit.db);
    Object.assign(row.record, secrets);
  }
  await noteUses(visit, resource, row.id, row.record, resource.mentioning);
  return row;
}

/** The same values, secrets among them as the table holds them. */
const sealedValues = ({ vault }: Visit, resource: Resource, id: unknown, values: Row): Row => ({
  ...values,
  ...Object.fromEntries(resource.sealed.flatMap(({ field: { name }, column }) =>
    (typeof values[name] === 'string' ? [[name, vault.seal(values[name], placeOf(resource.tableName, column, id))]] : []))),
});

/** @param kept further columns of the server's own, e.g. the mark of a deleted row */
export async function changeRow(
  visit: Visit, resource: Resource, id: unknown, values: Row, kept: Record<string, RawBuilder<unknown>> = {},
): Promise<Locked> {
  const set = withOwn(assignments(resource, sealedValues(visit, resource, id, values)), {
    ...kept,
    ...stamped(resource.stamps.changed),
    ...(resource.versioned ? { [own.version]: sql.raw(`t.${quote(own.version)} + 1`) } : {}),
  });
  const list = sql.join(set.map(({ column, value }) => sql`${sql.id(column)} = ${value}`));
  visit.found?.delete(resource.key);
  const { rows } = await sql<Row>`update ${resource.table} as t set ${list} where ${resource.id.ref} = ${bind(resource.id, id)} returning t.*`
    .execute(visit.db);
  const row = locked(visit, resource, rows[0]!);
  const mentioning = resource.mentioning.filter(({ field }) => field.name in values);
  await forgetUses(visit, resource, row.id, mentioning);
  await noteUses(visit, resource, row.id, row.record, mentioning);
  return row;
}

export async function dropRow(visit: Visit, resource: Resource, id: unknown): Promise<void> {
  visit.found?.delete(resource.key);
  await sql`delete from ${resource.table} as t where ${resource.id.ref} = ${bind(resource.id, id)}`.execute(visit.db);
  await forgetUses(visit, resource, id, resource.mentioning);
}
