/** What live rooms and the video channel ask of WeChat with: the house, and the way to WeChat and to pictures. */
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { codes } from '../../../../engine/envelope';
import { fileAt } from '../../../files/accept';
import { openFiles } from '../../../files/room';
import { Refusal } from '../../../refusal';
import type { House } from '../../../resources/types';
import type { Wechat } from '../../../wechat/client';
import { WechatFailure } from '../../../wechat/failure';

export interface Channel {
  house: House;
  wechat: Wechat;
  /** @returns the picture at an address of ours as a JPEG of at most this width. @throws Refusal where it cannot be read */
  picture(url: string, width: number): Promise<File>;
}

/** WeChat takes larger ones, and nothing shows more. */
const quality = 85;

export function channelOf(app: FastifyInstance, house: House): Channel {
  return {
    house, wechat: app.wechat,
    async picture(url, width) {
      const bytes = await bytesOf(app, house, url);
      try {
        const drawn = await sharp(bytes, { failOn: 'truncated' }).resize({ width, withoutEnlargement: true }).flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
        return new File([new Uint8Array(drawn)], 'picture.jpg', { type: 'image/jpeg' });
      } catch {
        throw new Refusal(codes.invalid, '图片无法读取，请重新上传');
      }
    },
  };
}

async function bytesOf({ config }: FastifyInstance, house: House, url: string): Promise<Buffer> {
  const blob = await fileAt({ house }, url);
  if (blob) {
    const { store } = await openFiles(config);
    const pieces: Buffer[] = [];
    for await (const piece of await store.read(blob.content)) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces);
  }
  // Pictures of demo rows come with the console.
  const shipped = url.startsWith('/demo/') ? await readFile(join(config.consoleDir, 'demo', basename(url))).catch(() => undefined) : undefined;
  if (!shipped) throw new Refusal(codes.invalid, '图片不存在，请重新上传');
  return shipped;
}

/** Longest note that a record keeps. */
const longest = 255;

export type Fate =
  /** WeChat has decided against it. */
  | { is: 'refused'; reason: string }
  /** Nothing was done; it may be sent again. */
  | { is: 'waiting'; note: string }
  /** Nobody knows whether it was done: it is looked for before it is sent again. */
  | { is: 'unknown'; note: string };

/** WeChat said nothing that can be read, or no line leads there. */
export const isSilence = (error: unknown): boolean => error instanceof WechatFailure && error.errcode === undefined;

/** What became of something that could not be sent. @throws what is no refusal */
export function fateOf(error: unknown): Fate {
  if (!(error instanceof Refusal)) throw error;
  const text = error.message.slice(0, longest);
  if (!(error instanceof WechatFailure)) return { is: 'waiting', note: text };
  if (error.isSilent) return { is: 'unknown', note: text };
  return error.passes ? { is: 'waiting', note: text } : { is: 'refused', reason: text };
}

/**
 * Asks WeChat after one of many: what it refuses of one holds up none of the others.
 * @param note is handed the sentence that says why
 * @throws Refusal where WeChat is silent or busy, so that asking after the others is in vain
 */
export async function orNote(asked: Promise<unknown>, note: (text: string) => Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof WechatFailure) || error.passes) throw error;
    await note(error.message.slice(0, longest));
  }
}

/** @param gone WeChat's codes for what is not there */
export async function unlessGone(asked: Promise<unknown>, gone: readonly number[]): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof WechatFailure && error.errcode !== undefined && gone.includes(error.errcode))) throw error;
  }
}

/** @throws Refusal where no way leads to WeChat, as while rows are seeded */
export function wayOf({ wechat }: { wechat?: Wechat }): Wechat {
  if (!wechat) throw new Refusal(codes.invalid, '无法连接微信服务器，请稍后再试');
  return wechat;
}
