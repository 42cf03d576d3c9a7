import { sql } from 'kysely';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension, type FileUses } from '../../../src/engine/extension/paths';
import { mediaTypes } from '../../../src/engine/media';
import { listedType } from '../../../src/server/files/accept';
import { rules } from '../../../src/server/files/types';
import { sweep } from '../../../src/server/files/sweep';
import { openFiles } from '../../../src/server/files/room';
import { openHouse } from '../../../src/server/resources/house';
import { libraryOf } from '../../../src/server/routes/media/attachment';
import { startTestApp, type TestApp } from '../helper';
import { signInWithoutRights } from '../walker';
import { picture, storedKeys, upload } from './helper';

let server: TestApp;
let bare: string;
beforeAll(async () => {
  server = await startTestApp({ config: { demo: 1, strict: true } });
  bare = await signInWithoutRights(server);
});
afterAll(() => server?.close());

const fetchFile = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url, headers });
const list = async (query: Record<string, string>) => (await server.call('GET', '/admin/platform/attachment/list', { query })).data;
const keyIn = (url: string) => url.slice('/uploads/'.length);
const remove = (...ids: number[]) => server.call('POST', '/admin/platform/attachment/delete', { body: { ids: ids.join(',') } });

/** The library with its sweep as it would run at a later moment. */
async function sweepIn(days: number): Promise<string[]> {
  const room = server.database.connect();
  try {
    const house = openHouse(room, server.app.contract, { demo: true, notify: async () => undefined });
    return await sweep(libraryOf(house, await openFiles(server.app.config))!, new Date(Date.now() + days * 86_400_000));
  } finally {
    await room.close();
  }
}

