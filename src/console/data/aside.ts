/**
 * What is searched for and must not stand in an address, a bookmark or a browser's history: this window keeps it, and a word
 * without meaning stands for it there. In another window, and after signing out, the word stands for nothing.
 */
import { onSessionEnd } from './session/session';
import { stored, windowStore } from './stored';

const word = /^~[0-9a-f]{12}$/;
/** The oldest are forgotten. */
const most = 100;

/** By word. Where the browser forbids storage, this is all there is, until the page is loaded anew. */
let kept: Map<string, string> | undefined;

onSessionEnd(() => {
  kept = undefined;
});

function all(): Map<string, string> {
  kept ??= new Map(read());
  return kept;
}

function read(): [string, string][] {
  try {
    return JSON.parse(windowStore.read(stored.searchedAside) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

/** @returns the word that stands for the text, the same as long as the window lasts */
export function putAside(text: string): string {
  const words = all();
  for (const [known, value] of words) if (value === text) return known;
  const made = `~${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  words.set(made, text);
  for (const old of [...words.keys()].slice(0, -most)) words.delete(old);
  windowStore.write(stored.searchedAside, JSON.stringify([...words]));
  return made;
}

export const isWord = (text: string): boolean => word.test(text);

/** @returns what a text of an address stands for: itself, the text put aside, or undefined where that is unknown here */
export const broughtBack = (text: string): string | undefined => (isWord(text) ? all().get(text) : text);
