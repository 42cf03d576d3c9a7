/**
 * Millions of rows of any entity, made by the database out of those that are there: numbers are made one of a kind, times lie within a
 * year and keep their distance from one another, references lead to all records there are, to few of them often.
 */
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { House, Resource, StoredField } from '../../../src/server/resources/types';
import { quote } from '../../../src/server/resources/resource';
import { forgetTotals } from '../../../src/server/resources/totals/count';
import { withClient, withoutIndexes } from '../../../src/server/seed/indexes';
import { apartSql, gramsSql } from './apart';
import { originals, type Originals } from './originals';
import { poolOf, type Pools } from './pools';

/** Rows of one statement, so that a long run shows how far it is. */
const part = 1_000_000;
/** How uneven references are: of a pool the first 1 % get about every fifth. */
const skew = 3;

interface Column { name: string; type: string }

/** Columns that a row brings: all but the identity. */
async function columnsOf(client: PoolClient, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = '' and attname <> 'id' order by attnum`, [quote(table)]);
  return rows;
}

const isTime = ({ type }: Column): boolean => type === 'date' || type.startsWith('timestamp');

/** The moment at which row `i` was made, the last one now. */
const madeAt = (rows: number) => `(now() - interval '365 days' * (1 - i::float8 / ${rows}))`;

interface Written { column: Column; stored: StoredField | undefined; made: Originals; created: string; pools: Pools }

/** A column of row `i`, in SQL: `o` is the row that it repeats, `at` when it was made. */
function valueSql({ column, stored, made, created, pools }: Written): string {
  const old = `o.${quote(column.name)}`;
  if (column.name === created) return `at::${column.type}`;
  const field = stored?.field;
  if (field && field.name in made.fixed) return `(${made.fixed[field.name]})`;
  const own = field && apartSql(field, old, 'i + shift');
  if (own) return own;
  const pool = field && pools.get(field.to ?? '');
  if (pool && field.kind === 'reference' && field.name !== made.parent) {
    return `case when coalesce(${old}::text, '0') in ('0', '') then ${old} else (${pool.ids})[1 + floor(power(random(), ${skew}) * ${pool.size})::int] end`;
  }
  return isTime(column) ? shifted(column, old, `(o.${quote(created)})::timestamptz`) : old;
}

/** What lay near the making of a row lies near it again, and what was past is; a birthday stays. */
const shifted = ({ type }: Column, old: string, made: string): string => `case when ${old} between ${made} - interval '2 years' and ${made} + interval '2 years'
  then case when ${old} <= now() then least(${old} + (at - ${made}), now()) else ${old} + (at - ${made}) end::${type} else ${old} end`;

/** Adds rows until the table holds so many. @returns how many were added */
export async function grow(house: House, resource: Resource, wanted: number): Promise<number> {
  // Rows that are made up to be repeated count as well.
  const made = await originals(house, resource);
  const { rows: [found] } = await sql<{ n: number; last: number }>`select count(*)::int as n, coalesce(max(${resource.id.ref}), 0)::int as last from ${resource.table} t`.execute(house.sql);
  const added = wanted - found!.n;
  if (added <= 0) return 0;
  const created = resource.stamps.created[0]?.column ?? 'create_time';
  await withClient(house, (client) => withoutIndexes(client, [resource.tableName], async () => {
    await forgetTotals(client, [resource.tableName]);
    const pools = await poolOf(client, house, resource);
    const columns = await columnsOf(client, resource.tableName);
    const stored = new Map([...resource.stored.values()].map((each) => [each.column, each]));
    const grams = new Map([...stored.values()].flatMap((each) => (each.grams && apartSql(each.field, '', '') ? [[each.grams, each] as const] : [])));
    const of = (column: Column) => valueSql({ column, stored: stored.get(column.name), made, created, pools });
    // Numbers that are searched are made first: their pieces are cut from them.
    const numbers = [...grams.values()].map(({ column }) => columns.find(({ name }) => name === column)!);
    const value = (column: Column) => {
      const searched = grams.get(column.name);
      if (searched) return gramsSql(`u.${quote(searched.column)}`);
      return numbers.includes(column) ? `u.${quote(column.name)}` : of(column);
    };
    await client.query(`create temp table original on commit drop as ${made.statement}; analyze original`);
    const { rows: [kept] } = await client.query<{ n: number }>('select count(*)::int as n from original');
    for (let from = 1; from <= added; from += part) {
      await client.query(`insert into ${quote(resource.tableName)} (${columns.map(({ name }) => quote(name)).join(', ')})
        select ${columns.map(value).join(',\n')}
        from (select i, ${found!.last} as shift, ${madeAt(added)} as at from generate_series(${from}, ${Math.min(added, from + part - 1)}) i offset 0) i
        join original o on o.n = 1 + i % ${kept!.n}
        cross join lateral (select ${numbers.map((column) => `${of(column)} as ${quote(column.name)}`).join(', ') || '1'} offset 0) u order by i`);
    }
  }));
  await sql`vacuum analyze ${resource.table}`.execute(house.sql);
  return added;
}
