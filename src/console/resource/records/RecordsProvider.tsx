/** Opens the records that are named anywhere in the page, above whatever is there: an order from its refund, a member from an order. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { recordPath } from '../../data/menu/menuPlace';
import { opening } from '../../data/resources';
import { mayCall } from '../../data/session/permissions';
import { useSignedIn } from '../../data/session/session';
import { deferred } from '../../../ui/deferred';
import { RecordLinksContext, type RecordId, type RecordLinks, type RecordTarget } from '../../../ui/ports/records';

const RecordDrawer = deferred(() => import('./RecordDrawer'));

interface Opened {
  entity: string;
  id: RecordId;
}

export function RecordsProvider({ children }: { children: ReactNode }) {
  const person = useSignedIn();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  // What was read above one screen is not read above another.
  useEffect(() => setOpened([]), [pathname]);

  const links = useMemo((): RecordLinks => {
    const known = new Map<string, RecordTarget | undefined>();
    const targetOf = (entity: string): RecordTarget | undefined => {
      const call = opening(entity);
      if (!call || !mayCall(call)) return undefined;
      return {
        title: `打开${call.entity}`,
        href: (id) => recordPath(entity, id),
        open: (id) => setOpened((before) => [...before, { entity, id }]),
      };
    };
    return {
      to(entity) {
        if (!known.has(entity)) known.set(entity, targetOf(entity));
        return known.get(entity);
      },
    };
  // oxlint-disable-next-line react/exhaustive-deps -- `person` decides what `mayCall` answers
  }, [person]);

  return (
    <RecordLinksContext value={links}>
      {children}
      {opened.map((record, depth) => <RecordDrawer key={depth} {...record} onClose={() => setOpened((before) => before.slice(0, depth))} />)}
    </RecordLinksContext>
  );
}
