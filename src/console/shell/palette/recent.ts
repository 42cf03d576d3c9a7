/** What was last opened from the palette, kept for the signed-in account until the session ends. */
import { currentUser, onSessionEnd } from '../../data/session/session';
import { readStored, stored, writeStored } from '../../data/stored';

export interface Recent {
  title: string;
  hint?: string;
  /** Where it leads. */
  path: string;
  /** State of the history entry, e.g. which record is opened there. */
  state?: object;
}

const most = 8;

interface Kept {
  account: string;
  entries: Recent[];
}

export function recentEntries(): readonly Recent[] {
  const kept = readStored<Kept>(stored.paletteRecent);
  return kept?.account === currentUser()?.account && Array.isArray(kept?.entries) ? kept.entries : [];
}

/** The newest first, each once. */
export function remember(entry: Recent): void {
  const others = recentEntries().filter(({ path, title }) => path !== entry.path || title !== entry.title);
  writeStored(stored.paletteRecent, { account: currentUser()?.account ?? '', entries: [entry, ...others].slice(0, most) } satisfies Kept);
}

onSessionEnd(() => writeStored(stored.paletteRecent, undefined));
