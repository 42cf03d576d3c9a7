import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../../../ui/Icon';

interface SignInFieldProps {
  id: string;
  label: string;
  icon: IconName;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'password';
  autoComplete: string;
  maxLength: number;
  /** Why the form cannot be sent. */
  error?: string;
  /** Worth knowing while typing. */
  hint?: string;
  after?: ReactNode;
  onKey?(event: KeyboardEvent): void;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
}

export function SignInField(props: SignInFieldProps) {
  const { id, label, error, hint } = props;
  const note = error ?? hint;
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <span className="sign-in-box" data-invalid={error ? true : undefined}>
        <Icon name={props.icon} size={18} />
        <input
          id={id}
          ref={props.ref}
          name={id}
          type={props.type ?? 'text'}
          value={props.value}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={props.maxLength}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={props.onKey}
          onKeyUp={props.onKey}
          onBlur={props.onBlur}
        />
        {props.after}
      </span>
      <p id={`${id}-note`} className="sign-in-note" data-error={error ? true : undefined} aria-live="polite">{note}</p>
    </div>
  );
}
