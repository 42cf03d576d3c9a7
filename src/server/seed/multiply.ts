/** Very many rows, written in bulk: for measuring, and for DEMO=2. They carry grams and versions as the door would write. */
import { sql } from 'kysely';
import type { FieldModel } from '../../engine/model';
import { conditionFields } from '../../engine/rules/conditionFields';
import { holds } from '../../engine/rules/holds';
import { addDays, fromSeconds } from '../../engine/time/wallTime';
import type { House, Resource, Row } from '../resources/types';
import { alive, decodeRow } from '../resources/resource';
import { isSealedField } from '../secrets/stored';
import { cellsOf, copied, copyInto, inParts } from './copy';
import { withClient, withoutIndexes } from './indexes';
import { numbered, referencePool, sampler } from './samples';

/** Rows that are repeated with other numbers, dates and unique texts. */
export const originals = 2_000;
/** Of a table with fewer rows than these, originals are made up. */
export const enough = 50;

const uniqueKinds = new Set(['text', 'textarea', 'phone', 'date', 'datetime']);

/** Texts are made one of a kind by a number, days by a day of their own; other unique values, as the grade of a level, are as few as they are, as is what one record holds. A setting is one record. */
export const multipliable = ({ entity, stored }: Resource): boolean => !entity.single && [...stored.values()].every(({ field }) => !field.exactlyOne && (!field.unique || uniqueKinds.has(field.kind)));

/** The number replaces the one that an original bears. */
const renumbered = (field: FieldModel, text: unknown, number: number): string => numbered(field, String(text ?? '').replace(/\d+$/, ''), number);

/** More whole numbers than rows are ever added. */
const many = 100_000_000;
/** A year or a day's number, a code of nine digits: any whole number will do. So it does for a record that one other at most may refer to: these rows are read and not followed. */
export const isBoundless = ({ kind, maximum }: FieldModel): boolean => (kind === 'integer' && (maximum === undefined || maximum > many)) || kind === 'reference';

/** Days that no row of people bears. */
export const farOff = '2100-01-01';
const apart = (field: FieldModel, value: unknown, number: number): string | number =>
  (isBoundless(field) ? 1_000_000 + number : field.kind === 'date' || field.kind === 'datetime' ? addDays(farOff, number) : renumbered(field, value, number));

const year = 365 * 86_400;

/** What is one of a kind only while a condition holds stands, in rows that are repeated, where it holds no more. */
export function outOfCondition({ entity, stored }: Resource): Row {
  const held = [...stored.values()].flatMap(({ field }) => (field.unique?.when && !uniqueKinds.has(field.kind) ? [field.unique.when] : []));
  return Object.fromEntries(held.flatMap((when) => conditionFields(when).flatMap((name) => {
    const other = entity.fields.find((field) => field.name === name)?.codes?.find((code) => !holds(when, { [name]: code }));
    return other === undefined ? [] : [[name, other] as const];
  })));
}

/** A secret is sealed for its own record, and told to nobody: copies hold none. */
const withoutSecrets = ({ stored }: Resource): Row => Object.fromEntries([...stored.values()].flatMap(({ field }) => (isSealedField(field) ? [[field.name, ''] as const] : [])));

/** Rows as COPY's text format, the newest at the end of the last year. */
function* lines(resource: Resource, made: readonly Row[], count: number, first: number): Generator<string> {
  const fields = copied(resource);
  const prepared = made.map((row) => fields.map((stored) => cellsOf(stored, row[stored.field.name])));
  const unique = fields.flatMap(({ field }, at) => (field.unique && (uniqueKinds.has(field.kind) || isBoundless(field)) ? [at] : []));
  const start = Date.now() / 1000 - year;
  for (let index = 0; index < count; index += 1) {
    const row = made[index % made.length]!;
    const cells = [...prepared[index % made.length]!];
    for (const at of unique) cells[at] = cellsOf(fields[at]!, apart(fields[at]!.field, row[fields[at]!.field.name], first + index));
    const time = fromSeconds(start + (index / count) * year);
    yield `${[...cells.flat(), ...resource.stamps.created.map(() => time)].join('\t')}\n`;
  }
}

/** Rows from all over the table, the same ones each time: the oldest alone would not stand for the rest. */
async function storedRows(house: House, resource: Resource): Promise<Row[]> {
  const { rows } = await sql<Row>`select t.* from ${resource.table} t where ${alive(resource)} order by md5(${resource.id.ref}::text) limit ${originals}`.execute(house.sql);
  return rows.length < enough ? [] : rows.map((row) => decodeRow(resource, row));
}

async function madeUp(house: House, resource: Resource, count: number, seed: number): Promise<Row[]> {
  const samples = sampler(resource, house.enumerations, await referencePool(house.sql, resource, house.resources), seed);
  return Array.from({ length: Math.min(count, originals) }, (_, index) => samples.row(index)).filter((row) => row !== undefined);
}

export interface Multiplied {
  /** Id of the first new row; the others follow it. */
  first: number;
  /** Ids of the rows that were repeated, in turn; none where rows were made up. */
  originals: number[];
}

/**
 * Adds `count` rows, like those that are there.
 * @param seed where rows are made up, the same seed makes the same ones
 * @param fixed what new rows hold in place of what their originals do
 */
export async function multiply(house: House, resource: Resource, count: number, seed: number, fixed: Row = {}): Promise<Multiplied> {
  const stored = await storedRows(house, resource);
  const made = stored.length > 0 ? stored : await madeUp(house, resource, count, seed);
  const { rows: [before] } = await sql<{ last: number }>`select coalesce(max(${resource.id.ref}), 0)::int as last from ${resource.table} t`.execute(house.sql);
  const replaced = { ...outOfCondition(resource), ...withoutSecrets(resource), ...fixed };
  const rows = lines(resource, made.map((row) => ({ ...row, ...replaced })), count, before!.last + 1);
  if (made.length > 0) await withClient(house, (client) => withoutIndexes(client, [resource.tableName], () => copyInto(client, resource, inParts(rows))));
  await sql`vacuum analyze ${resource.table}`.execute(house.sql);
  const { rows: [after] } = await sql<{ first: number }>`select min(${resource.id.ref})::int as first from ${resource.table} t where ${resource.id.ref} > ${before!.last}`.execute(house.sql);
  return { first: after!.first, originals: stored.map((row) => Number(row[resource.id.field.name])) };
}
