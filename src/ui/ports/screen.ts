/**
 * The screen that something is drawn in. The shell keeps several, one a history tab, and shows one of them; a screen that is
 * kept but not shown has taken its effects back. Without a shell around it a screen is simply what is there.
 */
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { useNavigate } from 'react-router-dom';

export interface Screen {
  /** Going to another address takes nothing away from it. */
  kept: boolean;
  setTitle(title: string): void;
  /**
   * Called while something in it may be unsaved.
   * @param isUnsaved asked again before the screen is given up
   * @returns takes the word back
   */
  hold(isUnsaved: () => boolean): () => void;
  /** Goes to an address, or one step back; the screen is given up unless something in it is unsaved. Absent without a shell. */
  leave?(to: string | -1): void;
  /** It is drawn again after something in it was unsaved: drafts restore themselves. */
  resumes?: boolean;
  /** What outlives the screen's elements: they are taken out of the document when too many are kept. */
  memory?: Map<string, unknown>;
}

const alone: Screen = { kept: false, setTitle: () => undefined, hold: () => () => undefined };

export const ScreenContext = createContext<Screen>(alone);

export const useScreen = (): Screen => useContext(ScreenContext);

/** @returns goes to an address, or one step back, because the work here is done */
export function useLeave(): (to: string | -1) => void {
  const navigate = useNavigate();
  const { leave } = useScreen();
  return useCallback((to) => (leave ? leave(to) : void (to === -1 ? navigate(-1) : navigate(to))), [leave, navigate]);
}

/** `useState` whose value is still there when the screen is drawn again. @param name unique within the screen */
export function useKeptState<T>(name: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const { memory } = useScreen();
  const [value, setValue] = useState<T>(() => (memory?.has(name) ? (memory.get(name) as T) : initial instanceof Function ? initial() : initial));
  useEffect(() => void memory?.set(name, value), [memory, name, value]);
  return [value, setValue];
}

/**
 * Brings an element back to where it was scrolled.
 * @param name undefined: it is not remembered
 * @param ready its content is there
 */
export function useKeptScroll(element: RefObject<HTMLElement | null>, name: string | undefined, ready: boolean): void {
  const { memory } = useScreen();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !memory || name === undefined || !ready) return;
    const { left = 0, top = 0 } = (memory.get(name) as { left: number; top: number } | undefined) ?? {};
    // Touching a scroll position makes the browser lay out at once.
    if (left > 0) current.scrollLeft = left;
    if (top > 0) current.scrollTop = top;
    const onScroll = () => void memory.set(name, { left: current.scrollLeft, top: current.scrollTop });
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => current.removeEventListener('scroll', onScroll);
  }, [element, memory, name, ready]);
}
