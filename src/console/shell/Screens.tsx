import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { directories, routes } from '../../../generated/resources';
import type { RouteModel } from '../../engine/model';
import { Crash } from './pages/Crash';
import { NotFound, ReEnter, Unauthorised } from './pages/FixedPages';
import { Loading } from './pages/Loading';
import { home } from '../data/paths';
import { ScreenRoute } from './ScreenRoute';

/** A form page also opens as a copy of its record: `…/7/copy`. */
const addressOf = ({ screen, path }: RouteModel): string => (screen === 'form' && !path.includes(':copy') ? `${path}/:copy?` : path);

/** Which screen an address shows. A menu click carries `entered`, and so starts a screen anew even on its own address. */
export function Screens() {
  const { state, pathname } = useLocation();
  const entered = (state as { entered?: number } | null)?.entered;
  return (
    <Crash>
      <Suspense fallback={<Loading />} key={`${pathname} ${entered ?? ''}`}>
        <Routes>
          <Route path="/" element={<Navigate to={home} replace />} />
          <Route path="/401" element={<Unauthorised />} />
          <Route path="/404" element={<NotFound />} />
          <Route path="/redirect/*" element={<ReEnter />} />
          {routes.map((route) => <Route key={route.path} path={addressOf(route)} element={<ScreenRoute route={route} />} />)}
          {directories.map(({ path, default: target }) => <Route key={path} path={path} element={<Navigate to={target} replace />} />)}
          <Route path="*" element={<Navigate to="/404" replace />} />
        </Routes>
      </Suspense>
    </Crash>
  );
}
