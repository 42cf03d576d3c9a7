import { useState } from 'react';
import type { SecondFactorOffer } from '../../../../../engine/extension/account';
import { beginSecondFactor } from '../../../../data/session/account';
import { ConfirmSecondFactor } from './ConfirmSecondFactor';
import { PasswordDialog } from './PasswordDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

/** What is being done, one dialog after the other. */
type Step = { at: 'begin' } | { at: 'confirm'; offer: SecondFactorOffer } | { at: 'codes'; codes: string[] };

interface SettingUpProps {
  /** It counts from here on. */
  onConfirmed?(): void;
  /** Given up, or finished: the recovery codes are kept. */
  onClose(finished: boolean): void;
}

/** The way to a second factor: the password, the app, the recovery codes. */
export function SettingUp({ onConfirmed, onClose }: SettingUpProps) {
  const [step, setStep] = useState<Step>({ at: 'begin' });
  const giveUp = () => onClose(false);
  if (step.at === 'codes') return <RecoveryCodesDialog codes={step.codes} onClose={() => onClose(true)} />;
  if (step.at === 'confirm') {
    return <ConfirmSecondFactor offer={step.offer} onClose={giveUp} onConfirmed={(codes) => { setStep({ at: 'codes', codes }); onConfirmed?.(); }} />;
  }
  return (
    <PasswordDialog
      title="开启两步验证" text="请先输入登录密码确认是本人操作。" onClose={giveUp}
      onConfirm={async ({ password }) => setStep({ at: 'confirm', offer: await beginSecondFactor(password) })}
    />
  );
}
