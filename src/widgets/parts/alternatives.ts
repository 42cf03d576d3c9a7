/** Words for pictures that the widget itself has none for: those of the library. */
import { createContext, useContext, useEffect, useState } from 'react';
import { mostAlternatives } from '../../engine/extension/shop';
import type { PageData } from './data';

/** @returns undefined where the library has no words */
export type FindAlternative = (address: string) => Promise<string | undefined>;

/** Without a provider nothing is ever found. */
export const AlternativesContext = createContext<FindAlternative>(() => Promise.resolve(undefined));

interface Waiting {
  address: string;
  resolve(text: string | undefined): void;
}

/** Asks once for each picture, and for all that are drawn at one moment together. Words that cannot be read are none. */
export function findAlternatives(ask: PageData['alternatives']): FindAlternative {
  const found = new Map<string, Promise<string | undefined>>();
  let waiting: Waiting[] = [];
  const send = async (some: readonly Waiting[]) => {
    const rows = await ask({ addresses: some.map(({ address }) => address) }).catch(() => []);
    const texts = new Map(rows.map(({ address, text }) => [address, text]));
    for (const { address, resolve } of some) resolve(texts.get(address));
  };
  const sendAll = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += mostAlternatives) void send(all.slice(from, from + mostAlternatives));
  };
  return (address) => {
    const known = found.get(address);
    if (known) return known;
    const text = new Promise<string | undefined>((resolve) => {
      if (waiting.length === 0) queueMicrotask(sendAll);
      waiting.push({ address, resolve });
    });
    found.set(address, text);
    return text;
  };
}

/** Pictures kept here; those of other addresses the library does not hold. */
const isKept = (address: string): boolean => address.length <= 200 && /\/uploads\/[^,]+$/.test(address);

/** @param address undefined: no words are wanted */
export function useAlternative(address: string | undefined): string | undefined {
  const find = useContext(AlternativesContext);
  const [known, setKnown] = useState<{ address: string; text: string | undefined }>();
  useEffect(() => {
    if (address === undefined || !isKept(address)) return;
    let wanted = true;
    void find(address).then((text) => { if (wanted) setKnown({ address, text }); });
    return () => { wanted = false; };
  }, [find, address]);
  return known?.address === address ? known?.text : undefined;
}
