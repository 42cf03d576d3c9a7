/** Gives each file the document that the first one had: the process draws into one, whose making costs more than most files do. */
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

type Listening = Parameters<EventTarget['addEventListener']>;
type Properties = [owner: object, PropertyDescriptorMap];

/** How it was before the first file; modules are new for each. */
const place = globalThis as typeof globalThis & { documentBefore?: Properties[] };

/** Called before a file. @returns takes back what the file has left in it */
export function shareDocument(): () => void {
  place.documentBefore ??= prepare();
  const stopListening = watchListeners();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    stopListening();
    place.documentBefore!.forEach(restore);
    empty();
  };
}

/**
 * Packages listen once to each document, and mark it: they begin before the first file, whose listeners end with it.
 * Interfaces of a page are classes; what the engine brings is not looked at.
 */
function prepare(): Properties[] {
  createRoot(document.createElement('div')).unmount();
  userEvent.setup();
  const interfaces = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name)).flatMap((name) => {
    const value: unknown = Reflect.get(globalThis, name);
    return typeof value === 'function' && value.prototype && !String(value).includes('[native code]') ? [value.prototype as object] : [];
  });
  return [globalThis, document, navigator, ...interfaces].map((owner) => [owner, Object.getOwnPropertyDescriptors(owner)]);
}

/** Puts back what was replaced, and takes away what was added to an interface; a name that a package has made global stays. */
function restore([owner, before]: Properties): void {
  const now = Object.getOwnPropertyDescriptors(owner) as PropertyDescriptorMap;
  for (const name of Object.getOwnPropertyNames(owner)) {
    const [was, is] = [before[name], now[name]!];
    if (!is.configurable || name.startsWith('__vitest')) continue;
    if (!was) {
      if (owner !== globalThis) Reflect.deleteProperty(owner, name);
    } else if (was.value !== is.value || was.get !== is.get || was.set !== is.set) Object.defineProperty(owner, name, was);
  }
  for (const name of Object.getOwnPropertyNames(before)) if (!(name in now)) Object.defineProperty(owner, name, before[name]!);
}

/** What listens to the window or the document may be a module's own, which would go on beside the next file's. */
function watchListeners(): () => void {
  const ends = [globalThis as unknown as EventTarget, document].map((target) => {
    const { addEventListener } = target;
    const own = Object.getOwnPropertyDescriptor(target, 'addEventListener');
    const added: Listening[] = [];
    target.addEventListener = (...listening: Listening) => {
      added.push(listening);
      addEventListener.apply(target, listening);
    };
    return () => {
      for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
      if (own) Object.defineProperty(target, 'addEventListener', own);
      else Reflect.deleteProperty(target, 'addEventListener');
    };
  });
  return () => ends.forEach((end) => end());
}

function empty(): void {
  for (const part of [document.documentElement, document.body]) for (const { name } of [...part.attributes]) part.removeAttribute(name);
  document.body.replaceChildren();
  // Packages write their styles once.
  for (const part of [...document.head.children]) if (!part.matches('style')) part.remove();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
