import type { ReactNode } from 'react';
import './Message.css';

interface MessageProps {
  code?: string;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** It is the whole page, without a layout around it. */
  alone?: boolean;
}

/** Something that is said in place of a screen: 401, 404, a crash. */
export function Message({ code, title, children, actions, alone }: MessageProps) {
  const Root = alone ? 'main' : 'div';
  return (
    <Root className="message">
      {code && <p className="message-code" aria-hidden="true">{code}</p>}
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      {actions && <div className="message-actions">{actions}</div>}
    </Root>
  );
}
