import { useEffect } from 'react';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { isSignedIn } from '../data/session/session';
import { AuthRedirect } from './AuthRedirect';
import { Crash, CrashRoute } from './pages/Crash';
import { DebugDock } from './debug/DebugDock';
import { Guard } from './Guard';
import { PageLoading } from './pages/Loading';
import { Notices } from './notices/Notices';
import { signInPath } from '../data/menu/paths';
import { useSiteTitle } from '../data/site/title';
import SignIn from './signIn/SignIn';
import { deferred } from '../../ui/deferred';

/** Everything behind the sign-in page is its own chunk; the guard asks for the user info while it loads. */
const Console = deferred(() => import('./Console'), <PageLoading />);

/** History mode (spec 1 §2). A data router, because forms must be able to hold a navigation back. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Frame,
      ErrorBoundary: CrashRoute,
      children: [
        { path: signInPath, Component: SignIn },
        { path: '/auth-redirect', Component: AuthRedirect },
        { path: '*', Component: Inside },
      ],
    },
  ]);
}

function Frame() {
  return (
    <>
      <Notices />
      <DebugDock />
      <Outlet />
    </>
  );
}

function Inside() {
  useEffect(() => {
    if (isSignedIn()) Console.preload();
  }, []);
  return (
    <>
      <SiteTitle />
      <Guard>
        <Crash>
          <Console />
        </Crash>
      </Guard>
    </>
  );
}

/** Stands before the screens: what they say of themselves has the last word. */
function SiteTitle() {
  useSiteTitle();
  return null;
}
