/** A line with one input in which something is typed or scanned, and looked for by Enter. */
import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../ui/buttons/Button';
import type { IconName } from '../../../ui/Icon';
import { TextInput } from '../../../ui/inputs/TextInput';
import '../../../ui/inputs/field.css';
import './lookup.css';

interface LookupFormProps {
  title: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType(text: string): void;
  /** What is wrong with it, in words. */
  error: string | undefined;
  busy: boolean;
  button: string;
  icon?: IconName;
  /** Nothing but this is done here. */
  required?: boolean;
  digits?: boolean;
  onLook(): void;
  onKeyDown?(event: KeyboardEvent): void;
  /** Further buttons. */
  children?: ReactNode;
}

export function LookupForm({ title, placeholder, input, text, onType, error, busy, button, icon, required, digits, onLook, onKeyDown, children }: LookupFormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLook();
  };
  return (
    <form className="lookup" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <label className="form-label" htmlFor={id}>{title}</label>
      <div className="lookup-input">
        <TextInput
          id={id} ref={input} value={text} onChange={onType} placeholder={placeholder} required={required} autoFocus={required} clearable autoComplete="off"
          invalid={error !== undefined} inputMode={digits ? 'numeric' : undefined}
        />
        {error !== undefined && <p className="form-message" id={`${id}-message`} role="alert">{error}</p>}
      </div>
      {/* A busy button that submits would swallow the Enter of the next scan. */}
      <Button variant="primary" icon={icon} busy={busy} onClick={onLook}>{button}</Button>
      {children}
    </form>
  );
}
