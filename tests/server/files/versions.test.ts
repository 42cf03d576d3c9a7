/** A file that is replaced under its address, and what was there before. */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../src/engine/envelope';
import { extension, type FileUses, type FileVersion, type UploadedFile } from '../../../src/engine/extension/paths';
import { openFiles } from '../../../src/server/files/room';
import { sweep } from '../../../src/server/files/sweep';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { openHouse } from '../../../src/server/resources/house';
import { libraryOf } from '../../../src/server/routes/media/attachment';
import { startTestApp, type TestApp } from '../helper';
import { multipartBody, picture, storedKeys, upload } from './helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server?.close());

type Sent = Envelope<UploadedFile>;
async function replace(id: number, name: string, content: Buffer, { token = server.token, version }: { token?: string; version?: number } = {}): Promise<Sent> {
  const { payload, headers } = multipartBody(name, content);
  const answer = await server.app.inject({
    method: 'POST', url: `/api${extension.replaceFile(id)}`, payload, headers: { ...headers, 'x-token': token, ...(version !== undefined && { 'x-record-version': String(version) }) },
  });
  return answer.json();
}
const restore = (id: number, number: number, token = server.token): Promise<Sent> => server.call('POST', extension.restoreFile(id), { body: { number }, token });
const versions = async (id: number): Promise<FileVersion[]> => (await server.call('GET', extension.fileVersions(id))).data;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });
const colourAt = async (url: string) => (await sharp((await get(url)).rawPayload).stats()).dominant;
const entryOf = async (url: string, attId: number) => (await server.call('GET', '/admin/platform/attachment/list', { query: { attDir: url, limit: '20' } })).data.list.find((each: { attId: number }) => each.attId === attId);

it('shows the new content at its address: bytes, tag, thumbnail, entry, where it is used', async () => {
  const { data } = await upload(server, '旧图.png', await picture(1, 'png', 200));
  const category = await server.call('POST', '/admin/platform/article/category/add', { body: { name: '用旧图', pid: 0, icon: data.url, sort: 1 } });
  const before = await get(data.url);
  await get(`${data.url}?w=80`);
  expect(before.headers['cache-control']).toBe('public, no-cache');
  expect(await versions(data.attId)).toEqual([]);
  expect(await replace(data.attId, '新图.jpg', await picture(250, 'jpeg', 300))).toMatchObject({ code: 200, data: { url: data.url, extName: 'jpg', attId: data.attId, fileName: '旧图.jpg' } });
  const after = await get(data.url, { 'if-none-match': String(before.headers.etag) });
  expect([after.statusCode, after.headers['content-type'], after.rawPayload.equals(before.rawPayload)]).toEqual([200, 'image/jpeg', false]);
  expect(await get(data.url, { 'if-none-match': String(after.headers.etag) })).toMatchObject({ statusCode: 304 });
  expect((await colourAt(`${data.url}?w=80`)).r).toBeGreaterThan(200);
  expect(await entryOf(data.url, data.attId)).toMatchObject({ name: '旧图.jpg', attType: 'jpeg', attSize: String(after.rawPayload.length), width: 300, height: 300, fileVersion: 2, attDir: data.url });
  const [{ uses }] = (await server.call('GET', extension.uses, { query: { ids: String(data.attId) } })).data as [FileUses];
  expect(uses).toMatchObject([{ recordId: String(category.data.id), name: '用旧图' }]);
});

