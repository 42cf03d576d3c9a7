/** 系统状态: figures of machine, database and jobs as they are now, and whether what the shop stands on answers (settings sheet). */
import { randomUUID } from 'node:crypto';
import { statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { jobResult, jobStatus } from '../../../../generated/codes';
import { version } from '../../../../package.json';
import { type ServiceName, serviceNames, type ServiceState, serviceTitles, systemState, type SystemState } from '../../../engine/extension/systemState';
import { codes } from '../../../engine/envelope';
import { wallTime } from '../../../engine/time/wallTime';
import { defineCall } from '../../calls/define';
import { scratch } from '../../files/incoming';
import { type FileRoom, openFiles } from '../../files/room';
import { onePassCalls } from '../../onepass/calls';
import { refusalFor } from '../../plugins/errors';
import { Refusal } from '../../refusal';
import type { House } from '../../resources/types';
import { duration, wallNow } from '../../sql/clock';
import { forgetSlow, slowStatements } from '../../sql/slow';
import { credentialCalls } from '../../wechat/calls/credentials';
import type { WechatAccountName } from '../../wechat/call';
import { onePassKeys, onePassOf } from './onePassAccount';
import { due, nameOf } from './timetable';

const tag = '系统状态';

/** Milliseconds over which the load of the processors is measured. */
const measured = 150;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

function ticks(): { idle: number; all: number } {
  const each = os.cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((sum, time) => sum + time, 0) }));
  return { idle: each.reduce((sum, { idle }) => sum + idle, 0), all: each.reduce((sum, { all }) => sum + all, 0) };
}

async function readServer(dataDir: string): Promise<SystemState['server']> {
  const before = ticks();
  const [disk] = await Promise.all([statfs(dataDir), pause(measured)]);
  const after = ticks();
  const memUsed = os.totalmem() - os.freemem();
  const [diskTotal, diskUsed] = [disk.blocks * disk.bsize, (disk.blocks - disk.bfree) * disk.bsize];
  return {
    version, upTime: Math.floor(process.uptime()), osName: `${os.type()} ${os.release()} ${os.arch()}`, runtime: `Node.js ${process.version}`,
    cpuNum: os.cpus().length, cpuRate: share(after.all - before.all - (after.idle - before.idle), after.all - before.all),
    memTotal: os.totalmem(), memUsed, memRate: share(memUsed, os.totalmem()), diskTotal, diskUsed, diskRate: share(diskUsed, diskTotal), processMemory: process.memoryUsage.rss(),
  };
}

async function readDatabase({ sql: db }: House): Promise<SystemState['database']> {
  const { rows: [facts] } = await sql<{ version: string; size: number; connections: number; active: number }>`select split_part(version(), ' ', 1) || ' ' || split_part(version(), ' ', 2) as version,
    pg_database_size(current_database()) as size, count(*)::int as connections, (count(*) filter (where state = 'active'))::int as active
    from pg_stat_activity where datname = current_database()`.execute(db);
  const { rows: largest } = await sql<{ table: string; size: number }>`select c.relname as table, pg_total_relation_size(c.oid) as size from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema() order by 2 desc, 1 limit 5`.execute(db);
  return {
    ...(facts ?? { version: '', size: 0, connections: 0, active: 0 }), largest,
    slow: slowStatements().map(({ last, ...statement }) => ({ ...statement, lastTime: wallTime(new Date(last)) })),
  };
}

async function readJobs({ sql: db }: House): Promise<SystemState['jobs']> {
  const { rows: [row] } = await sql<SystemState['jobs']>`select
    (select count(*)::int from operation_schedule_job where not is_del and status = ${jobStatus.running}) as planned,
    (select count(*)::int from operation_schedule_job where not is_del and status = ${jobStatus.suspended}) as suspended,
    (select count(*)::int from job where lease_until > now()) as running,
    (select count(*)::int from operation_schedule_job where start_time is null and ${due}) as due,
    (select count(*)::int from operation_schedule_job_log where status = ${jobResult.failed} and create_time >= date_trunc('day', ${wallNow})) as "failedToday",
    (select count(*)::int from batch_job where state = 'waiting') as batches,
    (select count(*)::int from follow_up) as "followUps"`.execute(db);
  return row ?? { planned: 0, suspended: 0, running: 0, due: 0, failedToday: 0, batches: 0, followUps: 0 };
}

/** What is said of a service that answers. */
type Check = () => Promise<string>;

/** Hours after which a job that is due has been forgotten by whoever should run it. */
const late = 1;

