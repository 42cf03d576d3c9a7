/**
 * Pictures are drawn anew: what is kept are the pixels that were decoded, never the bytes that were sent. So neither metadata
 * (EXIF, with its place and scripts) nor anything appended or smuggled in survives.
 */
import { fileTypeFromFile } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';
import { turns } from './turns';
import { mostPixels } from './types';

export interface Made {
  /** By content. */
  extension: 'jpg' | 'png' | 'gif';
}

// Nothing is drawn twice; a cache would only hold memory.
sharp.cache(false);

const seconds = 30;
const oneAtATime = turns(2);
const refuse = (message: string) => new Refusal(codes.invalid, message);
const broken = () => refuse('图片已损坏，无法读取');

/** @throws Refusal when the file at `path` is no picture that may be kept */
export async function redraw(path: string, target: string): Promise<Made> {
  const found = await fileTypeFromFile(path);
  if (found?.mime === 'image/bmp') throw refuse('暂不支持bmp图片，请转换为png或jpg后上传');
  const extension = ({ 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const)[found?.mime ?? ''];
  if (!extension) throw refuse('文件内容不是有效的图片，只支持gif、jpg、png');
  prove(await sharp(path, { limitInputPixels: false, animated: true }).metadata().catch(() => { throw broken(); }));
  await oneAtATime(() => draw(path, target, extension));
  return { extension };
}

/** Judged by the header, before any pixel is decoded. A metadata height is that of all frames together. */
function prove({ width, height }: Metadata): void {
  if (!width || !height) throw broken();
  if (width * height > mostPixels) throw refuse(`图片尺寸过大，最多支持${mostPixels / 10_000}万像素`);
}

async function draw(path: string, target: string, extension: Made['extension']): Promise<void> {
  const image = sharp(path, { limitInputPixels: mostPixels, animated: extension === 'gif', failOn: 'truncated', sequentialRead: true }).timeout({ seconds });
  const drawn = { jpg: () => image.autoOrient().jpeg({ quality: 88 }), png: () => image.autoOrient().png(), gif: () => image.gif() }[extension]();
  await drawn.toFile(target).catch(() => { throw broken(); });
}

/** A still picture of this width, never enlarged, as WebP. */
export async function shrink(source: NodeJS.ReadableStream, target: string, width: number): Promise<void> {
  const image = sharp({ limitInputPixels: mostPixels, failOn: 'none' }).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).timeout({ seconds });
  source.once('error', (error) => image.destroy(error as Error));
  source.pipe(image);
  await oneAtATime(() => image.toFile(target));
}
