/** Very many made-up rows, written in bulk: for measuring, and for DEMO=2. They carry grams and versions as the door would write. */
import { sql } from 'kysely';
import type { Row } from '../resources/door/rows';
import type { House } from '../resources/house';
import type { Resource } from '../resources/resource';
import type { FieldModel } from '../../engine/model';
import { cellsOf, copied, copyInto, inParts } from './copy';
import { numbered, referencePool, sampler } from './samples';

/** Distinct rows that are made up; the rest repeat them with other numbers, dates and unique texts. */
const originals = 2_000;

const uniqueKinds = new Set(['text', 'textarea', 'phone']);

/** The number replaces the one that an original bears. */
const renumbered = (field: FieldModel, text: unknown, number: number): string => numbered(field, String(text ?? '').replace(/\d+$/, ''), number);

const yearStart = Date.UTC(2025, 0, 1);
const yearLength = 365 * 86_400_000;
/** Prime, so that times spread evenly over the year. */
const step = 7_919_003;
const stampOf = (index: number) => new Date(yearStart + (index * step) % yearLength).toISOString().slice(0, 19).replace('T', ' ');

/** Rows as COPY's text format. */
function* lines(resource: Resource, made: readonly Row[], count: number, first: number): Generator<string> {
  const fields = copied(resource);
  const prepared = made.map((row) => fields.map((stored) => cellsOf(stored, row[stored.field.name])));
  const unique = fields.flatMap((stored, at) => (stored.field.unique && uniqueKinds.has(stored.field.kind) ? [at] : []));
  for (let index = 0; index < count; index += 1) {
    const row = made[index % made.length]!;
    const cells = [...prepared[index % made.length]!];
    for (const at of unique) cells[at] = cellsOf(fields[at]!, renumbered(fields[at]!.field, row[fields[at]!.field.name], first + index));
    yield `${[...cells.flat(), ...resource.stamps.created.map(() => stampOf(index))].join('\t')}\n`;
  }
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
  await copyInto(house, resource, inParts(lines(resource, made, count, before!.next)));
}
