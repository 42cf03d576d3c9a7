/** Builds the server; `listen.ts` starts it, tests inject into it. */
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { departures } from '../../generated/departures';
import { sections } from '../../generated/sections';
import { modest } from './calls/bodySize';
import type { Config } from './config';
import type { Contract } from './contract';
import { keepAddresses } from './plugins/address';
import { logFailures } from './plugins/audit';
import { readBodies } from './plugins/bodies';
import { type Changes, openChanges } from './plugins/changes';
import { limitConnections, timeouts } from './plugins/connections';
import { serveConsole } from './plugins/console';
import { handleErrors, refuseUnroutable } from './plugins/errors';
import { sendSecurityHeaders } from './plugins/headers';
import { reportHealth } from './plugins/health';
import { logAnswers, logging } from './plugins/logging';
import { serveOpenapi } from './plugins/openapi';
import { separateShop } from './plugins/shopOrigin';
import { identifyCallers } from './plugins/session';
import { byTimeJobs } from './jobs/byTime';
import { followClock } from './routes/operation/timetable';
import { goOnWithBatches } from './resources/batchJobs/schedule';
import { batchJobCalls } from './resources/batchJobs/calls';
import { mountFiles } from './files/mount';
import { openPayments, type Payments } from './payment/client';
import { mount } from './resources/mount';
import { keepTotals } from './resources/totals/fold';
import { serviceCalls, serviceJobs } from './service/calls';
import { vaultFor } from './secrets/keys';
import type { Vault } from './secrets/vault';
import type { Sql, SqlRoom } from './sql/connect';
import type { Replica } from './sql/replica';
import { openWechat, type Wechat } from './wechat/client';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    contract: Contract;
    sql: Sql;
    vault: Vault;
    wechat: Wechat;
    payments: Payments;
    changes: Changes;
    /** Absent: all is read at one database. */
    replica?: Replica;
  }
}

export interface AppOptions {
  config: Config;
  contract: Contract;
  /** A database that is migrated and seeded (`prepare.ts`). */
  room: SqlRoom;
}

/** What both kinds of server share: logs, errors, headers. */
export function newServer(config: Config): FastifyInstance {
  const app: FastifyInstance = fastify({
    logger: logging(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: modest.bytes,
    ...timeouts,
    routerOptions: { maxParamLength: 200 },
    // A HEAD beside each GET takes a ninth of the work of a start, and would run what a GET does, which may be a write.
    exposeHeadRoutes: false,
    frameworkErrors: refuseUnroutable,
  });
  app.decorate('config', config);
  app.decorateRequest('caller', null);
  keepAddresses(app);
  logAnswers(app);
  handleErrors(app);
  limitConnections(app);
  return app;
}

/** @returns the server, ready for `inject` or `listen`; closing it closes the pool too. @throws what keeps it from being built; the pool is closed then */
export async function buildApp({ config, contract, room }: AppOptions): Promise<FastifyInstance> {
  const app = newServer(config);
  app.decorate('contract', contract);
  app.decorate('sql', room.sql);
  app.decorate('vault', room.vault ??= vaultFor(config));
  app.decorate('wechat', openWechat(app.sql, app.vault, config));
  app.decorate('payments', openPayments(config));
  app.decorate('replica', room.replica);
  app.decorate('calls', []);
  const changes = await openChanges(room.sql, room.pool, (error) => app.log.warn({ err: error }, 'change notices'));
  app.decorate('changes', changes);
  app.addHook('onClose', async () => {
    await changes.close();
    await room.close();
  });
  try {
    await room.replica?.begin((sentence) => app.log.warn(sentence));
    await furnish(app, room);
  } catch (error) {
    // What listens for changes holds a connection, and the database cannot end before that is given back.
    await app.close();
    throw error;
  }
  return app;
}

async function furnish(app: FastifyInstance, room: SqlRoom): Promise<void> {
  await sendSecurityHeaders(app);
  separateShop(app);
  await app.register(compress, { threshold: 1024 });
  await readBodies(app);
  identifyCallers(app);
  logFailures(app);
  reportHealth(app, room);
  serveOpenapi(app);
  const house = mount(app, room, departures);
  house.fold = keepTotals(app, house);
  serviceCalls(app, house, departures);
  const doors = Object.values(sections);
  for (const { calls } of doors) calls?.(app, house);
  const jobs = [...byTimeJobs(house), ...serviceJobs(house), ...doors.flatMap((door) => door.jobs?.(house, app) ?? [])];
  goOnWithBatches(app, house, await followClock(app, house, jobs, doors.flatMap(({ errands }) => errands?.(house, app) ?? [])));
  batchJobCalls(app, house);
  await mountFiles(app, house);
  await serveConsole(app, app.config.consoleDir);
}
