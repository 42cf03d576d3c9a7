/** Pages between the server and the designer: rows as the data provider knows them, documents as they are saved. */
import type { DataProvider } from 'ra-core';
import { encodeRecord } from '../../../engine/codec/encode';
import type { JsonObject } from '../../../engine/json';
import type { ResourceModel } from '../../../engine/model';
import { openPage, savePage, type PageDocument } from '../../../engine/page/document';
import { decodeRow, type Row } from '../../data/records/wire';

/** A page as it lies on the server. */
export interface StoredPage {
  id: number | string;
  /** As it was read: what a save is compared with. */
  row: Row;
}

/** @throws PageError when the record holds no page */
export function documentOf({ fields }: ResourceModel, row: Row): PageDocument {
  const { recordVersion: _version, ...rest } = row;
  return openPage({ ...rest, ...encodeRecord(fields, rest) } as JsonObject);
}

export async function readPage(dataProvider: DataProvider, { key }: ResourceModel, id: number | string): Promise<StoredPage> {
  return { id, row: (await dataProvider.getOne(key, { id })).data as Row };
}

/**
 * @param stored the page that is changed; undefined makes a new one
 * @returns it as it now lies on the server
 * @throws ApiError
 */
export async function writePage(dataProvider: DataProvider, resource: ResourceModel, document: PageDocument, stored: StoredPage | undefined): Promise<StoredPage> {
  const data = decodeRow(resource, savePage(document));
  if (!stored) {
    const created = await dataProvider.create(resource.key, { data });
    return readPage(dataProvider, resource, created.data.id as number);
  }
  const { id, row } = stored;
  const { data: now } = await dataProvider.update(resource.key, { id, data: { ...data, id }, previousData: { ...row, id } });
  // A backend that does not answer the record leaves its version unknown.
  return now.recordVersion === undefined ? readPage(dataProvider, resource, id) : { id, row: now };
}
