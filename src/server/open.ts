/** Opens the database that the configuration names: the embedded one, or that of DATABASE_URL. */
import type { Config } from './config';
import { attachEmbedded } from './database/attach';
import { startEmbedded } from './database/embedded';
import { DatabaseFailure } from './database/failure';
import { connectSql, type SqlRoom } from './sql/connect';

export interface Database {
  room: SqlRoom;
  /** Ends the embedded server; close the room first. */
  stop(): Promise<void>;
  /** Of the embedded server: puts what was written where it stays, and lets go of the logs. */
  settle?(): Promise<void>;
  /** Resolves when the embedded server has ended, asked to or not. */
  ended?: Promise<void>;
}

/**
 * @param report told in one sentence what happens on the way
 * @throws DatabaseFailure when there is none to be had
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'dataDir'>, report: (sentence: string) => void): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const embedded = await startEmbedded({ dataDir: config.dataDir, report });
    const room = connectSql(embedded.connection);
    return { room, stop: embedded.stop, ended: embedded.ended, settle: async () => { await room.pool.query('checkpoint'); } };
  }
  const room = connectSql(config.databaseUrl, config.databaseReadUrl);
  try {
    await room.pool.query('select 1');
  } catch (cause) {
    await room.close();
    throw new DatabaseFailure(`无法连接 DATABASE_URL 指定的数据库：${(cause as Error).message}`, { cause });
  }
  return { room, stop: async () => undefined };
}

/** As openDatabase, but beside a running server it uses that server's database; for commands, not for a second server. */
export async function reachDatabase(config: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'dataDir'>, report: (sentence: string) => void): Promise<Database> {
  const running = config.databaseUrl === undefined ? await attachEmbedded(config.dataDir) : undefined;
  if (running === undefined) return openDatabase(config, report);
  return { room: connectSql(running), stop: async () => undefined };
}