describe('an upload', () => {
  it('answers what the contract says and stands in the list', async () => {
    const answer = await upload(server, '红色.png', await picture(1), { query: { model: 'article', pid: '10' } });
    expect(answer).toMatchObject({ code: 200, data: { fileName: '红色.png', extName: 'png', type: 'image/png', url: expect.stringMatching(/^\/uploads\/article\/\d{4}\/\d{2}\/[0-9a-f]{40}\.png$/) } });
    const { list: [row] } = await list({ attType: 'png,PNG', page: '1', limit: '18' });
    expect(row).toMatchObject({ attId: answer.data.attId, name: '红色.png', sattDir: answer.data.url, attDir: answer.data.url, attType: 'png', attSize: String(answer.data.fileSize) });
    expect(row).not.toHaveProperty('isSelect');
    const file = await fetchFile(answer.data.url);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.length).toBe(answer.data.fileSize);
    expect((await sharp(file.rawPayload).metadata()).format).toBe('png');
  });

  it('belongs to model product and to the root where nothing else is said, or the category is none', async () => {
    const { data } = await upload(server, 'a.png', await picture(2));
    expect(data.url).toMatch(/^\/uploads\/product\//);
    const other = await upload(server, 'a.png', await picture(3), { query: { pid: '999999' } });
    expect((await list({})).list.slice(0, 2)).toMatchObject([{ attId: other.data.attId, pid: 0 }, { attId: data.attId, pid: 0 }]);
  });

  it('keeps one content once; each name and category has its own row, and the same one none anew', async () => {
    const content = await picture(4);
    const { data: first } = await upload(server, '一.png', content);
    const before = await storedKeys(server.database.dataDir);
    expect((await upload(server, '一.png', content)).data).toEqual(first);
    const { data: renamed } = await upload(server, '又是.png', content);
    expect(renamed).toMatchObject({ url: first.url, fileName: '又是.png' });
    expect((await list({ attDir: first.url })).list.map(({ attId, name }: any) => [attId, name])).toEqual([[renamed.attId, '又是.png'], [first.attId, '一.png']]);
    const { data: elsewhere } = await upload(server, '别处.png', content, { query: { pid: '1' } });
    expect(elsewhere).toMatchObject({ url: first.url, fileName: '别处.png' });
    expect(elsewhere.attId).not.toBe(first.attId);
    expect(await storedKeys(server.database.dataDir)).toEqual(before);
  });

  it('keeps one content once however many come together', async () => {
    const content = await picture(5, 'png', 400);
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(server, '同.png', content)));
    expect(new Set(answers.map(({ data }) => `${data.attId} ${data.url}`)).size).toBe(1);
    const { rows: [count] } = await sql<{ blobs: number }>`select count(*)::int as blobs from file_blob where not ready or id = ${keyIn(answers[0]!.data.url)}`.execute(server.app.sql);
    expect(count!.blobs).toBe(1);
  });

  it('asks for its own right', async () => {
    for (const purpose of ['image', 'file'] as const) {
      expect(await upload(server, 'a.png', await picture(6), { purpose, headers: { 'x-token': bare } })).toMatchObject({ code: 403 });
      expect(await upload(server, 'a.png', await picture(6), { purpose, headers: { 'x-token': '' } })).toMatchObject({ code: 401 });
    }
  });

  it('tells the measures of a picture, and is found by name and in any order', async () => {
    const pid = String((await server.call('POST', '/admin/platform/category/save', { body: { name: '尺寸', pid: 0, type: 2, sort: 1, status: 0, url: 'url', extra: '' } })).data.id);
    await upload(server, '宽图.png', await sharp({ create: { width: 30, height: 20, channels: 3, background: '#111' } }).png().toBuffer(), { query: { pid } });
    await upload(server, '大图.png', await picture(61, 'png', 500), { query: { pid } });
    await upload(server, '说明.txt', Buffer.from('a'), { purpose: 'file', query: { pid } });
    const rows = async (query: Record<string, string>) => (await list({ pid, ...query })).list.map(({ name, width, height }: any) => [name, width, height]);
    const [wide, large, text] = [['宽图.png', 30, 20], ['大图.png', 500, 500], ['说明.txt', null, null]];
    expect(await rows({})).toEqual([text, large, wide]);
    expect(await rows({ orderBy: 'createTime:asc' })).toEqual([wide, large, text]);
    expect(await rows({ orderBy: 'attSize:desc' })).toEqual([large, wide, text]);
    expect((await rows({ orderBy: 'name:asc' })).length).toBe(3);
    expect(await rows({ name: '图' })).toEqual([large, wide]);
    expect(await rows({ attType: mediaTypes.file.join(',') })).toEqual([text]);
  });

  it('can be renamed and described; it is downloaded with the extension of its content', async () => {
    const { data } = await upload(server, '改名.png', await picture(62));
    const change = (values: object) => server.call('POST', `/admin/platform/attachment/update/${data.attId}`, { body: values });
    expect(await change({ name: '新名.exe', alt: '一片蓝色', pid: 0 })).toMatchObject({ code: 200 });
    expect((await list({ attDir: data.url })).list[0]).toMatchObject({ name: '新名.exe', alt: '一片蓝色', attDir: data.url, attSize: String(data.fileSize) });
    const answer = await server.send('GET', '/common/download/resource', { query: { resource: data.url } });
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain("UTF-8''新名.png");
    expect(await change({ name: '', pid: 0 })).toMatchObject({ code: 400 });
    await change({ name: 'x.png', pid: 0, attDir: '/uploads/x', sattDir: '/uploads/x', attType: 'video/mp4', attSize: '1', width: 1 });
    expect((await list({ attDir: data.url })).list[0]).toMatchObject({ attDir: data.url, sattDir: data.url, attType: 'png', attSize: String(data.fileSize), width: 40 });
    expect(await server.call('POST', `/admin/platform/attachment/update/${data.attId}`, { body: { name: 'y.png', pid: 0 }, token: bare })).toMatchObject({ code: 403 });
  });

  it('stands where it was chosen among others, however they arrive, and where a place is not its own, where it arrives', async () => {
    const keep = async (count: number, token = server.token) => (await server.call('POST', extension.uploadPlaces, { body: { count }, token }));
    const { data: places } = await keep(3);
    for (const index of [1, 2, 0]) await upload(server, `第${index + 1}.png`, await picture(70 + index), { query: { place: String(places[index]) } });
    const names = async () => (await list({})).list.map(({ name }: { name: string }) => name);
    expect((await names()).slice(0, 3)).toEqual(['第1.png', '第2.png', '第3.png']);
    for (const place of [places[2], 999_999_999]) expect(await upload(server, `后来${place}.png`, await picture(80 + place % 7), { query: { place: String(place) } })).toMatchObject({ code: 200 });
    expect((await names())[0]).toBe('后来999999999.png');
    expect(await keep(1, bare)).toMatchObject({ code: 403 });
    expect(await keep(501)).toMatchObject({ code: 400 });
  });

  it('has words that anybody who shows it may read, while it is there', async () => {
    const { data } = await upload(server, '有字.png', await picture(63));
    const { data: bare } = await upload(server, '无字.png', await picture(64));
    await server.call('POST', `/admin/platform/attachment/update/${data.attId}`, { body: { name: '有字.png', alt: '海边的日出', pid: 0 } });
    const words = (...addresses: string[]) => server.call('GET', extension.shopAlternatives, { query: { addresses: addresses.join(',') }, token: null });
    const far = `https://cdn.example.com${data.url}`;
    expect((await words(data.url, bare.url, far, 'https://example.com/a.png', 'x')).data).toEqual([{ address: data.url, text: '海边的日出' }, { address: far, text: '海边的日出' }]);
    await remove(data.attId);
    expect((await words(data.url)).data).toEqual([]);
    expect(await words('')).toMatchObject({ code: 400 });
    expect(await words(Array.from({ length: 500 }, () => data.url).join(','))).toMatchObject({ code: 400 });
  });

  it('stands under one tab of the library, whatever it is', () => {
    for (const extension of rules.file.extensions.filter((each) => each !== 'jpeg' && each !== 'bmp')) {
      expect(Object.values(mediaTypes).filter((types) => (types as readonly string[]).includes(listedType(extension))), extension).toHaveLength(1);
    }
  });

  it('takes films and documents as files', async () => {
    const film = (await list({ attType: 'video/mp4' })).list[0];
    const { rawPayload } = await fetchFile(film.sattDir);
    const { data } = await upload(server, '片.mp4', Buffer.concat([rawPayload, Buffer.alloc(8)]), { purpose: 'file' });
    expect(data).toMatchObject({ extName: 'mp4', type: 'video/mp4' });
    expect((await upload(server, '表.csv', Buffer.from('名称,价格\n茶,12'), { purpose: 'file' })).data).toMatchObject({ extName: 'csv' });
    expect(await upload(server, '片.mp4', rawPayload)).toMatchObject({ code: 400, message: '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种' });
  });
});

