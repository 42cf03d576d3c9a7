import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageRouteModel, ResourceRouteModel, RouteModel } from '../../engine/model';
import { titleAt, useMenuTitle } from '../data/menu/menuPlace';
import { useArrivingResource } from '../data/resources';
import { useTitle } from '../data/site/title';
import { pages } from '../screens/pages';
import { deferred } from '../../ui/deferred';
import { Loading } from './pages/Loading';

const screens = {
  list: deferred(() => import('../resource/ListScreen'), <Loading />),
  form: deferred(() => import('../resource/form/FormScreen'), <Loading />),
  queue: deferred(() => import('../resource/queue/QueueScreen'), <Loading />),
  single: deferred(() => import('../resource/single/SingleScreen'), <Loading />),
};
const TabsScreen = deferred(() => import('../resource/TabsScreen'), <Loading />);
const drawnPages = new Map(pages.map(([folder, load]) => [folder, deferred(load, <Loading />)]));

/** The screen of a route, titled, then drawn from its entity or by hand. */
export function ScreenRoute({ route }: { route: RouteModel }) {
  if (route.screen === 'page') return <PageScreen route={route} />;
  return route.tabs ? <SeveralScreens route={route} tabs={route.tabs} /> : <ResourceScreen route={route} screen={route.screen as keyof typeof screens} />;
}

function SeveralScreens({ route, tabs }: { route: ResourceRouteModel; tabs: NonNullable<ResourceRouteModel['tabs']> }) {
  const title = useMenuTitle(route);
  useTitle(title);
  return <TabsScreen title={title} tabs={tabs} />;
}

function ResourceScreen({ route, screen }: { route: ResourceRouteModel; screen: keyof typeof screens }) {
  const resource = useArrivingResource(route.entity);
  const { pathname } = useLocation();
  const named = useMenuTitle(route);
  // A form is no entry of the menu: it is called by what it does with its record.
  useTitle(screen === 'form' ? titleAt(route, pathname) : named);
  const Drawn = screens[screen];
  useEffect(() => Drawn.preload(), [Drawn]);
  return resource ? <Drawn resource={resource} /> : <Loading />;
}

/** A page may name itself anew, by what it shows: it stands after its title, so that it has the last word. */
function PageScreen({ route }: { route: PageRouteModel }) {
  const Drawn = drawnPages.get(route.page);
  if (!Drawn) throw new Error(`src/console/screens/${route.page} does not exist`);
  return <><PageTitle route={route} /><Drawn /></>;
}

function PageTitle({ route }: { route: PageRouteModel }) {
  useTitle(useMenuTitle(route));
  return null;
}
