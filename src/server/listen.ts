/** Starts the product in this process: database, server, signals. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, readConfig } from './config';
import { contract as builtContract, type Contract } from './contract';
import { DatabaseFailure } from './database/failure';
import { openDatabase } from './open';
import { prepare } from './prepare';
import { KeyRefused } from './secrets/stored';
import { MigrationRefused } from './sql/migrate';

/** Requests in flight get this long; the rest of the ten seconds belongs to the database. */
const patience = 6000;

/**
 * Resolves when the server listens. SIGTERM and SIGINT end the process with code 0.
 * A failed start tells why in one sentence and ends it with code 1.
 */
export async function start(environment: Record<string, string | undefined> = process.env, contract: Contract = builtContract): Promise<void> {
  let ending: Promise<void> | undefined;
  let started: Running | undefined;
  const end = (code: number) => {
    ending ??= stop(started).finally(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  try {
    const config = readConfig(environment);
    started = config.upstream === undefined ? await startPlatform(config, contract) : { app: await startProxy({ ...config, upstream: config.upstream }, contract) };
    await started.app.listen({ port: config.port, host: config.host });
    void started.databaseEnded?.then(() => {
      if (ending) return;
      console.error('数据库无法重新启动，服务随之停止。已确认的数据不会丢失，排除原因后重新启动即可。');
      end(1);
    });
    announce(started.app, config, started.firstPassword);
  } catch (error) {
    console.error(explain(error));
    end(1);
  }
}

interface Running {
  app: FastifyInstance;
  firstPassword?: string;
  stopDatabase?(): Promise<void>;
  databaseEnded?: Promise<void>;
}

/** Its libraries are loaded in this mode only. */
const startProxy = async (config: Config & { upstream: string }, contract: Contract): Promise<FastifyInstance> => (await import('./upstream')).buildUpstreamApp(config, contract.entities);

async function startPlatform(config: Config, contract: Contract): Promise<Running> {
  const database = await openDatabase(config, (sentence) => console.log(sentence));
  try {
    const { firstPassword } = await prepare(database.room, contract, config, (sentence) => console.log(sentence));
    return { app: await buildApp({ config, contract, room: database.room }), firstPassword, stopDatabase: database.stop, databaseEnded: database.ended };
  } catch (error) {
    await database.room.close();
    await database.stop();
    throw error;
  }
}

async function stop(running: Running | undefined): Promise<void> {
  if (!running) return;
  const impatient = setTimeout(() => running.app.server.closeAllConnections(), patience);
  const late = new Promise<void>((done) => { setTimeout(done, patience + 500).unref(); });
  await Promise.race([running.app.close(), late]).catch((error: unknown) => { console.error(error); });
  clearTimeout(impatient);
  await running.stopDatabase?.();
}

function announce(app: FastifyInstance, config: Config, firstPassword: string | undefined): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(config.host);
  if (firstPassword !== undefined) console.log(`管理员账号 admin，首次登录密码 ${firstPassword}（只显示这一次，登录后请修改）`);
  if (config.upstream !== undefined) console.log(`接口转发到 ${config.upstream}`);
  if (config.publicUrl !== undefined) console.log(`对外地址 ${config.publicUrl}`);
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
