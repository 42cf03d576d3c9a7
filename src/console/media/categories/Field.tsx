import type { ReactNode } from 'react';
import '../../resource/form/form.css';
import '../../../ui/inputs/field.css';

/** An input of a hand-written form, required unless told, drawn as generated forms are. */
export function Field({ id, title, error, required = true, children }: { id: string; title: string; error: string | undefined; required?: boolean; children: ReactNode }) {
  return (
    <div className="form-field">
      <label className="form-label" id={`${id}-label`} htmlFor={id}>{required && <span className="form-required" aria-hidden="true">*</span>}{title}</label>
      {children}
      {error && <p className="form-message" id={`${id}-message`} role="alert">{error}</p>}
    </div>
  );
}
