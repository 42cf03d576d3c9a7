/** A list's query as one caller may ask it: the only way from a request to `readQuery`. */
import type { EndpointModel } from '../../engine/model';
import type { Sql } from '../sql/connect';
import { countGuesses } from './guesses';
import type { Asker } from './parts';
import { type Asked, type Query, type QueryPlan, readQuery } from './query';
import { type Reader, readerOf } from './reading';

/**
 * @param endpoint whose rows are asked for
 * @param reader what of each field the asker may read, where their reads alone do not tell it
 * @throws Refusal 400 when a declared key holds what it cannot, or asks for what the caller may not read; 429 after too many guesses
 */
export async function askedQuery(
  db: Sql, plan: QueryPlan, query: Query, asker: Asker, endpoint: EndpointModel | undefined, reader: Reader = readerOf(asker, plan.resource, endpoint),
): Promise<Asked> {
  const asked = readQuery(plan, query, reader, asker?.id);
  await countGuesses(db, asker?.id ?? 0, asked.guesses);
  return asked;
}
