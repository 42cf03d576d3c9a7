/** What the operator's commands share: the environment of the server, its database, one sentence when something is wrong. */
import { type Config, readConfig } from '../src/server/config';
import { type Database, openDatabase, reachDatabase } from '../src/server/open';

/** Says how the command is called, and ends. */
export function usage(text: string): never {
  console.error(`用法：${text}`);
  process.exit(2);
}

/**
 * Opens the database, does the work, closes everything and sets the exit code.
 * @param beside `running`: also works while the server runs; `alone`: the embedded database must not be in use
 */
export async function command(beside: 'running' | 'alone', work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  let database: Database | undefined;
  try {
    const config = readConfig(process.env);
    const report = (sentence: string) => console.log(sentence);
    database = await (beside === 'running' ? reachDatabase : openDatabase)(config, report);
    await work(database, config);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  } finally {
    await database?.room.close();
    await database?.stop();
  }
}

/** What commonly goes wrong here in words; anything else as it was told. */
function sentenceOf(error: unknown): unknown {
  const { code, path } = error as { code?: unknown; path?: unknown };
  if (code === 'ENOENT' && path !== undefined) return `找不到文件 ${String(path)}`;
  // PostgreSQL: undefined_table.
  if (code === '42P01') return '数据库里还没有数据表，请先运行一次 npm start';
  return error instanceof Error ? error.message : error;
}
