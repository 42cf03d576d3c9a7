/** The rows that are repeated: those of the demonstration, or some that are made up where it has few. */
import type { House, Resource, Row } from '../../../src/server/resources/types';
import { sql } from 'kysely';
import { alive, quote } from '../../../src/server/resources/resource';
import { enough, multiply, originals as most, outOfCondition } from '../../../src/server/seed/multiply';

export interface Originals {
  /** SELECT of the rows, numbered `n` from 1 on. */
  statement: string;
  /** What new rows hold otherwise, as SQL, by field. */
  fixed: Record<string, string>;
  /** Parents of a tree stay as they are, else nothing would be a tree. */
  parent: string | undefined;
}

export const literal = (value: unknown): string =>
  (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value === null || value === undefined ? 'null' : `'${String(value).replaceAll("'", "''")}'`);

/** Made-up rows all stand at the beginning; those of a year have gone on, and few are left at each step before the last. */
function spreadStates({ entity, stored }: Resource, house: House): Record<string, string> {
  const state = entity.states && stored.get(entity.states.field);
  const codes = (state?.field.enumeration ? house.enumerations.get(state.field.enumeration)?.items : undefined)?.map(({ value }) => value) ?? [];
  if (!state || codes.length === 0) return {};
  return { [state.field.name]: `(array[${codes.map(literal).join(', ')}])[${codes.length} - floor(power(random(), 3) * ${codes.length})::int]` };
}

export async function originals(house: House, resource: Resource): Promise<Originals> {
  const { rows: [found] } = await sql<{ n: number }>`select count(*)::int as n from ${resource.table} t where ${alive(resource)}`.execute(house.sql);
  const isMadeUp = found!.n < enough;
  if (isMadeUp && resource.stored.size > 0 && !resource.entity.table.kept) await multiply(house, resource, most, 7);
  const fixed: Row = outOfCondition(resource);
  const living = resource.softDelete ? ' where not is_del' : '';
  return {
    statement: `select row_number() over () as n, t.* from (select * from ${quote(resource.tableName)}${living} order by md5(id::text) limit ${most}) t`,
    fixed: { ...(isMadeUp ? spreadStates(resource, house) : {}), ...Object.fromEntries(Object.entries(fixed).map(([name, value]) => [name, literal(value)])) },
    parent: resource.entity.tree?.parent,
  };
}
