import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operatingFigures } from '../../../engine/extension/home';
import { placeOf, routeAt } from '../../data/menu/menuPlace';
import { useMenus } from '../../data/menu/menus';
import { dataProvider } from '../../data/records/dataProvider';
import { useArrivingResource } from '../../data/resources';
import { mayCall } from '../../data/session/permissions';
import { Figure } from '../../../ui/display/Figure';

interface Waiting {
  title: string;
  /** A list at one of its tabs. */
  address: string;
  entity: string;
}

/** What waits, in the words of the platform's own figures; goods on sale wait for nothing. */
const waiting = operatingFigures.filter(({ name }) => name !== 'onSaleProductNum').flatMap(({ title, address }): Waiting[] => {
  const route = routeAt(pathOf(address));
  return route && route.screen !== 'page' ? [{ title, address, entity: route.entity }] : [];
});

function pathOf(address: string): string {
  return address.split('?')[0]!;
}

/** What waits in the lists that the menu offers; undefined where it offers none. */
export function useOwnTodo(): readonly Waiting[] | undefined {
  const { nodes } = useMenus();
  const own = waiting.filter(({ address }) => placeOf(nodes, pathOf(address)).length > 0);
  return own.length > 0 ? own : undefined;
}

/** 待办 of a person who may not see the figures of the whole platform. */
export function OwnTodo({ own }: { own: readonly Waiting[] }) {
  return (
    <section className="dashboard-block" data-span={8} aria-label="待办">
      <div className="dashboard-head"><h2>待办</h2></div>
      <ul className="dashboard-todo">{own.map((each) => <OwnCount key={each.address} {...each} />)}</ul>
    </section>
  );
}

/** A count that cannot be had leaves the way to the list. */
function OwnCount({ title, address, entity }: Waiting) {
  const resource = useArrivingResource(entity);
  const tabs = resource?.list?.tabs;
  const endpoint = resource?.endpoints.find(({ role }) => role === 'counts');
  const { data } = useQuery({
    queryKey: [entity, 'counts', {}],
    queryFn: async ({ signal }) => (await dataProvider.counts(entity, { filter: {}, signal })).data,
    enabled: tabs !== undefined && endpoint !== undefined && mayCall(endpoint),
    refetchOnMount: 'always',
  });
  const value = tabs && new URLSearchParams(address.split('?')[1]).get(tabs.param);
  const item = tabs?.items.find((each) => String(each.value) === value);
  return <li><Link to={address}><span>{title}</span> <b><Figure value={item && data?.[item.count ?? String(item.value)]} /></b></Link></li>;
}
