/** Bytes on their way in: to a file of their own, counted and hashed, with bounded memory. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Incoming {
  path: string;
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** A path in the folder that nothing uses yet. */
export async function scratch(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
}

/** Writes the stream down and hands it to `work`; whatever happens, the file is gone afterwards unless it was moved away. */
export async function receive<T>(folder: string, source: Readable, work: (incoming: Incoming) => Promise<T>): Promise<T> {
  const path = await scratch(folder);
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, counted, createWriteStream(path));
    return await work({ path, size, hash: hash.digest('hex') });
  } finally {
    await rm(path, { force: true });
  }
}