function checksOf(app: FastifyInstance, house: House): Record<ServiceName, Check> {
  const { sql: db } = house;
  let files: Promise<FileRoom> | undefined;
  const onePass = onePassOf(app, house);
  const wechat = (name: WechatAccountName): Check => async () => {
    const { appId, secret } = await app.wechat.account(name);
    const { seconds } = await app.wechat.ask(credentialCalls.accessToken, { grant_type: 'client_credential', appid: appId, secret });
    return `AppID和AppSecret有效，访问凭证还有${seconds}秒`;
  };
  return {
    api: async () => `已运行${Math.floor(process.uptime() / 60)}分钟`,
    database: async () => {
      const { rows: [row] } = await sql<{ readOnly: string }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db);
      if (row?.readOnly === 'on') throw new Error('只读');
      return '可读写';
    },
    cache: async () => {
      const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from wechat_credential where token <> '' and expire_time > now()`.execute(db);
      return `保存了${row?.count ?? 0}个有效的微信访问凭证`;
    },
    storage: async () => {
      const { store, incoming } = await (files ??= openFiles(app.config));
      const key = `probe/${randomUUID()}`;
      const path = await scratch(incoming);
      await writeFile(path, key);
      await store.put(key, path);
      try {
        if (await store.size(key) !== Buffer.byteLength(key)) throw new Error('the store does not hold what it was given');
      } finally {
        await store.remove(key);
      }
      return app.config.s3 ? '对象存储可读写' : '本机存储可读写';
    },
    sms: async () => {
      const { sms } = await onePass.ask(onePassCalls.account, {});
      if (!sms.open) throw new Refusal(codes.invalid, '一号通的短信服务尚未开通');
      if (sms.num === 0) throw new Refusal(codes.invalid, '一号通的短信余量不足，请购买套餐');
      return `一号通可用，剩余短信${sms.num}条`;
    },
    wechat: wechat('official'),
    miniProgram: wechat('miniProgram'),
    jobs: async () => {
      const { rows } = await sql<{ beanName: string; methodName: string; remark: string }>`select bean_name as "beanName", method_name as "methodName", coalesce(remark, '') as remark from operation_schedule_job
        where not is_del and status = ${jobStatus.running} and next_time < ${wallNow} - ${duration(late, 'hour')} order by id limit 20`.execute(db);
      const [lateOnes, gone] = [rows.filter((row) => house.jobs?.has(nameOf(row)) !== false), rows.filter((row) => house.jobs?.has(nameOf(row)) === false)];
      if (lateOnes.length > 0) throw new Refusal(codes.invalid, `超过${late}小时未执行：${lateOnes.map((row) => row.remark || nameOf(row)).join('、')}`);
      return gone.length === 0 ? '没有超时未执行的任务' : `没有超时未执行的任务；本服务没有这些任务，请暂停或删除：${gone.map((row) => row.remark || nameOf(row)).join('、')}`;
    },
  };
}

/** What is said of a failure that explains itself no better. */
const failed: Partial<Record<ServiceName, string>> = { storage: '文件不能写入或读取', database: '数据库为只读' };

/** Whether a service is in use that others outside answer for: they count how often they are asked, so that it is asked by hand alone. */
const outsideOf = (app: FastifyInstance, house: House): Partial<Record<ServiceName, () => Promise<boolean>>> => ({
  sms: async () => app.config.onePassApi !== undefined && house.resources.has('operation/onePassConfig') && (await onePassKeys(house)) !== undefined,
  wechat: () => app.wechat.isConfigured('official'),
  miniProgram: () => app.wechat.isConfigured('miniProgram'),
});

export function systemStateCalls(app: FastifyInstance, house: House): void {
  const checks = checksOf(app, house);
  const outside = outsideOf(app, house);
  const last = new Map<ServiceName, ServiceState>();
  const unused = (name: ServiceName): ServiceState => ({ name, status: 0, costTime: null, message: '未配置', checkTime: null });
  const check = async (name: ServiceName): Promise<ServiceState> => {
    if (await outside[name]?.() === false) return unused(name);
    const start = performance.now();
    const state = await checks[name]().then(
      (message) => ({ status: 1 as const, message }),
      (error: unknown) => {
        app.log.warn({ err: error }, `${name} does not answer`);
        return { status: 2 as const, message: failed[name] ?? refusalFor(error).message };
      },
    );
    const told: ServiceState = { name, ...state, costTime: Math.round(performance.now() - start), checkTime: wallTime() };
    last.set(name, told);
    return told;
  };
  const known = async (name: ServiceName): Promise<ServiceState> => {
    const isUsed = outside[name];
    if (!isUsed) return check(name);
    if (!(await isUsed())) return unused(name);
    return last.get(name) ?? { ...unused(name), status: null, message: '尚未检测' };
  };

  defineCall(app, {
    method: 'GET', ...systemState.info, adminOnly: true, title: '系统状态', tag,
    handler: async (): Promise<SystemState> => {
      const [server, database, jobs, services] = await Promise.all([readServer(app.config.dataDir), readDatabase(house), readJobs(house), Promise.all(serviceNames.map(known))]);
      return { server, database, jobs, services };
    },
  });
  for (const name of serviceNames) {
    defineCall(app, {
      method: 'POST', path: `${systemState.check.path}/${name}`, permission: systemState.check.permission, adminOnly: true, title: `检测${serviceTitles[name]}`, tag, reads: true,
      handler: () => check(name),
    });
  }
  defineCall(app, {
    method: 'POST', ...systemState.clearCache, adminOnly: true, title: '清除缓存', tag, audit: 'DELETE',
    async handler() {
      forgetSlow();
      const { numUpdatedRows } = await house.sql.updateTable('wechat_credential').set({ token: '', expire_time: new Date(0) }).where('token', '<>', '').executeTakeFirst();
      return Number(numUpdatedRows);
    },
  });
}
