import { useState, type FormEvent } from 'react';
import type { SecondFactorOffer } from '../../../../../engine/extension/account';
import { confirmSecondFactor } from '../../../../data/session/account';
import { Button } from '../../../../../ui/buttons/Button';
import { CopyButton } from '../../../../../ui/buttons/CopyButton';
import { Dialog } from '../../../../../ui/layers/Dialog';
import { QrCode } from '../../../../../ui/display/QrCode';
import { OwnField } from './OwnField';

interface ConfirmSecondFactorProps {
  offer: SecondFactorOffer;
  onConfirmed(codes: string[]): void;
  onClose(): void;
}

/** Nothing counts until a code has shown that the app holds the secret. */
export function ConfirmSecondFactor({ offer, onConfirmed, onClose }: ConfirmSecondFactorProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const digits = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) return setError('请输入 6 位数字');
    setBusy(true);
    try {
      onConfirmed((await confirmSecondFactor(digits)).codes);
    } catch (failure) {
      setBusy(false);
      setError((failure as Error).message);
      document.getElementById('own-digits')?.focus();
    }
  }

  return (
    <Dialog
      open title="绑定验证器" width={440} onClose={onClose}
      footer={<><Button onClick={onClose}>取消</Button><Button type="submit" form="own-digits-form" variant="primary" busy={busy}>确认开启</Button></>}
    >
      <p className="own-text">用验证器应用扫描二维码，或手动输入密钥，再填写应用中显示的 6 位数字。</p>
      <div className="own-qr"><QrCode text={offer.address} label="两步验证二维码，无法扫描时请手动输入下方密钥" /></div>
      <p className="own-secret"><span>密钥</span><code>{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code><CopyButton text={offer.secret} label="复制密钥" /></p>
      <form id="own-digits-form" noValidate onSubmit={(event) => void submit(event)}>
        <OwnField id="own-digits" label="验证码" autoComplete="one-time-code" autoFocus required value={code} error={error} onChange={(value) => { setCode(value); setError(undefined); }} />
      </form>
    </Dialog>
  );
}
