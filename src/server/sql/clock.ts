/** The clock by which the shop goes, read by the database: several processes compare with the same moment. */
import { sql } from 'kysely';

/** Wall time of the shop at the beginning of the transaction, as columns of kind datetime keep it. */
export const wallNow = sql<string>`(now() at time zone 'Asia/Shanghai')`;
