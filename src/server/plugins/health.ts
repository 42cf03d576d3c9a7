/** `GET /healthz`, and HEAD, which watchers of a server ask: 200 while the database answers and writes are kept, 503 otherwise. */
import type { FastifyInstance } from 'fastify';
import { sql as raw } from 'kysely';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, SqlRoom } from '../sql/connect';
import { takesNoWrites, troubleOf, troubleRefusal } from '../trouble';

/** Written to learn whether there is room again. */
const probe = 'x'.repeat(1 << 20);

export function reportHealth(app: FastifyInstance, room: SqlRoom): void {
  // A disk that is full is noticed by the writes that fail; while they do, each question tries one.
  let failing = false;
  let trying: Promise<void> | undefined;
  app.addHook('onError', async (_request, _reply, error) => {
    const trouble = troubleOf(error);
    if (failing || !takesNoWrites(trouble)) return;
    failing = true;
    app.log.error({ err: error }, troubleRefusal(trouble).message);
  });
  const tryWrite = async () => {
    await writeRow(app.sql);
    await writeBytes(join(app.config.dataDir, '.room'));
    failing = false;
    app.log.info('存储空间已恢复');
  };

  app.get('/healthz', { exposeHeadRoute: true }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await room.ask();
      if (failing) await (trying ??= tryWrite().finally(() => { trying = undefined; }));
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer or takes no writes');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });
}

/** @throws what the database's disk says */
const writeRow = (sql: Sql): Promise<unknown> => sql.transaction().execute(async (transaction) => {
  await raw`create temporary table room_probe on commit drop as select repeat(md5(n::text), 50) as text from generate_series(1, 700) n`.execute(transaction);
});

async function writeBytes(path: string): Promise<void> {
  try {
    await writeFile(path, probe);
  } finally {
    await rm(path, { force: true });
  }
}
