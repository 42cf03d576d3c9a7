/** Films, documents and archives are kept as they are sent, if their content is what their name says. */
import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { codes } from '../../engine/envelope';
import { documents } from '../../engine/media';
import { Refusal } from '../refusal';
import { inspectArchive } from './archive';
import { archives } from './types';

const mismatch = () => new Refusal(codes.invalid, '文件内容与扩展名不符');

/** @param extension one of `documents` @throws Refusal */
export async function inspect(path: string, size: number, extension: string): Promise<void> {
  const allowed = documents[extension]!;
  const found = await fileTypeFromFile(path);
  if (allowed.length === 0) {
    if (found || !(await isText(path))) throw mismatch();
    return;
  }
  if (!found || !allowed.includes(found.mime)) throw mismatch();
  if (archives.has(extension)) await inspectArchive(path, size);
}

/** No text holds the character 0; looking at the beginning tells it from programs and pictures. */
async function isText(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return !buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await handle.close();
  }
}
