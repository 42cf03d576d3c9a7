/** Archives are unpacked to nowhere before they are kept: what would fill a disk, lies about itself or is broken is refused. */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry } from 'yauzl';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';

const mostEntries = 10_000;
const mostUnpacked = 1024 ** 3;
/** How far honest content packs at best; small archives may pack further. */
const mostRatio = 200;
const alwaysFine = 20 * 1024 ** 2;

const refuse = (message: string) => new Refusal(codes.invalid, message);

/** @throws Refusal */
export async function inspectArchive(path: string, size: number): Promise<void> {
  try {
    const archive = await openPromise(path, { strictFileNames: true });
    try {
      if (archive.entryCount > mostEntries) throw refuse(`压缩包内的文件不能超过${mostEntries}个`);
      const entries: Entry[] = [];
      for await (const entry of archive.eachEntry()) entries.push(entry);
      const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
      if (unpacked > mostUnpacked || unpacked > Math.max(alwaysFine, size * mostRatio)) throw refuse('压缩包解压后过大，已拒绝');
      // The declared sizes are proved on the way: unpacking more than declared fails.
      for (const entry of entries) if (entry.canDecodeFileData()) await pipeline(await archive.openReadStreamPromise(entry), nowhere());
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (/relative path|absolute path|invalid characters/.test((error as Error).message)) throw refuse('压缩包内含有不安全的路径');
    throw refuse('压缩包已损坏，无法读取');
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
