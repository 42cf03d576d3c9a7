/** What can be done with the record that a screen is about: actions of its entity, by their own rights, as buttons of its card. */
import { useCallback, useMemo } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { useCommands } from '../../../ui/ports/commands';
import { useArrivingResource } from '../../data/resources';
import { offersOf } from '../actions/offers';
import { useActions } from '../actions/useActions';
import { useAudience } from '../actions/useAudience';
import type { Row } from '../table/model';
import { useRefreshList } from '../useRefreshList';
import { sourceOf } from './useLookup';

interface AboutActsProps {
  /** What the record is a record of: an entity, or a facet of one. */
  of: ResourceModel;
  names: readonly string[];
  record: Row;
  /** What the list below shows, which tells of the record. */
  rows?: ResourceModel;
}

export function AboutActs({ of, ...props }: AboutActsProps) {
  const entity = useArrivingResource(of.facet?.of ?? of.key);
  return entity ? <Offered entity={entity} of={of} {...props} /> : null;
}

function Offered({ entity, of, names, record, rows = of }: AboutActsProps & { entity: ResourceModel }) {
  const audience = useAudience();
  const { list } = sourceOf(of);
  const [refreshEntity, refreshCard, refreshRows] = [useRefreshList(entity), useRefreshList(of), useRefreshList(rows)];
  // The action changes the record, which the card shows in words of its own, and what the list below tells of it.
  const refresh = useCallback(async () => void await Promise.all([refreshEntity(), refreshCard(), refreshRows()]), [refreshEntity, refreshCard, refreshRows]);
  const { act, dialogs } = useActions(entity, { mayEdit: false, refresh });
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
