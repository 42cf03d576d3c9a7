/** Files that are chosen together stand in the list as they were chosen, however they arrive: their places are kept beforehand. */
import { sql } from 'kysely';
import { wallTime } from '../../engine/time/wallTime';
import type { Visit } from '../resources/types';
import type { Library } from './room';

export const mostPlaces = 500;

/** @returns places for so many files of this person: the first one stands before the others, newest first */
export async function keepPlaces({ house, attachments }: Library, admin: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`insert into file_place (id, admin_id)
    select nextval(pg_get_serial_sequence(${attachments.tableName}, 'id')), ${admin} from generate_series(1, ${count}) returning id`.execute(house.sql);
  return rows.map(({ id }) => Number(id)).sort((one, other) => other - one);
}

/** Whose the place is may take it, once. @returns undefined where it is not kept for this person; the time of the list otherwise */
export async function takePlace(visit: Visit, place: number | undefined): Promise<string | undefined> {
  if (place === undefined) return undefined;
  const { rows: [row] } = await sql<{ create_time: Date }>`delete from file_place where id = ${place} and admin_id = ${visit.actor.id} returning create_time`.execute(visit.db);
  return row && wallTime(row.create_time);
}