it('keeps what was there: who, when, how large, at an address of its own that lasts; any of them comes back as a new one', async () => {
  const { data } = await upload(server, '一.png', await picture(10, 'png', 50));
  await replace(data.attId, '二.png', await picture(200, 'png', 60));
  const [second, first] = await versions(data.attId);
  expect(second).toMatchObject({ number: 2, name: '二.png', title: '替换文件', account: 'admin', width: 60, type: 'image/png', isCurrent: true });
  expect(first).toMatchObject({ number: 1, name: '一.png', title: '上传', account: 'admin', width: 50, size: data.fileSize, isCurrent: false });
  expect([first!.at, second!.at].every((at) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(at))).toBe(true);
  expect((await get(first!.url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect([(await colourAt(first!.url)).r < 50, (await colourAt(`${first!.url}&w=80`)).r < 50, (await colourAt(second!.url)).r > 150]).toEqual([true, true, true]);
  for (const wrong of ['0', '3', '-1', 'x', '1e1']) expect((await get(`${data.url}?version=${wrong}`)).statusCode, wrong).toBe(404);
  expect(await restore(data.attId, 1)).toMatchObject({ code: 200, data: { url: data.url, fileSize: data.fileSize } });
  expect((await colourAt(data.url)).r).toBeLessThan(50);
  expect((await versions(data.attId)).map(({ number, title, isCurrent }) => [number, title, isCurrent])).toEqual([[3, '恢复版本1', true], [2, '替换文件', false], [1, '上传', false]]);
  expect(await entryOf(data.url, data.attId)).toMatchObject({ width: 50, attSize: String(data.fileSize), fileVersion: 3 });
  expect(await restore(data.attId, 3)).toMatchObject({ code: 400, message: '与当前的文件内容相同，无需替换' });
  expect(await restore(data.attId, 9)).toMatchObject({ code: 404, message: '没有这个版本' });
  const { rows } = await sql<{ title: string; changes: { field: string }[] }>`select title, changes from operation_log
    where entity = 'media/attachment' and record_id = ${String(data.attId)} and kind = 'UPDATE' order by id`.execute(server.app.sql);
  expect(rows.map(({ title, changes }) => [title, changes.some(({ field }) => field === 'fileVersion')])).toEqual([['替换文件', true], ['恢复版本1', true]]);
});

it('knows contents by what they are: either uploaded anew is found at an address that shows it', async () => {
  const [old, fresh] = [await picture(20), await picture(220)];
  const { data } = await upload(server, '甲.png', old);
  await replace(data.attId, '乙.png', fresh);
  const again = await upload(server, '甲.png', old);
  expect(again.data.url).not.toBe(data.url);
  expect((await colourAt(again.data.url)).r).toBeLessThan(50);
  const other = await upload(server, '乙.png', fresh);
  expect(other.data.url).not.toBe(data.url);
  expect((await colourAt(other.data.url)).r).toBeGreaterThan(150);
  // What shows the new content elsewhere is replaced by itself.
  await replace(other.data.attId, '丙.png', await picture(120));
  expect((await colourAt(data.url)).r).toBeGreaterThan(150);
  expect(await replace(data.attId, '乙.png', fresh)).toMatchObject({ code: 200 });
  expect(await restore(data.attId, 2)).toMatchObject({ code: 200 });
});

it('changes every entry that shares the address, in the bin too', async () => {
  const content = await picture(30);
  const { data: one } = await upload(server, '同一.png', content);
  const { data: two } = await upload(server, '同一.png', content, { query: { pid: '1' } });
  const { data: three } = await upload(server, '另名.png', content);
  expect([two.url, three.url]).toEqual([one.url, one.url]);
  await server.call('POST', '/admin/platform/attachment/delete', { body: { ids: String(three.attId) } });
  await replace(one.attId, '新.png', await picture(230, 'png', 77));
  expect([(await entryOf(one.url, one.attId)).width, (await entryOf(one.url, two.attId)).width]).toEqual([77, 77]);
  expect(await server.call('POST', extension.restore('media/attachment'), { body: { ids: [three.attId] } })).toMatchObject({ code: 200 });
  expect(await entryOf(one.url, three.attId)).toMatchObject({ name: '另名.png', width: 77, fileVersion: 2 });
});

describe('is refused', () => {
  let clerks = 0;
  /** Signs in somebody who has these rights alone. */
  async function named(permissions: string[]): Promise<string> {
    const account = `clerk${clerks += 1}`;
    const rules = await server.app.sql.selectFrom('system_menu').select('id').where('perms', 'in', permissions).execute();
    const role = await server.app.sql.insertInto('system_role').values({ role_name: account, code: account, rules: rules.map(({ id }) => id), level: 1, status: true }).returning('id').executeTakeFirstOrThrow();
    await server.app.sql.insertInto('system_admin').values({ account, pwd: await hashPassword('a-long-password-1'), real_name: account, roles: [role.id], level: 1, status: true, is_sms: false, login_count: 0 }).execute();
    return server.signIn(account, 'a-long-password-1');
  }
  it.each([
    ['a picture by a document', '图.txt', '图片只能替换为图片'], ['a picture by a film', '片.mp4', '图片只能替换为图片'],
    ['a picture by what only calls itself one', '假.png', '文件内容不是有效的图片，只支持gif、jpg、png'],
  ])('%s', async (_what, name, message) => {
    const { data } = await upload(server, '真.png', await picture(40));
    expect(await replace(data.attId, name, Buffer.from('文字'))).toMatchObject({ code: 400, message });
    expect(await versions(data.attId)).toEqual([]);
  });

  it('a document by another kind, and nothing at all', async () => {
    const { data } = await upload(server, '表.csv', Buffer.from('a,b'), { purpose: 'file' });
    expect(await replace(data.attId, '文.txt', Buffer.from('文字'))).toMatchObject({ code: 400, message: '只能替换为csv文件' });
    expect(await replace(data.attId, '图.png', await picture(41))).toMatchObject({ code: 400, message: '只能替换为csv文件' });
    expect(await replace(data.attId, '空.csv', Buffer.alloc(0))).toMatchObject({ code: 400, message: '不能上传空文件' });
    expect(await replace(data.attId, '表.csv', Buffer.from('a,c'))).toMatchObject({ code: 200 });
    expect((await get(data.url)).payload).toBe('a,c');
    const answer = await server.send('GET', '/common/download/resource', { query: { resource: data.url } });
    expect(answer.payload).toBe('a,c');
    const { data: { fileName } } = await server.call('POST', extension.prepareZip, { body: { ids: String(data.attId) } });
    expect((await server.send('GET', '/common/download', { query: { fileName } })).payload).toContain('a,c');
  });

  it('to whoever may only edit or only upload, over what somebody else changed meanwhile, and what is not there', async () => {
    const { data } = await upload(server, '权.png', await picture(42));
    const content = await picture(142);
    for (const permissions of [['platform:attachment:update'], ['platform:upload:image'], ['platform:attachment:list']]) {
      const token = await named(permissions);
      expect(await replace(data.attId, 'a.png', content, { token }), permissions[0]).toMatchObject({ code: 403 });
      expect(await restore(data.attId, 1, token), permissions[0]).toMatchObject({ code: 403 });
    }
    expect(await server.call('GET', extension.fileVersions(data.attId), { token: await named(['platform:upload:image']) })).toMatchObject({ code: 403 });
    expect(await replace(data.attId, 'a.png', content, { version: 99 })).toMatchObject({ code: 409 });
    expect(await versions(data.attId)).toEqual([]);
    expect(await replace(999_999_999, 'a.png', content)).toMatchObject({ code: 404, message: '素材不存在' });
    expect(await replace(data.attId, 'a.png', content, { token: await named(['platform:attachment:update', 'platform:upload:image']) })).toMatchObject({ code: 200 });
  });
});

it('takes two at once one after the other, and keeps the last twenty', async () => {
  const { data } = await upload(server, '抢.png', await picture(50));
  const answers = await Promise.all([replace(data.attId, 'a.png', await picture(150)), replace(data.attId, 'b.png', await picture(151))]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect((await versions(data.attId)).map(({ number }) => number)).toEqual([3, 2, 1]);
  for (let turn = 0; turn < 20; turn += 1) expect((await restore(data.attId, (await versions(data.attId))[1]!.number)).code).toBe(200);
  expect((await versions(data.attId)).map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_none, index) => 23 - index));
});

it('keeps its versions while it is there, in the bin or used, and loses them with itself', async () => {
  const { data } = await upload(server, '旧.png', await picture(60, 'png', 90));
  await replace(data.attId, '新.png', await picture(160, 'png', 90));
  const old = (await versions(data.attId))[1]!;
  const { rows: [{ content }] } = await sql<{ content: string }>`select content from file_blob where id = ${data.url.slice('/uploads/'.length)}`.execute(server.app.sql) as { rows: [{ content: string }] };
  const room = server.database.connect();
  const library = libraryOf(openHouse(room, server.app.contract, { demo: true, notify: async () => undefined }), await openFiles(server.app.config))!;
  const sweepIn = (days: number) => sweep(library, new Date(Date.now() + days * 86_400_000));
  expect(await sweepIn(40)).not.toContain(content);
  await server.call('POST', '/admin/platform/attachment/delete', { body: { ids: String(data.attId) } });
  await sweepIn(29);
  expect([(await get(data.url)).statusCode, (await get(old.url)).statusCode]).toEqual([200, 200]);
  await sweepIn(31);
  await sweepIn(31);
  expect([(await get(data.url)).statusCode, (await get(old.url)).statusCode]).toEqual([404, 404]);
  const keys = await storedKeys(server.database.dataDir);
  expect(keys.filter((key) => key.includes(content) || key.includes(data.url.slice('/uploads/'.length)))).toEqual([]);
  await room.close();
});
