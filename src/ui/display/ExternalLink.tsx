import type { ReactNode } from 'react';
import '../inputs/control.css';
import './ExternalLink.css';

/** A link to another site in a new tab. Addresses that are not http(s) or a path stay plain text. */
export function ExternalLink({ href, children = href }: { href: string; children?: ReactNode }) {
  if (!/^(https?:)?\/\/|^\//i.test(href)) return <>{children}</>;
  return <a className="ui-link" href={href} target="_blank" rel="noopener noreferrer">{children}<span className="ui-hidden">（新窗口打开）</span></a>;
}
