/** Entities of style `simple-rest` speak through ra-data-simple-rest; only the token, the timeout and the errors are ours. */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'ra-core';
import type { ResourceModel } from '../../engine/model';
import { endpointOf } from './endpoints';
import { apiPrefix, fetchRest } from './http';

/** @returns a provider whose answers lie at the address of the entity's list, whatever resource name it is called with */
export function simpleRest(resource: ResourceModel): DataProvider {
  const { path } = endpointOf(resource, 'list');
  const cut = path.lastIndexOf('/');
  const provider = simpleRestProvider(apiPrefix + path.slice(0, cut), fetchRest);
  const name = path.slice(cut + 1);
  return new Proxy(provider, {
    get: (target, method: string) => {
      const call = target[method];
      return typeof call === 'function' ? (_key: string, params: unknown) => call(name, params) : call;
    },
  });
}
