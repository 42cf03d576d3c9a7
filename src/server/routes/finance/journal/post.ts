/** Booking what happens, in the transaction in which it happens (decisions 59). */
import { sql } from 'kysely';
import type { JournalEvent } from '../../../../../generated/types/enumerations';
import type { Visit } from '../../../resources/types';
import { bookingOf } from './happening';
import { happenings } from './happenings';

/**
 * The moment of the booking itself, and not that of its transaction: whoever closes a day locks the entries, and what waits for that lock is
 * booked on the next one.
 */
const now = sql`(select clock_timestamp() at time zone 'Asia/Shanghai')`;

/**
 * The row must have been written. One of which the happening does not hold is not booked.
 * @param id of the record whose write brings it about
 */
export async function post({ db }: Visit, kind: JournalEvent, id: number): Promise<void> {
  await bookingOf(happenings[kind], { id, now }).execute(db);
}
