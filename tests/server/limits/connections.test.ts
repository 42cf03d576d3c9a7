/** What one address may hold open, and how long a request may take to arrive. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { limitSockets } from '../../../src/server/plugins/connections';
import { startTestApp, type TestApp } from '../helper';

const opened: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const open = (port: number): Promise<Socket> => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => resolve(socket));
  opened.push(socket);
});
const said = (socket: Socket): Promise<string> => new Promise((resolve) => {
  let text = '';
  socket.on('data', (part) => (text += String(part))).on('close', () => resolve(text));
});
const get = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

describe('connections', () => {
  it.each<[string, { perAddress: number; total: number }, boolean, boolean]>([
    ['beyond those of one address are refused', { perAddress: 2, total: 10 }, false, true],
    ['of a proxy are not counted by its address', { perAddress: 2, total: 10 }, true, false],
    ['beyond all that there may be are refused', { perAddress: 10, total: 2 }, true, true],
  ])('%s', async (_what, limits, proxied, refused) => {
    const server = createServer((_request, response) => response.end('served'));
    servers.push(server);
    limitSockets(server, limits, proxied);
    const port = await listen(server);
    const first = await open(port);
    await open(port);
    const third = await open(port);
    const answer = said(third);
    third.write(get);
    expect(await answer).toContain(refused ? '连接数过多' : 'served');
    // Room again once one has ended.
    first.destroy();
    await new Promise<void>((done) => server.getConnections(() => done()));
    await expect.poll(async () => {
      const next = await open(port);
      const heard = said(next);
      next.write(get);
      return (await heard).includes('served');
    }).toBe(true);
  });
});

describe('the server', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await startTestApp();
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  it('waits for headers and bodies as long as it says', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = app.app.server;
    expect({ requestTimeout, headersTimeout, keepAliveTimeout }).toEqual({ requestTimeout: 300_000, headersTimeout: 15_000, keepAliveTimeout: 72_000 });
  });
  it('answers 408 to a body that does not arrive within 30 seconds', async () => {
    const timers: (() => void)[] = [];
    const real = globalThis.setTimeout;
    const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== 30_000) return real(work, ms, ...rest);
      timers.push(work);
      return real(() => undefined, 0);
    }) as typeof setTimeout);
    const socket = await open(port);
    const answer = said(socket);
    socket.write('POST /api/admin/platform/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
    await expect.poll(() => timers.length).toBe(1);
    spy.mockRestore();
    timers[0]!();
    expect(await answer).toMatch(/^HTTP\/1.1 408[^]*请求内容接收超时/);
  });
  it('tells the reason when a body is too large', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/platform/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ pwd: 'x'.repeat(2_000_000) }) });
    expect([answer.status, await answer.json()]).toEqual([413, { code: 400, message: '请求内容过大，最多64KB', data: null }]);
  });
  it('has at most 200 unfinished requests of one address', async () => {
    const ask = () => app.call('GET', '/admin/platform/getLoginPic', { token: null });
    const answers = await Promise.all(Array.from({ length: 230 }, ask));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(200);
    expect(answers.find(({ code }) => code === 429)?.message).toBe('同一地址的请求过多，请稍后再试');
    expect((await ask()).code).toBe(200);
  });
});
