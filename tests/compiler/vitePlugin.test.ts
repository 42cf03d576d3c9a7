import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ViteDevServer, createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceFolders } from '../../scripts/compiler/files';
import type { SchemaError } from '../../scripts/compiler/mistakes';
import { schemas } from '../../scripts/compiler/vite-plugin';
import { round } from '../../scripts/compiler/watch';

const project = join(import.meta.dirname, '..', '..');
let root: string;
let server: ViteDevServer | undefined;
let logged: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'overlay-'));
  for (const folder of sourceFolders) cpSync(join(project, folder), join(root, folder), { recursive: true });
  mkdirSync(join(root, 'page'));
  logged = [];
});
afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

/** @returns the port */
async function develop(first?: SchemaError): Promise<number> {
  const note = (message: string) => { logged.push(message); };
  const customLogger = { info: note, warn: note, warnOnce: note, error: note, clearScreen: () => undefined, hasErrorLogged: () => false, hasWarned: false };
  server = await createServer({ configFile: false, root: join(root, 'page'), cacheDir: join(root, 'cache'), customLogger, plugins: [schemas(root, first)], server: { port: 0, host: '127.0.0.1', watch: null }, optimizeDeps: { noDiscovery: true } });
  await server.listen();
  return (server.httpServer!.address() as { port: number }).port;
}

interface Told { err?: { message: string } }

const [text, pong] = [1, 10];
/** A ping under an empty mask: its answer comes after everything that was sent before. */
const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);

/** What a page is told when it connects. */
function open(port: number): Promise<Told[]> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/', headers: { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'c2l4dGVlbiBieXRlcyEhIQ==', 'sec-websocket-protocol': 'vite-hmr' } });
    asked.once('error', reject).once('upgrade', (_, socket, head) => {
      let received = head;
      const told: Told[] = [];
      const read = (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        for (let frame = frameOf(received); frame; frame = frameOf(received)) {
          received = received.subarray(frame.end);
          if (frame.kind === text) told.push(JSON.parse(frame.content) as Told);
          if (frame.kind === pong) {
            socket.destroy();
            return resolve(told);
          }
        }
      };
      socket.on('data', read);
      socket.write(ping);
    }).end();
  });
}

/** The first whole frame of a WebSocket; servers send short, middle and long ones without a mask. */
function frameOf(bytes: Buffer): { kind: number; content: string; end: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 127;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  return bytes.length < start + length ? undefined : { kind: bytes[0]! & 15, content: String(bytes.subarray(start, start + length)), end: start + length };
}

const schemaOf = (name: string) => join(root, 'schemas', 'user', `${name}.json`);
const patience = { timeout: 60_000 };
const typo = (text: string) => text.replace('"title": "标签名称"', '"titel": "标签名称"');

it('a page is told the mistakes of the moment it is opened, and none that are mended', async () => {
  const schema = schemaOf('label');
  const sound = readFileSync(schema, 'utf8');
  await round(root);
  const port = await develop();
  writeFileSync(schema, typo(sound));
  await expect.poll(() => logged.join(), patience).toContain('did you mean "title"?');
  const words = async () => (await open(port)).flatMap(({ err }) => err?.message ?? []);
  for (const time of [1, 2]) expect([time, ...(await words())]).toEqual([time, expect.stringContaining('did you mean "title"?')]);
  writeFileSync(schema, typo(sound).replace('titel', 'titles'));
  await expect.poll(() => logged.join(), patience).toContain('unknown keyword "titles"');
  writeFileSync(schema, sound.replace('"标签名称"', '"名称"'));
  await expect.poll(() => logged.join(), patience).toContain('schemas: ');
  expect(await words()).toEqual([]);
});

it('mistakes from before the server started are told too', async () => {
  const schema = schemaOf('label');
  writeFileSync(schema, typo(readFileSync(schema, 'utf8')));
  const { error } = await round(root);
  const told = await open(await develop(error));
  expect(told.flatMap(({ err }) => err?.message ?? [])).toEqual([expect.stringContaining('did you mean "title"?')]);
});
