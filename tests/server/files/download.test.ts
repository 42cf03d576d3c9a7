import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { extension } from '../../../src/engine/extension/paths';
import { startTestApp, type TestApp } from '../helper';
import { signInWithoutRights } from '../walker';
import { picture, upload } from './helper';

let server: TestApp;
let bare: string;
let ids: number[];
let first: Buffer;
let url: string;
beforeAll(async () => {
  server = await startTestApp({ config: { strict: true } });
  bare = await signInWithoutRights(server);
  const made = [await upload(server, '图.png', await picture(1)), await upload(server, '图.png', await picture(2)), await upload(server, '说明.txt', Buffer.from('正文'), { purpose: 'file' })];
  ids = made.map(({ data }) => data.attId);
  url = made[0]!.data.url;
  first = (await server.app.inject({ method: 'GET', url })).rawPayload;
});
afterAll(() => server?.close());

/** As the published client downloads: the token as Bearer, and no other header of ours. */
const download = (path: string, query: Record<string, string>, token = server.token) =>
  server.app.inject({ method: 'GET', url: `/api${path}`, query, headers: { authorization: `Bearer ${token}` } });

async function entriesOf(archive: Buffer): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of (await fromBufferPromise(archive)).eachEntry()) names.push(entry.fileName);
  return names;
}

const failure = { code: 404, message: '文件不存在或已过期', data: null };

const prepare = (these: readonly number[], token?: string) => server.call('POST', extension.prepareZip, { body: { ids: these }, ...(token ? { token } : {}) });

describe('the archive of chosen files', () => {
  it('holds them all under names of their own', async () => {
    const { data: { fileName } } = await prepare(ids);
    const answer = await download('/common/download', { fileName });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-disposition': `attachment; filename="download.zip"; filename*=UTF-8''${encodeURIComponent('素材.zip')}` });
    expect(await entriesOf(answer.rawPayload)).toEqual(['图.png', '图 (2).png', '说明.txt']);
    expect(answer.rawPayload.includes(first)).toBe(true);
  });

  it('is refused when a file is missing, they are too many or the caller may not', async () => {
    expect(await prepare([ids[0]!, 999_999])).toMatchObject({ code: 404, message: '素材不存在' });
    expect(await prepare([ids[0]!], bare)).toMatchObject({ code: 403 });
    expect(await prepare(Array.from({ length: 501 }, (_, at) => at + 1))).toMatchObject({ code: 400, message: '一次最多下载500个文件' });
  });

  it('a download that ends the session says so in JSON', async () => {
    expect((await download('/common/download', { fileName: 'x.zip' }, 'ended')).json()).toEqual({ code: 401, message: '无效的会话，或者会话已过期，请重新登录。', data: null });
  });
});

describe('/common/download', () => {
  const prepared = async (): Promise<string> => (await prepare(ids)).data.fileName;
  const exportsLeft = () => readdir(join(server.database.dataDir, 'files', 'stored', 'exports'));

  it('gives an export to the one who made it, and only to them', async () => {
    const fileName = await prepared();
    expect(fileName).toMatch(/^[0-9a-f]{40}\.zip$/);
    expect((await download('/common/download', { fileName }, bare)).json()).toEqual(failure);
    const answer = await download('/common/download', { fileName, delete: 'false' });
    expect(await entriesOf(answer.rawPayload)).toHaveLength(3);
    expect((await download('/common/download', { fileName })).statusCode).toBe(200);
  });

  it('gives it up once it was fetched with delete', async () => {
    const before = (await exportsLeft()).length;
    const fileName = await prepared();
    expect((await download('/common/download', { fileName, delete: 'true' })).headers['content-type']).toBe('application/zip');
    await expect.poll(async () => (await exportsLeft()).length).toBe(before);
    expect((await download('/common/download', { fileName, delete: 'true' })).json()).toEqual(failure);
  });

  it.each(['../../postgres/PG_VERSION', 'x.zip', '/etc/passwd', '..', 'exports/../x'])('gives nothing for %s', async (fileName) => {
    expect((await download('/common/download', { fileName, delete: 'true' })).json()).toEqual(failure);
    expect((await download('/common/download/resource', { resource: fileName })).json()).toEqual(failure);
  });
});

it('a text may travel compressed and arrives whole', async () => {
  const text = '名称,价格\n'.repeat(5_000);
  const { data } = await upload(server, '表.csv', Buffer.from(text), { purpose: 'file' });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/common/download/resource?resource=${data.url}`, { headers: { authorization: `Bearer ${server.token}`, 'accept-encoding': 'gzip' } });
  expect(await answer.text()).toBe(text);
});

it('/common/download/resource gives an uploaded file under its own name', async () => {
  const answer = await download('/common/download/resource', { resource: url });
  expect(answer.rawPayload.equals(first)).toBe(true);
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('图.png'));
  expect((await download('/common/download/resource', { resource: url }, 'ended')).json()).toMatchObject({ code: 401 });
});
