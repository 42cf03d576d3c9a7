import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeName } from '../../../../data/session/account';
import { refreshUser, useSignedIn } from '../../../../data/session/session';
import { Button } from '../../../../../ui/buttons/Button';
import { showNotice } from '../../../../../ui/states/notices';
import { OwnField } from './OwnField';

const longest = 16;

function errorOf(name: string): string | undefined {
  if (name.trim() === '') return '请输入管理员姓名';
  return [...name.trim()].length > longest ? `管理员姓名不能超过${longest}个字符` : undefined;
}

/** The router counts its own entries; one step back from the first would leave the console. */
const cameFromInside = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

export function NameForm() {
  const user = useSignedIn();
  const navigate = useNavigate();
  const [name, setName] = useState(user?.realName ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorOf(name);
    setError(found);
    if (found || busy) return document.getElementById('own-name')?.focus();
    setBusy(true);
    try {
      await changeName(name.trim());
      await refreshUser();
      showNotice('success', '提交成功');
      setBusy(false);
      if (cameFromInside()) await navigate(-1);
    } catch (failure) {
      setBusy(false);
      setError((failure as Error).message);
    }
  }

  return (
    <section className="own-card" aria-label="基本资料">
      <h2>基本资料</h2>
      <form className="own-form" noValidate onSubmit={(event) => void submit(event)}>
        <OwnField id="own-account" label="管理员账号" value={user?.account ?? ''} onChange={() => undefined} disabled />
        <OwnField id="own-name" label="管理员姓名" value={name} onChange={(value) => { setName(value); setError(undefined); }} required count={longest} error={error} autoComplete="name" />
        <div className="own-buttons">
          <Button type="submit" variant="primary" busy={busy}>提交</Button>
          <Button onClick={() => { setName(user?.realName ?? ''); setError(undefined); }}>取消</Button>
        </div>
      </form>
    </section>
  );
}
