/** A list's query as one caller may ask it: the only way from a request to `readQuery`. */
import type { EndpointModel } from '../../engine/model';
import type { Sql } from '../sql/connect';
import { countGuesses } from './guesses';
import type { Asker } from './parts';
import { type Asked, type Query, type QueryPlan, readQuery } from './query';
import { readerOf } from './reading';

/**
 * @param endpoint whose rows are asked for
 * @throws Refusal 400 when a declared key holds what it cannot, or asks for what the caller may not read; 429 after too many guesses
 */
export async function askedQuery(db: Sql, plan: QueryPlan, query: Query, asker: Asker, endpoint: EndpointModel | undefined): Promise<Asked> {
  const asked = readQuery(plan, query, readerOf(asker, plan.resource, endpoint), asker?.id);
  await countGuesses(db, asker?.id ?? 0, asked.guesses);
  return asked;
}
