/** Very many made-up rows, written in bulk: for measuring, and for DEMO=2. They carry grams and versions as the door would write. */
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { grams } from '../../engine/search/grams';
import type { Row } from '../resources/door/rows';
import type { House } from '../resources/house';
import { own, quote, type Resource, type StoredField } from '../resources/resource';
import type { FieldModel } from '../../engine/model';
import { numbered, referencePool, sampler } from './samples';

/** Distinct rows that are made up; the rest repeat them with other numbers, dates and unique texts. */
const originals = 2_000;

/** A value as COPY's text format writes it. */
export function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (Array.isArray(value)) return escape(`{${value.map((member) => `"${String(member).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`);
  return escape(String(value));
}

const escape = (text: string) => text.replace(/[\\\n\r\t]/g, (found) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[found]!);

/** Cells of one field: its column, and its pieces where it is searched. */
function cellsOf(stored: StoredField, value: unknown): string[] {
  const cell = copyText(stored.kind.toSql(value, stored.field));
  return stored.grams ? [cell, copyText(grams(stored.kind.searchText?.(value) ?? ''))] : [cell];
}

const isOwn = (column: string) => (Object.values(own) as string[]).includes(column);

/** Fields that are copied; the identity column counts by itself. */
const copied = (resource: Resource): StoredField[] =>
  [...resource.stored.values()].filter((stored) => stored !== resource.id && !isOwn(stored.column));

const uniqueKinds = new Set(['text', 'textarea', 'phone']);

/** The number replaces the one that an original bears. */
const renumbered = (field: FieldModel, text: unknown, number: number): string => numbered(field, String(text ?? '').replace(/\d+$/, ''), number);

const yearStart = Date.UTC(2025, 0, 1);
const yearLength = 365 * 86_400_000;
/** Prime, so that times spread evenly over the year. */
const step = 7_919_003;
const stampOf = (index: number) => new Date(yearStart + (index * step) % yearLength).toISOString().slice(0, 19).replace('T', ' ');

/** Rows as COPY's text format, in parts of about 64 kB. */
function* lines(resource: Resource, made: readonly Row[], count: number, first: number): Generator<string> {
  const fields = copied(resource);
  const prepared = made.map((row) => fields.map((stored) => cellsOf(stored, row[stored.field.name])));
  const unique = fields.flatMap((stored, at) => (stored.field.unique && uniqueKinds.has(stored.field.kind) ? [at] : []));
  let part = '';
  for (let index = 0; index < count; index += 1) {
    const row = made[index % made.length]!;
    const cells = [...prepared[index % made.length]!];
    for (const at of unique) cells[at] = cellsOf(fields[at]!, renumbered(fields[at]!.field, row[fields[at]!.field.name], first + index));
    part += `${[...cells.flat(), ...resource.stamps.created.map(() => stampOf(index))].join('\t')}\n`;
    if (part.length > 1 << 16) {
      yield part;
      part = '';
    }
  }
  yield part;
}

/** Adds `count` rows. @param seed the same seed makes the same rows */
export async function multiply(house: House, resource: Resource, count: number, seed: number): Promise<void> {
  const pool = await referencePool(house.sql, resource, house.resources);
  const samples = sampler(resource, house.enumerations, pool, seed);
  const made: Row[] = [];
  for (let index = 0; index < Math.min(count, originals); index += 1) {
    const row = samples.row(index);
    if (row) made.push(row);
  }
  if (made.length === 0) return;
  const { rows: [before] } = await sql<{ next: number }>`select coalesce(max(${resource.id.ref}), 0)::int + 1 as next from ${resource.table} t`.execute(house.sql);
  const columns = copied(resource).flatMap((stored) => [stored.column, ...(stored.grams ? [stored.grams] : [])]);
  const named = [...columns, ...resource.stamps.created.map((stamp) => stamp.column)].map(quote).join(', ');
  const client = await house.pool.connect();
  let failure: Error | undefined;
  try {
    const target = client.query(copyFrom(`copy ${quote(resource.tableName)} (${named}) from stdin`));
    await pipeline(Readable.from(lines(resource, made, count, before!.next)), target);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
  await sql`analyze ${resource.table}`.execute(house.sql);
}
