/** Entities of style `simple-rest` speak through ra-data-simple-rest; token, timeout, errors and wire codecs stay ours. */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'ra-core';
import type { ResourceModel } from '../../../engine/model';
import { endpointOf } from './endpoints';
import { apiPrefix, fetchRest } from '../transport/http';
import { listQuery } from './platform';
import { decodeRow, encodeBody, type Row } from './wire';

/** @returns a provider whose records lie at the address of the entity's list, whatever resource name it is called with */
export function simpleRest(resource: ResourceModel): DataProvider {
  const { path } = endpointOf(resource, 'list');
  const cut = path.lastIndexOf('/');
  const provider = simpleRestProvider(apiPrefix + path.slice(0, cut), fetchRest);
  const name = path.slice(cut + 1);
  const own = resource.list?.sort[0] ?? { field: resource.primaryKey, order: 'asc' };
  const accepted = resource.fields.filter((field) => !field.readOnly);
  return new Proxy(provider, {
    get: (target, method: string) => {
      const call = target[method];
      if (typeof call !== 'function') return call;
      return async (_key: string, { data, filter, ...others }: Params) => {
        const sent = {
          ...others,
          ...(filter ? { filter: listQuery(resource, filter) } : {}),
          // This dialect always names an order; a list in its own asks for none.
          ...(others.sort && !others.sort.field ? { sort: { field: own.field, order: own.order.toUpperCase() } } : {}),
          // The version goes along in the record, since this dialect knows no header for it.
          ...(data ? { data: { ...encodeBody(accepted, undefined, data), ...versionOf(others.previousData ?? data) } } : {}),
        };
        return decodeAnswer(resource, (await call(name, sent)) as { data: unknown });
      };
    },
  });
}

interface Params {
  data?: Row;
  filter?: Row;
  previousData?: Row;
  sort?: { field: string; order: string };
}

const versionOf = ({ recordVersion }: Row) => (recordVersion === undefined ? {} : { recordVersion });

/** Answers hold one record, several, or ids. */
function decodeAnswer(resource: ResourceModel, answer: { data: unknown }): { data: unknown } {
  const decoded = (value: unknown) => (typeof value === 'object' && value !== null ? decodeRow(resource, value as Row) : value);
  return { ...answer, data: Array.isArray(answer.data) ? answer.data.map(decoded) : decoded(answer.data) };
}
