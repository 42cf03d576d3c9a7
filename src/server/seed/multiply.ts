/** Very many made-up rows, written in bulk: for measuring, and for DEMO=2. They carry grams and versions as the door would write. */
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { grams } from '../../engine/search/grams';
import type { Row } from '../resources/door/rows';
import type { House } from '../resources/house';
import { own, quote, type Resource } from '../resources/resource';
import { referencePool, sampler } from './samples';

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

function lineOf(resource: Resource, record: Row, stamp: string): string {
  const cells: string[] = [];
  for (const stored of resource.stored.values()) {
    if (stored === resource.id || isOwn(stored.column)) continue;
    cells.push(copyText(stored.kind.toSql(record[stored.field.name], stored.field)));
    if (stored.grams) cells.push(copyText(grams(stored.kind.searchText?.(record[stored.field.name]) ?? '')));
  }
  return `${[...cells, ...resource.stamps.created.map(() => stamp)].join('\t')}\n`;
}

const isOwn = (column: string) => (Object.values(own) as string[]).includes(column);

const columnsOf = (resource: Resource): string[] => [
  ...[...resource.stored.values()].filter((stored) => stored !== resource.id && !isOwn(stored.column))
    .flatMap((stored) => [stored.column, ...(stored.grams ? [stored.grams] : [])]),
  ...resource.stamps.created.map((one) => one.column),
];

/** Adds `count` rows. @param seed in [0, 1); the same seed makes the same rows */
export async function multiply(house: House, resource: Resource, count: number, seed: number): Promise<void> {
  const pool = await referencePool(house.sql, resource, house.resources);
  const samples = sampler(resource, house.enumerations, pool, Math.floor(seed * 2 ** 32));
  const { rows: [before] } = await sql<{ total: number }>`select count(*)::int as total from ${resource.table} t`.execute(house.sql);
  const unique = resource.entity.fields.filter((field) => field.unique && ['text', 'textarea', 'phone', 'url'].includes(field.kind));
  const made: Row[] = [];
  for (let index = 0; index < Math.min(count, originals); index += 1) {
    const row = samples.row(index);
    if (row) made.push(row);
  }
  if (made.length === 0) return;
  const day = Date.UTC(2025, 0, 1);
  function* lines(): Generator<string> {
    let part = '';
    for (let index = 0; index < count; index += 1) {
      const record = { ...made[index % made.length]! };
      for (const field of unique) {
        const mark = String(before!.total + index + 1);
        const kept = Array.from(String(record[field.name] ?? '').replace(/\d+$/, '')).slice(0, (field.maxLength ?? 255) - mark.length);
        record[field.name] = kept.join('') + mark;
      }
      const stamp = new Date(day + (index * 7_919_000) % (365 * 86_400_000)).toISOString().slice(0, 19).replace('T', ' ');
      part += lineOf(resource, record, stamp);
      if (part.length > 1 << 16) {
        yield part;
        part = '';
      }
    }
    yield part;
  }
  const client = await house.pool.connect();
  try {
    const target = client.query(copyFrom(`copy ${quote(resource.tableName)} (${columnsOf(resource).map(quote).join(', ')}) from stdin`));
    await pipeline(Readable.from(lines()), target);
  } finally {
    client.release();
  }
  await sql`analyze ${resource.table}`.execute(house.sql);
}
