import { useEffect, useRef, useState } from 'react';
import { restBeforeAsking } from '../../data/queryClient';
import { useProvider } from '../provider';
import type { Row } from '../table/model';

/** Milliseconds between two looks; only while the page is visible. */
export const changeInterval = 15_000;

interface NewsOptions {
  /** The backend tells of changes. */
  isAble: boolean;
  /** Entity key. */
  resource: string;
  /** What the list is narrowed to, where the backend can tell which records that leaves. */
  filter?: Row;
  /** The rows now shown, undefined before the first; another answer starts the watch anew. */
  shown: readonly Row[] | undefined;
}

/** Whether somebody else changed rows that the list shows, or could show, since they were read. */
export function useNews({ isAble, resource, filter, shown }: NewsOptions): boolean {
  const provider = useProvider();
  const [changed, setChanged] = useState(false);
  const latest = useRef(filter);
  latest.current = filter;

  useEffect(() => {
    // The rows were read anew: what had changed until then is on the screen.
    setChanged(false);
    if (!isAble || shown === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const seen = new Set<number>();
    const here = new Set(shown.map(({ id }) => String(id)));
    let after: number | undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const isFirst = after === undefined;
        after ??= (await provider.changes(resource, { signal })).last;
        // Where the changes stand lags a little behind, so the newest may come twice.
        const { last, changes } = await provider.changes(resource, { after, filter: latest.current, signal });
        const fresh = changes.filter(({ id }) => !seen.has(id));
        after = last;
        for (const { id } of fresh) seen.add(id);
        const concerns = fresh.some(({ recordId, listed }) => listed !== false || here.has(String(recordId)));
        if (!isFirst && concerns && !signal.aborted) setChanged(true);
      } catch {
        // A missed look is made up for by the next one.
      }
    };
    const first = setTimeout(() => void look(), restBeforeAsking);
    const timer = setInterval(() => void look(), changeInterval);
    return () => {
      ended.abort();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [provider, isAble, resource, shown]);

  return changed;
}
