/** Refused writes in the operation log: every call, in every spelling that reaches it, however the connection ends. */
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../src/server/accounts/sessions';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
/** Of somebody without any right. */
let stranger: string;
beforeAll(async () => {
  server = await startTestApp({ config: { demo: 1 } });
  const { rows: [admin] } = await sql<{ id: number }>`insert into system_admin (account, pwd, real_name, roles, status) values ('stranger', '', '无权限', '{}', true) returning id`.execute(server.app.sql);
  stranger = await openSession(server.app.sql, admin!.id, { ip: '', agent: '' });
});
afterAll(() => server?.close());

const refused = async () => (await sql<{ call: string; ip: string }>`select method || ' ' || path as call, ip from operation_log where status = 1`.execute(server.app.sql)).rows;

/** `/a/b` as it may be written in a request: `/a/%62` and so on reach the same call. */
const spellings = (path: string): string[] => [path, path.replace(/\w(?=\w*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)];

describe('a refused write', () => {
  it('stands in the log whatever the call and its spelling', async () => {
    const writes = server.app.calls.filter(({ permission, method, audit, reads, unlogged, service }) =>
      !service && permission !== 'anonymous' && !reads && !unlogged && (method !== 'GET' || audit !== undefined));
    const sent = writes.flatMap(({ method, path, also = [] }) => [{ method, path }, ...also]).flatMap(({ method, path }) =>
      spellings(`/api${path.replaceAll(/\{\w+\}/g, '1')}`).map((url) => ({ method, url })));
    expect(sent.length).toBeGreaterThan(500);
    expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['POST', 'PUT', 'DELETE', 'GET']));
    const missing = new Set<string>();
    for (let at = 0; at < sent.length; at += 20) {
      await Promise.all(sent.slice(at, at + 20).map(async ({ method, url }) => {
        const answer = await server.app.inject({ method, url, headers: { 'authori-zation': stranger } });
        // Writes that anybody signed in may make are not refused.
        if (answer.statusCode !== 200 || answer.json().code !== 200) missing.add(`${method} ${url}`);
      }));
    }
    expect(missing.size).toBeGreaterThan(500);
    for (const { call } of await refused()) missing.delete(call);
    expect([...missing]).toEqual([]);
  });

  it('has no second way in: HEAD reaches no call, whatever GET does there', async () => {
    const gets = server.app.calls.filter(({ method }) => method === 'GET');
    expect(gets.length).toBeGreaterThan(300);
    const reachedBy = (method: 'GET' | 'HEAD') => gets.filter(({ path }) => server.app.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` })).length;
    expect([reachedBy('GET'), reachedBy('HEAD')]).toEqual([gets.length, 0]);
    const audited = gets.find(({ audit, permission, service }) => audit !== undefined && permission !== 'anonymous' && !service)!;
    const { headers, statusCode } = await server.app.inject({ method: 'HEAD', url: `/api${audited.path.replaceAll(/\{\w+\}/g, '1')}`, headers: { 'authori-zation': stranger } });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const { rows } = await sql`select 1 from operation_log where method = 'HEAD'`.execute(server.app.sql);
    expect(rows).toEqual([]);
  });

  it('stands in the log when its body cannot be read', async () => {
    const url = '/api/admin/platform/user/tag/save?unreadable';
    const answer = await server.app.inject({ method: 'POST', url, headers: { 'authori-zation': server.token, 'content-type': 'application/json' }, payload: '{"name":' });
    expect(answer.statusCode).toBe(400);
    const { rows } = await sql`select 1 from operation_log where status = 1 and account = 'admin' and path = '/api/admin/platform/user/tag/save'`.execute(server.app.sql);
    expect(rows).toHaveLength(1);
  });
});

describe('a connection that is reset as soon as the write is sent', () => {
  const times = 20;
  let port: number;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as { port: number }).port;
  });

  const sendAndReset = (token: string, path: string) => new Promise<void>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST /api${path} HTTP/1.1\r\nhost: x\r\nauthori-zation: ${token}\r\ncontent-length: 0\r\n\r\n`, () => {
        socket.resetAndDestroy();
        done();
      });
    });
    socket.on('error', fail);
  });

  it('hides no refused write', async () => {
    await Promise.all(Array.from({ length: times }, (_, at) => sendAndReset(stranger, `/admin/platform/user/tag/delete/${900_000 + at}`)));
    const logged = async () => (await refused()).filter(({ call }) => /tag\/delete\/9000\d\d$/.test(call)).length;
    await expect.poll(logged).toBe(times);
  });

  it('fails no admitted one', async () => {
    const made = await Promise.all(Array.from({ length: times }, (_, at) => server.call('POST', '/admin/platform/user/tag/save', { body: { name: `断开${at}` } })));
    await Promise.all(made.map(({ data: { id } }) => sendAndReset(server.token, `/admin/platform/user/tag/delete/${id}`)));
    const left = async () => (await sql`select 1 from user_label where name like '断开%' and not is_del`.execute(server.app.sql)).rows.length;
    await expect.poll(left).toBe(0);
  });
});
