/** Lists per second through HTTP, sign-in, permission and exact total checked, beside a handler written by hand. */
import { Agent, request } from 'node:http';
import { startHandler } from './handler';
import type { BenchRow } from './row';
import { listEndpoint } from './statements';
import { alternate } from './statistics';

const runs = 7;
const rows = 100_000;
const atOnce = 10;
/** Milliseconds per run. */
const duration = 2_000;

type Call = () => Promise<void>;

/** One GET whose answer must be a whole page of the list. */
function caller(url: string, token: string): { call: Call; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const call = () => new Promise<void>((resolve, reject) => {
    request(url, { agent, headers: { 'authori-zation': token } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts).toString();
        if (body.includes('"code":200') && body.includes('"total":')) resolve();
        else reject(new Error(`${url} answers ${body.slice(0, 200)}`));
      });
    }).on('error', reject).end();
  });
  return { call, close: () => agent.destroy() };
}

/** Calls per second, `atOnce` at any moment. */
async function perSecond(call: Call): Promise<number> {
  const started = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() - started < duration) {
      await call();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done / ((performance.now() - started) / 1000);
}

export const listApi: BenchRow = {
  name: 'list-api',
  async measure(tools) {
    const shop = await tools.shop();
    await shop.grow(shop.plain, rows);
    const server = await shop.serve();
    const handler = await startHandler(tools, shop, shop.plain);
    const ours = caller(`${server.url}/api${listEndpoint(shop.plain).path}?page=1&limit=20`, server.token);
    const peer = caller(`${handler.url}/list`, server.token);
    try {
      const found = await alternate({ ours: () => perSecond(ours.call), peer: () => perSecond(peer.call) }, runs, { warm: 1 });
      return [{
        what: `list API, ${rows.toLocaleString('en-US')} rows, ${atOnce} at once`, unit: 'requests/s',
        ours: found.ours, peer: { name: 'Fastify + pg by hand', value: found.peer }, goal: { atLeast: 0.6 }, runs,
      }];
    } finally {
      ours.close();
      peer.close();
      await Promise.all([server.stop(), handler.stop()]);
    }
  },
};
