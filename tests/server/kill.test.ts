/** `kill -9` of node, of every process of the database and of its postmaster in turn, under writes: what was acknowledged is there, whole. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from '../../scripts/books/check';
import { attachEmbedded } from '../../src/server/database/attach';
import { type Embedded, startEmbedded } from '../../src/server/database/embedded';
import { until } from '../../src/server/database/processes';
import { buildServer, childrenOf, killAll, type Running, startServer } from './running';

/** `KILLS=1000 npm test -- tests/server/kill.test.ts` for more of it. */
const kills = Number(process.env.KILLS ?? 50);
const writers = 8;
const adminPassword = 'given-password';
/** Milliseconds in which everything is back on a machine that does much else. */
const patience = 120_000;

interface Answer { code: number; message: string; data: any }

let dataDir: string;
let servers: Running[] = [];
let token = '';
let members: number[] = [];
let external: Embedded | undefined;

const environment = (more: Record<string, string> = {}) => ({ DATA_DIR: dataDir, DEMO: '1', DEMO_ROWS: '60', ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'error', ...more });
let setting: Record<string, string> = {};

beforeAll(async () => {
  buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'bazaar-kill-'));
  servers = [await startServer(environment())];
  token = (await call(0, 'login', { account: 'admin', pwd: adminPassword }))!.data.token;
  members = (await asked<{ id: number }>('select id::int as id from user_user where not is_del and not is_logoff order by id limit 20')).map(({ id }) => id);
}, 300_000);
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  await external?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** @returns undefined when the line broke */
async function call(at: number, path: string, body: unknown): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${servers[at]!.url}/api/admin/platform/${path}`, {
      method: 'POST', headers: { 'authori-zation': token, 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    return await answer.json() as Answer;
  } catch {
    return undefined;
  }
}

/** Of the database, once its postmaster stands again: answers of processes that outlived the last one come before that. */
async function standing(): Promise<pg.ClientConfig> {
  let connection: pg.ClientConfig | undefined = external?.connection;
  await until(async () => (connection ??= await attachEmbedded(dataDir)) !== undefined, patience);
  return connection!;
}

/** Beside the servers. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await standing());
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const asked = <Row extends pg.QueryResultRow>(question: string) => beside(async (client) => (await client.query<Row>(question)).rows);

const postmaster = async () => Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const victims = {
  async node() {
    const at = round % servers.length;
    const { child, ended } = servers[at]!;
    child.kill('SIGKILL');
    await ended;
    servers[at] = await startServer(environment(setting));
  },
  async backends() {
    killAll(childrenOf(await postmaster(), 'postgres'));
  },
  async postmaster() {
    killAll([await postmaster()]);
  },
};
type Victim = keyof typeof victims;

let round = 0;
let written = 0;
const tags = new Set<number>();
let points = 0;
/** Answers that leave open whether the points were given. */
let open = 0;

/** One write of one of two kinds: a record with its log, and points with their ledger. */
async function write(at: number): Promise<'kept' | 'refused' | 'broken'> {
  const number = written++;
  const [path, body] = number % 2 === 0
    ? ['user/tag/save', { name: `标签 ${number}` }]
    : ['user/operate/integer', { uid: members[number % members.length], operateType: 'add', integral: 1 }];
  const answer = await call(at, path, body);
  if (answer?.code === 200) {
    if (path === 'user/tag/save') tags.add(answer.data.id as number);
    else points += 1;
    return 'kept';
  }
  if (path !== 'user/tag/save') open += 1;
  if (answer && answer.code !== 503) throw new Error(`${answer.code} ${answer.message}`);
  return answer ? 'refused' : 'broken';
}

/** Writes all the while; after some answers, another number every time, the victim dies; it ends when each server writes again. */
async function playRound(victim: Victim): Promise<void> {
  const enough = 3 + (round * 7) % 40;
  let kept = 0;
  let killing: Promise<void> | undefined;
  let over = false;
  const alive = servers.map(({ child }) => child);
  const busy = Array.from({ length: writers }, async (_, number) => {
    while (!over) {
      const outcome = await write(number % servers.length);
      if (outcome === 'kept') kept += 1;
      if (kept >= enough) killing ??= victims[victim]();
      // A server that is gone has nothing to be asked until it is back.
      if (outcome === 'broken') await killing;
    }
  });
  const back = async () => {
    if (killing === undefined) return false;
    await killing;
    for (const at of servers.keys()) if ((await write(at)) !== 'kept') return false;
    return true;
  };
  const isBack = await until(back, patience).finally(() => { over = true; });
  await Promise.all(busy);
  expect(isBack, `${victim}: ${servers.map(({ output }) => output()).join('\n')}`).toBe(true);
  if (victim !== 'node') expect(servers.map(({ child }) => child), 'no server has ended').toEqual(alive);
  expect(servers.map(({ child }: { child: ChildProcess }) => [child.exitCode, child.signalCode])).toEqual(servers.map(() => [null, null]));
  const stored = new Set((await asked<{ id: number }>('select id::int as id from user_label')).map(({ id }) => id));
  expect([...tags].filter((id) => !stored.has(id))).toEqual([]);
}

async function proveBooks(): Promise<void> {
  const halves = await asked(`select l.id from user_label l where l.name like '标签 %' and
    (select count(*) from operation_log o where o.entity = 'user/label' and o.record_id = l.id::text and o.kind = 'ADD') <> 1`);
  expect(halves, 'records without their log').toEqual([]);
  const [{ given }] = await asked<{ given: number }>(`select count(*)::int as given from operation_log where status = 0 and kind = 'ADD' and path like '%/user/operate/integer'`) as [{ given: number }];
  expect(given).toBeGreaterThanOrEqual(points);
  expect(given).toBeLessThanOrEqual(points + open);
  expect(await beside(async (client) => {
    const wrong: unknown[] = [];
    for await (const finding of findings(client)) wrong.push(finding);
    return wrong;
  })).toEqual([]);
}

const order: Victim[] = ['node', 'backends', 'postmaster'];
const most = (part: number) => 120_000 + part * 60_000;

describe('kills under writes lose nothing acknowledged and leave nothing half done', () => {
  const half = Math.ceil(kills / 2);

  it(`${half} times, with one server and its own database`, async () => {
    for (let done = 0; done < half; done += 1, round += 1) await playRound(order[round % order.length]!);
    await proveBooks();
  }, most(half));

  it(`${kills - half} times, with two servers on another database`, async () => {
    servers[0]!.child.kill('SIGTERM');
    expect(await servers[0]!.ended).toBe(0);
    external = await startEmbedded({ dataDir });
    const { user, password, host, port, database } = external.connection;
    setting = { DATABASE_URL: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}` };
    servers = [await startServer(environment(setting)), await startServer(environment(setting))];
    for (let done = half; done < kills; done += 1, round += 1) await playRound(order[round % order.length]!);
    await proveBooks();
  }, most(kills - half));
});
