import { expect, test } from 'vitest';
import type { MediaRules } from '../../../src/engine/extension/paths';
import { refusalOf, uploadModel } from '../../../src/console/media/upload/checks';
import { parseCategory } from '../../../src/console/media/categories/rules';
import { sizeText } from '../../../src/console/media/library/sizes';
import { aspectOf, cutOf, openingCrop, turned, zoomed } from '../../../src/console/media/cropper/state';
import { outcomeSize, turnedSize } from '../../../src/console/media/cropper/picture';

const rules: MediaRules = { image: { extensions: ['png', 'jpg', 'jpeg'], most: 1024 }, file: { extensions: ['pdf', 'mp4'], most: 2048 }, thumbnails: [] };
const named = '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种';

test.each([
  ['a.png', 10, 'image', undefined],
  ['A.JPEG', 10, 'image', undefined],
  ['旧图.bmp', 10, 'image', undefined],
  ['a.webp', 10, 'image', named],
  ['png', 10, 'image', named],
  ['a.png.exe', 10, 'image', named],
  ['a.svg', 10, 'image', named],
  ['a.png', 0, 'image', 'a.png 是空文件'],
  ['a.png', 1025, 'image', '只能上传不超过 1KB 的png、jpg、jpeg文件'],
  ['a.gif', 10, 'image', '只能上传不超过 1KB 的png、jpg、jpeg文件'],
  ['a.mp4', 10, 'video', undefined],
  ['a.mov', 10, 'video', '只能上传不超过 2KB 的mp4文件'],
  ['a.mp4', 4096, 'video', '只能上传不超过 2KB 的mp4文件'],
  ['a.pdf', 10, 'file', undefined],
  ['a.exe', 10, 'file', '只能上传不超过 2KB 的pdf、mp4文件'],
] as const)('%s of %i bytes as %s: %s', (name, size, kind, refusal) => expect(refusalOf({ name, size }, kind, rules)).toBe(refusal));

test('a backend that tells no limits judges sizes itself', () => {
  expect(refusalOf({ name: 'a.png', size: 1e12 }, 'image', undefined)).toBeUndefined();
  expect(refusalOf({ name: 'a.mov', size: 1 }, 'video', undefined)).toBe('只能上传mp4文件');
});

test.each([
  ['/product/brand', 'product'], ['/marketing/content/articleCreat/3', 'marketing'], ['/', 'product'], ['', 'product'],
])('an upload on %j is filed under %s', (pathname, model) => expect(uploadModel(pathname)).toBe(model));

test.each([
  [{ pid: 0, name: ' 海报 ', sort: ' 2 ' }, { pid: 0, name: '海报', sort: 2 }, {}],
  [{ pid: '7', name: 'a', sort: '0' }, { pid: 7, name: 'a', sort: 0 }, {}],
  [{ pid: null, name: '', sort: '' }, undefined, { pid: '请选择上级分类', name: '请输入分类名称', sort: '请输入排序' }],
  [{ pid: 'x', name: '  ', sort: '-1' }, undefined, { pid: '请选择上级分类', name: '请输入分类名称', sort: '排序为0到9999的整数' }],
  [{ pid: 0, name: '字'.repeat(51), sort: '1.5' }, undefined, { name: '分类名称最多50个字', sort: '排序为0到9999的整数' }],
])('a category typed as %j', (text, values, errors) => expect(parseCategory(text)).toEqual(values ? { values, errors } : { errors }));

test.each([['', ''], ['12', '12 B'], [20480, '20 KB'], ['1572864', '1.5 MB'], [2 ** 31, '2 GB'], ['1.2M', '1.2M']])('%j bytes read as %j', (bytes, text) => expect(sizeText(bytes)).toBe(text));

test('the cropper begins at 16:9, at 200 × 100 for a label, and takes sizes by number', () => {
  expect(aspectOf(openingCrop(false))).toBeCloseTo(16 / 9);
  expect(aspectOf(openingCrop(true))).toBe(2);
  expect(aspectOf({ ...openingCrop(false), ratio: 'free', free: { width: '300', height: '100' } })).toBe(3);
  expect(aspectOf({ ...openingCrop(false), ratio: 'free', free: { width: '0', height: 'x' } })).toBeCloseTo(16 / 9);
});

test('what leaves the cropper', () => {
  const area = { x: 5, y: 5, width: 160, height: 90 };
  const image = { width: 400, height: 300 };
  const cut = (part: object) => cutOf({ ...openingCrop(false), area, ...part })!;
  expect(outcomeSize(image, cut({}))).toEqual({ width: 160, height: 90 });
  expect(outcomeSize(image, cut({ ratio: 'label' }))).toEqual({ width: 200, height: 100 });
  expect(outcomeSize(image, cut({ ratio: 'free', free: { width: '640', height: '480' } }))).toEqual({ width: 640, height: 480 });
  expect(outcomeSize(image, cut({ cropping: false, rotation: 90 }))).toEqual({ width: 300, height: 400 });
  expect(outcomeSize({ width: 200_000, height: 100_000 }, { rotation: 0 })).toEqual({ width: 99_999, height: 50_000 });
  expect(cutOf(openingCrop(false))).toBeUndefined();
});

test('turning goes by quarters, zooming stays within its bounds', () => {
  expect([turned(0, -90), turned(270, 90), turned(90, 90)]).toEqual([270, 0, 180]);
  expect([zoomed(8, 1.25), zoomed(0.2, 0.8), zoomed(1, 1.25)]).toEqual([8, 0.2, 1.25]);
  expect(turnedSize({ width: 400, height: 300 }, 270)).toEqual({ width: 300, height: 400 });
});
