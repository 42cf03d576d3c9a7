/** Values that exactly one record holds: the first takes it, whoever takes it later frees the one before, and nobody merely gives it up. */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { sameStored } from '../../../engine/json';
import type { ExactlyOneModel } from '../../../engine/model';
import { invalid, Refusal } from '../../refusal';
import { lockName } from '../../sql/nameLock';
import { all, equals } from '../condition';
import { alive } from '../resource';
import type { Resource, Row, StoredField, Visit } from '../types';
import { lockRows, type Locked } from './rows';

interface Held { stored: StoredField; rule: ExactlyOneModel }

const heldOf = ({ stored }: Resource): Held[] =>
  [...stored.values()].flatMap((one) => (one.field.exactlyOne ? [{ stored: one, rule: one.field.exactlyOne }] : []));

/** Records that hold it where `record` stands. */
function holders(resource: Resource, { stored, rule }: Held, record: Row) {
  const scope = rule.scope.flatMap((name) => {
    const one = resource.stored.get(name);
    return one ? [sql<boolean>`${one.ref} is not distinct from ${record[name] ?? null}`] : [];
  });
  return all([equals(stored, rule.holds), ...scope, alive(resource)]);
}

async function isHeld(visit: Visit, resource: Resource, held: Held, record: Row): Promise<boolean> {
  const { rows } = await sql`select 1 from ${resource.table} t where ${holders(resource, held, record)} limit 1`.execute(visit.db);
  return rows.length > 0;
}

/** Two who take it at once would each see only the one before. */
const lockHolding = (visit: Visit, { tableName }: Resource, { stored }: Held) =>
  lockName(visit.db, `one ${tableName} ${stored.column}`);

const isMoved = ({ rule }: Held, before: Row, after: Row): boolean => rule.scope.some((name) => !sameStored(before[name], after[name]));

/**
 * Judges what a record is about to hold, and frees the one that held it before.
 * @param after the record as it will be written: where no other holds the value it takes it, in place
 * @param free writes the one before as it is from now on
 * @throws Refusal at the field for a record that holds the value and is to hold it no more
 */
export async function takeExactlyOne(
  visit: Visit, resource: Resource, before: Locked | undefined, after: Row, free: (row: Locked, record: Row) => Promise<unknown>,
): Promise<void> {
  for (const held of heldOf(resource)) {
    const { stored: { field: { name } }, rule } = held;
    const [had, takes] = [before?.record[name] === rule.holds, after[name] === rule.holds];
    const isNew = before === undefined || isMoved(held, before.record, after);
    if (had && (!takes || isNew)) throw invalid([{ field: name, message: rule.message }]);
    if (had || (!takes && (!isNew || await isHeld(visit, resource, held, after)))) continue;
    await lockHolding(visit, resource, held);
    if (!takes && await isHeld(visit, resource, held, after)) continue;
    after[name] = rule.holds;
    for (const row of await lockRows(visit, resource, holders(resource, held, after))) {
      if (row.id !== before?.id) await free(row, { ...row.record, [name]: rule.otherwise });
    }
  }
}

/** Whether all that is set is what exactly one record holds, and the record is that one. */
export const holdsAlready = (resource: Resource, set: Readonly<Record<string, unknown>>, record: Row): boolean =>
  Object.entries(set).length > 0 && Object.entries(set).every(([name, value]) => resource.stored.get(name)?.field.exactlyOne?.holds === value && record[name] === value);

/** @throws Refusal for a record that holds such a value: it goes only along with what it belongs to */
export function proveFree(resource: Resource, record: Row): void {
  const held = heldOf(resource).find(({ stored, rule }) => record[stored.field.name] === rule.holds);
  if (held) throw new Refusal(codes.invalid, held.rule.message);
}

/** What a record that comes back holds: what another holds by now is not its own any more. */
export async function heldAgain(visit: Visit, resource: Resource, record: Row): Promise<Row> {
  const values: Row = {};
  for (const held of heldOf(resource)) {
    await lockHolding(visit, resource, held);
    values[held.stored.field.name] = await isHeld(visit, resource, held, record) ? held.rule.otherwise : held.rule.holds;
  }
  return values;
}
