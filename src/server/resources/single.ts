/**
 * Single records: settings, read and saved without an id. What one was when it was read travels as the answer's ETag and comes back
 * as If-Match; the console may send the version as it does of any record.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Records } from '../../../generated/records';
import { extension } from '../../engine/extension/paths';
import { type EndpointModel, singleId } from '../../engine/model';
import { type Access, defineCall } from '../calls/define';
import type { Sql } from '../sql/connect';
import { placeOf } from '../secrets/vault';
import { actorOf, versionOf, type Input } from './call';
import { complete } from './door/complete';
import { updateRecord } from './door/door';
import { historyOf } from './history';
import { write } from './house';
import { project } from './projection';
import { readOne, workedOut } from './reads';
import { decodeRow } from './resource';
import { seenOf, tellSeen } from './seen';
import type { House, Resource, Row } from './types';

export const singlesOf = ({ resources }: Pick<House, 'resources'>): Resource[] => [...resources.values()].filter(({ entity }) => entity.single);

/** @returns what the record holds, as it travels, or the one value that its call answers */
export function singleRead(house: House, resource: Resource, { fields, value, asText }: EndpointModel): (input: Input) => Promise<unknown> {
  const projection = project(resource, house.resources, fields, true);
  return async (input) => {
    const { recordVersion, [resource.entity.primaryKey]: _id, ...record } = await readOne(house.sql, resource, projection, singleId);
    tellSeen(input, { version: String(recordVersion) });
    const whole: Row = { ...record, ...await workedOut(house, resource, record) };
    if (value === undefined) return whole;
    if (!asText) return whole[value];
    return whole[value] === '' ? '' : JSON.stringify({ [value]: whole[value] });
  };
}

/** @param read decodes and demands what the body carries @returns nothing: a setting is read anew by whoever shows it */
export function singleSave(house: House, resource: Resource, { title }: EndpointModel, read: (body: Row) => Row): (input: Input) => Promise<void> {
  return async (input) => {
    const values = read(input.body);
    await write(house, actorOf(input), (visit) => updateRecord(visit, resource, singleId, values, { title, version: seenVersion(input) }));
  };
}

/** A tag that is none of ours names a state that is gone. */
function seenVersion(input: Input): number | undefined {
  const { version } = seenOf(input);
  return version === undefined ? versionOf(input) : Number(version);
}

/** Who changed the record, for whoever may read it. */
export function mountSingle(app: FastifyInstance, house: House, resource: Resource): void {
  const one = resource.entity.endpoints.find(({ role }) => role === 'one')!;
  defineCall(app, {
    method: 'GET', path: extension.history(resource.key, '{id}'), permission: one.permission as Access, adminOnly: one.adminOnly, title: '变更历史', tag: resource.entity.title,
    handler: ({ params }) => (params.id === String(singleId) ? historyOf(house.sql, resource, singleId, true) : []),
  });
}

/**
 * A setting as the server goes by it: decoded values, secrets opened. Whoever asks before the first start has filled it in is told
 * the defaults.
 * @param key of a single entity
 * @throws Error where there is none: a developer's mistake
 */
export async function readSetting<K extends keyof Records>(db: Sql, room: Pick<House, 'resources' | 'vault'>, key: K): Promise<Records[K]>;
/** Of an entity that only a schema at hand knows. */
export async function readSetting(db: Sql, room: Pick<House, 'resources' | 'vault'>, key: string): Promise<Row>;
export async function readSetting(db: Sql, { resources, vault }: Pick<House, 'resources' | 'vault'>, key: string): Promise<Row> {
  const resource = resources.get(key);
  if (!resource?.entity.single) throw new Error(`${key} is no setting`);
  const { rows: [row] } = await sql<Row>`select t.* from ${resource.table} t where ${resource.id.ref} = ${singleId}`.execute(db);
  if (!row) return complete(resource, {});
  const opened = resource.sealed.map(({ field, column }) => [field.name, typeof row[column] === 'string' ? vault.open(row[column], placeOf(resource.tableName, column, singleId)) : row[column]]);
  return { ...decodeRow(resource, row), ...Object.fromEntries(opened) };
}
