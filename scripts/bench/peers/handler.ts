/**
 * The list and the export as one would write them by hand for one table: Fastify, pg and the statements, nothing else.
 * Its statements come in the environment, so that they are the product's own.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import pg from 'pg';
import QueryStream from 'pg-query-stream';

const given = JSON.parse(process.env.HANDLER!) as {
  caller: { text: string; values: unknown[]; tokenAt: number };
  permission: string;
  /** Absent where the list tells no total. */
  count?: { text: string; values: unknown[] };
  page: { text: string; values: unknown[] };
  export: string;
};
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 20, options: '-c TimeZone=Asia/Shanghai' });
const app = fastify();

interface CallerRow { roles: { code: string }[]; permissions: string[] | null }

async function mayCall(token: string): Promise<boolean> {
  const { text, values, tokenAt } = given.caller;
  const { rows: [{ caller }] } = await pool.query<{ caller: CallerRow | null }>(text, values.with(tokenAt, createHash('sha256').update(token).digest('hex')));
  return caller !== null && (caller.roles.some(({ code }) => code === 'admin') || (caller.permissions ?? []).includes(given.permission));
}

app.get('/list', async (request) => {
  if (!await mayCall(String(request.headers['authori-zation']))) return { code: 401, message: 'not allowed', data: null };
  const [counted, found] = await Promise.all([given.count && pool.query<{ total: number }>(given.count.text, given.count.values), pool.query(given.page.text, given.page.values)]);
  return { code: 200, message: 'ok', data: { list: found.rows, ...(counted && { total: counted.rows[0]!.total }), page: 1, limit: found.rows.length } };
});

app.get('/export', async (_, reply) => {
  const client = await pool.connect();
  const rows = client.query(new QueryStream(given.export, [], { batchSize: 1_000, rowMode: 'array' }));
  rows.once('close', () => client.release());
  return reply.type('application/octet-stream').send(Readable.fromWeb(writeXlsxStream(rows, { name: 'Sheet' }) as never));
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
