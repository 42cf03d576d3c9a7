import { Suspense, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { directories } from '../../../generated/resources';
import { routeAt } from '../data/menu/menuPlace';
import { home } from '../data/menu/paths';
import { DirectoryRoute } from './DirectoryRoute';
import { Crash } from './pages/Crash';
import { NotFound, ReEnter, Unauthorised } from './pages/FixedPages';
import { Loading } from './pages/Loading';
import { KeptScreens } from './tabs/KeptScreens';
import { PassedTabs } from './tabs/PassedTabs';

/** What an address shows: the screen of a route, among those that are kept, or one of the fixed pages in its place. */
export function Screens() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  return (
    <>
      <PassedTabs />
      <KeptScreens route={route} />
      {!route && <Elsewhere key={pathname} />}
    </>
  );
}

function Elsewhere() {
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Crash>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="/" element={<Navigate to={home} replace />} />
          <Route path="/401" element={<Unauthorised />} />
          <Route path="/404" element={<NotFound />} />
          <Route path="/redirect/*" element={<ReEnter />} />
          {directories.map((directory) => <Route key={directory.path} path={directory.path} element={<DirectoryRoute directory={directory} />} />)}
          <Route path="*" element={<Navigate to="/404" replace />} />
        </Routes>
      </Suspense>
    </Crash>
  );
}
