/** Rows of several tables, collected as COPY's lines and sent part by part, so that millions of them need little memory. */
import { from as copyFrom } from 'pg-copy-streams';
import type { PoolClient } from 'pg';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { complete } from '../resources/door/complete';
import type { Row } from '../resources/door/rows';
import { own, quote, type Resource } from '../resources/resource';
import { addCells, cellsOf, copied } from './copy';

export class TableWriter {
  private lines: string[] = [];
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
    const columns = this.fields.flatMap((stored) => [stored.column, ...(stored.grams ? [stored.grams] : [])]);
    const named = [resource.id.column, ...columns, ...resource.stamps.created.map(({ column }) => column)].map(quote).join(', ');
    this.statement = `copy ${quote(resource.tableName)} (${named}) from stdin`;
  }

  /** @param row decoded values, `createTime` among them, and `updateTime` where it is another; what it leaves out takes its default. @returns the id of the row */
  add(row: Row): number {
    const id = this.next;
    this.next += 1;
    const cells = [String(id)];
    for (let at = 0; at < this.fields.length; at += 1) {
      const stored = this.fields[at]!;
      const value = row[stored.field.name];
      if (value === undefined) cells.push(this.blanks[at]!);
      else addCells(cells, stored, value);
    }
    for (const { column } of this.resource.stamps.created) cells.push(String((column === own.updated ? row.updateTime : undefined) ?? row.createTime));
    this.lines.push(cells.join('\t'));
    return id;
  }

  /** What was added since the last time, as COPY's text; empty when nothing was. */
  taken(): string {
    const text = this.lines.length === 0 ? '' : `${this.lines.join('\n')}\n`;
    this.lines = [];
    return text;
  }
}

/** Sends rows of several tables over one connection, a part while the next one is made. */
export class Sender {
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly client: PoolClient, private readonly writers: readonly TableWriter[]) {}

  /** Resolves as soon as the part before this one has been sent. */
  async send(): Promise<void> {
    const parts = this.writers.map((writer) => ({ statement: writer.statement, text: writer.taken() })).filter(({ text }) => text !== '');
    await this.sending;
    this.sending = this.copy(parts);
    // It is awaited with the next part; until then its failure is nobody's.
    this.sending.catch(() => undefined);
  }

  /** Resolves when all of it has been sent. */
  async finish(): Promise<void> {
    await this.send();
    await this.sending;
  }

  private async copy(parts: readonly { statement: string; text: string }[]): Promise<void> {
    for (const { statement, text } of parts) await pipeline(Readable.from([text]), this.client.query(copyFrom(statement)));
  }
}

/** The first id that is free, less one. */
export async function lastId(client: PoolClient, { tableName }: Resource): Promise<number> {
  const { rows } = await client.query<{ last: string }>(`select coalesce(max(id), 0)::text as last from ${quote(tableName)}`);
  return Number(rows[0]!.last);
}

/** The table's counter goes on after the rows that were written with ids of their own. */
export const countOn = (client: PoolClient, { tableName }: Resource): Promise<unknown> =>
  client.query(`select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id) from ${quote(tableName)}), 1))`, [quote(tableName)]);
