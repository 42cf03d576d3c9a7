/** Where bytes are kept: one interface over a folder of this machine and an S3-compatible store. */
import type { Readable } from 'node:stream';

export interface Store {
  /** Keeps the file at `path` under a key; afterwards it lies there for good and no longer at `path`. */
  put(key: string, path: string): Promise<void>;
  /** Bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** @param range first and last byte, both included */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** A missing file is no failure. */
  remove(key: string): Promise<void>;
}
