/** Whatever is sent: refused in a clear sentence, or taken in and harmless. Nothing of it stays behind. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';
import { upload } from './helper';
import { blackPng, hostile, zip } from './hostile';
import { storedKeys } from './helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server?.close());

const onTheWay = () => readdir(join(server.database.dataDir, 'files', 'incoming')).catch(() => []);

describe.each(Object.entries(hostile))('%s', (_title, file) => {
  it(file.refused === undefined ? 'is made harmless' : 'is refused', async () => {
    const [content, before] = [await file.content(), await storedKeys(server.database.dataDir)];
    const answer = await upload(server, file.name, content, { purpose: file.purpose });
    expect(await onTheWay()).toEqual([]);
    if (file.refused !== undefined) {
      expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(file.refused) });
      expect(await storedKeys(server.database.dataDir)).toEqual(before);
      return;
    }
    const { without, ...facts } = file.becomes!;
    expect(answer).toMatchObject({ code: 200, data: facts });
    const kept = await server.app.inject({ method: 'GET', url: answer.data.url });
    expect(kept.statusCode).toBe(200);
    expect((await sharp(kept.rawPayload).metadata()).width).toBeGreaterThan(0);
    if (without !== undefined) expect(content.includes(without)).toBe(true);
    if (without !== undefined) expect(kept.rawPayload.includes(without)).toBe(false);
  });
});

it('refuses a picture of 900 million pixels in bounded memory', async () => {
  const content = blackPng(30_000);
  expect(content.length).toBeLessThan(1024 ** 2);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => { most = Math.max(most, process.memoryUsage().rss); }, 5);
  await upload(server, 'a.png', content);
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage().rss);
  // Decoded it would take 900 MB and more.
  expect((most - before) / 1024 ** 2).toBeLessThan(120);
});

it.each<[string, () => Promise<Buffer>]>([
  ['of texts', () => zip({ 'a.txt': Buffer.from('hello'), '图/b.txt': Buffer.from('world') })],
  ['with another in it', async () => zip({ 'b.zip': await zip({ 'a.txt': Buffer.from('x') }), 'c.txt': Buffer.from('y') })],
  ['with a file that is only called so', () => zip({ 'b.zip': Buffer.from('none') })],
])('takes an honest archive %s as it is', async (_title, make) => {
  const content = await make();
  const answer = await upload(server, '资料.zip', content, { purpose: 'file' });
  expect(answer).toMatchObject({ code: 200, data: { fileName: '资料.zip', extName: 'zip', fileSize: content.length } });
  expect(await onTheWay()).toEqual([]);
});

it('turns a picture as its EXIF says, and then forgets it', async () => {
  const content = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#335577' } }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { data } = await upload(server, '竖.jpg', content);
  const { width, height, exif, orientation } = await sharp((await server.app.inject({ method: 'GET', url: data.url })).rawPayload).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 30, height: 60, exif: undefined, orientation: undefined });
});

it('keeps the frames of a moving picture', async () => {
  const frames = Buffer.concat([0, 1, 2].map((frame) => Buffer.alloc(20 * 20 * 3, frame * 80)));
  const content = await sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } }).gif({ delay: [100, 100, 100] }).toBuffer();
  const { data } = await upload(server, '动.gif', content);
  expect(await sharp((await server.app.inject({ method: 'GET', url: data.url })).rawPayload).metadata()).toMatchObject({ format: 'gif', pages: 3, height: 20 });
});

it('asks for the file, in the part that the contract names', async () => {
  expect(await upload(server, 'a.png', Buffer.from('x'), { part: 'other' })).toMatchObject({ code: 400, message: '请选择要上传的文件' });
  expect(await server.call('POST', '/admin/platform/upload/image', { body: {} })).toMatchObject({ code: 400, message: '请选择要上传的文件' });
});

it('refuses a file that is too large without keeping it', async () => {
  expect(await upload(server, 'a.png', Buffer.alloc(21 * 1024 ** 2, 1))).toMatchObject({ code: 400, message: '图片大小不能超过20MB' });
  expect(await onTheWay()).toEqual([]);
});
