/** Rows written in bulk, past the door: they carry grams, versions and times as the door would write. */
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { grams } from '../../engine/search/grams';
import { fromSeconds } from '../../engine/time/wallTime';
import { complete } from '../resources/door/complete';
import type { House, Resource, Row, StoredField } from '../resources/types';
import { validate } from '../resources/door/validate';
import { own, quote, resourceOf } from '../resources/resource';
import { forgetTotals } from '../resources/totals/count';
import type { EntityKey, Records } from '../../../generated/records';
import { inTransaction, withClient } from './indexes';

/** A value as COPY's text format writes it. */
export function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return escape(`{${value.map((member) => `"${String(member).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`);
  return escape(String(value));
}

const special = /[\\\n\r\t]/;
const escape = (text: string) => (special.test(text) ? text.replace(/[\\\n\r\t]/g, (found) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[found]!) : text);

/** Appends the cells of one field: its column, and its pieces where it is searched. */
export function addCells(cells: string[], stored: StoredField, value: unknown): void {
  cells.push(copyText(stored.kind.toSql(value ?? stored.blank, stored.field)));
  if (stored.grams) cells.push(copyText(grams(stored.kind.searchText?.(value) ?? '')));
}

export function cellsOf(stored: StoredField, value: unknown): string[] {
  const cells: string[] = [];
  addCells(cells, stored, value);
  return cells;
}

const isOwn = (column: string) => (Object.values(own) as string[]).includes(column);

/** Fields that are copied; the identity column counts by itself. */
export const copied = (resource: Resource): StoredField[] =>
  [...resource.stored.values()].filter((stored) => stored !== resource.id && !isOwn(stored.column));

/** @param withId the rows bring ids of their own @returns the COPY of the cells of `copied` and one of each time of creation, in its text format */
export function copyStatement(resource: Resource, withId = false): string {
  const columns = copied(resource).flatMap((stored) => [stored.column, ...(stored.grams ? [stored.grams] : [])]);
  const named = [...(withId ? [resource.id.column] : []), ...columns, ...resource.stamps.created.map(({ column }) => column)].map(quote).join(', ');
  return `copy ${quote(resource.tableName)} (${named}) from stdin`;
}

/** @param client in a transaction @param lines as the statement of `copyStatement` takes them */
export async function copyInto(client: PoolClient, resource: Resource, lines: Iterable<string>): Promise<void> {
  await forgetTotals(client, [resource.tableName]);
  await pipeline(Readable.from(lines), client.query(copyFrom(copyStatement(resource))));
}

/** Lines in parts of about 64 kB. */
export function* inParts(lines: Iterable<string>): Generator<string> {
  let part = '';
  for (const line of lines) {
    part += line;
    if (part.length > 1 << 16) {
      yield part;
      part = '';
    }
  }
  yield part;
}

/** A row as it is written in bulk: what it leaves out takes its default. */
export type WrittenRow<Key extends EntityKey> = Partial<Records[Key]> & { createTime?: string };

/** The same by the key of the entity, whose schema says of what shape the rows are. */
export const writeRows = <Key extends EntityKey>(house: Pick<House, 'pool' | 'resources'>, key: Key, rows: readonly WrittenRow<Key>[]): Promise<void> => copyRows(house, resourceOf(house, key), rows);

/**
 * Adds decoded rows, each held to the rules of its entity. `createTime` says when one was made, now when it is absent.
 * @throws Error when a row breaks a rule: a mistake in what made it
 */
export async function copyRows(house: Pick<House, 'pool'>, resource: Resource, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const fields = copied(resource);
  const now = fromSeconds(Date.now() / 1000);
  function* lines(): Generator<string> {
    for (const row of rows) {
      const record = complete(resource, row);
      const [wrong] = validate(resource, 'create', record);
      if (wrong) throw new Error(`${resource.key}: ${wrong.field} ${wrong.message} in ${JSON.stringify(row)}`);
      const cells: string[] = [];
      for (const stored of fields) addCells(cells, stored, record[stored.field.name]);
      for (const _stamp of resource.stamps.created) cells.push(copyText(row.createTime ?? now));
      yield `${cells.join('\t')}\n`;
    }
  }
  await withClient(house, (client) => inTransaction(client, () => copyInto(client, resource, inParts(lines()))));
}
