/**
 * Follows folders and all that is in them.
 * Each folder is watched itself and no file is: a file that takes the name of another, as many editors save, would be lost from sight
 * with the one it replaces (so does Node's `recursive` on Linux).
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * @param changed told of every change of a file with one of these endings, and of every folder that comes
 * @returns close ends the watching
 */
export function followFolders(roots: readonly string[], endings: readonly string[], changed: () => void): { close(): void } {
  /** By the folder's path and inode: a folder that was made anew is another. */
  const watchers = new Map<string, FSWatcher>();
  let closed = false;

  const close = () => {
    closed = true;
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };

  /** @returns whether a folder has come */
  const look = (): boolean => {
    const present = roots.flatMap(foldersIn);
    const ids = new Set(present.map(({ id }) => id));
    for (const [id, watcher] of watchers) {
      if (ids.has(id)) continue;
      watcher.close();
      watchers.delete(id);
    }
    const come = present.filter(({ id }) => !watchers.has(id));
    for (const { id, path } of come) {
      const watcher = watch(path, (event, file) => {
        if (closed) return;
        const folderCame = event === 'rename' && look();
        if (folderCame || file === null || endings.some((ending) => file.endsWith(ending))) changed();
      });
      // A folder that goes away says so by an error on some systems.
      watcher.on('error', () => undefined);
      watchers.set(id, watcher);
    }
    return come.length > 0;
  };

  look();
  return { close };
}

interface Folder {
  path: string;
  id: string;
}

/** The folder and those below it; none where it is not there, or goes while it is read. */
function foldersIn(path: string): Folder[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return [];
  const below = (): string[] => {
    try {
      return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
  return [{ path, id: `${path} ${found.ino}` }, ...below().flatMap(foldersIn)];
}
