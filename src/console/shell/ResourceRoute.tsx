import { lazy } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { RouteModel } from '../../engine/model';
import { useKnownCapabilities } from '../data/capabilities';
import { useMenus } from '../data/menus';
import { useIsAdmin } from '../data/permissions';
import { useResource } from '../data/resources';
import { placeOf } from './menuPlace';
import { useTitle } from './title';

const screens = {
  list: lazy(() => import('../resource/ListScreen')),
  form: lazy(() => import('../resource/form/FormScreen')),
};

/** The generated screen of a route: refused to those it is not for, titled, then drawn from its configuration. */
export function ResourceRoute({ route }: { route: RouteModel }) {
  const isAdmin = useIsAdmin();
  if (route.adminOnly && !isAdmin) return <Navigate to="/401" replace />;
  return route.demoOnly ? <DemoRoute route={route} /> : <Screen route={route} />;
}

/** While the capabilities are on their way nothing is decided; without demonstration the address means nothing. */
function DemoRoute({ route }: { route: RouteModel }) {
  const capabilities = useKnownCapabilities();
  if (!capabilities) return null;
  return capabilities.demo ? <Screen route={route} /> : <Navigate to="/404" replace />;
}

function Screen({ route }: { route: RouteModel }) {
  const resource = useResource(route.entity);
  useTitle(usePageTitle(route));
  const Drawn = screens[route.screen];
  return <Drawn resource={resource} />;
}

/** The server's menu names its screens; others are named by their schema, with the record's id where that is asked for (spec 1 §2). */
function usePageTitle({ path, title, titleWithId }: RouteModel): string {
  const { nodes } = useMenus();
  const { id } = useParams();
  const screen = placeOf(nodes, path).at(-1);
  const named = screen?.path === path ? screen.title : title;
  return titleWithId && id !== undefined ? `${named} ID:${id}` : named;
}
