/**
 * Conflict-safe saving: our server judges `X-Record-Version`; on any other backend the record is read again just before the save
 * and compared with what the form began with. Between that read and the save a window of one round trip remains.
 */
import { codes } from '../../../engine/envelope';
import type { Conflict } from '../../../engine/extension/paths';
import type { ResourceModel } from '../../../engine/model';
import { sameValue } from '../../../engine/sameValue';
import { ApiError } from '../transport/errors';
import type { Row } from './wire';

const conflictText = '数据已被他人修改，请核对后再保存';

/** The header that a save of this record carries. */
export const versionHeader = (record: Row | undefined): Record<string, string> =>
  record?.recordVersion === undefined || record.recordVersion === null ? {} : { 'X-Record-Version': String(record.recordVersion) };

/** Where this page's own writes led: from record and version to the version after. */
const own = new Map<string, unknown>();
const place = (resource: ResourceModel, record: Row, version: unknown) => `${resource.key}/${String(record[resource.primaryKey])}/${String(version)}`;

/** Remembers that a write of our own took the record from one version to the next. */
export function noteOwnWrite(resource: ResourceModel, before: Row, after: Row): void {
  if (before.recordVersion !== after.recordVersion) own.set(place(resource, after, before.recordVersion), after.recordVersion);
}

/**
 * The header of an action on a row of a list. The row may not have been read again since the person's own last write,
 * which must not look to them like somebody else's.
 */
export function rowVersionHeader(resource: ResourceModel, record: Row | undefined): Record<string, string> {
  let version = record?.recordVersion;
  for (let next = version; record && next !== undefined; next = own.get(place(resource, record, next))) version = next;
  return versionHeader({ recordVersion: version });
}

/**
 * @param seen the record as the form first had it
 * @param now the record as just read
 * @throws ApiError 409 with a Conflict that names the changed fields; who changed them is not known there
 */
export function refuseStale(resource: ResourceModel, seen: Row, now: Row): void {
  const changed = resource.fields
    .filter((field) => !field.readOnly && !field.writeOnly && field.name in seen && field.name in now)
    .map((field) => field.name)
    .filter((name) => !sameValue(seen[name], now[name]));
  if (changed.length === 0) return;
  const conflict: Conflict = { current: now, changed, account: '', realName: '', at: '' };
  throw new ApiError('refused', codes.conflict, conflictText, conflict);
}
