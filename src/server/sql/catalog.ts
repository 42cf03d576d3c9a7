/** What the database has, in the words of the wanted tables. */
import { sql as raw } from 'kysely';
import type { Sql } from './connect';
import { canonicalType } from './types';

export interface LiveColumn {
  name: string;
  type: string;
  nullable: boolean;
  /** Fingerprint of the default that we gave it. */
  mark?: string;
}

export interface LiveIndex {
  name: string;
  /** Fingerprint that we wrote when creating it; undefined for indexes that are not ours. */
  mark?: string;
}

export interface LiveTable {
  columns: Map<string, LiveColumn>;
  indexes: Map<string, LiveIndex>;
  isAppendOnly: boolean;
}

/** Comments that begin so are ours: databases print definitions in their own words, a fingerprint can be compared. */
export const markPrefix = 'bazaar:';

/** Trigger of a table whose rows are written once. */
export const appendOnlyTrigger = 'append_only';

const markIn = (comment: string | null): { mark?: string } => (comment?.startsWith(markPrefix) ? { mark: comment.slice(markPrefix.length) } : {});

export async function readCatalog(sql: Sql): Promise<Map<string, LiveTable>> {
  const tables = new Map<string, LiveTable>();
  const tableOf = (name: string): LiveTable => {
    let found = tables.get(name);
    if (!found) tables.set(name, found = { columns: new Map(), indexes: new Map(), isAppendOnly: false });
    return found;
  };
  const columns = await raw<{ table: string; name: string; type: string; nullable: boolean; comment: string | null }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
      col_description(c.oid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(sql);
  for (const { table, comment, ...column } of columns.rows) {
    tableOf(table).columns.set(column.name, { ...column, type: canonicalType(column.type), ...markIn(comment) });
  }
  const indexes = await raw<{ table: string; name: string; comment: string | null }>`
    select t.relname as "table", i.relname as name, obj_description(i.oid, 'pg_class') as comment
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = current_schema()`.execute(sql);
  for (const { table, name, comment } of indexes.rows) {
    tableOf(table).indexes.set(name, { name, ...markIn(comment) });
  }
  const guarded = await raw<{ table: string }>`
    select c.relname as "table" from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and g.tgname = ${appendOnlyTrigger} and g.tgenabled = 'O'`.execute(sql);
  for (const { table } of guarded.rows) tableOf(table).isAppendOnly = true;
  return tables;
}
