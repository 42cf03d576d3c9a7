import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { directories, routes } from '../../../generated/resources';
import { Crash } from './pages/Crash';
import { NotFound, ReEnter, Unauthorised } from './pages/FixedPages';
import { Loading } from './pages/Loading';
import { addressOf } from '../data/menuPlace';
import { home } from '../data/paths';
import { DirectoryRoute } from './DirectoryRoute';
import { ScreenRoute } from './ScreenRoute';

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
          {directories.map((directory) => <Route key={directory.path} path={directory.path} element={<DirectoryRoute directory={directory} />} />)}
          <Route path="*" element={<Navigate to="/404" replace />} />
        </Routes>
      </Suspense>
    </Crash>
  );
}
