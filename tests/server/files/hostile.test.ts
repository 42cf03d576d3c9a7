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

/** Contents that are honest under one name, and under which others they are refused. */
const disguises: [string, () => Promise<Buffer>, string[]][] = [
  ['html.txt', async () => Buffer.from('<script>alert(1)</script>'), ['x.pdf', 'x.mp4', 'x.zip', 'x.png']],
  ['a.zip', () => zip({ 'a.txt': Buffer.from('hello') }), ['x.pdf', 'x.docx', 'x.txt', 'x.csv', 'x.mp4', 'x.jpg']],
  ['a.png', () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } }).png().toBuffer(), ['x.pdf', 'x.txt', 'x.zip']],
];

it.each(disguises)('%s is judged again when the same bytes come under another name', async (name, make, others) => {
  const content = await make();
  expect(await upload(server, name, content, { purpose: 'file' })).toMatchObject({ code: 200 });
  for (const other of others) expect(await upload(server, other, content, { purpose: 'file' }), other).toMatchObject({ code: 400 });
});

it('what may be called by several names is listed, stored and served by each of them', async () => {
  const content = Buffer.from('名称,价格\n茶,12');
  const served = async (name: string) => {
    const { data } = await upload(server, name, content, { purpose: 'file' });
    const { headers } = await server.app.inject({ method: 'GET', url: data.url });
    const { data: { list: [row] } } = await server.call('GET', '/admin/platform/attachment/list', { query: { attDir: data.url } });
    return [data.extName, data.type, data.url.split('.').at(-1), headers['content-type'], row.attType];
  };
  const [text, table] = ['text/plain; charset=utf-8', 'text/csv; charset=utf-8'];
  expect(await served('表.txt')).toEqual(['txt', text, 'txt', text, 'text/plain']);
  expect(await served('表.csv')).toEqual(['csv', table, 'csv', table, 'text/csv']);
  expect(await served('再来.txt')).toEqual(['txt', text, 'txt', text, 'text/plain']);
});
