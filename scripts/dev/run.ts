/**
 * The console from its sources with hot replacement, in front of the platform server, which starts anew when its sources
 * change. A changed schema shows in the open page without losing its state (`compiler/vite-plugin.ts`).
 * Takes the environment of `npm start`; PORT and HOST are those of the console.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { schemas } from '../compiler/vite-plugin';
import { round } from '../compiler/watch';

const root = process.cwd();
const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';

const { error } = await round(root);
if (error) console.error(error.message);

const platformPort = await freePort();
const platform = startPlatform(platformPort);
const ready = relayOutput(platform);
platform.once('exit', (code) => process.exit(code ?? 1));

const target = `http://127.0.0.1:${platformPort}`;
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  plugins: [schemas(root, error)],
  server: { port, host, strictPort: true, proxy: { '/api': target, '/uploads': target, '/healthz': target } },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    platform.kill('SIGTERM');
    void vite.close();
  });
}
await Promise.all([vite.listen(), ready]);
console.log(`Console ready at http://${['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host}:${port}`);

/** A port nobody listens on, for the platform server behind the console; it must stay the same when that starts anew. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

function startPlatform(own: number): ChildProcess {
  return spawn(join(root, 'node_modules', '.bin', 'tsx'), ['watch', '--clear-screen=false', 'scripts/dev/platform.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(own), HOST: '127.0.0.1' },
    shell: process.platform === 'win32',
  });
}

/** Resolves once the platform listens. Its own address is of no use here; everything else it says is passed on. */
function relayOutput(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      for (const line of String(chunk).split('\n').filter((text) => text.trim() !== '')) {
        if (line.startsWith('Console ready at')) resolve();
        else console.log(line);
      }
    });
  });
}
