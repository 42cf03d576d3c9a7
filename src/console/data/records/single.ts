/** The one record that an entity has: its calls carry no id, and its version travels as ETag. */
import { type ResourceModel, singleId } from '../../../engine/model';
import { callTagged } from '../transport/http';
import { endpointOf } from './endpoints';
import { decodeRow, type Identified, type Row } from './wire';

/** On backends that tell no version the record is compared as it is (`refuseStale`). */
export async function readSingle(resource: ResourceModel, signal?: AbortSignal): Promise<Identified> {
  const { path, value, asText } = endpointOf(resource, 'one');
  const { data, tag } = await callTagged<unknown>('GET', path, { signal });
  const row = value === undefined ? (data as Row | null) ?? {} : asText ? objectIn(data) : { [value]: data };
  return { ...decodeRow(resource, row), [resource.primaryKey]: singleId, id: singleId, ...versionIn(tag) };
}

/** Empty where nothing was ever saved. */
const objectIn = (text: unknown): Row => (typeof text === 'string' && text !== '' ? JSON.parse(text) as Row : {});

/** `"version=3"`, as a server of ours writes it. */
function versionIn(tag: string | undefined): { recordVersion?: number } {
  const version = Number(new URLSearchParams(/"(.*)"$/.exec(tag ?? '')?.[1]).get('version') ?? NaN);
  return Number.isInteger(version) ? { recordVersion: version } : {};
}
