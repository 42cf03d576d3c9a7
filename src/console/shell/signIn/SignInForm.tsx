import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterSignIn, arrivedBySignIn } from '../../data/menu/paths';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/Icon';
import { closeNotice, showNotice } from '../../../ui/states/notices';
import { Loading } from '../pages/Loading';
import { SignInField } from './SignInField';
import { useSignIn } from './useSignIn';
import { useWechatSignIn } from './useWechatSignIn';

interface Values {
  account: string;
  pwd: string;
  /** Six digits or a recovery code. */
  code: string;
}
const required: Values = { account: '请输入用户名', pwd: '请输入密码', code: '请输入两步验证码' };

export function SignInForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { attempt, detect, captcha } = useSignIn();
  const goToWechat = useWechatSignIn();
  const [asksCode, setAsksCode] = useState(false);
  const [values, setValues] = useState<Values>({ account: '', pwd: '', code: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [busy, setBusy] = useState(false);
  const refusal = useRef(0);
  const [account, pwd, code] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const inputs = { account, pwd, code };
  useEffect(() => {
    (asksCode ? code : account).current?.focus();
  }, [asksCode, account, code]);

  const change = (field: keyof Values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    if (value) setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const given = { account: values.account.trim(), pwd: values.pwd, ...(asksCode && { code: values.code.trim() }) };
    const missing = (Object.keys(given) as (keyof Values)[]).filter((field) => given[field] === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, required[field]])));
    if (missing[0]) return inputs[missing[0]].current?.focus();
    setBusy(true);
    closeNotice(refusal.current);
    try {
      const end = await attempt(given);
      if (end === 'entered') return await navigate(afterSignIn(search), { replace: true, state: arrivedBySignIn });
      if (end === 'second factor asked') setAsksCode(true);
      setBusy(false);
    } catch (error) {
      setBusy(false);
      refusal.current = showNotice('error', error instanceof Error ? error.message : 'Error');
      const { current } = inputs[asksCode ? 'code' : 'pwd'];
      current?.focus();
      current?.select();
    }
  }

  return <>
    <form className="sign-in-form" noValidate onSubmit={submit} aria-label="登录">
      {asksCode ? (
        <SignInField
          id="sign-in-code" label="两步验证码" icon="lock" ref={inputs.code} value={values.code} onChange={change('code')}
          error={errors.code} hint="验证器应用中的 6 位数字，或一个恢复码" autoComplete="one-time-code" maxLength={40}
        />
      ) : <>
        <SignInField
          id="sign-in-account" label="用户名" icon="user" ref={inputs.account} value={values.account} onChange={change('account')}
          error={errors.account} autoComplete="username" maxLength={32} onBlur={() => void detect(values.account.trim())}
        />
        <SignInField
          id="sign-in-pwd" label="密码" icon="lock" ref={inputs.pwd} value={values.pwd} onChange={change('pwd')}
          type={shown ? 'text' : 'password'} error={errors.pwd} autoComplete="current-password" maxLength={64}
          hint={capsLock ? '大写锁定已打开' : undefined} onKey={watchCapsLock} onBlur={() => setCapsLock(false)}
          after={
            <button type="button" className="sign-in-eye" aria-label="显示密码" aria-pressed={shown} onClick={() => setShown(!shown)}>
              <Icon name={shown ? 'eye' : 'eyeOff'} size={18} />
            </button>
          }
        />
      </>}
      <Button type="submit" variant="primary" className="sign-in-button" busy={busy}>登录</Button>
      {goToWechat && !asksCode && <Button className="sign-in-button" onClick={goToWechat}>微信登录</Button>}
      {asksCode && <Button variant="text" onClick={() => { setAsksCode(false); setValues({ ...values, code: '' }); }}>换一个账号</Button>}
    </form>
    {busy && !captcha && <div className="loading-full"><Loading text="正在登录中" /></div>}
    {captcha && <captcha.Dialog key={captcha.opening} {...captcha} />}
  </>;
}
