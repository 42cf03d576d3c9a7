/** Rows of several tables, collected as COPY's text and sent part by part, so that millions of them need little memory. */
import { from as copyFrom } from 'pg-copy-streams';
import type { PoolClient } from 'pg';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { complete, numbered } from '../resources/door/complete';
import type { House, Resource, Row } from '../resources/types';
import { isSpecial } from '../../engine/rules/present';
import { own, quote, resourceOf } from '../resources/resource';
import { forgetTotals } from '../resources/totals/count';
import { addCells, cellsOf, copied, copyStatement, type WrittenRow } from './copy';
import type { EntityKey } from '../../../generated/records';

/** Bytes of one table that are worth a COPY of their own, and those beyond which nothing more is collected until some are sent. */
const part = 1 << 18;
const most = 1 << 22;
/** Of a character in UTF-8, at most. */
const widest = 3;

/** Every row says when it was made. */
export type TimedRow<Key extends EntityKey> = WrittenRow<Key> & { createTime: string; updateTime?: string };

/** Rows of one table, whose schema says of what shape they are. */
export class TableWriter<Key extends EntityKey = EntityKey> {
  /** Bytes, not strings: what lives until it is sent would be moved about by the garbage collector meanwhile. */
  private bytes = Buffer.allocUnsafe(part);
  private filled = 0;
  private readonly fields;
  private readonly blanks: string[];
  readonly statement: string;
  private next: number;

  /** @param last highest id in the table; those of new rows follow */
  constructor(readonly resource: Resource, last: number) {
    this.next = last + 1;
    this.fields = copied(resource);
    const blank = complete(resource, {});
    this.blanks = this.fields.map((stored) => cellsOf(stored, blank[stored.field.name]).join('\t'));
    this.statement = copyStatement(resource, true);
  }

  /** @param row decoded values, `createTime` among them, and `updateTime` where it is another; what it leaves out takes its default. @returns the id of the row */
  add(given: TimedRow<Key>): number {
    const row: Row = given;
    const id = this.next;
    this.next += 1;
    const cells = [String(id)];
    for (let at = 0; at < this.fields.length; at += 1) {
      const stored = this.fields[at]!;
      const value = row[stored.field.name];
      const serial = value === undefined ? this.serialOf(stored.field.name, id, given.createTime) : undefined;
      if (value === undefined && serial === undefined) cells.push(this.blanks[at]!);
      else addCells(cells, stored, value ?? serial);
    }
    for (const { column } of this.resource.stamps.created) cells.push(String((column === own.updated ? row.updateTime : undefined) ?? row.createTime));
    this.write(`${cells.join('\t')}\n`);
    return id;
  }

  /** The number that a row with this id gets in a field that makes up its own; undefined of other fields. */
  serialOf(name: string, id: number, createTime: string): string | undefined {
    const given = this.resource.fields.get(name)?.given;
    return given === undefined || isSpecial(given) ? undefined : numbered(given.serial, createTime, id);
  }

  private write(line: string): void {
    const room = line.length * widest;
    if (this.filled + room > this.bytes.length) {
      const larger = Buffer.allocUnsafe(2 * this.bytes.length + room);
      this.bytes.copy(larger, 0, 0, this.filled);
      this.bytes = larger;
    }
    this.filled += this.bytes.write(line, this.filled);
  }

  /** Bytes of the rows added since the last time. */
  get size(): number {
    return this.filled;
  }

  /** These rows, as COPY's text. */
  taken(): Buffer {
    const taken = this.bytes.subarray(0, this.filled);
    this.bytes = Buffer.allocUnsafe(this.bytes.length);
    this.filled = 0;
    return taken;
  }
}

/** Sends rows of several tables over one connection, while the next ones are made. */
export class Sender {
  private sending: Promise<void> | undefined;

  constructor(private readonly client: PoolClient, private readonly writers: readonly TableWriter[]) {}

  /** To be awaited every few rows: the database gets what it can take by now. Waits only while too much has gathered. */
  async send(): Promise<void> {
    if (!this.sending) {
      const full = this.writers.filter(({ size }) => size >= part);
      if (full.length > 0) this.begin(full);
    }
    await (this.writers.some(({ size }) => size > most) ? this.sending : nextTurn());
  }

  /** Resolves when all of it has been sent. */
  async finish(): Promise<void> {
    await this.sending;
    this.begin(this.writers.filter(({ size }) => size > 0));
    await this.sending;
  }

  private begin(writers: readonly TableWriter[]): void {
    this.sending = this.copy(writers.map((writer) => ({ statement: writer.statement, bytes: writer.taken() })));
    // It is awaited later; until then its failure is nobody's.
    this.sending.then(() => { this.sending = undefined; }, () => undefined);
  }

  private async copy(parts: readonly { statement: string; bytes: Buffer }[]): Promise<void> {
    for (const { statement, bytes } of parts) await pipeline(Readable.from([bytes]), this.client.query(copyFrom(statement)));
  }
}

/** Of each table its writer, by the names that the caller gives them. */
export type Writers<Keys extends Readonly<Record<string, EntityKey>>> = { readonly [Name in keyof Keys]: TableWriter<Keys[Name]> };

/** Writers of several tables, which go on after the rows that are there. @param client in a transaction */
export async function openWriters<const Keys extends Readonly<Record<string, EntityKey>>>(house: Pick<House, 'resources'>, client: PoolClient, keys: Keys): Promise<Writers<Keys>> {
  const opened: Record<string, TableWriter> = {};
  await forgetTotals(client, Object.values(keys).map((key) => resourceOf(house, key).tableName));
  for (const [name, key] of Object.entries(keys)) {
    const resource = resourceOf(house, key);
    opened[name] = new TableWriter(resource, await lastId(client, resource));
  }
  return opened as Writers<Keys>;
}

/** The first id that is free, less one. */
export async function lastId(client: PoolClient, { tableName }: Resource): Promise<number> {
  const { rows } = await client.query<{ last: string }>(`select coalesce(max(id), 0)::text as last from ${quote(tableName)}`);
  return Number(rows[0]!.last);
}

/** The table's counter goes on after the rows that were written with ids of their own. */
export const countOn = (client: PoolClient, { tableName }: Resource): Promise<unknown> =>
  client.query(`select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id) from ${quote(tableName)}), 1))`, [quote(tableName)]);
