import { useEffect, useRef } from 'react';
import { themeDrawer } from './open';
import { deferred } from '../../../ui/deferred';

const ThemeDrawer = deferred(() => import('./ThemeDrawer'));

/** Where the drawer stands while it is open. A layout chosen in it replaces the button that opened it: the focus goes to the new one. */
export function ThemeDrawerHost() {
  const open = themeDrawer.useOpen();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-opens="theme"]')?.focus();
    }
    wasOpen.current = open;
  }, [open]);
  return open ? <ThemeDrawer onClose={themeDrawer.close} /> : null;
}
