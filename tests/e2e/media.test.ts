/** The media library with real pictures and films: upload, crop, categories, choosing, where used, and a server that dies in mid-upload. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clip } from '../../src/server/files/demo/clip';
import { fillAddress, holdBack, pickUp, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bazaar-media-'));
});
let { product, api, watched, page } = {} as OnPage;
usePage(async (open) => {
  ({ product, api, watched, page } = open);
  // Each test begins with no tab of another.
  await watched.context.addInitScript(() => localStorage.removeItem('tagsViewList'));
  page.on('dialog', (dialog) => void dialog.accept());
}, { clean: false });
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await watched.context.addCookies([{ name: 'Java-platformToken', value: api.token, url: product.url }]);
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** A picture like no other, told by its colour. */
const painted = (width: number, height: number, colour: string) => sharp({ create: { width, height, channels: 3, background: colour } }).png().toBuffer();
const pngFile = async (name: string, colour: string, width = 320, height = 240) => ({ name, mimeType: 'image/png', buffer: await painted(width, height, colour) });
/** 24-bit BMP of one colour, as an old Windows program writes it. */
function bitmap(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height, 0x66);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(0, 6);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  bytes.fill(0, 30, 54);
  return bytes;
}
/** A film of any length: what players skip lies behind its end. */
function film(megabytes: number): Buffer {
  const rest = Buffer.alloc(megabytes * 1024 * 1024);
  rest.writeUInt32BE(rest.length, 0);
  rest.write('free', 4);
  return Buffer.concat([clip, rest]);
}

