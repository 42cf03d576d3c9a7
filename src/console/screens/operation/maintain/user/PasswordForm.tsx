import { useCapabilities } from '../../../../data/capabilities';
import type { PasswordValues } from '../../../../data/session/passwordRules';
import { signOut, useSignedIn } from '../../../../data/session/session';
import { usePasswordChange } from '../../../../data/session/usePasswordChange';
import { Button } from '../../../../../ui/buttons/Button';
import { showNotice } from '../../../../../ui/states/notices';
import { Checkbox } from '../../../../../ui/inputs/Checkbox';
import { OwnField } from './OwnField';
import { useSafety } from './useSafety';

/** After the change everybody signs in anew, this window included. */
export function PasswordForm() {
  const user = useSignedIn();
  const { of, values, busy, keepWechat, setKeepWechat, submit, reset } = usePasswordChange('own', async () => {
    showNotice('success', '提交成功，请用新密码重新登录');
    await signOut();
  });
  const { account } = useCapabilities();
  const { data: safety } = useSafety({ enabled: account });

  const field = (name: keyof PasswordValues, label: string, autoComplete: string) => (
    <OwnField {...of(name)} label={label} type="password" autoComplete={autoComplete} required />
  );

  return (
    <section className="own-card" aria-label="修改密码">
      <form className="own-form" noValidate onSubmit={(event) => void submit(event)}>
        <OwnField id="own-account" label="管理员账号" value={user?.account ?? ''} onChange={() => undefined} disabled autoComplete="username" />
        <OwnField id="own-name" label="管理员姓名" value={user?.realName ?? ''} onChange={() => undefined} disabled />
        {field('oldPassword', '原始密码', 'current-password')}
        {field('password', '新密码', 'new-password')}
        {values.password !== '' && field('confirmPassword', '确认新密码', 'new-password')}
        {safety?.wechat.bound && (
          <div className="own-choice">
            <Checkbox checked={keepWechat} onChange={setKeepWechat}>保留微信绑定</Checkbox>
            <p className="own-hint">不保留时，修改密码后需要重新绑定，才能在微信中直接登录。怀疑账号被他人使用时，请不要保留。</p>
          </div>
        )}
        <div className="own-buttons">
          <Button type="submit" variant="primary" busy={busy}>提交</Button>
          <Button onClick={reset}>取消</Button>
        </div>
      </form>
    </section>
  );
}
