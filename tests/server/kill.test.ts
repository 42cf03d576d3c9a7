/** Twenty times `kill -9` of the server and its whole database under write load: what was acknowledged is there afterwards. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, startServer } from './running';

const kills = 20;
const writers = 8;
const adminPassword = 'given-password';

let dataDir: string;
let server: ChildProcess | undefined;
beforeAll(async () => {
  buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'bazaar-kill-'));
});
afterAll(async () => {
  if (server) await killTree(server);
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const { child, url } = await startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'warn' });
  server = child;
  return url;
}

interface Child {
  pid: number;
  parent: number;
}

/** Every process of the machine; where there is no /proc, as `ps` knows it. */
function parents(): Child[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => line.trim().split(/\s+/).map(Number)).map(([pid, parent]) => ({ pid: pid!, parent: parent! }));
  }
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      return { pid: Number(pid), parent: Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]) };
    } catch {
      return [];
    }
  });
}

/** Server, postmaster and every process of the database at once, with no chance to write anything more. */
async function killTree(child: ChildProcess): Promise<void> {
  const postmaster = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const backends = parents().filter(({ parent }) => parent === postmaster).map(({ pid }) => pid);
  const gone = new Promise((done) => { child.once('exit', done); });
  for (const pid of [child.pid!, postmaster, ...backends]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A process of the database may end by itself once its parent is gone.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  await gone;
}

async function call(url: string, path: string, token: string, body?: unknown): Promise<{ code: number; message: string; data: any }> {
  const answer = await fetch(`${url}/api/admin/platform/${path}`, {
    method: body ? 'POST' : 'GET', headers: { 'authori-zation': token, 'content-type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body),
  });
  return await answer.json() as { code: number; message: string; data: any };
}

it(`${kills} kills lose no acknowledged write, and every start after one succeeds`, async () => {
  let url = await start();
  const token = (await call(url, 'login', '', { account: 'admin', pwd: adminPassword })).data.token as string;
  const acknowledged = new Set<number>();
  let written = 0;

  for (let round = 0; round < kills; round++) {
    // Another moment every time: in the middle of requests, checkpoints and index growth.
    const enough = acknowledged.size + 10 + round * 3;
    let down = false;
    const at = url;
    let killed: Promise<void> | undefined;
    const write = async () => {
      while (!down) {
        const answer = await call(at, 'user/tag/save', token, { name: `标签 ${written++}` }).catch(() => undefined);
        if (answer === undefined) return;
        if (answer.code !== 200) {
          // The database may be gone a moment before its server.
          if (killed === undefined) throw new Error(`${answer.code} ${answer.message}`);
          return;
        }
        acknowledged.add(answer.data.id as number);
        if (acknowledged.size >= enough) killed ??= killTree(server!).then(() => { down = true; });
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    await killed;

    url = await start();
    const { data } = await call(url, 'user/tag/list?page=1&limit=9999', token);
    const stored = new Set((data.list as { id: number }[]).map(({ id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThan(kills * 10);
}, 300_000);
