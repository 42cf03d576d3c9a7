import { Navigate, useLocation } from 'react-router-dom';
import type { DirectoryModel } from '../../engine/model';
import { leaves } from '../data/menu/menuPlace';
import { useMenus } from '../data/menu/menus';
import { Loading } from './pages/Loading';

/** The address of a directory leads to its default screen, or to the first one below it that the person may open. */
export function DirectoryRoute({ directory }: { directory: DirectoryModel }) {
  const { nodes, loading } = useMenus();
  const { state } = useLocation();
  if (loading) return <Loading />;
  const reachable = leaves(nodes).map(({ path }) => path);
  const first = reachable.find((path) => path.startsWith(`${directory.path}/`));
  return <Navigate to={reachable.includes(directory.default) ? directory.default : (first ?? directory.default)} state={state} replace />;
}
