/** Reasons to choose from: a person's own, and those that ship with the schema; what was used last comes first. */
import { usePersonal } from '../../data/personal';

/** Of each kind; what is kept has to fit into one view. */
const most = 20;

interface Kept {
  own: string[];
  /** The last used first. */
  used: string[];
}

export interface Phrases {
  all: { text: string; own: boolean }[];
  use(text: string): void;
  add(text: string): void;
  remove(text: string): void;
}

export function ordered({ own, used }: Kept, shipped: readonly string[]): Phrases['all'] {
  const known = [...own, ...shipped];
  const texts = [...new Set([...used.filter((text) => known.includes(text)), ...known])];
  return texts.map((text) => ({ text, own: own.includes(text) }));
}

const first = (texts: readonly string[], text: string): string[] => [text, ...texts.filter((each) => each !== text)].slice(0, most);

/** @param key of the entity */
export function usePhrases(key: string, shipped: readonly string[]): Phrases {
  const { value, save } = usePersonal(`phrases/${key}`);
  const kept: Kept = { own: [], used: [], ...(value as Partial<Kept> | undefined) };
  // What could not be kept was told by the data layer.
  const keep = (next: Kept) => void save(next).catch(() => undefined);
  const all = ordered(kept, shipped);
  return {
    all,
    use: (text) => {
      if (all.some((phrase) => phrase.text === text) && kept.used[0] !== text) keep({ ...kept, used: first(kept.used, text) });
    },
    add: (text) => keep({ own: first(kept.own, text), used: first(kept.used, text) }),
    remove: (text) => keep({ own: kept.own.filter((each) => each !== text), used: kept.used.filter((each) => each !== text) }),
  };
}
