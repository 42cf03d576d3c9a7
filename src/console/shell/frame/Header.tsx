import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { HeaderTools } from './HeaderTools';
import './header.css';

/** @param bar drawn as the theme's bar, with the sections in it */
export function Header({ bar, children }: { bar?: boolean; children: ReactNode }) {
  return (
    <header className={classes('header', bar && 'header-bar')}>
      <div className="header-main">{children}</div>
      <HeaderTools />
    </header>
  );
}