const library = (within: Page | Locator = page) => within.getByRole('region', { name: '素材' });
const tiles = () => page.locator('.media-tile-pick');
const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(，第|$)`) });
const said = (text: string) => page.getByRole('status').getByText(text, { exact: true });
const listed = (query: string) => api.call<{ list: { attId: number; name: string; sattDir: string; attType: string; pid: number }[]; total: number }>(`/admin/platform/attachment/list?page=1&limit=50&${query}`);
async function openLibrary(): Promise<void> {
  await page.goto('/page/design/picture');
  await tiles().first().waitFor();
}
async function openUpload(): Promise<Locator> {
  await page.getByRole('button', { name: '上传图片' }).click();
  const dialog = page.getByRole('dialog', { name: '上传图片' });
  await dialog.getByRole('button', { name: '选择本地图片' }).waitFor();
  return dialog;
}
async function category(name: string, item: string): Promise<void> {
  const node = page.getByRole('treeitem', { name, exact: true });
  await node.hover();
  await page.getByRole('button', { name: `${name} 的操作` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('the page', () => {
  it('shows 20, then 18 or 10 with a pager of five, numbers the selection, and is accessible', async () => {
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => { if (request.url().includes('attachment/list')) asked.push(new URL(request.url()).searchParams); });
    await openLibrary();
    expect(await tiles().count()).toBe(20);
    const [side, main] = await Promise.all([page.locator('.media-side'), page.locator('.media-main')].map(async (part) => (await part.boundingBox())!.width));
    expect(side / (side + main)).toBeCloseTo(0.17, 2);
    for (const index of [2, 0, 1]) await tiles().nth(index).click();
    await expect.poll(() => page.locator('.media-badge').allTextContents()).toEqual(['2', '3', '1']);
    await tiles().nth(2).click();
    await expect.poll(() => page.locator('.media-badge').allTextContents()).toEqual(['1', '2']);
    expect(await violations(page, { within: '.media-library' })).toEqual([]);
    await page.getByRole('button', { name: '列表视图' }).click();
    await page.getByRole('region', { name: '图片列表' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(11);
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['', '图片名称', '尺寸', '大小', '上传时间', '操作']);
    expect(await violations(page, { within: '.media-library' })).toEqual([]);
    await page.getByRole('tab', { name: '视频' }).click();
    await page.getByRole('button', { name: '上传视频' }).waitFor();
    expect(asked.map((query) => [query.get('limit'), query.get('pid'), query.get('attType')!.replace(/^jpg,.*/, 'jpg,…')])).toEqual([
      ['20', null, 'jpg,…'], ['10', null, 'jpg,…'], ['10', null, 'video/mp4'],
    ]);
    watched.expectClean();
  });
});

describe('uploading', () => {
  it('takes several at once, says which was refused, and holds up none of the others', async () => {
    await openLibrary();
    await page.getByRole('treeitem', { name: '活动海报' }).click();
    const dialog = await openUpload();
    const requests: Request[] = [];
    page.on('request', (request) => { if (request.url().includes('/upload/image')) requests.push(request); });
    await dialog.getByLabel('选择多张图片').setInputFiles([
      await pngFile('红.png', '#d03030'),
      { name: '文字.png', mimeType: 'image/png', buffer: Buffer.from('不是图片') },
      { name: '网页.webp', mimeType: 'image/webp', buffer: Buffer.from('x') },
      await pngFile('绿.png', '#30a050'),
    ]);
    await dialog.waitFor({ state: 'detached' });
    await said('上传成功').waitFor();
    await library().getByRole('listitem').filter({ hasText: '网页.webp' }).getByText('图片类型必须是.gif,jpeg,jpg,png,bmp中的一种').waitFor();
    await tile('红.png').waitFor();
    await tile('绿.png').waitFor();
    await library().getByText('文字.png').waitFor();
    await library().getByText('2 个文件上传失败').waitFor();
    // Where the eyes are: at the head of the library, and no notice beside it.
    const [panel, head] = await Promise.all([page.locator('.media-uploads'), page.getByRole('toolbar', { name: '图片操作' })].map(async (part) => (await part.boundingBox())!.y));
    expect(panel).toBeLessThan(head!);
    expect(await page.getByRole('list', { name: '通知' }).getByText('文件内容不是有效的图片').count()).toBe(0);
    const [first] = requests;
    const query = new URL(first!.url()).searchParams;
    expect(query.get('model')).toBe('page');
    expect(Number(query.get('pid'))).toBeGreaterThan(0);
    expect(first!.headers()['x-token']).toBe(api.token);
    await page.getByRole('button', { name: '全部移除' }).click();
  });

  it('takes pasted and dropped pictures, an old bitmap as png', async () => {
    await openLibrary();
    const bytes = (await painted(40, 40, '#8030d0')).toString('base64');
    await page.evaluate((base64) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], '粘贴.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, bytes);
    await tile('粘贴.png').waitFor();
    await library().evaluate((element, base64) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], '旧图.bmp', { type: 'image/bmp' }));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, bitmap(20, 10).toString('base64'));
    await tile('旧图.png').waitFor();
    watched.expectClean();
  });

  it('sends a film under its tab', async () => {
    await openLibrary();
    await page.getByRole('tab', { name: '视频' }).click();
    await page.getByLabel('选择视频').setInputFiles({ name: '小片.mp4', mimeType: 'video/mp4', buffer: film(1) });
    await tile('小片.mp4').waitFor();
    await expect.poll(() => tile('小片.mp4').locator('video').evaluate((video: HTMLVideoElement) => [video.videoWidth, video.currentTime > 0])).toEqual([320, true]);
    await tile('小片.mp4').hover();
    await page.getByRole('button', { name: '预览 小片.mp4' }).click();
    await expect.poll(() => page.locator('.media-preview video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(320);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载', exact: true }).click()]);
    expect([download.suggestedFilename(), readFileSync(await download.path()).length]).toEqual(['小片.mp4', film(1).length]);
    watched.expectClean();
  });

  it('goes on while another screen is open', async () => {
    await openLibrary();
    const release = await holdBack(page, '**/upload/image**');
    await page.evaluate((base64) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], '在途.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, (await painted(50, 50, '#123456')).toString('base64'));
    await said('上传中，请稍候...').waitFor();
    await page.getByRole('link', { name: '主页' }).first().click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('list', { name: '上传队列' }).getByText('在途.png').waitFor();
    release();
    await said('上传成功').waitFor();
    expect((await listed('pid=')).list[0]).toMatchObject({ name: '在途.png' });
  });
});

describe('the cropper', () => {
  it('cuts 16:9 at first, follows every control, and keeps the original', async () => {
    await openLibrary();
    const dialog = await openUpload();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    expect(await dialog.getByLabel('选择本地图片文件').getAttribute('accept')).toBe('.png,.jpeg,.gif,.jpg');
    await dialog.getByLabel('选择本地图片文件').setInputFiles(await pngFile('原图.png', '#2060c0', 1600, 1200));
    await dialog.getByText('输出 PNG，1600 × 900 像素').waitFor();
    await dialog.getByRole('button', { name: '放大' }).click();
    await dialog.getByText('输出 PNG，1280 × 720 像素').waitFor();
    await dialog.getByRole('button', { name: '缩小' }).click();
    await dialog.getByRole('button', { name: '向右旋转' }).click();
    await dialog.getByText('输出 PNG，1200 × 675 像素').waitFor();
    await dialog.getByRole('button', { name: '向左旋转' }).click();
    await dialog.getByRole('radio', { name: '自定义尺寸' }).check();
    await dialog.getByLabel('宽度').fill('300');
    await dialog.getByLabel('高度').fill('300');
    await dialog.getByText('输出 PNG，300 × 300 像素').waitFor();
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: '关闭裁剪' }).click();
    await dialog.getByText('输出 PNG，1600 × 1200 像素').waitFor();
    await dialog.getByRole('button', { name: '图片裁剪' }).click();
    await dialog.getByText('输出 PNG，300 × 300 像素').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: '下载' }).click()]);
    expect(await sharp(await download.path()).metadata()).toMatchObject({ format: 'png', width: 300, height: 300 });
    const before = await listed('pid=');
    await dialog.getByRole('button', { name: '上传至图片库' }).click();
    await dialog.waitFor({ state: 'detached' });
    await said('上传成功').waitFor();
    const { list: [newest], total } = await listed('pid=');
    expect(total).toBe(before.total + 1);
    expect(newest.name).toMatch(/^\d{13}\.png$/);
    const stored = await sharp(Buffer.from(await (await fetch(product.url + newest.sattDir)).arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'png', width: 300, height: 300 });
    watched.expectClean();
  });

  it('keeps the box of a label at 200 × 100', async () => {
    await page.goto('/gallery/specimen/edit/1');
    await page.getByRole('tab', { name: '素材', exact: true }).click();
    await page.getByRole('button', { name: '标签图', exact: true }).click();
    await page.getByRole('dialog', { name: '选择图片' }).getByRole('button', { name: '上传图片' }).click();
    const dialog = page.getByRole('dialog', { name: '上传图片' });
    await dialog.getByLabel('选择本地图片文件').setInputFiles(await pngFile('宽.png', '#c06020', 1600, 1200));
    await dialog.getByText('输出 PNG，200 × 100 像素').waitFor();
    const { width, height } = (await dialog.getByTestId('cropper').boundingBox())!;
    expect([Math.round(width), Math.round(height)]).toEqual([200, 100]);
    expect(await dialog.getByRole('radio').count()).toBe(0);
    await dialog.getByRole('button', { name: '放大' }).click();
    await dialog.getByText('输出 PNG，200 × 100 像素').waitFor();
    watched.expectClean();
  });

  it('opens the selected picture, moves it with the arrow keys, and asks before closing', async () => {
    await openLibrary();
    await tile('远山.jpg').click();
    const written = await page.evaluateHandle(() => {
      const asked: unknown[][] = [];
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (...args) {
        asked.push(args.slice(1));
        toBlob.apply(this, args);
      };
      return asked;
    });
    await page.getByRole('button', { name: '裁剪图片' }).click();
    const dialog = page.getByRole('dialog', { name: '上传图片' });
    const preview = dialog.getByRole('img', { name: '裁剪结果预览' });
    await preview.waitFor();
    const box = (await dialog.getByTestId('cropper').boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    // A library picture is re-encoded to be cropped; the outcome is the cropper's own png.
    expect(await written.jsonValue()).toEqual([['image/jpeg', 0.8]]);
    await dialog.getByRole('button', { name: '放大' }).click();
    const drawn = () => preview.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const before = await drawn();
    await dialog.getByRole('group', { name: /裁剪框/ }).press('ArrowRight');
    await expect.poll(drawn).not.toBe(before);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: '系统提示' });
    await question.getByText('确认关闭？').waitFor();
    await question.getByRole('button', { name: '取消' }).click();
    await dialog.getByRole('button', { name: '清除裁剪' }).click();
    await dialog.getByRole('button', { name: '图片裁剪' }).waitFor();
    await dialog.getByRole('button', { name: '关闭', exact: true }).click();
    await question.getByRole('button', { name: '确定' }).click();
    await dialog.waitFor({ state: 'detached' });
    watched.expectClean();
  });
});

it('adds, edits and deletes a category, and moves pictures into it by selector and by dragging', async () => {
  await openLibrary();
  await category('全部图片', '添加分类');
  const adding = page.getByRole('dialog', { name: '添加分类' });
  expect((await adding.boundingBox())!.width).toBe(540);
  await adding.getByLabel('分类名称').fill('春季');
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await adding.getByRole('button', { name: '确定' }).click();
  await said('创建成功').waitFor();
  await category('春季', '编辑分类');
  const editing = page.getByRole('dialog', { name: '编辑分类' });
  await editing.getByLabel('分类名称').fill('春季上新');
  await editing.getByRole('button', { name: '确定' }).click();
  await said('编辑成功').waitFor();
  const node = page.getByRole('treeitem', { name: '春季上新' });
  const names = await Promise.all([0, 1, 2].map(async (index) => (await tiles().nth(index).getAttribute('aria-label'))!));
  await tiles().nth(0).click();
  await tiles().nth(1).click();
  await page.getByRole('combobox', { name: '图片移动至' }).click();
  await page.getByRole('tree', { name: '图片移动至' }).getByRole('treeitem', { name: '春季上新' }).click();
  await said('操作成功').waitFor();
  await tile(names[2]).dragTo(node);
  await node.click();
  await expect.poll(() => tiles().count()).toBe(3);
  expect((await tiles().evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).sort()).toEqual([...names].sort());
  await category('春季上新', '删除分类');
  const question = page.getByRole('alertdialog', { name: '系统提示' });
  await question.getByText('删除当前分类吗').waitFor();
  await question.getByRole('button', { name: '确定' }).click();
  await said('删除成功').waitFor();
  await node.waitFor({ state: 'detached' });
  watched.expectClean();
});

it('gives a brand its picture, and warns of it before the picture is deleted', async () => {
  await page.goto('/product/brand?name=华为');
  await page.getByRole('row').filter({ hasText: '华为' }).first().getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑品牌' });
  await form.getByRole('button', { name: '品牌图标', exact: true }).click();
  const picker = page.getByRole('dialog', { name: '选择图片' });
  await picker.locator('.media-tile-pick').first().waitFor();
  expect((await picker.boundingBox())!.width).toBe(950);
  expect(await picker.getByRole('tab').count()).toBe(0);
  expect(await picker.getByRole('combobox', { name: '图片移动至' }).count()).toBe(0);
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await picker.getByRole('button', { name: '使用选中图片' }).click();
  await page.getByText('请先选择图片').waitFor();
  await picker.locator('.media-tile-pick').first().press('Enter');
  await picker.locator('.media-tile-pick').nth(1).press('Space');
  await picker.getByRole('button', { name: '使用选中图片' }).click();
  await page.getByText('最多只能选一张图片').waitFor();
  await picker.locator('.media-tile-pick').nth(1).press('Space');
  const name = (await picker.locator('.media-tile-pick').first().getAttribute('aria-label'))!.split('，')[0];
  await picker.getByRole('button', { name: '使用选中图片' }).click();
  await picker.waitFor({ state: 'detached' });
  expect(await form.getByRole('img', { name: '品牌图标' }).getAttribute('src')).toMatch(/^\/uploads\//);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('从素材库选择品牌图标');
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').waitFor();
  await openLibrary();
  await tile(name).hover();
  await page.getByRole('button', { name: `删除 ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: '提示' });
  await question.getByText('品牌「华为」的品牌图标').waitFor();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByText('刪除成功，已移入回收站').waitFor();
  await tile(name).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '撤销' }).click();
  await tile(name).waitFor();
  watched.expectClean();
});

