/** The same room of files over a real S3 server process (s3rver). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { readConfig } from '../../../src/server/config';
import { startTestApp, type TestApp } from '../helper';
import { picture, storedKeys, upload } from './helper';

let folder: string;
let s3: S3rver;
let server: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bazaar-s3-'));
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'shop', configs: [] }] });
  const { port } = await s3.run();
  const { s3: config } = readConfig({ S3_URL: `http://127.0.0.1:${port}/shop`, S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' });
  server = await startTestApp({ config: { demo: 1, s3: config } });
});
afterAll(async () => {
  await server?.close();
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
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
