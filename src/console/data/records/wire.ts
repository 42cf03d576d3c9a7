/** Records and filters between their decoded form (what screens hold) and the published interface. */
import { decodeRecord } from '../../../engine/codec/decode';
import { encodeRecord } from '../../../engine/codec/encode';
import type { FieldModel, FilterModel, ResourceModel } from '../../../engine/model';
import { encodeFilter } from '../../../engine/query/filterValue';
import type { Query } from '../transport/http';

export type Row = Record<string, unknown>;
/** react-admin asks for `id` in every record, whatever the primary key is called. */
export type Identified = Row & { id: number | string };

/** One answered row, nested children included. Keys that no field declares, and values that cannot be read, stay as they came. */
export function decodeRow(resource: ResourceModel, raw: Row): Identified {
  const row: Row = { ...markedIds(resource, raw), ...raw, ...decodeRecord(resource.fields, raw).values };
  const children = resource.tree && raw[resource.tree.children];
  if (resource.tree && Array.isArray(children)) row[resource.tree.children] = children.map((child: Row) => decodeRow(resource, child));
  return { ...row, id: row[resource.primaryKey] as number | string };
}

interface MarkedNode extends Row { id: unknown; checked?: boolean; childList?: MarkedNode[] }

/** References that are answered as a whole tree with ticks, and not as ids. */
function markedIds({ fields }: ResourceModel, raw: Row): Row {
  const ids = (nodes: MarkedNode[]): unknown[] => nodes.flatMap((node) => [...(node.checked ? [node.id] : []), ...ids(node.childList ?? [])]);
  const marked = fields.filter(({ name, marks }) => marks !== undefined && raw[name] === undefined && Array.isArray(raw[marks]));
  return Object.fromEntries(marked.map(({ name, marks }) => [name, ids(raw[marks!] as MarkedNode[])]));
}

/** The fields that a call's body carries, as far as the values have them; an empty secret is not sent, so that the stored one stays. */
export function encodeBody(fields: readonly FieldModel[], names: readonly string[] | undefined, values: Row): Row {
  const sent = fields.filter(({ name, writeOnly }) =>
    (!names || names.includes(name)) && !(writeOnly && (values[name] === '' || values[name] === null)));
  return encodeRecord(sent, values);
}

/** What filters say as long as nobody has chosen anything else. */
export const startingQuery = (filters: readonly FilterModel[]): Query =>
  Object.fromEntries(filters.flatMap((filter) => (filter.field.default === undefined ? [] : [[filter.param, encodeFilter(filter, filter.field.default)]])));