it('finds, renames, describes, deletes and brings back documents and pictures', async () => {
  await openLibrary();
  await page.getByRole('tab', { name: '文件' }).click();
  await expect.poll(() => page.getByLabel('选择文件').getAttribute('accept')).toContain('.pdf,');
  await page.getByLabel('选择文件').setInputFiles([
    { name: '价目表.csv', mimeType: 'text/csv', buffer: Buffer.from('茶,12') }, { name: '一家👨‍👩‍👧.txt', mimeType: 'text/plain', buffer: Buffer.from('三口') },
  ]);
  await tile('价目表.csv').waitFor();
  await tile('一家👨‍👩‍👧.txt').waitFor();
  await page.getByRole('combobox', { name: '文件类型' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  await tile('一家👨‍👩‍👧.txt').waitFor({ state: 'detached' });
  await tile('价目表.csv').hover();
  await page.getByRole('button', { name: '预览 价目表.csv' }).click();
  const facts = page.getByRole('region', { name: '素材信息' });
  await facts.getByText('未被使用').waitFor();
  await facts.getByLabel('名称').fill('春季价目');
  await facts.getByRole('button', { name: '保存' }).click();
  await page.getByRole('dialog', { name: '春季价目' }).waitFor();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '图片' }).click();
  await page.getByRole('searchbox', { name: '素材名称' }).fill('远山');
  await expect.poll(() => tiles().count()).toBe(1);
  await tile('远山.jpg').hover();
  await page.getByRole('button', { name: '预览 远山.jpg' }).click();
  await facts.getByText('800 × 450 像素').waitFor();
  await facts.getByLabel('替代文字').fill('远处的群山');
  await facts.getByRole('button', { name: '保存' }).click();
  await expect.poll(async () => (await listed('name=远山')).list[0]).toMatchObject({ alt: '远处的群山' });
  await page.keyboard.press('Escape');
  await tiles().first().click();
  await page.getByText('已选 1 个').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('已选 1 个').waitFor({ state: 'detached' });
  await tiles().first().click();
  await page.getByRole('button', { name: '删除图片' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('没有符合条件的素材').waitFor();
  await page.getByRole('button', { name: '回收站' }).click();
  await page.getByRole('dialog', { name: '回收站 - 素材文件' }).getByRole('button', { name: '恢复：远山.jpg' }).click();
  await page.getByText('恢复成功 1 条').waitFor();
  await page.keyboard.press('Escape');
  await tile('远山.jpg').waitFor();
  watched.expectClean();
});

it('shows what was chosen together in that order, however it arrives', async () => {
  let know = (): void => undefined;
  const known = new Promise<void>((resolve) => { know = resolve; });
  await page.route(/\/console\/capabilities/, async (route) => {
    await known;
    await route.continue();
  });
  await openLibrary();
  const dialog = await openUpload();
  // They arrive in the order 2, 3, 1.
  const arrival = ['顺序2.png', '顺序3.png', '顺序1.png'];
  const arrived = arrival.map(() => {
    let tell = (): void => undefined;
    return { tell: () => tell(), heard: new Promise<void>((resolve) => { tell = resolve; }) };
  });
  await page.route('**/upload/image**', async (route) => {
    const place = arrival.findIndex((name) => route.request().postDataBuffer()!.includes(Buffer.from(name)));
    await arrived[place - 1]?.heard;
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
    arrived[place]!.tell();
  });
  await dialog.getByLabel('选择多张图片').setInputFiles(await Promise.all(['#101010', '#202020', '#303030'].map((colour, index) => pngFile(`顺序${index + 1}.png`, colour))));
  // What the server can do is known later than files can be chosen.
  know();
  await said('上传成功').waitFor();
  await tile('顺序1.png').waitFor();
  expect((await tiles().evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).slice(0, 3)).toEqual(['顺序1.png', '顺序2.png', '顺序3.png']);
});

it('replaces a file under its address, and brings back what was there', async () => {
  await openLibrary();
  const dialog = await openUpload();
  await dialog.getByLabel('选择多张图片').setInputFiles([await pngFile('招牌.png', '#1040a0', 320, 240)]);
  await tile('招牌.png').waitFor();
  const { list: [sign] } = await listed('name=招牌');
  const colour = async (src: string) => (await sharp(Buffer.from(await (await fetch(product.url + src)).arrayBuffer())).stats()).dominant;
  await tile('招牌.png').hover();
  await page.getByRole('button', { name: '预览 招牌.png' }).click();
  const detail = page.getByRole('dialog', { name: '招牌.png' });
  const history = detail.getByRole('region', { name: '历史版本' });
  await history.getByText('尚未替换过').waitFor();
  await history.getByLabel('选择新文件').setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('文字') });
  await page.getByText('说明.txt：图片类型必须是.gif,jpeg,jpg,png,bmp中的一种').waitFor();
  await history.getByLabel('选择新文件').setInputFiles(await pngFile('新招牌.png', '#d02020', 300, 200));
  const question = page.getByRole('alertdialog', { name: '替换文件' });
  await question.getByText('将「招牌.png」的内容替换为「新招牌.png」吗？').waitFor();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await question.getByRole('button', { name: '替换' }).click();
  await page.getByText('替换成功').waitFor();
  await detail.getByText('300 × 200 像素').waitFor();
  expect((await colour(sign!.sattDir)).r).toBeGreaterThan(150);
  // What the page shows is the new picture, not what the browser kept of its address.
  const drawn = () => detail.locator('.media-preview img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(drawn).toBe(300);
  await expect.poll(() => history.getByRole('listitem').evaluateAll((all) => all.map((each) => each.querySelector('b')!.textContent))).toEqual(['版本 2', '版本 1']);
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await history.getByRole('button', { name: '恢复版本 1' }).click();
  await page.getByRole('alertdialog', { name: '恢复版本' }).getByRole('button', { name: '恢复' }).click();
  await history.getByText('版本 3').waitFor();
  await expect.poll(drawn).toBe(320);
  expect((await colour(sign!.sattDir)).b).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  watched.expectClean();
});

it('stays where it is, and opens what is pressed, while its pictures arrive', async () => {
  await page.goto('/gallery/specimen/edit/1');
  await page.getByRole('tab', { name: '素材', exact: true }).click();
  const release = await holdBack(page, '**/attachment/list**');
  await page.getByRole('button', { name: '标签图', exact: true }).click();
  const picker = page.getByRole('dialog', { name: '选择图片' });
  const button = picker.getByRole('button', { name: '上传图片' });
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/attachment/list**');
  release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  await page.mouse.up();
  await page.getByRole('dialog', { name: '上传图片' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await picker.locator('.media-tile-pick').first().waitFor();
  expect(await button.boundingBox()).toEqual(before);
  watched.expectClean();
});

it('fills a list of pictures, sorts it with the keyboard, and uploads a file', async () => {
  await page.goto('/gallery/specimen/edit/1');
  await page.getByRole('tab', { name: '素材' }).click();
  const field = page.locator('[data-field="pictures"]');
  const items = () => field.getByRole('list', { name: '图集' }).locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')!));
  await field.getByRole('button', { name: '图集', exact: true }).waitFor();
  for (let left = await field.getByRole('listitem').count(); left > 0; left -= 1) await field.getByRole('button', { name: '删除图集 1' }).click();
  await field.getByRole('button', { name: '图集', exact: true }).click();
  const picker = page.getByRole('dialog', { name: '选择图片' });
  for (const index of [2, 0, 1]) await picker.locator('.media-tile-pick').nth(index).click();
  await picker.getByRole('button', { name: '使用选中图片' }).click();
  await picker.waitFor({ state: 'detached' });
  const [first, second, third] = await items();
  await field.getByRole('button', { name: '移动图集 3' }).focus();
  const spoken = () => page.locator('[id^="DndLiveRegion"]').allTextContents();
  await pickUp(page);
  await expect.poll(spoken).toContain('移到第 3 位');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(spoken).toContain('移到第 2 位');
  await page.keyboard.press('Space');
  await expect.poll(spoken).toContain('已放到第 2 位');
  await expect.poll(items).toEqual([first, third, second]);
  const manual = page.locator('[data-field="manual"]');
  const removal = manual.getByRole('button', { name: '移除说明书' });
  if (await removal.count() > 0) await removal.click();
  await manual.getByRole('button', { name: '点击上传 说明书' }).waitFor();
  expect(await manual.getByLabel('选择说明书').getAttribute('accept')).toContain('.txt');
  const sent = page.waitForRequest((request) => request.url().includes('/admin/platform/upload/file'));
  await manual.getByLabel('选择说明书').setInputFiles({ name: '使用说明.txt', mimeType: 'text/plain', buffer: Buffer.from('开机请长按电源键') });
  expect(new URL((await sent).url()).searchParams).toEqual(new URLSearchParams({ model: 'gallery', pid: '10' }));
  await manual.getByText('TXT', { exact: true }).waitFor();
  await manual.getByRole('link', { name: '使用说明.txt' }).waitFor();
  await fillAddress(manual, '说明书', 'https://files.example.com/a.pdf');
  await manual.getByText('PDF', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

it('inserts pictures from the window beside the text that opened it', async () => {
  await page.goto('/marketing/content/articleCreat');
  await page.getByRole('toolbar').getByRole('button', { name: '图片', exact: true }).click();
  const [beside] = await Promise.all([watched.context.waitForEvent('page'), page.getByRole('button', { name: '在新窗口选择' }).click()]);
  await beside.locator('.media-tile-pick').nth(1).click();
  expect(new URL(beside.url()).pathname + new URL(beside.url()).search).toBe('/setting/uploadPicture?field=dialog');
  expect(await violations(beside)).toEqual([]);
  const name = (await beside.locator('.media-tile-pick').nth(1).getAttribute('aria-label'))!.split('，')[0];
  await beside.getByRole('button', { name: '使用选中图片' }).click();
  await page.locator('.ProseMirror img:not(.ProseMirror-separator)').waitFor();
  expect(await page.locator('.ProseMirror img:not(.ProseMirror-separator)').getAttribute('alt')).toBe(name);
  await beside.close();
  watched.expectClean();
});

it.each([['a desktop', 1280, 800], ['a telephone', 390, 844]])('keeps its tools free of messages, however many, on %s', async (_name, width, height) => {
  const other = await watched.context.newPage();
  await other.setViewportSize({ width, height });
  // The time for which a message stands never passes here.
  await other.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, delay?: number) => (delay === 5000 ? 0 : setTimeout(run, delay))) as typeof window.setTimeout;
  });
  let refused = 0;
  await other.route('**/attachment/delete', (route) => route.fulfill({ json: { code: 500, message: `第${(refused += 1)}次删除失败：磁盘已满`, data: null } }));
  await other.goto('/page/design/picture');
  await other.locator('.media-tile-pick').first().click();
  for (let time = 1; time <= 6; time += 1) {
    await other.getByRole('button', { name: '删除图片' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await other.getByText(`第${time}次删除失败：磁盘已满`).waitFor();
  }
  const bottoms = await other.locator('.notice').evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.getBoundingClientRect().bottom));
  expect(bottoms.length).toBeGreaterThan(1);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(await other.locator('.frame-top').evaluate((top) => top.getBoundingClientRect().bottom));
  // Those that waited follow.
  for (let left = 5; left > 0; left -= 1) await other.getByRole('button', { name: '关闭消息' }).last().click();
  await other.getByText('第1次删除失败：磁盘已满').waitFor();
  await other.close();
});

it('packs the selection into one zip', async () => {
  await openLibrary();
  const chosen = await Promise.all([0, 1].map(async (index) => (await tiles().nth(index).getAttribute('aria-label'))!));
  await tiles().nth(0).click();
  await tiles().nth(1).click();
  const [request, download] = await Promise.all([
    page.waitForRequest((each) => each.url().includes('/common/download')), page.waitForEvent('download'), page.getByRole('button', { name: '打包下载' }).click(),
  ]);
  expect(request.headers().authorization).toBe(`Bearer ${api.token}`);
  expect(download.suggestedFilename()).toBe('素材.zip');
  expect(new URL(request.url()).searchParams.get('delete')).toBe('true');
  const names: string[] = [];
  for await (const { fileName } of (await fromBufferPromise(readFileSync(await download.path()))).eachEntry()) names.push(fileName);
  expect(names).toEqual(chosen);
  await page.route('**/common/download**', (route) => route.fulfill({ json: { code: 401, message: '', data: null } }));
  let saved = false;
  page.on('download', () => { saved = true; });
  await page.getByRole('button', { name: '打包下载' }).click();
  await page.getByText('无效的会话，或者会话已过期，请重新登录。').waitFor();
  expect(saved).toBe(false);
});

it('gives a failed film up on the server when it is taken out; a full browser storage stops none', async () => {
  const remembered = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tus::')).length);
  const large = { name: '大片.mp4', mimeType: 'video/mp4', buffer: film(5) };
  await openLibrary();
  await page.getByRole('tab', { name: '视频' }).click();
  await page.route('**/api/console/upload/*', (route, request) => (request.method() === 'PATCH' ? route.fulfill({ status: 400, json: { code: 400, message: '磁盘已满', data: null } }) : route.continue()));
  await page.getByLabel('选择视频').setInputFiles(large);
  await library().getByText('磁盘已满').waitFor();
  expect(await remembered()).toBe(1);
  const [removal] = await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'DELETE'), page.getByRole('button', { name: '移除 大片.mp4' }).click()]);
  expect([removal.status(), await remembered()]).toEqual([204, 0]);
  await page.unrouteAll();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('tus::')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.getByLabel('选择视频').setInputFiles(large);
  await tile('大片.mp4').waitFor();
});

