/** Tables by names that only the test knows: of entities that it makes up, or one after the other. */
import type { Kysely } from 'kysely';
import type { Sql } from '../../src/server/sql/connect';

export const anyTable = (sql: Sql) => sql as unknown as Kysely<Record<string, Record<string, any>>>;
