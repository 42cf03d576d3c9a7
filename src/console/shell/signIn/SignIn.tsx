import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { siteName, useLoginPicture } from '../../data/loginPicture';
import { isSignedIn, signIn } from '../../data/session';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Loading } from '../pages/Loading';
import { closeNotice, showNotice } from '../../ui/notices';
import { afterSignIn } from '../../data/paths';
import { SignInField } from './SignInField';
import { useTitle } from '../../data/title';
import './SignIn.css';

/** /login (spec 1 §2, §7): whoever holds a token already goes to /. */
export default function SignIn() {
  const [entered] = useState(isSignedIn);
  return entered ? <Navigate to="/" replace /> : <SignInPage />;
}

function SignInPage() {
  const picture = useLoginPicture();
  const name = picture.siteName || siteName();
  useTitle('登录');
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

interface Values {
  account: string;
  pwd: string;
}
const required: Record<keyof Values, string> = { account: '请输入用户名', pwd: '请输入密码' };

function SignInForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [values, setValues] = useState<Values>({ account: '', pwd: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [busy, setBusy] = useState(false);
  const refusal = useRef(0);
  const account = useRef<HTMLInputElement>(null);
  const pwd = useRef<HTMLInputElement>(null);
  const inputs = { account, pwd };
  useEffect(() => {
    account.current?.focus();
  }, []);

  const change = (field: keyof Values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    if (value) setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const given = { account: values.account.trim(), pwd: values.pwd };
    const missing = (Object.keys(required) as (keyof Values)[]).filter((field) => given[field] === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, required[field]])));
    if (missing[0]) return inputs[missing[0]].current?.focus();
    setBusy(true);
    closeNotice(refusal.current);
    try {
      await signIn(given);
      await navigate(afterSignIn(search), { replace: true });
    } catch (error) {
      setBusy(false);
      refusal.current = showNotice('error', error instanceof Error ? error.message : 'Error');
      pwd.current?.focus();
      pwd.current?.select();
    }
  }

  return (
    <form className="sign-in-form" noValidate onSubmit={submit} aria-label="登录">
      <SignInField
        id="sign-in-account" label="用户名" icon="user" ref={account} value={values.account} onChange={change('account')}
        error={errors.account} autoComplete="username" maxLength={32}
      />
      <SignInField
        id="sign-in-pwd" label="密码" icon="lock" ref={pwd} value={values.pwd} onChange={change('pwd')}
        type={shown ? 'text' : 'password'} error={errors.pwd} autoComplete="current-password" maxLength={64}
        hint={capsLock ? '大写锁定已打开' : undefined} onKey={watchCapsLock} onBlur={() => setCapsLock(false)}
        after={
          <button type="button" className="sign-in-eye" aria-label="显示密码" aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye' : 'eyeOff'} size={18} />
          </button>
        }
      />
      <Button type="submit" variant="primary" className="sign-in-button" busy={busy}>登录</Button>
      {busy && <div className="loading-full"><Loading text="正在登录中" /></div>}
    </form>
  );
}
