import type { ReactNode } from 'react';
import '../../resource/form/form.css';

/** A required input of a hand-written form, drawn as generated forms are. */
export function Field({ id, title, error, children }: { id: string; title: string; error: string | undefined; children: ReactNode }) {
  return (
    <div className="form-field">
      <label className="form-label" id={`${id}-label`} htmlFor={id}><span className="form-required" aria-hidden="true">*</span>{title}</label>
      {children}
      {error && <p className="form-message" id={`${id}-message`} role="alert">{error}</p>}
    </div>
  );
}
