import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../data/transport/errors';
import { isSignedIn, isUnreached, loadUser, signOut, useDue, useSignedIn } from '../data/session/session';
import { Button } from '../../ui/buttons/Button';
import { PageLoading } from './pages/Loading';
import { Message } from './pages/Message';
import { showNotice } from '../../ui/states/notices';
import { home, signInAddress } from '../data/menu/paths';
import { deferred } from '../../ui/deferred';

const ChangePassword = deferred(() => import('./signIn/ChangePassword'), <PageLoading />);
const DemandedSecondFactor = deferred(() => import('./signIn/DemandedSecondFactor'), <PageLoading />);

/**
 * Lets signed-in people through (spec 1 §2, in its order): no token → sign-in with the dashboard as redirect;
 * token without user info → fetch it, and on failure → message, sign-in with the path asked for.
 * A server that is not reached says nothing about the token: it stays, and 重试 asks again.
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
  const [unreached, setUnreached] = useState<string>();
  const again = () => {
    setUnreached(undefined);
    setAttempt((before) => before + 1);
  };

  useEffect(() => {
    if (user) wasInside.current = true;
    if (user || !signedIn || due !== undefined) return;
    let alive = true;
    loadUser().catch((error: unknown) => {
      if (!alive) return;
      if (isUnreached(error)) return setUnreached(error.message);
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
  if (user) return children;
  return unreached === undefined ? <PageLoading /> : <Unreached text={unreached} again={again} />;
}

/** Asks again by itself once the browser is back on a network: from the moment on at which it can be seen. */
function Unreached({ text, again }: { text: string; again(): void }) {
  const latest = useRef(again);
  latest.current = again;
  useLayoutEffect(() => {
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Message alone title="暂时连接不上服务器" actions={<><Button onClick={() => void signOut()}>退出登录</Button><Button variant="primary" onClick={again}>重试</Button></>}>
      {text}
    </Message>
  );
}

function guardText(error: unknown): string {
  if (error instanceof ApiError && error.unnamed) return 'Has Error';
  return (error instanceof Error && error.message) || 'Has Error';
}
