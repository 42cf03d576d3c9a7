import { useEffect, useRef } from 'react';

/** Runs on Escape while no dialog and no popup lies above the page and nothing is typed. Notices and hints are nothing that Escape would leave. @param run absent: nothing is to be left */
export function useEscape(run: (() => void) | undefined): void {
  const latest = useRef(run);
  latest.current = run;
  const active = run !== undefined;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open], .ui-popup:not([role="tooltip"])') !== null;
      if (event.key === 'Escape' && !isTaken && !target.matches('input:not([type="checkbox"]), textarea')) latest.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
