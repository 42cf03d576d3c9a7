/** What was last opened from the palette, kept for the signed-in account until the session ends. */
import { currentUser, onSessionEnd } from '../../data/session/session';
import { asRecord, asRecords, readStored, stored, writeStored } from '../../data/stored';

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
  const kept = readStored(stored.paletteRecent, asRecord);
  const entries = kept?.account === currentUser()?.account ? asRecords(kept?.entries) : undefined;
  return (entries ?? []).filter((entry) => typeof entry.title === 'string' && typeof entry.path === 'string') as unknown as Recent[];
}

/** The newest first, each once. */
export function remember(entry: Recent): void {
  const others = recentEntries().filter(({ path, title }) => path !== entry.path || title !== entry.title);
  writeStored(stored.paletteRecent, { account: currentUser()?.account ?? '', entries: [entry, ...others].slice(0, most) } satisfies Kept);
}

onSessionEnd(() => writeStored(stored.paletteRecent, undefined));
