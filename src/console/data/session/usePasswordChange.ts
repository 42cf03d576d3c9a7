import { useState, type FormEvent } from 'react';
import { showNotice } from '../../../ui/states/notices';
import { ApiError } from '../transport/errors';
import { changePassword } from './account';
import { passwordErrors, type PasswordValues } from './passwordRules';

type Name = keyof PasswordValues;
type Errors = Partial<PasswordValues>;

const empty: PasswordValues = { oldPassword: '', password: '', confirmPassword: '' };
const names = Object.keys(empty) as Name[];

interface PasswordChange {
  values: PasswordValues;
  busy: boolean;
  keepWechat: boolean;
  setKeepWechat(keep: boolean): void;
  /** Value, message and change of an input, which bears the id `prefix-name`. */
  of(name: Name): { id: string; value: string; error?: string; onChange(value: string): void };
  submit(event: FormEvent): Promise<void>;
  reset(): void;
}

/**
 * One's own password as it is changed, wherever that is asked for.
 * @param prefix of the ids of its inputs; the first one that is refused gets the focus
 * @param onChanged goes on from there
 */
export function usePasswordChange(prefix: string, onChanged: () => unknown): PasswordChange {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [keepWechat, setKeepWechat] = useState(false);

  function tell(found: Errors) {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) document.getElementById(`${prefix}-${first}`)?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = passwordErrors(values);
    if (Object.keys(found).length > 0) return tell(found);
    setBusy(true);
    try {
      await changePassword(values, keepWechat);
      await onChanged();
    } catch (error) {
      setBusy(false);
      const concerned = error instanceof ApiError ? error.fieldErrors : undefined;
      if (concerned) tell(concerned);
      else showNotice('error', error instanceof Error ? error.message : 'Error');
    }
  }
  return {
    values, busy, keepWechat, setKeepWechat, submit,
    of: (name) => ({
      id: `${prefix}-${name}`, value: values[name], error: errors[name],
      onChange: (value) => { setValues({ ...values, [name]: value }); setErrors({ ...errors, [name]: undefined }); },
    }),
    reset: () => { setValues(empty); setErrors({}); setKeepWechat(false); },
  };
}
