/** Files that mean harm, made on the spot, and what becomes of each. */
import { ZipArchive } from 'archiver';
import { buffer } from 'node:stream/consumers';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { picture } from './helper';

export interface Hostile {
  name: string;
  purpose?: 'image' | 'file';
  content(): Promise<Buffer> | Buffer;
  /** The refusal; a part of the sentence is enough. Without it the file is taken in and made harmless. */
  refused?: string;
  /** Name under which it then stands, and what of the content must be gone. */
  becomes?: { fileName?: string; extName?: string; without?: string };
}

const script = '<script>alert(document.cookie)</script>';
const text = (content: string) => () => Buffer.from(content);
const followed = (format: 'gif' | 'png' | 'jpeg', tail: string) => async () => Buffer.concat([await picture(11, format), Buffer.from(tail)]);

export async function zip(entries: Record<string, Buffer>): Promise<Buffer> {
  const archive = new ZipArchive({ zlib: { level: 9 } });
  for (const [name, content] of Object.entries(entries)) archive.append(content, { name });
  const whole = buffer(archive);
  await archive.finalize();
  return whole;
}

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 ** 2);

/** Replaces every occurrence of some bytes by others of the same length. */
function patched(content: Buffer, from: string, to: string): Buffer {
  return Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');
}

/** The directory says that the first entry unpacks to a few bytes only. */
function lying(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt32LE(10, copy.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  return copy;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A real picture of so many black pixels, one bit each: a few hundred kilobytes. */
export function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

/** The one frame of a picture, many times. */
async function manyFrames(count: number): Promise<Buffer> {
  const single = await picture(3, 'gif', 100);
  const start = single.indexOf(Buffer.from([0x21, 0xf9]));
  const frame = single.subarray(start, -1);
  return Buffer.concat([single.subarray(0, start), ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}

/** Screen and frame claim to be far larger than their few bytes. */
async function hugeFrame(): Promise<Buffer> {
  const gif = Buffer.from(await picture(4, 'gif'));
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  for (const at of [6, 8, frame + 5, frame + 7]) gif.writeUInt16LE(60_000, at);
  return gif;
}

function hugeBmp(): Buffer {
  const bmp = Buffer.alloc(200);
  bmp.write('BM');
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(100_000, 18);
  bmp.writeInt32LE(100_000, 22);
  return bmp;
}

async function nested(levels: number): Promise<Buffer> {
  const inner = await zip({ 'a.txt': Buffer.from('x') });
  return levels === 1 ? inner : zip({ 'b.zip': await nested(levels - 1) });
}

const exif = () => sharp({ create: { width: 60, height: 30, channels: 3, background: '#884422' } })
  .withExif({ IFD0: { ImageDescription: script, Copyright: "<?php system('id') ?>" } }).jpeg().toBuffer();

const badName = '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种';
const noPicture = '文件内容不是有效的图片';
const otherType = '不支持的文件类型';
const mismatch = '文件内容与扩展名不符';
const broken = '图片已损坏';
const tooLarge = '图片尺寸过大';

export const hostile: Record<string, Hostile> = {
  'a picture followed by a script': { name: 'a.gif', content: followed('gif', `*/=1;${script}`), becomes: { extName: 'gif', without: 'alert(' } },
  'a picture followed by an archive': { name: 'a.png', content: async () => Buffer.concat([await picture(12), await zip({ 'evil.sh': Buffer.from(script) })]), becomes: { without: 'evil.sh' } },
  'a script that begins like a gif': { name: 'a.gif', content: text(`GIF89a/*${script}*/=1;alert(1)`), refused: broken },
  'a page called jpg': { name: 'a.jpg', content: text(`<!doctype html>${script}`), refused: noPicture },
  'a drawing with a script': { name: 'a.svg', content: text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), refused: badName },
  'a drawing with a script called png': { name: 'a.png', content: text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), refused: noPicture },
  'a drawing as a file': { name: 'a.svg', purpose: 'file', content: text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), refused: otherType },
  'a page as a file': { name: 'a.html', purpose: 'file', content: text(script), refused: otherType },
  'a program as a file': { name: 'a.exe', purpose: 'file', content: text('MZ'), refused: otherType },
  'a page called like a film': { name: 'a.mp4', purpose: 'file', content: text(script), refused: mismatch },
  'a page called pdf': { name: 'a.pdf', purpose: 'file', content: text(script), refused: mismatch },
  'a picture called pdf': { name: 'a.pdf', purpose: 'file', content: () => picture(13), refused: mismatch },
  'a program called text': { name: 'a.txt', purpose: 'file', content: () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]), refused: mismatch },
  'a picture called otherwise': { name: 'a.png', content: () => picture(14, 'jpeg'), becomes: { fileName: 'a.jpg', extName: 'jpg' } },
  'and the other way round': { name: 'a.jpg', content: () => picture(15), becomes: { fileName: 'a.png', extName: 'png' } },
  'a kind of picture that is not taken': { name: 'a.webp', content: () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } }).webp().toBuffer(), refused: badName },
  'the same called png': { name: 'a.png', content: () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } }).webp().toBuffer(), refused: noPicture },
  'a script in the EXIF': { name: 'a.jpg', content: exif, becomes: { without: 'script>' } },
  'an empty picture': { name: 'a.png', content: text(''), refused: '不能上传空文件' },
  'an empty file': { name: 'a.pdf', purpose: 'file', content: text(''), refused: '不能上传空文件' },
  'half a picture': { name: 'a.png', content: async () => (await sharp({ create: { width: 300, height: 300, channels: 3, background: '#444', noise: { type: 'gaussian', mean: 120, sigma: 40 } } }).png().toBuffer()).subarray(0, 20_000), refused: broken },
  'a picture of 30,000 × 30,000': { name: 'a.png', content: () => blackPng(30_000), refused: tooLarge },
  'a film of very many frames': { name: 'a.gif', content: () => manyFrames(6_000), refused: tooLarge },
  'a frame that claims to be huge': { name: 'a.gif', content: hugeFrame, refused: tooLarge },
  'a huge bmp': { name: 'a.bmp', content: hugeBmp, refused: '暂不支持bmp图片' },
  'an archive that unpacks to very much': { name: 'a.zip', purpose: 'file', content: () => zip({ 'a.bin': zeros(100) }), refused: '压缩包解压后过大' },
  'an archive in one that unpacks to very much': { name: 'a.zip', purpose: 'file', content: async () => zip({ 'b.zip': await zip({ 'a.bin': zeros(100) }) }), refused: '压缩包解压后过大' },
  'archives in archives without end': { name: 'a.zip', purpose: 'file', content: () => nested(5), refused: '压缩包嵌套层数过多' },
  'an archive in one that climbs out': { name: 'a.zip', purpose: 'file', content: async () => zip({ 'b.zip': patched(await zip({ 'aa/bb/evil.sh': Buffer.from('x') }), 'aa/bb/evil.sh', '../../evil.sh') }), refused: '压缩包内含有不安全的路径' },
  'an archive that lies about it': { name: 'a.zip', purpose: 'file', content: async () => lying(await zip({ 'a.bin': zeros(100) })), refused: '压缩包已损坏' },
  'an archive that climbs out': { name: 'a.zip', purpose: 'file', content: async () => patched(await zip({ 'aa/bb/evil.sh': Buffer.from('x') }), 'aa/bb/evil.sh', '../../evil.sh'), refused: '压缩包内含有不安全的路径' },
  'half an archive': { name: 'a.zip', purpose: 'file', content: async () => (await zip({ 'a.txt': Buffer.from('hello'), 'b.txt': Buffer.from('world') })).subarray(0, 60), refused: '压缩包已损坏' },
  'a document that is only an archive': { name: 'a.docx', purpose: 'file', content: () => zip({ 'a.txt': Buffer.from('hello') }), refused: mismatch },
  'a name that climbs out': { name: '../../x.png', content: () => picture(16), becomes: { fileName: 'x.png' } },
  'a name with folders of another system': { name: 'C:\\secret\\x.png', content: () => picture(17), becomes: { fileName: 'x.png' } },
  'a name that is a folder': { name: '..', content: () => picture(18), refused: badName },
  'a name with control characters': { name: 'a\u0007b\u0000.png', content: () => picture(19), becomes: { fileName: 'ab.png' } },
  'a name that turns around': { name: 'a\u202egnp.exe.png', content: () => picture(20), becomes: { fileName: 'agnp.exe.png' } },
  'a name without end': { name: `${'长'.repeat(400)}.png`, content: () => picture(21), becomes: { fileName: `${'长'.repeat(96)}.png` } },
  'a name without a name': { name: '.png', content: () => picture(22), refused: badName },
};
