import { useEffect, useRef, useState, type FormEvent } from 'react';
import { changePassword } from '../../data/session/account';
import { ApiError } from '../../data/transport/errors';
import { forgetDue, signOut } from '../../data/session/session';
import { useTitle } from '../../data/site/title';
import { Button } from '../../../ui/buttons/Button';
import { showNotice } from '../../../ui/states/notices';
import { passwordErrors, type PasswordValues } from '../../data/session/passwordRules';
import { SignInField } from './SignInField';
import './SignIn.css';

const fields: { name: keyof PasswordValues; label: string; hint?: string; autoComplete: string }[] = [
  { name: 'oldPassword', label: '当前密码', autoComplete: 'current-password' },
  { name: 'password', label: '新密码', hint: '8–64 个字符，不能是常见密码，也不能由账号或姓名加数字组成', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: '确认新密码', autoComplete: 'new-password' },
];

/** A generated password opens nothing but this page (decisions 33). Afterwards the guard goes on to the page asked for. */
export default function ChangePassword({ account }: { account: string }) {
  const [values, setValues] = useState<PasswordValues>({ oldPassword: '', password: '', confirmPassword: '' });
  const [errors, setErrors] = useState<Partial<PasswordValues>>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useTitle('修改密码');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function tell(found: Partial<PasswordValues>) {
    setErrors(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) document.getElementById(`change-${first.name}`)?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = passwordErrors(values);
    if (Object.keys(found).length > 0) return tell(found);
    setBusy(true);
    try {
      await changePassword(values);
      showNotice('success', '密码已修改');
      forgetDue();
    } catch (error) {
      setBusy(false);
      const concerned = error instanceof ApiError ? error.fieldErrors : undefined;
      if (concerned) tell(concerned);
      else showNotice('error', error instanceof Error ? error.message : 'Error');
    }
  }

  return (
    <main className="sign-in">
      <section className="sign-in-card sign-in-narrow sign-in-side">
        <header className="sign-in-head"><h1>请先修改密码</h1></header>
        <p className="sign-in-text">账号 {account} 的当前密码为初始密码。设置只有您自己知道的新密码后，即可继续。</p>
        <form ref={form} className="sign-in-form" noValidate onSubmit={submit} aria-label="修改密码">
          {fields.map(({ name, label, hint, autoComplete }) => (
            <SignInField
              key={name} id={`change-${name}`} label={label} icon="lock" type="password" value={values[name]} error={errors[name]} hint={hint}
              autoComplete={autoComplete} maxLength={64}
              onChange={(value) => { setValues({ ...values, [name]: value }); setErrors({ ...errors, [name]: undefined }); }}
            />
          ))}
          <Button type="submit" variant="primary" className="sign-in-button" busy={busy}>修改并继续</Button>
          <Button variant="text" onClick={() => void signOut()}>退出登录</Button>
        </form>
      </section>
    </main>
  );
}
