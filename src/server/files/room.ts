/** The room of files that a configuration names. */
import { FileStore } from '@tus/file-store';
import { join } from 'node:path';
import type { Config } from '../config';
import type { House, Resource } from '../resources/types';
import { diskStore } from './disk';
import type { Store } from './store';

export interface FileRoom {
  store: Store;
  /** Folder of this process for files on their way. */
  incoming: string;
  /** Resumable uploads until their last byte: on this machine, also where files are kept elsewhere. */
  unfinished: FileStore;
}

/** The room with the list on which its files stand. */
export interface Library extends FileRoom {
  house: House;
  /** The entity of attachments: name, attDir, sattDir, attType, attSize, pid. */
  attachments: Resource;
}

export const filesFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'files');

export async function openFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileRoom> {
  const folder = filesFolder(config);
  const store = config.s3 ? (await import('./s3')).s3Store(config.s3) : diskStore(join(folder, 'stored'));
  return { store, incoming: join(folder, 'incoming'), unfinished: new FileStore({ directory: join(folder, 'unfinished') }) };
}
