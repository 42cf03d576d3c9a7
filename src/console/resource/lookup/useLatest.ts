import { useCallback, useRef, useState } from 'react';

interface Told<T> {
  answer(value: T): void;
  /** @param message in words */
  failed(message: string): void;
}

export interface Latest {
  busy: boolean;
  /** Asks, and tells what comes of it unless something else was asked meanwhile. */
  ask<T>(question: () => Promise<T>, told: Told<T>): Promise<void>;
  /** Leaves unread whatever is still to be answered. */
  drop(): void;
}

/** Questions of which the last one alone is answered: a later look-up overtakes an earlier one. */
export function useLatest(): Latest {
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);
  const ask = useCallback(async <T,>(question: () => Promise<T>, { answer, failed }: Told<T>) => {
    const own = ++asked.current;
    const isLast = () => own === asked.current;
    setBusy(true);
    try {
      const value = await question();
      if (isLast()) answer(value);
    } catch (failure) {
      if (isLast()) failed(failure instanceof Error ? failure.message : String(failure));
    } finally {
      if (isLast()) setBusy(false);
    }
  }, []);
  const drop = useCallback(() => {
    asked.current += 1;
    setBusy(false);
  }, []);
  return { busy, ask, drop };
}
