/** The clock by which the shop goes, read by the database: several processes compare with the same moment. */
import { sql, type RawBuilder } from 'kysely';

/** Wall time of the shop at the beginning of the transaction, as columns of kind datetime keep it. */
export const wallNow = sql<string>`(now() at time zone 'Asia/Shanghai')`;

/** So long a time, to be added to a moment or taken from it: a product, which every engine knows. */
export const duration = (count: number, unit: 'second' | 'minute' | 'hour' | 'day'): RawBuilder<unknown> => sql`(${count}::float8 * ${sql.raw(`interval '1 ${unit}'`)})`;
