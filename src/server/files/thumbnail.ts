/** Small versions of pictures: drawn when first asked for, then kept beside the file. */
import { rm } from 'node:fs/promises';
import { scratch } from './incoming';
import { shrink } from './picture';
import type { FileRoom } from './room';
import { rules } from './types';

const keyOf = (key: string, width: number) => `thumbnails/${width}/${key}.webp`;

export const thumbnailsOf = (key: string): string[] => rules.thumbnails.map((width) => keyOf(key, width));

const drawing = new Map<string, Promise<string | undefined>>();

/** @returns its key in the store; undefined when there is no such picture */
export async function thumbnail(room: FileRoom, key: string, width: number): Promise<string | undefined> {
  const target = keyOf(key, width);
  if ((await room.store.size(target)) !== undefined) return target;
  let made = drawing.get(target);
  if (!made) {
    made = draw(room, key, target, width).finally(() => drawing.delete(target));
    drawing.set(target, made);
  }
  return made;
}

async function draw({ store, incoming }: FileRoom, key: string, target: string, width: number): Promise<string | undefined> {
  if ((await store.size(key)) === undefined) return undefined;
  const path = await scratch(incoming);
  try {
    await shrink(await store.read(key), path, width);
    await store.put(target, path);
    return target;
  } finally {
    await rm(path, { force: true });
  }
}
