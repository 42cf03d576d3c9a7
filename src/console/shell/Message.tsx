import type { ReactNode } from 'react';
import './Message.css';

/** A page that only says something: 401, 404, a crash. */
export function Message({ code, title, children, actions }: { code?: string; title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <main className="message">
      {code && <p className="message-code" aria-hidden="true">{code}</p>}
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      {actions && <div className="message-actions">{actions}</div>}
    </main>
  );
}
