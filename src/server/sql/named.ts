/** Tables and columns within `sql`, by the names that `Tables` knows: one that is renamed in its schema does not compile. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from './tables';

type Columns<Name extends keyof Tables> = { readonly [Column in keyof Selectable<Tables[Name]> & string]: RawBuilder<Selectable<Tables[Name]>[Column]> };

/**
 * @returns the table under the alias, as `from` and `join` take it, and its columns
 * @example const [orders, o] = named('order_order', 'o');
 *   sql`select sum(${o.pay_price}) from ${orders} where ${o.paid}`
 */
export function named<Name extends keyof Tables & string>(table: Name, alias: string): [source: RawBuilder<unknown>, columns: Columns<Name>] {
  const columns = new Proxy({}, { get: (_, column) => sql.ref(`${alias}.${String(column)}`) });
  // Columns are made as they are asked for, which no type can say of a Proxy.
  return [sql`${sql.table(table)} as ${sql.id(alias)}`, columns as Columns<Name>];
}
