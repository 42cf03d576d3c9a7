import type { CSSProperties, ReactNode } from 'react';
import { useLink } from './links';

interface LinkProps {
  /** Path of the mobile shop or whole address; '' for none. */
  to: string;
  className?: string;
  style?: CSSProperties;
  /** Name where the content has none. */
  label?: string;
  children?: ReactNode;
}

/** An anchor wherever it leads somewhere, else the same box without one. */
export function Link({ to, label, children, ...look }: LinkProps) {
  const href = useLink(to);
  if (href === undefined) return <span {...look} {...(label && { role: 'img', 'aria-label': label })}>{children}</span>;
  const foreign = /^https?:/.test(href);
  return <a {...look} href={href} aria-label={label} {...(foreign && { target: '_top', rel: 'noopener' })}>{children}</a>;
}
