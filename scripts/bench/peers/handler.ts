/**
 * The list and the export as one would write them by hand for one table: Fastify, pg and the statements, nothing else.
 * Its statements come in the environment, so that they are the product's own.
 */
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import fastify from 'fastify';
import pg from 'pg';
import QueryStream from 'pg-query-stream';

const given = JSON.parse(process.env.HANDLER!) as {
  caller: { text: string; values: unknown[]; tokenAt: number };
  permission: string;
  count: { text: string; values: unknown[] };
  page: { text: string; values: unknown[] };
  export: string;
};
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 20, options: '-c TimeZone=Asia/Shanghai' });
const app = fastify();

interface CallerRow { roles: { code: string }[]; permissions: string[] | null }

async function mayCall(token: string): Promise<boolean> {
  const { text, values, tokenAt } = given.caller;
  const { rows: [caller] } = await pool.query<CallerRow>(text, values.with(tokenAt, createHash('sha256').update(token).digest('hex')));
  return caller !== undefined && (caller.roles.some(({ code }) => code === 'admin') || (caller.permissions ?? []).includes(given.permission));
}

app.get('/list', async (request) => {
  if (!await mayCall(String(request.headers['authori-zation']))) return { code: 401, message: 'not allowed', data: null };
  const [counted, found] = await Promise.all([pool.query<{ total: number }>(given.count.text, given.count.values), pool.query(given.page.text, given.page.values)]);
  return { code: 200, message: 'ok', data: { list: found.rows, total: counted.rows[0]!.total, page: 1, limit: found.rows.length } };
});

app.get('/export', async (_, reply) => {
  const out = new PassThrough();
  void write(out).catch((error: Error) => out.destroy(error));
  return reply.type('application/octet-stream').send(out);
});

async function write(out: PassThrough): Promise<void> {
  const client = await pool.connect();
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: false, useSharedStrings: false });
  const sheet = book.addWorksheet('Sheet');
  for await (const row of client.query(new QueryStream(given.export, [], { batchSize: 1_000, rowMode: 'array' }))) {
    sheet.addRow(row as unknown[]).commit();
    if (out.writableNeedDrain) await new Promise((resolve) => { out.once('drain', resolve); });
  }
  sheet.commit();
  await book.commit();
  client.release();
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
