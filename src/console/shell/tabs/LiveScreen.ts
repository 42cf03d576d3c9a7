import { askAfterRest } from '../../data/queryClient';
import { onSessionEnd } from '../../data/session/session';
import { preferences } from '../../data/preferences';
import type { Screen } from '../../../ui/ports/screen';
import { titled, without } from './list';
import { changeTabs } from './store';

/** What the shell knows of one screen, drawn or not: what is unsaved in it, where it was scrolled, how heavy it is. */
export class LiveScreen implements Screen {
  readonly memory = new Map<string, unknown>();
  /** It was taken out of the document while something was unsaved: drafts restore themselves. */
  resumes = false;
  /** Elements it had when it was hidden. */
  weight = 0;
  /** Grows with every time that any screen is shown. */
  shownAt = 0;
  private isShown = false;
  private scrollTop = 0;
  private focus: Element | null = null;
  private readonly doubts = new Set<() => boolean>();

  constructor(readonly path: string, readonly isTab: boolean, private readonly go: (to: string | -1) => void) {}

  get kept(): boolean {
    return this.isTab && preferences().tagsView;
  }

  get isUnsaved(): boolean {
    return [...this.doubts].some((isUnsaved) => isUnsaved());
  }

  setTitle = (title: string): void => changeTabs((tabs) => titled(tabs, this.path, title));

  hold = (isUnsaved: () => boolean): (() => void) => {
    this.doubts.add(isUnsaved);
    tell();
    return () => {
      // Hiding takes the effects back too, and what was typed is still there.
      if (!this.isShown) return;
      this.doubts.delete(isUnsaved);
      tell();
    };
  };

  leave = (to: string | -1): void => {
    if (!this.isUnsaved) changeTabs((tabs) => without(tabs, [this.path]));
    this.go(to);
  };

  /** The person agreed to lose what is typed here. */
  giveUp(): void {
    this.doubts.clear();
    tell();
  }

  /** Its elements are in the document and seen. @returns what to do when they no longer are */
  show(panel: HTMLElement): () => void {
    this.isShown = true;
    this.shownAt = ++shows;
    askAfterRest();
    // Whoever still doubts says so again.
    this.doubts.clear();
    const stop = scrollTo(panel, this.scrollTop);
    // Heard while it is shown: when it is hidden the browser has already made room for the next one.
    const onScroll = () => { this.scrollTop = window.scrollY; };
    window.addEventListener('scroll', onScroll, { passive: true });
    if (this.focus && panel.contains(this.focus) && document.activeElement === document.body) (this.focus as HTMLElement).focus({ preventScroll: true });
    return () => {
      stop();
      window.removeEventListener('scroll', onScroll);
      this.isShown = false;
      this.focus = panel.contains(document.activeElement) ? document.activeElement : null;
      this.weight = panel.getElementsByTagName('*').length;
    };
  }
}

let shows = 0;

/** Where the window was last seen: asking it would make the browser lay out at once. */
let windowTop = 0;
window.addEventListener('scroll', () => { windowTop = window.scrollY; }, { passive: true });

/** Scrolls the window; while the content is still shorter than it was, again as it grows, until the person moves. */
function scrollTo(panel: HTMLElement, top: number): () => void {
  if (top === windowTop) return () => undefined;
  void window.scrollTo(0, top);
  if (top === 0 || window.scrollY >= top || typeof ResizeObserver === 'undefined') return () => undefined;
  const stop = () => {
    observer.disconnect();
    moves.forEach((move) => window.removeEventListener(move, stop));
  };
  const observer = new ResizeObserver(() => {
    void window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  observer.observe(panel);
  moves.forEach((move) => window.addEventListener(move, stop));
  return stop;
}
const moves = ['wheel', 'pointerdown', 'keydown'];

const screens = new Map<string, LiveScreen>();
const listeners = new Set<() => void>();
let version = 0;

onSessionEnd(() => screens.clear());

export const liveScreen = (path: string): LiveScreen | undefined => screens.get(path);
export const enlist = (screen: LiveScreen): void => void screens.set(screen.path, screen);
export const dismiss = (path: string): void => void screens.delete(path);

/** Changes whenever something became unsaved or saved anywhere. */
export const doubtsVersion = (): number => version;

export function onDoubts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  version += 1;
  listeners.forEach((listener) => listener());
}
