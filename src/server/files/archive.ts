/** Archives are unpacked to nowhere before they are kept: what would fill a disk, lies about itself or is broken is refused, archives within them too. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';
import { extensionOf } from './names';
import { archives } from './types';

const mostEntries = 10_000;
/** Of an archive with all that lie in it. */
const mostUnpacked = 1024 ** 3;
/** How far honest content packs at best; small archives may pack further. */
const mostRatio = 200;
const alwaysFine = 20 * 1024 ** 2;
/** Archives in archives. */
const mostDepth = 3;

const refuse = (message: string) => new Refusal(codes.invalid, message);

/** @throws Refusal */
export async function inspectArchive(path: string, size: number): Promise<void> {
  try {
    await unpack(path, size, { left: mostUnpacked, entries: mostEntries }, 1);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isUnsafePath(error)) throw refuse('压缩包内含有不安全的路径');
    throw refuse('压缩包已损坏，无法读取');
  }
}

/** What may still be unpacked of the whole. */
interface Budget { left: number; entries: number }

const isUnsafePath = (error: unknown): boolean => /relative path|absolute path|invalid characters/.test((error as Error).message);

async function unpack(path: string, size: number, budget: Budget, depth: number): Promise<void> {
  if (depth > mostDepth) throw refuse('压缩包嵌套层数过多，已拒绝');
  const archive = await openPromise(path, { strictFileNames: true, autoClose: false });
  try {
    budget.entries -= archive.entryCount;
    if (budget.entries < 0) throw refuse(`压缩包内的文件不能超过${mostEntries}个`);
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    budget.left -= unpacked;
    if (budget.left < 0 || unpacked > Math.max(alwaysFine, size * mostRatio)) throw refuse('压缩包解压后过大，已拒绝');
    // The declared sizes are proved on the way: unpacking more than declared fails.
    for (const entry of entries) {
      if (!entry.canDecodeFileData()) continue;
      if (archives.has(extensionOf(entry.fileName))) await unpackWithin(archive, entry, `${path}.${depth}`, budget, depth);
      else await pipeline(await archive.openReadStreamPromise(entry), nowhere());
    }
  } finally {
    archive.close();
  }
}

/** An inner archive lies beside the outer one while it is looked into. One that nothing can open does no harm. */
async function unpackWithin(archive: ZipFile, entry: Entry, path: string, budget: Budget, depth: number): Promise<void> {
  try {
    await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(path));
    await unpack(path, entry.uncompressedSize, budget, depth + 1).catch((error: unknown) => {
      if (error instanceof Refusal || isUnsafePath(error)) throw error;
    });
  } finally {
    await rm(path, { force: true });
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
