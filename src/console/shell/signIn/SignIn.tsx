import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { siteName, useLoginPicture } from '../../data/site/loginPicture';
import { afterSignIn, arrivedBySignIn } from '../../data/menu/paths';
import { isSignedIn, subscribeSession } from '../../data/session/session';
import { useTitle } from '../../data/site/title';
import { Icon } from '../../../ui/Icon';
import { SignInForm } from './SignInForm';
import './SignIn.css';

/** /login (spec 1 §2, §7): whoever holds a token already goes to /. */
export default function SignIn() {
  const [entered] = useState(isSignedIn);
  return entered ? <Navigate to="/" replace /> : <SignInPage />;
}

function SignInPage() {
  const picture = useLoginPicture();
  const name = picture.siteName || siteName();
  const navigate = useNavigate();
  const { search } = useLocation();
  useTitle('登录');
  // Somebody has signed in in another window of this browser.
  useEffect(() => subscribeSession(() => {
    if (isSignedIn()) void navigate(afterSignIn(search), { replace: true, state: arrivedBySignIn });
  }), [navigate, search]);
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <SignInPicture address={picture.backgroundImage} name={name} />
        <section className="sign-in-side">
          <header className="sign-in-head">
            {picture.loginLogo ? <img src={picture.loginLogo} alt="" /> : <span className="sign-in-mark" aria-hidden="true"><Icon name="bag" size={22} /></span>}
            <h1>{name}</h1>
          </header>
          <SignInForm />
        </section>
      </div>
    </main>
  );
}

/** A picture that cannot be loaded leaves the coloured ground. */
function SignInPicture({ address, name }: { address?: string; name: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className="sign-in-picture">
      {address && !broken ? (
        <img src={address} alt="" onError={() => setBroken(true)} />
      ) : (
        <p aria-hidden="true">{name}<small>平台管理后台</small></p>
      )}
    </div>
  );
}
