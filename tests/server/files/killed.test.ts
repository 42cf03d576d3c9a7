/** `kill -9` of the server in the middle of an upload: the client goes on with what had arrived, and the file is whole. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';

const root = join(import.meta.dirname, '..', '..', '..');
const listen = pathToFileURL(join(root, '.build', 'server', 'listen.js')).href;
const password = 'given-password';
const part = 512 * 1024;

let dataDir: string;
let port: number;
let server: ChildProcess;
beforeAll(async () => {
  execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs')]);
  dataDir = await mkdtemp(join(tmpdir(), 'bazaar-killed-'));
  port = await freePort();
  server = await start();
});
afterAll(async () => {
  await ended(server, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const freePort = () => new Promise<number>((done) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address() as { port: number };
    probe.close(() => done(free));
  });
});

function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `import { start } from ${JSON.stringify(listen)}; await start();`], {
    cwd: root, env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: password, DEMO: '0', LOG_LEVEL: 'warn' },
  });
  return new Promise((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Console ready at')) done(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(new Error(`the start ended with ${code}:\n${output}`)));
  });
}

const ended = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') => new Promise((done) => {
  child.once('exit', done);
  child.kill(signal);
});

const api = async (path: string, body: object, token?: string) => (await fetch(`http://127.0.0.1:${port}/api${path}`, {
  method: 'POST', headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { 'x-token': token }) }, body: JSON.stringify(body),
})).json() as Promise<{ code: number; data: any }>;

it('goes on after the server was killed', async () => {
  const content = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).png({ compressionLevel: 0 }).toBuffer();
  expect(content.length).toBeGreaterThan(6 * part);
  const { token } = (await api('/admin/platform/login', { account: 'admin', pwd: password })).data as { token: string };
  const sent: number[] = [];
  let killed: Promise<unknown> | undefined;
  const location = await new Promise<string>((done, fail) => {
    const upload = new Upload(content, {
      endpoint: `http://127.0.0.1:${port}/api${extension.upload}`, chunkSize: part, retryDelays: Array.from({ length: 120 }, () => 250),
      headers: { 'X-Token': token }, metadata: { filename: '大图.png', purpose: 'image', model: 'product', pid: '0' },
      onBeforeRequest: (request) => { if (request.getMethod() === 'PATCH') sent.push(Number(request.getHeader('Upload-Offset'))); },
      // In the middle of a part: some of its bytes have left, none is acknowledged.
      onProgress: (bytes) => { if (bytes > 3.2 * part) killed ??= ended(server, 'SIGKILL').then(start).then((next) => { server = next; }).catch(fail); },
      onError: fail,
      onSuccess: () => done(upload.url!),
    });
    upload.start();
  });
  await killed;
  expect(killed).toBeDefined();
  // Nothing that had been acknowledged was sent again.
  expect(sent.filter((offset) => offset === 0)).toEqual([0]);
  expect(Math.max(...sent)).toBeGreaterThanOrEqual(content.length - part);
  const { code, data } = await api(extension.acceptUpload, { id: location.split('/').at(-1) }, token);
  expect(code).toBe(200);
  const stored = Buffer.from(await (await fetch(`http://127.0.0.1:${port}${data.url}`)).arrayBuffer());
  const pixels = async (picture: Buffer) => createHash('sha256').update(await sharp(picture).raw().toBuffer()).digest('hex');
  expect(await pixels(stored)).toBe(await pixels(content));
});
