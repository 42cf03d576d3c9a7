/** Rows of a matrix that another entity keeps, as they are and as they are to be. */
import { type Combination, keyOf, type Matrix } from '../../../engine/matrix/document';
import { all, equals } from '../condition';
import { alive } from '../resource';
import type { Resource, Row, Visit } from '../types';
import { lockRows, type Locked } from './rows';

interface KeptRows {
  target: Resource;
  /** Their reference to the record. */
  by: string;
  matrix: Matrix;
  /** By their combination. */
  present: Map<string, Locked>;
}

const lockThose = (visit: Visit, target: Resource, by: string, id: unknown): Promise<Locked[]> =>
  lockRows(visit, target, all([equals(target.stored.get(by)!, id), alive(target)]));

/** @param record what it does not carry stays as it is over there */
export async function keptRows(visit: Visit, resource: Resource, id: unknown, record: Row): Promise<KeptRows[]> {
  const found: KeptRows[] = [];
  for (const { name, keptIn } of resource.entity.fields) {
    const matrix = record[name] as Matrix | null | undefined;
    if (!keptIn || !matrix) continue;
    const target = visit.resources.get(keptIn.entity)!;
    const rows = await lockThose(visit, target, keptIn.by, id);
    found.push({ target, by: keptIn.by, matrix, present: new Map(rows.map((row) => [keyOf((row.record.attrValue ?? {}) as Combination), row])) });
  }
  return found;
}

/** Before the record itself, as whoever takes pieces of them does: two writes never wait for each other. */
export async function lockKept(visit: Visit, resource: Resource, id: unknown, input: Row): Promise<void> {
  for (const { name, keptIn } of resource.entity.fields) {
    if (keptIn && name in input) await lockThose(visit, visit.resources.get(keptIn.entity)!, keptIn.by, id);
  }
}