describe('a stored file', () => {
  it('is public, asked for anew, and can do nothing in a browser', async () => {
    const { data } = await upload(server, 'a.png', await picture(30, 'png', 200));
    const { headers } = await fetchFile(data.url);
    expect(headers).toMatchObject({
      'content-type': 'image/png', 'cache-control': 'public, no-cache', 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'), 'cross-origin-resource-policy': 'cross-origin', 'content-length': String(data.fileSize),
    });
    expect(headers['content-disposition']).toBeUndefined();
    expect((await fetchFile(data.url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const head = await fetchFile(data.url, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(data.fileSize), 0]);
    const document = await upload(server, '说明.txt', Buffer.from('<script>alert(1)</script>'), { purpose: 'file' });
    expect((await fetchFile(document.data.url)).headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
  });

  it.each([
    ['bytes=0-9', 206, 0, 10], ['bytes=5-', 206, 5, undefined], ['bytes=-4', 206, -4, undefined], ['bytes=0-999999', 206, 0, undefined], ['bytes=999999-', 416, 0, 0], ['pages=1-2', 200, 0, undefined], ['bytes=0-1,4-5', 200, 0, undefined],
  ])('answers %s', async (range, status, from, to) => {
    const { data } = await upload(server, 'a.png', await picture(31, 'png', 120));
    const whole = (await fetchFile(data.url)).rawPayload;
    const answer = await fetchFile(data.url, { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.rawPayload.equals(status === 416 ? Buffer.alloc(0) : whole.subarray(from, to))).toBe(true);
    if (status === 206) expect(answer.headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
  });

  it('has thumbnails of the fixed widths alone, never enlarged', async () => {
    const { data } = await upload(server, 'a.png', await picture(32, 'png', 400));
    const small = await fetchFile(`${data.url}?w=160`);
    expect(small.headers['content-type']).toBe('image/webp');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(160);
    expect((await sharp((await fetchFile(`${data.url}?w=640`)).rawPayload).metadata()).width).toBe(400);
    expect((await fetchFile(`${data.url}?w=160`)).rawPayload.equals(small.rawPayload)).toBe(true);
    for (const w of ['161', '0', '-1', 'x', '1e9', '160&w=160']) expect((await fetchFile(`${data.url}?w=${w}`)).statusCode, w).toBe(404);
    const film = (await list({ attType: 'video/mp4' })).list[0];
    expect((await fetchFile(`${film.sattDir}?w=160`)).statusCode).toBe(404);
  });

  it.each(['/uploads/', '/uploads/x', '/uploads/..%2f..%2fpostgres%2fPG_VERSION', '/uploads/exports/a.zip', '/uploads/thumbnails/160/a.webp', `/uploads/product/2026/11/${'a'.repeat(40)}.png`])('is not %s', async (url) => {
    expect((await fetchFile(url)).statusCode).toBe(404);
  });
});

describe('where a file is used', () => {
  const uses = async (...ids: number[]): Promise<FileUses[]> => (await server.call('GET', extension.uses, { query: { ids: ids.join(',') } })).data;

  it('follows every save: pictures, lists of them, rich text, tables', async () => {
    const { data: icon } = await upload(server, 'icon.png', await picture(40));
    const { data: inText } = await upload(server, 'text.png', await picture(41));
    const { data: unused } = await upload(server, 'none.png', await picture(42));
    const category = await server.call('POST', '/admin/platform/article/category/add', { body: { name: '用图', pid: 0, icon: icon.url, sort: 1 } });
    const text = `<p>文字</p><p><img src="${inText.url}?w=640"/></p>`;
    const article = await server.call('POST', '/admin/platform/article/save', {
      body: { cid: category.data.id, title: '引用图片', cover: icon.url, content: text, synopsis: '简介', author: '作者', isHot: false, isBanner: false },
    });
    expect(article, JSON.stringify(article)).toMatchObject({ code: 200 });
    const found = await uses(icon.attId, inText.attId, unused.attId);
    expect(found.map(({ attId, total }) => [attId, total])).toEqual([[icon.attId, 2], [inText.attId, 1], [unused.attId, 0]]);
    expect(found[0]!.uses).toMatchObject([
      { entity: 'marketing/articleCategory', recordId: String(category.data.id), name: '用图', fieldTitle: '分类图标', deleted: false },
      { entity: 'marketing/article', name: '引用图片' },
    ]);
    await server.call('POST', '/admin/platform/article/category/update', { body: { id: category.data.id, name: '不用图', pid: 0, icon: '', sort: 1 } });
    expect((await uses(icon.attId))[0]).toMatchObject({ total: 1, uses: [{ entity: 'marketing/article' }] });
    await server.call('POST', `/admin/platform/article/delete/${article.data.id}`);
    expect((await uses(icon.attId))[0]).toMatchObject({ total: 1, uses: [{ name: '引用图片', deleted: true }] });
  });

  it('names no record to those who may not list it', async () => {
    expect(await server.call('GET', extension.uses, { query: { ids: '1' }, token: bare })).toMatchObject({ code: 403 });
  });
});

describe('a deleted file', () => {
  it('stays while the bin, another row or a record wants it, and then goes with its thumbnails', async () => {
    const content = await picture(50, 'png', 200);
    const { data: one } = await upload(server, 'a.png', content);
    const { data: two } = await upload(server, 'b.png', content, { query: { pid: '1' } });
    await fetchFile(`${one.url}?w=80`);
    const brand = await server.call('POST', '/admin/platform/article/category/add', { body: { name: '仍在使用', pid: 0, icon: one.url, sort: 1 } });
    const kept = async () => (await storedKeys(server.database.dataDir)).filter((key) => key.includes(keyIn(one.url)));
    expect(await remove(one.attId)).toMatchObject({ code: 200 });
    expect(await sweepIn(31)).not.toContain(keyIn(one.url));
    expect(await remove(two.attId)).toMatchObject({ code: 200 });
    expect(await sweepIn(29)).not.toContain(keyIn(one.url));
    expect(await sweepIn(31)).not.toContain(keyIn(one.url));
    expect((await fetchFile(one.url)).statusCode).toBe(200);
    await server.call('POST', '/admin/platform/article/category/update', { body: { id: brand.data.id, name: '不再使用', pid: 0, icon: '', sort: 1 } });
    expect(await kept()).toHaveLength(2);
    expect(await sweepIn(31)).toContain(keyIn(one.url));
    expect(await kept()).toEqual([]);
    expect((await fetchFile(one.url)).statusCode).toBe(404);
    // The same content may come again.
    expect((await fetchFile((await upload(server, 'a.png', content)).data.url)).statusCode).toBe(200);
  });

  it('gives up what was never listed, and uploads that were never finished', async () => {
    const key = `product/2026/01/${'0'.repeat(40)}.png`;
    await sql`insert into file_blob (id, source_hash, kind, size) values (${key}, 'x', 'picture', 1)`.execute(server.app.sql);
    const opened = await server.app.inject({
      method: 'POST', url: `/api${extension.upload}`, headers: { 'tus-resumable': '1.0.0', 'x-token': server.token, 'upload-length': '10', 'upload-metadata': `filename ${Buffer.from('a.png').toString('base64')}` },
    });
    expect(opened.statusCode).toBe(201);
    const folders = ['unfinished', 'incoming'].map((name) => join(server.database.dataDir, 'files', name));
    for (const folder of folders) {
      await mkdir(join(folder, 'of a dead process'), { recursive: true });
      await writeFile(join(folder, 'of a dead process', 'part'), 'x');
    }
    expect(await sweepIn(0)).not.toContain(key);
    expect((await Promise.all(folders.map((folder) => readdir(folder)))).flat()).toHaveLength(4);
    expect(await sweepIn(2)).toContain(key);
    expect((await Promise.all(folders.map((folder) => readdir(folder)))).flat()).toEqual([]);
    expect((await server.app.inject({ method: 'HEAD', url: String(opened.headers.location), headers: { 'tus-resumable': '1.0.0', 'x-token': server.token } })).statusCode).toBe(404);
  });
});

it('moves and lists by category; deleting a category leaves its files at the root', async () => {
  const category = await server.call('POST', '/admin/platform/category/save', { body: { name: '临时', pid: 0, type: 2, sort: 1, status: 0, url: 'url', extra: '' } });
  expect(category).toMatchObject({ code: 200, data: { status: false, type: 2 } });
  const { data } = await upload(server, 'm.png', await picture(60));
  expect(await server.call('POST', '/admin/platform/attachment/move', { body: { attrId: String(data.attId), pid: category.data.id } })).toMatchObject({ code: 200 });
  expect((await list({ pid: String(category.data.id) })).list).toMatchObject([{ attId: data.attId, pid: category.data.id }]);
  expect(await server.call('POST', `/admin/platform/category/delete/${category.data.id}`)).toMatchObject({ code: 200 });
  expect((await list({})).list[0]).toMatchObject({ attId: data.attId, pid: 0 });
  expect(await server.call('POST', '/admin/platform/attachment/move', { body: { attrId: String(data.attId), pid: 0 } })).toMatchObject({ code: 200 });
});

it('answers the tree by type, status and name', async () => {
  const tree = async (query: Record<string, string>) => (await server.call('GET', '/admin/platform/category/list/tree', { query })).data as { name: string; child: unknown[] }[];
  expect((await tree({ type: '2', status: '-1' })).find(({ name }) => name === '商品图片')?.child).toHaveLength(3);
  expect(await tree({ type: '5', status: '-1' })).toEqual([]);
  expect(await tree({ type: '2', status: '1' })).toEqual([]);
  expect((await tree({ type: '2', status: '-1', name: '海报' })).map(({ name }) => name)).toEqual(['活动海报']);
});
