import { useState, type FormEvent } from 'react';
import type { OwnerProof } from '../../../../../engine/extension/account';
import { ApiError } from '../../../../data/transport/errors';
import { Button } from '../../../../../ui/buttons/Button';
import { Dialog } from '../../../../../ui/layers/Dialog';
import { OwnField } from './OwnField';

interface PasswordDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  danger?: boolean;
  /** The second factor is on, and the password alone is not enough. */
  asksSecondFactor?: boolean;
  /** Its failure is shown at the field concerned. */
  onConfirm(proof: OwnerProof): Promise<void>;
  onClose(): void;
}

type Errors = Partial<OwnerProof>;

/** Asks for the password before something that whoever finds the screen unlocked must not do. */
export function PasswordDialog({ title, text, danger, asksSecondFactor = false, onConfirm, onClose }: PasswordDialogProps) {
  const [proof, setProof] = useState<OwnerProof>({ password: '', secondFactor: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  function tell(found: Errors) {
    setErrors(found);
    document.getElementById(found.password === undefined ? 'own-second-factor' : 'own-proof')?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (proof.password === '') return tell({ password: '请输入登录密码' });
    if (asksSecondFactor && proof.secondFactor.trim() === '') return tell({ secondFactor: '请输入两步验证码' });
    setBusy(true);
    try {
      await onConfirm(proof);
    } catch (failure) {
      setBusy(false);
      const { secondFactor } = (failure instanceof ApiError && failure.fieldErrors) || {};
      tell(asksSecondFactor && secondFactor !== undefined ? { secondFactor } : { password: (failure as Error).message });
    }
  }
  const change = (field: keyof OwnerProof) => (value: string) => {
    setProof({ ...proof, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };

  return (
    <Dialog
      open title={title} width={440} onClose={onClose}
      footer={<><Button onClick={onClose}>取消</Button><Button type="submit" form="own-proof-form" variant={danger ? 'danger' : 'primary'} busy={busy}>确定</Button></>}
    >
      <p className="own-text">{text}</p>
      <form id="own-proof-form" noValidate onSubmit={(event) => void submit(event)}>
        <OwnField id="own-proof" label="登录密码" type="password" autoComplete="current-password" autoFocus required value={proof.password} error={errors.password} onChange={change('password')} />
        {asksSecondFactor && (
          <OwnField id="own-second-factor" label="两步验证码" autoComplete="one-time-code" required value={proof.secondFactor} error={errors.secondFactor} onChange={change('secondFactor')} />
        )}
      </form>
    </Dialog>
  );
}
