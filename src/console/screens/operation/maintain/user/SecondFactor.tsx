import { useState } from 'react';
import { endSecondFactor, renewRecoveryCodes } from '../../../../data/session/account';
import { Asked } from '../../../../../ui/states/Asked';
import { Button } from '../../../../../ui/buttons/Button';
import { showNotice } from '../../../../../ui/states/notices';
import { Tag } from '../../../../../ui/display/Tag';
import { PasswordDialog } from './PasswordDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SettingUp } from './SettingUp';
import { useRefreshAccount, useSafety } from './useSafety';

/** What is being done, one dialog after the other. */
type Step = { at: 'begin' | 'end' | 'renew' } | { at: 'codes'; codes: string[] };

/** Fewer left than these, and new ones are advised. */
const few = 3;

export function SecondFactor() {
  const safety = useSafety();
  const { data } = safety;
  const refresh = useRefreshAccount();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const showCodes = (codes: string[]) => {
    setStep({ at: 'codes', codes });
    void refresh();
  };

  return (
    <section className="own-card" aria-label="两步验证">
      <h2>两步验证 {data && <Tag tone={data.secondFactor.enabled ? 'success' : 'info'}>{data.secondFactor.enabled ? '已开启' : '未开启'}</Tag>}</h2>
      <p className="own-text">登录时除密码外，再输入手机验证器应用（如微软验证器、谷歌验证器）中的 6 位数字。密码泄露时，他人也无法登录。</p>
      <Asked query={safety} lines={1} height={32}>{({ secondFactor }) => (secondFactor.enabled ? (
        <>
          <p className="own-text" data-warn={secondFactor.recoveryCodesLeft < few || undefined}>还有 {secondFactor.recoveryCodesLeft} 个恢复码可用。手机不在身边时，一个恢复码可代替一次验证码。</p>
          <div className="own-buttons">
            <Button onClick={() => setStep({ at: 'renew' })}>重新生成恢复码</Button>
            {!secondFactor.demanded && <Button variant="dangerText" onClick={() => setStep({ at: 'end' })}>关闭两步验证</Button>}
          </div>
          {secondFactor.demanded && <p className="own-hint">平台设置要求管理员开启两步验证，不能关闭。</p>}
        </>
      ) : <div className="own-buttons"><Button variant="primary" onClick={() => setStep({ at: 'begin' })}>开启两步验证</Button></div>)}</Asked>

      {step?.at === 'begin' && <SettingUp onConfirmed={() => void refresh()} onClose={close} />}
      {step?.at === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
      {step?.at === 'renew' && (
        <PasswordDialog title="重新生成恢复码" text="新的恢复码生成后，原有的恢复码全部失效。" asksSecondFactor onClose={close} onConfirm={async (proof) => showCodes((await renewRecoveryCodes(proof)).codes)} />
      )}
      {step?.at === 'end' && (
        <PasswordDialog
          title="关闭两步验证" text="关闭后只凭密码即可登录，恢复码同时失效。" asksSecondFactor danger onClose={close}
          onConfirm={async (proof) => {
            await endSecondFactor(proof);
            close();
            showNotice('success', '两步验证已关闭');
            await refresh();
          }}
        />
      )}
    </section>
  );
}
