/** Functions of the database that statements and triggers call. Each connection keeps their plans, while the parts of a statement are planned at every call. */
import { sql as raw } from 'kysely';
import type { Sql } from './connect';
import type { WantedTable } from './plan';

interface WantedFunction {
  name: string;
  isWanted(tables: readonly WantedTable[]): boolean;
  head: string;
  body: string;
}

const functions: readonly WantedFunction[] = [{
  // A total that is kept, with all that is to be added; null while it is not known to be right: `isRight` and `partsOf` of `totals/read.ts` for one key.
  name: 'kept_total_of', isWanted: (tables) => tables.some(({ name }) => name === 'kept_list'),
  head: '(of_list text, of_key text) returns int language plpgsql stable parallel safe',
  body: `begin
  if not exists (select from kept_list where name = of_list) then return null; end if;
  return (select coalesce(sum(n::int)::int, 0) from (select n from kept_total where list = of_list and key = of_key union all select n from kept_change where list = of_list and key = of_key) parts);
end`,
}, {
  // Guards tables whose rows are written once (`refuseChanges` of `plan.ts`).
  name: 'refuse_change', isWanted: (tables) => tables.some(({ appendOnly }) => appendOnly),
  head: '() returns trigger language plpgsql',
  body: `begin raise exception 'rows of % are written once', tg_table_name; end`,
}];

/** @returns statements that make what is missing or is no longer what is wanted; the tables need not be there yet */
export async function planFunctions(sql: Sql, tables: readonly WantedTable[]): Promise<string[]> {
  const { rows } = await raw<{ name: string; body: string }>`select p.proname as name, p.prosrc as body from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = current_schema() and p.proname = any(${functions.map(({ name }) => name)}::text[])`.execute(sql);
  const wanted = functions.filter(({ isWanted }) => isWanted(tables));
  return wanted.filter(({ name, body }) => !rows.some((live) => live.name === name && live.body === body)).map(({ name, head, body }) => `create or replace function ${name}${head} as $$${body}$$`);
}
