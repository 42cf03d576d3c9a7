/** Resumable uploads against the server itself: tus by the maintained client's protocol, through `inject`. */
import fc from '../../property';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { resetPassword } from '../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../helper';
import { signInWithoutRights } from '../walker';
import { picture } from './helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server?.close());

const base = `/api${extension.upload}`;
const encoded = (metadata: Record<string, string>) => Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(',');
const tus = (token = server.token) => ({ 'tus-resumable': '1.0.0', 'x-token': token });

const create = (size: number, metadata: Record<string, string>, token?: string) => server.app.inject({
  method: 'POST', url: base, headers: { ...tus(token), 'upload-length': String(size), 'upload-metadata': encoded(metadata) },
});
const append = (location: string, offset: number, content: Buffer, token?: string) => server.app.inject({
  method: 'PATCH', url: location, payload: content, headers: { ...tus(token), 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
});
const offsetOf = async (location: string) => Number((await server.app.inject({ method: 'HEAD', url: location, headers: tus() })).headers['upload-offset']);
const idOf = (location: string) => location.split('/').at(-1)!;
const acceptIt = (location: string, token?: string) => server.call('POST', extension.acceptUpload, { body: { id: idOf(location) }, ...(token === undefined ? {} : { token }) });

const opened = async (content: Buffer, name = '图.png'): Promise<string> => {
  const answer = await create(content.length, { filename: name, purpose: 'image', model: 'product', pid: '0' });
  expect(answer.statusCode, answer.body).toBe(201);
  return String(answer.headers.location);
};

describe('a resumable upload', () => {
  it('goes on where it ended, and passes the same way in as any other', async () => {
    const content = await picture(7, 'png', 300);
    const location = await opened(content);
    expect(location).toMatch(/^\/api\/console\/upload\/[0-9a-f]{32}$/);
    expect((await append(location, 0, content.subarray(0, 100))).headers['upload-offset']).toBe('100');
    expect(await offsetOf(location)).toBe(100);
    expect(await acceptIt(location)).toMatchObject({ code: 400, message: '文件尚未上传完成' });
    expect((await append(location, 50, content.subarray(50))).statusCode).toBe(409);
    expect((await append(location, 100, content.subarray(100))).statusCode).toBe(204);
    const accepted = await acceptIt(location);
    expect(accepted).toMatchObject({ code: 200, data: { fileName: '图.png', extName: 'png' } });
    // The answer may have been lost on the way: asking again gives the same.
    expect(await acceptIt(location)).toEqual(accepted);
    expect((await server.app.inject({ method: 'GET', url: accepted.data.url })).statusCode).toBe(200);
  });

  it('keeps what had arrived of a part whose line broke', async () => {
    const content = Buffer.concat([await picture(8, 'png', 300), Buffer.alloc(3_000_000)]);
    const location = await opened(content);
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const line = connect(Number(port), '127.0.0.1');
    line.write(`PATCH ${location} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nX-Token: ${server.token}\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${content.length}\r\n\r\n`);
    line.write(content.subarray(0, 2_000_000));
    const arrived = async () => (await stat(join(server.database.dataDir, 'files', 'unfinished', idOf(location)))).size;
    await expect.poll(arrived).toBe(2_000_000);
    line.destroy();
    expect(await offsetOf(location)).toBe(2_000_000);
    expect((await append(location, 2_000_000, content.subarray(2_000_000))).statusCode).toBe(204);
    expect(await acceptIt(location)).toMatchObject({ code: 200, data: { extName: 'png' } });
  });

  it('is refused before any byte travels when name, size or purpose are wrong', async () => {
    const refused = async (size: number, metadata: Record<string, string>) => (await create(size, metadata)).json();
    expect(await refused(10, { filename: 'a.webp' })).toMatchObject({ code: 400, message: '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种' });
    expect(await refused(10, { filename: 'a.html', purpose: 'file' })).toMatchObject({ code: 400, message: expect.stringContaining('不支持的文件类型') });
    expect(await refused(30 * 1024 ** 2, { filename: 'a.png' })).toMatchObject({ code: 400, message: '图片大小不能超过20MB' });
    expect(await refused(0, { filename: 'a.png' })).toMatchObject({ code: 400, message: '不能上传空文件' });
    expect(await refused(10, {})).toMatchObject({ code: 400 });
    expect((await server.app.inject({ method: 'POST', url: base, headers: { ...tus(), 'upload-defer-length': '1', 'upload-metadata': encoded({ filename: 'a.png' }) } })).json()).toMatchObject({ code: 400 });
  });

  it('belongs to one person, with the right to upload', async () => {
    const bare = await signInWithoutRights(server);
    expect((await create(10, { filename: 'a.png' }, bare)).statusCode).toBe(403);
    expect((await create(10, { filename: 'a.png' }, 'nobody')).statusCode).toBe(401);
    const content = await picture(8);
    const location = await opened(content);
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      expect((await server.app.inject({ method, url: location, headers: tus(bare) })).statusCode, method).toBe(404);
    }
    expect(await acceptIt(location, bare)).toMatchObject({ code: 404 });
    expect(await offsetOf(location)).toBe(0);
    // What is no upload's address reads nothing.
    expect((await server.app.inject({ method: 'HEAD', url: `${base}/..%2Fstored`, headers: tus() })).statusCode).toBe(404);
  });

  it('is gone when it is given up, or when what arrived is refused', async () => {
    const content = await picture(9);
    const given = await opened(content);
    expect((await server.app.inject({ method: 'DELETE', url: given, headers: tus() })).statusCode).toBe(204);
    expect((await append(given, 0, content)).statusCode).toBe(404);
    const wrong = Buffer.from('<script>alert(1)</script>');
    const refused = await opened(wrong);
    await append(refused, 0, wrong);
    expect(await acceptIt(refused)).toMatchObject({ code: 400, message: '文件内容不是有效的图片，只支持gif、jpg、png' });
    expect(await acceptIt(refused)).toMatchObject({ code: 404 });
  });

  it('has a quota of open ones for each person', async () => {
    const locations: string[] = [];
    for (;;) {
      const answer = await create(1000, { filename: 'a.png' });
      if (answer.statusCode !== 201) {
        expect(answer.statusCode).toBe(429);
        expect(answer.json()).toMatchObject({ code: 429, message: '未完成的上传不能超过20个，请先完成或取消' });
        break;
      }
      locations.push(String(answer.headers.location));
    }
    expect(locations.length).toBeGreaterThan(15);
    for (const location of locations) await server.app.inject({ method: 'DELETE', url: location, headers: tus() });
    const big = await Promise.all(Array.from({ length: 6 }, () => create(450 * 1024 ** 2, { filename: 'a.zip', purpose: 'file' })));
    expect(big.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
    expect(big.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({ message: '未完成的上传占用空间过大，请先完成或取消' });
  });
});

describe('names, ids and owners are the server\'s alone', () => {
  const unfinished = () => readdir(join(server.database.dataDir, 'files', 'unfinished'), { recursive: true });
  const give = async (...locations: string[]) => {
    for (const url of locations) await server.app.inject({ method: 'DELETE', url, headers: tus() });
  };

  it('whatever the client\'s headers say', async () => {
    const before = new Set(await unfinished());
    const text = fc.string({ unit: fc.constantFrom('.', '/', '\\', '%2f', ',', ' ', 'a', '0'), minLength: 1, maxLength: 12 });
    const headers = fc.record({
      'x-bazaar-upload': text, 'upload-concat': fc.constantFrom('partial', 'final;/a /b'), 'x-http-method-override': fc.constant('DELETE'),
      'x-forwarded-host': text, 'x-forwarded-proto': text, forwarded: text.map((host) => `host="${host}"`), 'upload-id': text, location: text, 'content-location': text,
    }, { requiredKeys: [] });
    await fc.assert(fc.asyncProperty(headers, text, async (given, filename) => {
      const answer = await server.app.inject({
        method: 'POST', url: base,
        headers: { ...given, ...tus(), 'upload-length': '10', 'upload-metadata': encoded({ filename: `${filename}.png`, id: filename, name: filename }) },
      });
      const arrived = (await unfinished()).filter((name) => !before.has(name)).sort();
      if (answer.statusCode !== 201) {
        expect(arrived).toEqual([]);
        return;
      }
      const id = idOf(String(answer.headers.location));
      expect(String(answer.headers.location)).toBe(`${base}/${id}`);
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(arrived).toEqual([id, `${id}.json`]);
      await give(`${base}/${id}`);
    }), { seed: 140001, numRuns: 60 });
  });

  it.each([
    ['?x=/THEIRS'], ['?/THEIRS'], ['?THEIRS/../THEIRS'], ['?x=%2FTHEIRS'], ['/THEIRS'], ['%2FTHEIRS'], ['?a=1&b=/THEIRS/'], ['#/THEIRS'],
  ])('an address that goes on with %s reaches the one that it names, or none', async (rest) => {
    const content = await picture(70);
    const [mine, theirs] = [await opened(content), await opened(content)];
    const folder = join(server.database.dataDir, 'files', 'unfinished');
    const url = `${mine}${rest.replaceAll('THEIRS', idOf(theirs))}`;
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const { statusCode } = await server.app.inject({
        method, url, headers: { ...tus(), ...(method === 'PATCH' && { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }) }, ...(method === 'PATCH' && { payload: content.subarray(0, 20) }),
      });
      expect([200, 204, 404], method).toContain(statusCode);
      expect((await stat(join(folder, idOf(theirs)))).size, method).toBe(0);
      expect(await offsetOf(theirs), method).toBe(0);
    }
    await give(mine, theirs);
  });

  it('nobody begins, goes on with or ends one before a generated password is changed', async () => {
    const content = await picture(71);
    const role = await server.app.sql.selectFrom('system_role').select('id').orderBy('id').executeTakeFirstOrThrow();
    const { id } = await server.app.sql.insertInto('system_admin').values({ account: 'newcomer', pwd: '-', real_name: '新人', roles: [role.id], level: 1, status: true, is_sms: false, login_count: 0 }).returning('id').executeTakeFirstOrThrow();
    const token = await server.signIn('newcomer', await resetPassword(server.app.sql, Number(id)));
    const due = { code: 403, data: { reason: 'passwordChangeDue' } };
    const location = await opened(content);
    expect((await create(content.length, { filename: 'a.png' }, token)).json()).toMatchObject(due);
    expect((await append(location, 0, content, token)).json()).toMatchObject(due);
    for (const method of ['HEAD', 'DELETE'] as const) expect((await server.app.inject({ method, url: location, headers: tus(token) })).statusCode, method).toBe(403);
    expect(await acceptIt(location, token)).toMatchObject(due);
    await give(location);
  });
});
