/** What can be done with the record that a screen is about: actions of its entity, by their own rights, as buttons of its card. */
import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { useCommands } from '../../../ui/ports/commands';
import { useArrivingResource } from '../../data/resources';
import { offersOf } from '../actions/offers';
import { useActions } from '../actions/useActions';
import { useAudience } from '../actions/useAudience';
import type { Row } from '../table/model';
import { sourceOf } from './useLookup';

interface AboutActsProps {
  /** What the record is a record of: an entity, or a facet of one. */
  of: ResourceModel;
  names: readonly string[];
  record: Row;
}

export function AboutActs({ of, names, record }: AboutActsProps) {
  const entity = useArrivingResource(of.facet?.of ?? of.key);
  return entity ? <Offered entity={entity} list={sourceOf(of).list} names={names} record={record} /> : null;
}

function Offered({ entity, list, names, record }: { entity: ResourceModel; list: ListModel; names: readonly string[]; record: Row }) {
  const audience = useAudience();
  const client = useQueryClient();
  // Rows of the list below, the record and what others tell of it may all have changed.
  const { act, dialogs } = useActions(entity, { mayEdit: false, refresh: () => client.invalidateQueries() });
  const offers = useMemo(() => offersOf(entity, list, names, audience).filter(({ on }) => on(record)), [entity, list, names, audience, record]);
  const [first] = offers;
  useCommands(`${entity.title}操作`, first ? [{ keys: 'a', title: first.title, run: () => act(first, record) }] : []);
  if (offers.length === 0) return null;
  return (
    <div className="about-acts">
      {offers.map((offer) => <Button key={offer.name} variant={offer.danger ? 'danger' : 'primary'} onClick={() => act(offer, record)}>{offer.title}</Button>)}
      {dialogs}
    </div>
  );
}
