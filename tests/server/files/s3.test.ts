/** The same room of files over an S3 store. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { readConfig } from '../../../src/server/config';
import { startTestApp, type TestApp } from '../helper';
import { multipartBody, picture, storedKeys, upload } from './helper';
import { zip } from './hostile';
import { startS3, type S3Server } from './s3Server';

const owner = { key: 'shop', secret: 'a secret of the shop' };
let s3: S3Server;
let server: TestApp;
const configured = (secret: string) => readConfig({ S3_URL: s3.url, S3_KEY: owner.key, S3_SECRET: secret }).s3;
beforeAll(async () => {
  s3 = await startS3('shop', owner);
  server = await startTestApp({ config: { demo: 1, s3: configured(owner.secret) } });
});
afterAll(async () => {
  await server?.close();
  await s3?.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

it('keeps, serves in ranges, shrinks and deletes there, and nothing on this machine', async () => {
  const { data } = await upload(server, '图.png', await picture(1, 'png', 300));
  const whole = await get(data.url);
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, data.fileSize]);
  const part = await get(data.url, { range: 'bytes=10-19' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${data.fileSize}`]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true);
  expect((await sharp((await get(`${data.url}?w=80`)).rawPayload).metadata()).width).toBe(80);
  expect(await storedKeys(server.database.dataDir)).toEqual([]);
  expect((await get(`/uploads/product/2026/11/${'b'.repeat(40)}.png`)).statusCode).toBe(404);
});

it('replaces a file there too: its address shows the new content, and a version the former', async () => {
  const { data } = await upload(server, '旧.png', await picture(5, 'png', 100));
  const { payload, headers } = multipartBody('新.png', await picture(240, 'png', 120));
  const replaced = await server.app.inject({ method: 'POST', url: `/api${extension.replaceFile(data.attId)}`, payload, headers: { ...headers, 'x-token': server.token } });
  expect(replaced.json()).toMatchObject({ code: 200, data: { url: data.url } });
  const widthAt = async (url: string) => (await sharp((await get(url)).rawPayload).metadata()).width;
  expect([await widthAt(data.url), await widthAt(`${data.url}?w=80`), await widthAt(`${data.url}?version=1`)]).toEqual([120, 80, 100]);
});

it('keeps what is too large for one part', async () => {
  const content = await zip({ 'a.bin': randomBytes(12 * 1024 ** 2) });
  const { data } = await upload(server, '大.zip', content, { purpose: 'file' });
  expect((await get(data.url)).rawPayload.equals(content)).toBe(true);
});

it('keeps nothing without the right secret', async () => {
  const other = await startTestApp({ database: server.database, config: { s3: configured('another') } });
  const before = s3.objects.size;
  expect(await upload(other, '图.png', await picture(3))).toMatchObject({ code: 500 });
  expect(s3.objects.size).toBe(before);
  await other.close();
});

it('holds the demo pictures and packs them', async () => {
  const { data } = await server.call('GET', '/admin/platform/attachment/list', { query: { limit: '3' } });
  const { data: { fileName } } = await server.call('POST', extension.prepareZip, { body: { ids: data.list.map(({ attId }: { attId: number }) => attId).join(',') } });
  const answer = await server.send('GET', '/common/download', { query: { fileName, delete: 'true' } });
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(answer.rawPayload.length).toBeGreaterThan(5_000);
});

it('takes what a resumable upload brought', async () => {
  const content = await picture(2, 'png', 200);
  const headers = { 'tus-resumable': '1.0.0', 'x-token': server.token };
  const opened = await server.app.inject({
    method: 'POST', url: `/api${extension.upload}`, headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': `filename ${Buffer.from('续.png').toString('base64')}` },
  });
  const location = String(opened.headers.location);
  await server.app.inject({ method: 'PATCH', url: location, payload: content, headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' } });
  const { data } = await server.call('POST', extension.acceptUpload, { body: { id: location.split('/').at(-1) } });
  expect((await get(data.url)).rawPayload.length).toBe(data.fileSize);
});

it('asks for its keys', () => {
  expect(() => readConfig({ S3_URL: 'https://s3.example.com/shop' })).toThrow('S3_KEY');
  expect(() => readConfig({ S3_URL: 'https://s3.example.com/', S3_KEY: 'a', S3_SECRET: 'b' })).toThrow('S3_URL');
});
