/** The room of files that a configuration names. */
import type { DataStore } from '@tus/server';
import { join } from 'node:path';
import type { Config } from '../config';
import type { House } from '../resources/house';
import type { Resource } from '../resources/resource';
import { diskStore } from './disk';
import type { FileStore } from './store';

export interface FileRoom {
  store: FileStore;
  /** Folder of this process for files on their way. */
  incoming: string;
  /** Resumable uploads until their last byte. */
  unfinished: DataStore;
}

/** The room with the list on which its files stand. */
export interface Library extends FileRoom {
  house: House;
  /** The entity of attachments: name, attDir, sattDir, attType, attSize, pid. */
  attachments: Resource;
}

export const filesFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'files');

/** Unfinished uploads lie where the files will lie, so that any process may go on with them. */
async function openUnfinished(config: Pick<Config, 'dataDir' | 's3'>): Promise<DataStore> {
  if (!config.s3) {
    const { FileStore } = await import('@tus/file-store');
    return new FileStore({ directory: join(filesFolder(config), 'unfinished') });
  }
  const [{ S3Store }, { s3Client }] = await Promise.all([import('@tus/s3-store'), import('./s3')]);
  return new S3Store({ s3ClientConfig: { ...s3Client(config.s3), bucket: config.s3.bucket } });
}

export async function openFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileRoom> {
  const folder = filesFolder(config);
  const store = config.s3 ? (await import('./s3')).s3Store(config.s3) : diskStore(join(folder, 'stored'));
  return { store, incoming: join(folder, 'incoming'), unfinished: await openUnfinished(config) };
}
