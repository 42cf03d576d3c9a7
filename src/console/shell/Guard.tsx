import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../data/errors';
import { isSignedIn, loadUser, useSignedIn } from '../data/session';
import { Loading } from './pages/Loading';
import { showNotice } from '../ui/notices';
import { home, signInAddress } from '../data/paths';

/**
 * Lets signed-in people through (spec 1 §2, in its order): no token → sign-in with the dashboard as redirect;
 * token without user info → fetch it, and on failure → message, sign-in with the path asked for.
 * A session that ends while somebody is inside comes back to where it ended (decisions 8).
 */
export function Guard({ children }: { children: ReactNode }) {
  const user = useSignedIn();
  const location = useLocation();
  const navigate = useNavigate();
  const wasInside = useRef(false);
  const here = location.pathname + location.search;
  const signedIn = isSignedIn();

  useEffect(() => {
    if (user) wasInside.current = true;
    if (user || !signedIn) return;
    let alive = true;
    loadUser().catch((error: unknown) => {
      if (!alive) return;
      wasInside.current = true;
      showNotice('error', guardText(error));
      void navigate(signInAddress(here), { replace: true });
    });
    return () => {
      alive = false;
    };
  }, [user, signedIn, here, navigate]);

  if (!signedIn) return <Navigate to={signInAddress(wasInside.current ? here : home)} replace />;
  return user ? children : <Loading />;
}

function guardText(error: unknown): string {
  if (error instanceof ApiError && error.unnamed) return 'Has Error';
  return (error instanceof Error && error.message) || 'Has Error';
}
