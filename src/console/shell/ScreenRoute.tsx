import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { PageRouteModel, ResourceRouteModel, RouteModel } from '../../engine/model';
import { useMenuTitle } from '../data/menuPlace';
import { useResource } from '../data/resources';
import { useTitle } from '../data/title';
import { pages } from '../screens/pages';

const screens = {
  list: lazy(() => import('../resource/ListScreen')),
  form: lazy(() => import('../resource/form/FormScreen')),
};

/** The screen of a route, titled, then drawn from its entity or by hand. */
export const ScreenRoute = ({ route }: { route: RouteModel }) => (route.screen === 'page' ? <PageScreen route={route} /> : <ResourceScreen route={route} />);

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
