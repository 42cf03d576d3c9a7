import { ListBase, ResourceContextProvider } from 'ra-core';
import type { ResourceModel } from '../../engine/model';
import { deferred } from '../../ui/deferred';
import { endpointOf } from './actions/offers';
import { defaultParams } from './address';
import { AddressRouter } from './AddressRouter';
import { ListView } from './ListView';

const AboutScreen = deferred(() => import('./about/AboutScreen'));

/** The data layer tells what went wrong and the table offers 重试; react-admin need not say it a second time. */
const onError = () => undefined;

/**
 * The generated list of an entity, a tree table where it is a tree.
 *
 * Its state is react-admin's list controller; filters, tab, sort, page and page size live in the address alone, so that
 * back returns to the list as it was left and a menu link starts clean.
 */
export default function ListScreen({ resource }: { resource: ResourceModel }) {
  const { list } = resource;
  const endpoint = list && endpointOf(resource, list.endpoint);
  if (!list || !endpoint) throw new Error(`${resource.key} declares no list`);

  const { filter, sort, order, perPage } = defaultParams(list);
  const drawn = (
    <ResourceContextProvider value={resource.key}>
      <AddressRouter list={list} fields={resource.fields} key={resource.key}>
        <ListBase
          resource={resource.key}
          disableAuthentication
          storeKey={false}
          exporter={false}
          filterDefaultValues={filter}
          sort={{ field: sort, order }}
          perPage={perPage}
          queryOptions={{ onError, meta: { read: endpoint.name } }}
        >
          <ListView resource={resource} list={list} endpoint={endpoint} />
        </ListBase>
      </AddressRouter>
    </ResourceContextProvider>
  );
  return list.about ? <AboutScreen about={list.about} rows={resource} waits={list.finds !== undefined}>{drawn}</AboutScreen> : drawn;
}
