/** Starts the product in this process: database, server, signals. What answers is loaded while the database starts. */
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config';
import type { Contract } from './contract';
import { DatabaseFailure } from './database/failure';
import { openDatabase } from './open';
import { KeyRefused } from './secrets/stored';
import { MigrationRefused } from './sql/migrate';

/** Requests in flight get this long; the rest of the ten seconds belongs to the database. */
const patience = 6000;

/**
 * Resolves when the server listens. SIGTERM and SIGINT end the process with code 0.
 * A failed start tells why in one sentence and ends it with code 1.
 * @param contract absent: that of the compiled schemas
 */
export async function start(environment: Record<string, string | undefined> = process.env, contract?: Contract): Promise<void> {
  let ending: Promise<void> | undefined;
  let started: Running | undefined;
  const end = (code: number) => {
    ending ??= stop(started).finally(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  try {
    const config = readConfig(environment);
    started = config.upstream === undefined ? await startPlatform(config, contract) : { app: await startProxy({ ...config, upstream: config.upstream }, contract), leaving: new AbortController() };
    await started.app.listen({ port: config.port, host: config.host });
    void started.databaseEnded?.then(() => {
      if (ending) return;
      console.error('数据库无法重新启动，服务随之停止。已确认的数据不会丢失，排除原因后重新启动即可。');
      end(1);
    });
    announce(started.app, config, started.firstPassword, started.fill !== undefined);
    started.filling = started.fill && fillBehind(started.fill, started.leaving.signal);
  } catch (error) {
    console.error(explain(error));
    end(1);
  }
}

interface Running {
  app: FastifyInstance;
  firstPassword?: string;
  /** Writes the demo rows of the first start, where they have not all come. */
  fill?: (signal: AbortSignal) => Promise<void>;
  /** Resolves when that is done, or was given up. */
  filling?: Promise<void>;
  /** Aborted when the process is to end. */
  leaving: AbortController;
  stopDatabase?(): Promise<void>;
  databaseEnded?: Promise<void>;
}

const builtContract = async (): Promise<Contract> => (await import('./contract')).contract;

/** Its libraries are loaded in this mode only. */
const startProxy = async (config: Config & { upstream: string }, contract?: Contract): Promise<FastifyInstance> => (await import('./upstream')).buildUpstreamApp(config, (contract ?? await builtContract()).entities);

async function startPlatform(config: Config, given?: Contract): Promise<Running> {
  const loading = Promise.all([import('./prepare'), import('./app'), given ?? builtContract()]);
  // Where the database cannot be opened, nobody waits for it.
  loading.catch(() => undefined);
  const database = await openDatabase(config, (sentence) => console.log(sentence));
  try {
    const [{ prepareShop, prepareDemo }, { buildApp }, contract] = await loading;
    const report = (sentence: string) => console.log(sentence);
    const { firstPassword, isDemoDue } = await prepareShop(database.room, contract, config, report);
    // Of millions of rows the tables are closed while they come: nobody could work beside them.
    const isBehind = isDemoDue && config.demo === 1;
    if (!isBehind) await prepareDemo(database.room, contract, config, { first: isDemoDue, report });
    const app = await buildApp({ config, contract, room: database.room });
    const fill = async (signal: AbortSignal) => {
      await prepareDemo(database.room, contract, config, { first: true, report, signal, notify: app.changes.record });
      await database.settle?.();
    };
    return { app, firstPassword, leaving: new AbortController(), ...(isBehind ? { fill } : {}), stopDatabase: database.stop, databaseEnded: database.ended };
  } catch (error) {
    await database.room.close();
    await database.stop();
    throw error;
  }
}

/** An operator works meanwhile: what fails here is told, and left to the next start. */
async function fillBehind(fill: NonNullable<Running['fill']>, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  try {
    await fill(signal);
    console.log(`演示数据已写好，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒`);
  } catch (error) {
    if (!signal.aborted) console.error('演示数据没有写完，下次启动时继续：', error);
  }
}

async function stop(running: Running | undefined): Promise<void> {
  if (!running) return;
  const impatient = setTimeout(() => running.app.server.closeAllConnections(), patience);
  const late = new Promise<void>((done) => { setTimeout(done, patience + 500).unref(); });
  running.leaving.abort();
  await Promise.race([Promise.all([running.filling, running.app.close()]), late]).catch((error: unknown) => { console.error(error); });
  clearTimeout(impatient);
  await running.stopDatabase?.();
}

function announce(app: FastifyInstance, config: Config, firstPassword: string | undefined, isFilling: boolean): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(config.host);
  if (firstPassword !== undefined) console.log(`管理员账号 admin，首次登录密码 ${firstPassword}（只显示这一次，登录后请修改）`);
  if (config.upstream !== undefined) console.log(`接口转发到 ${config.upstream}`);
  if (config.publicUrl !== undefined) console.log(`对外地址 ${config.publicUrl}`);
  if (isFilling) console.log('正在写入演示数据：现在就可以登录，列表由空变满，每个列表要么没有，要么齐全');
  console.log(`Console ready at http://${everywhere ? 'localhost' : config.host}:${port}`);
}

function explain(error: unknown): string {
  if (error instanceof DatabaseFailure || error instanceof KeyRefused) return error.message;
  if (error instanceof MigrationRefused) return `数据库结构的以下变化可能丢失数据，未作任何改动：\n${error.message}`;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用，请停止占用它的程序，或用 PORT 指定另一个端口。`;
  if (code === 'EACCES' && port !== undefined) return `没有权限监听端口 ${port}，请用 PORT 指定 1024 以上的端口。`;
  return error instanceof Error && error.message && !error.stack?.includes('TypeError') ? `启动失败：${error.message}\n${error.stack}` : String((error as Error).stack ?? error);
}
