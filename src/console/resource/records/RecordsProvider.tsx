/** Opens the records that are named anywhere in the page, above whatever is there: an order from its refund, a member from an order. Lists are gone to. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listPath, recordPath } from '../../data/menu/menuPlace';
import { listing, opening } from '../../data/resources';
import { mayCall } from '../../data/session/permissions';
import { useSignedIn } from '../../data/session/session';
import { deferred } from '../../../ui/deferred';
import { RecordLinksContext, type RecordId, type ListTarget, type RecordLinks, type RecordTarget } from '../../../ui/ports/records';

const RecordDrawer = deferred(() => import('./RecordDrawer'));

interface Opened {
  entity: string;
  id: RecordId;
}

export function RecordsProvider({ children }: { children: ReactNode }) {
  const person = useSignedIn();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  // What was read above one screen is not read above another.
  useEffect(() => setOpened([]), [pathname]);

  const links = useMemo((): RecordLinks => {
    const known = new Map<string, RecordTarget | undefined>();
    const lists = new Map<string, ListTarget | undefined>();
    const targetOf = (entity: string): RecordTarget | undefined => {
      const call = opening(entity);
      if (!call || !mayCall(call)) return undefined;
      return {
        title: `打开${call.entity}`,
        href: (id) => recordPath(entity, id),
        open: (id) => setOpened((before) => [...before, { entity, id }]),
      };
    };
    const listOf = (entity: string): ListTarget | undefined => {
      const call = listing(entity);
      const path = listPath(entity);
      if (!call || !mayCall(call) || path === undefined) return undefined;
      const href = (query: Record<string, string>) => `${path}?${String(new URLSearchParams(query))}`;
      return { title: `查看${call.entity}`, href, open: (query) => void navigate(href(query)) };
    };
    return {
      to(entity) {
        if (!known.has(entity)) known.set(entity, targetOf(entity));
        return known.get(entity);
      },
      list(entity) {
        if (!lists.has(entity)) lists.set(entity, listOf(entity));
        return lists.get(entity);
      },
    };
  // oxlint-disable-next-line react/exhaustive-deps -- `person` decides what `mayCall` answers
  }, [person, navigate]);

  return (
    <RecordLinksContext value={links}>
      {children}
      {opened.map((record, depth) => <RecordDrawer key={depth} {...record} onClose={() => setOpened((before) => before.slice(0, depth))} />)}
    </RecordLinksContext>
  );
}
