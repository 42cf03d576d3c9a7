import { lazy } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { PageRouteModel, ResourceRouteModel, RouteModel } from '../../engine/model';
import { adminRole } from '../../engine/permission/check';
import { useKnownCapabilities } from '../data/capabilities';
import { HasPermission, HasRole } from '../data/guards';
import { useMenuTitle } from '../data/menuPlace';
import { useResource } from '../data/resources';
import { useTitle } from '../data/title';
import { pages } from '../screens/pages';

const screens = {
  list: lazy(() => import('../resource/ListScreen')),
  form: lazy(() => import('../resource/form/FormScreen')),
};

/** The screen of a route: refused to those it is not for, titled, then drawn from its entity or by hand. */
export function ScreenRoute({ route }: { route: RouteModel }) {
  const screen = route.demoOnly ? <DemoRoute route={route} /> : <Screen route={route} />;
  const permitted = route.screen === 'page' && route.permission !== undefined
    ? <HasPermission permissions={[route.permission]} otherwise={refused}>{screen}</HasPermission>
    : screen;
  return route.adminOnly ? <HasRole roles={[adminRole]} otherwise={refused}>{permitted}</HasRole> : permitted;
}

const refused = <Navigate to="/401" replace />;

/** While the capabilities are on their way nothing is decided; without demonstration the address means nothing. */
function DemoRoute({ route }: { route: RouteModel }) {
  const capabilities = useKnownCapabilities();
  if (!capabilities) return null;
  return capabilities.demo ? <Screen route={route} /> : <Navigate to="/404" replace />;
}

/** Its class is where the page transition takes hold. */
const Screen = ({ route }: { route: RouteModel }) => (
  <div className="screen">{route.screen === 'page' ? <PageScreen route={route} /> : <ResourceScreen route={route} />}</div>
);

function ResourceScreen({ route }: { route: ResourceRouteModel }) {
  const resource = useResource(route.entity);
  const { id } = useParams();
  const title = useMenuTitle(route);
  useTitle(route.titleWithId && id !== undefined ? `${title} ID:${id}` : title);
  const Drawn = screens[route.screen];
  return <Drawn resource={resource} />;
}

/** A page may name itself anew, by what it shows: it stands after its title, so that it has the last word. */
function PageScreen({ route }: { route: PageRouteModel }) {
  const Drawn = pages[route.page];
  if (!Drawn) throw new Error(`src/console/screens/${route.page} does not exist`);
  return <><PageTitle route={route} /><Drawn /></>;
}

function PageTitle({ route }: { route: PageRouteModel }) {
  useTitle(useMenuTitle(route));
  return null;
}
