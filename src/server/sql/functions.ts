/** Functions of the database. Each connection keeps the plans of what they ask, while the parts of a statement are planned at every call. */
import { sql as raw, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { Sql } from './connect';
import { dry } from './dry';
import type { WantedTable } from './plan';

export interface WantedFunction {
  name: string;
  isWanted(tables: readonly WantedTable[]): boolean;
  head: string;
  body: string;
}

/** A value that the database finds by its parameters, all of them texts. */
export interface ValueFunction<Value, Parameter extends string> extends WantedFunction {
  /** The value in SQL. */
  call(given: Record<Parameter, string>): RawBuilder<Value>;
}

interface ValueFunctionModel<Parameter extends string> {
  name: string;
  /** Names that no column has. */
  takes: readonly Parameter[];
  /** Type of the value in SQL. */
  returns: string;
  /** One that it reads: it is wanted wherever that one is. */
  table: string;
}

function literal(value: unknown): string {
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`no literal of ${typeof value}`);
}

/** As one text: a function takes no parameters beside its own. */
function textOf(query: RawBuilder<unknown>): string {
  const { sql, parameters } = query.compile(dry);
  return sql.replaceAll(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]));
}

/** @param value in SQL, of the parameters in SQL; what it holds beside them are texts, numbers and truths */
export function valueFunction<Value, Parameter extends string = string>(
  { name, takes, returns, table: read }: ValueFunctionModel<Parameter>, value: (taken: Record<Parameter, RawBuilder<string>>) => RawBuilder<Value>,
): ValueFunction<Value, Parameter> {
  const taken = Object.fromEntries(takes.map((each) => [each, raw.raw(each)])) as Record<Parameter, RawBuilder<string>>;
  return {
    name,
    isWanted: (tables) => tables.some((table) => table.name === read),
    head: `(${takes.map((each) => `${each} text`).join(', ')}) returns ${returns} language plpgsql stable parallel safe`,
    body: `begin return (${textOf(value(taken))}); end`,
    call: (given) => raw<Value>`${raw.raw(name)}(${raw.join(takes.map((each) => given[each]))})`,
  };
}

/** Guards tables whose rows are written once (`refuseChanges` of `plan.ts`). */
const refuseChange: WantedFunction = {
  name: 'refuse_change', isWanted: (tables) => tables.some(({ appendOnly }) => appendOnly),
  head: '() returns trigger language plpgsql',
  body: `begin raise exception 'rows of % are written once', tg_table_name; end`,
};

/** @returns statements that make what is missing or is no longer what is wanted; the tables need not be there yet */
export async function planFunctions(sql: Sql, tables: readonly WantedTable[], called: readonly WantedFunction[]): Promise<string[]> {
  const functions = [refuseChange, ...called];
  const { rows } = await raw<{ name: string; body: string }>`select p.proname as name, p.prosrc as body from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = current_schema() and p.proname = any(${functions.map(({ name }) => name)}::text[])`.execute(sql);
  const wanted = functions.filter(({ isWanted }) => isWanted(tables));
  return wanted.filter(({ name, body }) => !rows.some((live) => live.name === name && live.body === body)).map(({ name, head, body }) => `create or replace function ${name}${head} as $$${body}$$`);
}
