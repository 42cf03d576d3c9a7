import { useEffect, useRef } from 'react';
import { forgetDue, signOut } from '../../data/session/session';
import { useTitle } from '../../data/site/title';
import { Button } from '../../../ui/buttons/Button';
import { showNotice } from '../../../ui/states/notices';
import type { PasswordValues } from '../../data/session/passwordRules';
import { usePasswordChange } from '../../data/session/usePasswordChange';
import { SignInField } from './SignInField';
import './SignIn.css';

const fields: { name: keyof PasswordValues; label: string; hint?: string; autoComplete: string }[] = [
  { name: 'oldPassword', label: '原始密码', autoComplete: 'current-password' },
  { name: 'password', label: '新密码', hint: '8–64 个字符，不能是常见密码，也不能由账号或姓名加数字组成', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: '确认新密码', autoComplete: 'new-password' },
];

/** A generated password opens nothing but this page (decisions 33). Afterwards the guard goes on to the page asked for. */
export default function ChangePassword({ account }: { account: string }) {
  const change = usePasswordChange('change', () => {
    showNotice('success', '密码已修改');
    forgetDue();
  });
  const form = useRef<HTMLFormElement>(null);
  useTitle('修改密码');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <main className="sign-in">
      <section className="sign-in-card sign-in-narrow sign-in-side">
        <header className="sign-in-head"><h1>请先修改密码</h1></header>
        <p className="sign-in-text">账号 {account} 的当前密码为初始密码。设置只有您自己知道的新密码后，即可继续。</p>
        <form ref={form} className="sign-in-form" noValidate onSubmit={(event) => void change.submit(event)} aria-label="修改密码">
          {fields.map(({ name, label, hint, autoComplete }) => (
            <SignInField key={name} {...change.of(name)} label={label} icon="lock" type="password" hint={hint} autoComplete={autoComplete} maxLength={64} />
          ))}
          <Button type="submit" variant="primary" className="sign-in-button" busy={change.busy}>修改并继续</Button>
          <Button variant="text" onClick={() => void signOut()}>退出登录</Button>
        </form>
      </section>
    </main>
  );
}
