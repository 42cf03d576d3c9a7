import { useState } from 'react';
import { readSafety } from '../../data/session/account';
import { forgetDue, signOut } from '../../data/session/session';
import { useTitle } from '../../data/site/title';
import { SettingUp } from '../../screens/operation/maintain/user/SettingUp';
import '../../screens/operation/maintain/user/user.css';
import { Button } from '../../../ui/buttons/Button';
import { ConfirmProvider } from '../../../ui/layers/Confirm';
import { showNotice } from '../../../ui/states/notices';
import './SignIn.css';

/** A setting demands a second factor of role admin: nothing but this page until it is there. Afterwards the guard goes on to the page asked for. */
export default function DemandedSecondFactor({ account }: { account: string }) {
  const [step, setStep] = useState<'told' | 'asking' | 'settingUp'>('told');
  useTitle('开启两步验证');

  async function begin() {
    setStep('asking');
    try {
      // Another window may have done it meanwhile.
      if ((await readSafety()).secondFactor.enabled) return forgetDue();
      setStep('settingUp');
    } catch (error) {
      setStep('told');
      showNotice('error', (error as Error).message);
    }
  }
  function close(finished: boolean) {
    setStep('told');
    if (!finished) return;
    showNotice('success', '两步验证已开启');
    forgetDue();
  }

  return (
    <ConfirmProvider>
      <main className="sign-in">
        <section className="sign-in-card sign-in-narrow sign-in-side">
          <header className="sign-in-head"><h1>请先开启两步验证</h1></header>
          <p className="sign-in-text">
            平台要求管理员身份的账号开启两步验证。账号 {account} 还没有开启：请准备好手机验证器应用（如微软验证器、谷歌验证器），完成后即可继续。
          </p>
          <div className="sign-in-form">
            <Button variant="primary" className="sign-in-button" autoFocus busy={step === 'asking'} onClick={() => void begin()}>开启两步验证</Button>
            <Button variant="text" onClick={() => void signOut()}>退出登录</Button>
          </div>
        </section>
        {step === 'settingUp' && <SettingUp onClose={close} />}
      </main>
    </ConfirmProvider>
  );
}