it('goes on where it stopped after the server was killed in mid-upload, and after a reload', async () => {
  const path = join(folder, '长片.mp4');
  const content = film(24);
  writeFileSync(path, content);
  const offsets: number[] = [];
  const chunk = 8 * 1024 * 1024;
  page.on('request', (request) => { if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset'])); });
  // A line slow enough to be cut in the middle of a part, and a clock that does not wait for the retries.
  const line = await watched.context.newCDPSession(page);
  const slow = (bytesPerSecond: number) => line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
  await page.clock.install();
  await openLibrary();
  await page.getByRole('tab', { name: '视频' }).click();
  const choose = () => page.getByLabel('选择视频').setInputFiles(path);
  const percent = async () => Number(await page.getByRole('progressbar', { name: '长片.mp4 上传进度' }).getAttribute('value'));
  const sent = (least: number) => expect.poll(percent, { timeout: 60_000, interval: 50 }).toBeGreaterThan(least);
  const again = page.getByRole('button', { name: '重试上传 长片.mp4' });
  await slow(6 * 1024 * 1024);
  await choose();
  await sent(40);
  await product.crash();
  await expect.poll(async () => {
    await page.clock.fastForward(5_000);
    return again.count();
  }, { timeout: 60_000 }).toBe(1);
  await product.restart();
  const beforeKill = offsets.length;
  await again.click();
  await sent(70);
  expect(offsets[beforeKill]).toBeGreaterThanOrEqual(chunk);
  const beforeReload = offsets.length;
  await page.reload();
  await slow(-1);
  await page.getByRole('tab', { name: '视频' }).click();
  await choose();
  await tile('长片.mp4').waitFor({ timeout: 60_000 });
  expect(offsets[beforeReload]).toBeGreaterThan(offsets[beforeKill]!);
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  const [stored] = (await listed('attType=video/mp4')).list;
  expect(stored.name).toBe('长片.mp4');
  expect(Buffer.from(await (await fetch(product.url + stored.sattDir)).arrayBuffer()).equals(content)).toBe(true);
});
