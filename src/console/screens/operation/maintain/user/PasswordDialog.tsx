import { useState, type FormEvent } from 'react';
import { Button } from '../../../../ui/buttons/Button';
import { Dialog } from '../../../../ui/layers/Dialog';
import { OwnField } from './OwnField';

interface PasswordDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  danger?: boolean;
  /** Its failure is shown at the field. */
  onConfirm(password: string): Promise<void>;
  onClose(): void;
}

/** Asks for the password before something that whoever finds the screen unlocked must not do. */
export function PasswordDialog({ title, text, danger, onConfirm, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (password === '') return setError('请输入登录密码');
    setBusy(true);
    try {
      await onConfirm(password);
    } catch (failure) {
      setBusy(false);
      setError((failure as Error).message);
      document.getElementById('own-proof')?.focus();
    }
  }

  return (
    <Dialog
      open title={title} width={440} onClose={onClose}
      footer={<><Button onClick={onClose}>取消</Button><Button type="submit" form="own-proof-form" variant={danger ? 'danger' : 'primary'} busy={busy}>确定</Button></>}
    >
      <p className="own-text">{text}</p>
      <form id="own-proof-form" noValidate onSubmit={(event) => void submit(event)}>
        <OwnField id="own-proof" label="登录密码" type="password" autoComplete="current-password" autoFocus required value={password} error={error} onChange={(value) => { setPassword(value); setError(undefined); }} />
      </form>
    </Dialog>
  );
}
