/** Files in a folder of this machine, under their keys. */
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from './store';

/** @param folder on the same file system as the files that are put */
export function diskStore(folder: string): Store {
  const at = (key: string) => join(folder, key);
  return {
    async put(key, path) {
      const target = at(key);
      await mkdir(dirname(target), { recursive: true });
      await flush(path);
      await rename(path, target);
      // The new name is part of the folder, which has to reach the disk too.
      await flush(dirname(target));
    },
    size: (key) => stat(at(key)).then((found) => (found.isFile() ? found.size : undefined), absent),
    read: async (key, range) => createReadStream(at(key), range),
    remove: (key) => rm(at(key), { force: true }),
  };
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
