/** The media library's calls: files, their folders, and where they are used (spec 2 §7). */
import { categoryType } from '../../../../generated/codes';
import type { MediaAttachmentAnswer as Stored } from '../../../../generated/records/media/attachment';
import type { MediaCategoryAnswer as StoredCategory } from '../../../../generated/records/media/category';
import { extension, type BatchResult, type FileUses, type FileVersion, type UploadedFile } from '../../../engine/extension/paths';
import { call, download, type Download } from '../transport/http';

/**
 * A file. `attDir` is the address of the file itself, `sattDir` the one that fields of records keep (spec 2 §3: file URL), `attType` a
 * MIME type or extension. Only our own server keeps a description (`alt`), the size in pixels, and how often it was replaced
 * (`fileVersion`, from 1).
 */
export type Attachment = Pick<Stored, 'attId' | 'name' | 'attDir' | 'sattDir' | 'attType' | 'pid' | 'createTime'>
  & { [Name in 'alt' | 'width' | 'height']?: Stored[Name] | null }
  & Partial<Pick<Stored, 'fileVersion'>>
  & {
    /** Bytes, as the backend writes them. */
    attSize: string;
    recordVersion?: number;
  };

interface AttachmentPage {
  list: Attachment[];
  total: number;
  /** false: there are at least `total`. */
  totalExact?: boolean;
}

export interface AttachmentQuery {
  page: number;
  limit: number;
  /** 0: every category. */
  pid: number;
  /** Comma list. */
  attType: string;
  /** Part of a name. */
  name?: string;
  /** As `createTime:desc`. */
  orderBy?: string;
}

/** A pid of 0 is sent as null (spec 2 §4), which a query expresses by leaving it out. */
export const listAttachments = ({ pid, ...query }: AttachmentQuery, signal?: AbortSignal): Promise<AttachmentPage> =>
  call('GET', '/admin/platform/attachment/list', { query: { ...query, pid: pid || undefined }, signal });

export const deleteAttachments = (ids: readonly number[]): Promise<unknown> =>
  call('POST', '/admin/platform/attachment/delete', { body: { ids: ids.join(',') } });

/** Takes them out of the recycle bin; capability `recycle`. @param entity that lists the files (capability `media`) */
export const restoreAttachments = (entity: string, ids: readonly number[]): Promise<BatchResult> =>
  call('POST', extension.restore(entity), { body: { ids } });

/** Renames and describes a file; capability `media`. */
export const updateAttachment = ({ attId, pid, recordVersion }: Attachment, values: { name: string; alt: string }): Promise<unknown> =>
  call('POST', `/admin/platform/attachment/update/${attId}`, {
    body: { pid, ...values }, headers: recordVersion === undefined ? {} : { 'X-Record-Version': String(recordVersion) },
  });

/** The entry of a file by its address, undefined where the library has none; capability `media`. */
export const attachmentAt = async (address: string, signal?: AbortSignal): Promise<Attachment | undefined> =>
  (await call<AttachmentPage>('GET', '/admin/platform/attachment/list', { query: { page: 1, limit: 1, attDir: address }, signal, quiet: true })).list[0];

export const moveAttachments = (ids: readonly number[], pid: number): Promise<unknown> =>
  call('POST', '/admin/platform/attachment/move', { body: { attrId: ids.join(','), pid } });

/** The places that show each of these files; only our own server knows (capability `media`). */
export const attachmentUses = (ids: readonly number[]): Promise<FileUses[]> => call('GET', extension.uses, { query: { ids: ids.join(',') } });

/** Contents that the address of a file has shown, newest first; a file that was never replaced has none; capability `media`. */
export const fileVersions = (id: number, signal?: AbortSignal): Promise<FileVersion[]> => call('GET', extension.fileVersions(id), { signal });

/** Has the address of a file show an earlier version again; capability `media`. */
export const restoreFile = (id: number, number: number): Promise<UploadedFile> => call('POST', extension.restoreFile(id), { body: { number } });

/** Milliseconds: as many files as may be packed have to be read first. */
const packingTime = 600_000;

/** These files as one zip: packed by the server, then fetched by the published download; capability `media`. */
export async function zipAttachments(ids: readonly number[]): Promise<Download> {
  const { fileName } = await call<{ fileName: string }>('POST', extension.prepareZip, { body: { ids: ids.join(',') }, timeout: packingTime });
  return download('/common/download', { fileName, delete: true });
}

/** One file under the name that people gave it. */
export const downloadAttachment = ({ sattDir }: Pick<Attachment, 'sattDir'>): Promise<Download> => download('/common/download/resource', { resource: sattDir });

export type MediaCategory = Pick<StoredCategory, 'id' | 'pid' | 'name' | 'sort' | 'type'> & Partial<Pick<StoredCategory, 'url' | 'extra'>> & {
  status: boolean | number;
  child?: MediaCategory[] | null;
};

/** Values that the category dialog of the library sends beside its three fields. The library files under the code of articles (spec 2 §3, decisions 2). */
const hiddenValues = { type: categoryType.article, status: 0, url: 'url', extra: '' };

/** All of them: the printed query asks for a page of 9999 (spec 2 §9). */
export const mediaCategories = (signal?: AbortSignal): Promise<MediaCategory[]> =>
  call('GET', '/admin/platform/category/list/tree', { query: { type: hiddenValues.type, status: -1, limit: 9999 }, signal });

export const readMediaCategory = (id: number, signal?: AbortSignal): Promise<MediaCategory> =>
  call('GET', `/admin/platform/category/info/${id}`, { signal });

export type CategoryValues = Pick<StoredCategory, 'pid' | 'name' | 'sort'>;

export const saveMediaCategory = (values: CategoryValues): Promise<unknown> =>
  call('POST', '/admin/platform/category/save', { body: { ...hiddenValues, ...values } });

/** @param stored what the category holds beside the dialog's fields stays */
export const updateMediaCategory = ({ id, url, extra, status, type }: MediaCategory, values: CategoryValues): Promise<unknown> =>
  call('POST', `/admin/platform/category/update/${id}`, { body: { id, url: url ?? '', extra: extra ?? '', status: Number(status), type, ...values } });

export const deleteMediaCategory = (id: number): Promise<unknown> => call('POST', `/admin/platform/category/delete/${id}`, { body: {} });

export const mediaPermissions = {
  list: 'platform:attachment:list',
  delete: 'platform:attachment:delete',
  move: 'platform:attachment:move',
  edit: 'platform:attachment:update',
  uploadImage: 'platform:upload:image',
  uploadFile: 'platform:upload:file',
  tree: 'platform:category:list:tree',
  info: 'platform:category:info',
  save: 'platform:category:save',
  update: 'platform:category:update',
  deleteCategory: 'platform:category:delete',
} as const;
