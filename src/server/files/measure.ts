import sharp from 'sharp';
import type { Store } from './store';

export interface Measures { width: number; height: number }

/** Enough for the header of every picture that was drawn anew. */
const headerBytes = 64 * 1024;
const most = 5000;
/** Files never change, so their measures do not either. */
const known = new Map<string, Measures | undefined>();

/** Pixels of a kept picture, read off its header; undefined where there is none. */
export async function measure(store: Store, key: string): Promise<Measures | undefined> {
  if (known.has(key)) return known.get(key);
  const found = await header(store, key).then((bytes) => sharp(bytes, { failOn: 'none' }).metadata()).then(({ width, height, pageHeight }) => ({ width, height: pageHeight ?? height }), () => undefined);
  if (known.size >= most) known.delete(known.keys().next().value!);
  known.set(key, found);
  return found;
}

async function header(store: Store, key: string): Promise<Buffer> {
  const size = await store.size(key) ?? 0;
  const parts: Buffer[] = [];
  for await (const part of await store.read(key, { start: 0, end: Math.min(size, headerBytes) - 1 })) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
