/** A part of a visit that may be refused by itself: what it wrote is taken back, and the rest of the visit holds. */
import { sql } from 'kysely';
import { Refusal } from '../../refusal';
import { isRepeatable } from '../../sql/retry';
import { noted } from '../totals/differences';
import type { Visit } from '../types';
import { takenRefusal } from './violations';

/**
 * @returns the refusal of the work, with its log entries and its part of kept totals taken back; undefined where all of it was done
 * @throws what is no refusal, and what asks for the whole visit to run again
 */
export async function attempt(visit: Visit, work: () => Promise<unknown>): Promise<Refusal | undefined> {
  const logged = visit.journal.length;
  const takeBackTotals = noted(visit.totals);
  await sql`savepoint attempt`.execute(visit.db);
  try {
    await work();
    await sql`release savepoint attempt`.execute(visit.db);
    return undefined;
  } catch (error) {
    if (isRepeatable(error)) throw error;
    const refusal = error instanceof Refusal ? error : takenRefusal(error, visit.resources);
    if (!refusal) throw error;
    await sql`rollback to savepoint attempt`.execute(visit.db);
    // It outlives the return to it, and would stand in for that of an attempt around this one.
    await sql`release savepoint attempt`.execute(visit.db);
    visit.journal.length = logged;
    takeBackTotals();
    // What the work had locked is free again.
    visit.found = undefined;
    return refusal;
  }
}
