/** Milliseconds that a debounced call waits unless told otherwise (spec 2 §9). */
export const debounceDelay = 500;

/** The engine knows neither Node nor a browser; both offer these two. */
declare function setTimeout(run: () => void, delay: number): unknown;
declare function clearTimeout(timer: unknown): void;

export interface Debounced<Arguments extends unknown[]> {
  (...given: Arguments): void;
  /** Forgets a waiting call. */
  cancel(): void;
}

/** Runs the last of several calls once none has followed for `delay` milliseconds. */
export function debounce<Arguments extends unknown[]>(run: (...given: Arguments) => void, delay = debounceDelay): Debounced<Arguments> {
  let timer: unknown;
  const debounced = (...given: Arguments): void => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...given), delay);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
