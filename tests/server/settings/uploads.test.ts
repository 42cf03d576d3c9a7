/** 上传配置 takes effect: what is refused, what is announced; files that settings mention count as used. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extension, type Capabilities, type FileUses } from '../../../src/engine/extension/paths';
import { picture, upload } from '../files/helper';
import { startTestApp, type TestApp } from '../helper';

const config = '/admin/platform/system/config';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

const named = async (name: string) => (await server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name } })).data.id as number;
const save = async (template: string, values: Record<string, unknown>) =>
  server.call('POST', `${config}/save/form`, { body: { id: await named(template), sort: 0, status: true, fields: Object.entries(values).map(([name, value]) => ({ name, title: name, value })) } });
const media = async () => ((await server.call('GET', extension.capabilities)).data as Capabilities).media!;

it('limits nothing until it was saved', async () => {
  const { image, file } = await media();
  expect(image).toEqual({ extensions: ['jpg', 'jpeg', 'gif', 'png', 'bmp'], most: 20 * 1024 * 1024 });
  expect(file.extensions).toEqual(expect.arrayContaining(['pdf', 'mp4', 'png']));
  expect(await upload(server, '图.png', await picture(1))).toMatchObject({ code: 200 });
  expect((await upload(server, '动.png', await picture(9, 'gif'))).data).toMatchObject({ extName: 'gif' });
});

it('announces and enforces what was saved, and lets in nothing beyond what the server can judge', async () => {
  expect(await save('上传配置', { uploadType: '1', image_ext_str: 'JPG,webp,PNG', image_max_size: '1', file_ext_str: 'pdf,exe,txt', file_max_size: 2 })).toMatchObject({ code: 200 });
  expect((await server.call('GET', `${config}/info`, { query: { formId: String(await named('上传配置')) } })).data).toMatchObject({ image_ext_str: 'jpg,webp,png' });
  const megabyte = 1024 * 1024;
  expect(await media()).toMatchObject({ image: { extensions: ['jpg', 'jpeg', 'png'], most: megabyte }, file: { extensions: ['pdf', 'txt', 'jpg', 'jpeg', 'png'], most: 2 * megabyte } });

  const image = await picture(2);
  expect(await upload(server, '图.gif', image)).toMatchObject({ code: 400, message: '不支持的文件类型，只能上传jpg、jpeg、png' });
  // By content, whatever the name says, and whether the content is known or not.
  for (const number of [9, 10]) expect(await upload(server, '动.png', await picture(number, 'gif')), String(number)).toMatchObject({ code: 400, message: '不支持的文件类型，只能上传jpg、jpeg、png' });
  expect(await upload(server, '表.csv', Buffer.from('a,b'), { purpose: 'file' })).toMatchObject({ code: 400, message: '不支持的文件类型，只能上传pdf、txt、jpg、jpeg、png' });
  expect(await upload(server, '文.txt', Buffer.alloc(2 * megabyte + 1, 'a'), { purpose: 'file' })).toMatchObject({ code: 400, message: '文件大小不能超过2MB' });
  expect(await upload(server, '图.png', Buffer.concat([image, Buffer.alloc(megabyte)]))).toMatchObject({ code: 400, message: '图片大小不能超过1MB' });
  expect(await upload(server, '文.txt', Buffer.from('你好'), { purpose: 'file' })).toMatchObject({ code: 200 });
});

it('counts the pictures of settings and of combined data among where a file is used', async () => {
  const { data: { attId, url } } = await upload(server, '标志.png', await picture(3));
  expect(await save('PC基础配置', { pc_shopping_left_top_logo: url, pc_shopping_good_store_image: url, merchant_apply_switch: '1' })).toMatchObject({ code: 200 });
  const poster = { id: 1, sort: 1, status: true, fields: [{ name: 'title', title: '', value: '海报' }, { name: 'pic', title: '', value: url }] };
  expect(await server.call('POST', '/admin/platform/system/group/data/save', { body: { gid: 10, form: poster } })).toMatchObject({ code: 200 });
  const [found] = (await server.call('GET', extension.uses, { query: { ids: String(attId) } })).data as FileUses[];
  expect(found!.uses.map(({ title, name }) => [title, name])).toEqual([
    ['系统配置', 'pc_shopping_left_top_logo'], ['系统配置', 'pc_shopping_good_store_image'], ['组合数据', expect.anything()],
  ]);
});
