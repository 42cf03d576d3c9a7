import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../data/transport/errors';
import { isSignedIn, loadUser, useDue, useSignedIn } from '../data/session/session';
import { Loading } from './pages/Loading';
import { showNotice } from '../ui/states/notices';
import { home, signInAddress } from '../data/menu/paths';
import { deferred } from '../ui/deferred';

const ChangePassword = deferred(() => import('./signIn/ChangePassword'), <Loading />);
const DemandedSecondFactor = deferred(() => import('./signIn/DemandedSecondFactor'), <Loading />);

/**
 * Lets signed-in people through (spec 1 §2, in its order): no token → sign-in with the dashboard as redirect;
 * token without user info → fetch it, and on failure → message, sign-in with the path asked for.
 * Whoever must change a generated password or set up a second factor does so first, and goes on to the page asked for (decisions 33).
 * A session that ends while somebody is inside comes back to where it ended (decisions 8).
 */
export function Guard({ children }: { children: ReactNode }) {
  const user = useSignedIn();
  const location = useLocation();
  const navigate = useNavigate();
  const wasInside = useRef(false);
  const here = location.pathname + location.search;
  const signedIn = isSignedIn();
  const due = useDue();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (user) wasInside.current = true;
    if (user || !signedIn || due !== undefined) return;
    let alive = true;
    loadUser().catch((error: unknown) => {
      if (!alive) return;
      // Another window has signed somebody in meanwhile.
      if (isSignedIn()) return setAttempt((before) => before + 1);
      wasInside.current = true;
      showNotice('error', guardText(error));
      void navigate(signInAddress(here), { replace: true });
    });
    return () => {
      alive = false;
    };
  }, [user, signedIn, due, attempt, here, navigate]);

  if (!signedIn) return <Navigate to={signInAddress(wasInside.current ? here : home)} replace />;
  if (due) return due.reason === 'passwordChangeDue' ? <ChangePassword account={due.account} /> : <DemandedSecondFactor account={due.account} />;
  return user ? children : <Loading />;
}

function guardText(error: unknown): string {
  if (error instanceof ApiError && error.unnamed) return 'Has Error';
  return (error instanceof Error && error.message) || 'Has Error';
}
