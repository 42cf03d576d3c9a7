import { useEffect, useState } from 'react';

const still = '(prefers-reduced-motion: reduce)';

/** Whether the person asked for no motion, also when that changes. */
export function useStillness(): boolean {
  const [wanted, setWanted] = useState(() => typeof matchMedia === 'function' && matchMedia(still).matches);
  useEffect(() => {
    if (typeof matchMedia !== 'function') return undefined;
    const query = matchMedia(still);
    const follow = () => setWanted(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wanted;
}

/** Calls `next` every so many milliseconds while it may run and the page is seen. */
export function useTurns(running: boolean, every: number, next: () => void): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => { if (!document.hidden) next(); }, every);
    return () => clearInterval(timer);
  }, [running, every, next]);
}
