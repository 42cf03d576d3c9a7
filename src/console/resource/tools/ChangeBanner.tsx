import { useEffect, useState } from 'react';
import { restBeforeAsking } from '../../data/queryClient';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/Icon';
import { useProvider } from '../provider';

/** Milliseconds between two looks; only while the page is visible. */
export const changeInterval = 15_000;

interface ChangeBannerProps {
  /** Entity key. */
  resource: string;
  /** The answer now shown, undefined before the first; another one starts the watch anew. */
  shown: unknown;
  onRefresh(): void;
}

/** Says that somebody changed the list's rows since they were read. */
export function ChangeBanner({ resource, shown, onRefresh }: ChangeBannerProps) {
  const provider = useProvider();
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    // The rows were read anew: what had changed until then is on the screen.
    setChanged(false);
    if (shown === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const seen = new Set<number>();
    let after: number | undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const isFirst = after === undefined;
        after ??= (await provider.changes(resource, { signal })).last;
        // Where the changes stand lags a little behind, so the newest may come twice.
        const { last, changes } = await provider.changes(resource, { after, signal });
        const fresh = changes.filter(({ id }) => !seen.has(id));
        after = last;
        for (const { id } of fresh) seen.add(id);
        if (!isFirst && fresh.length > 0 && !signal.aborted) setChanged(true);
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
  }, [provider, resource, shown]);

  return (
    <div role="status">
      {changed && (
        <p className="change-banner">
          <Icon name="info" />
          列表有更新
          <span aria-hidden> · </span>
          <Button variant="text" size="small" onClick={onRefresh}>刷新</Button>
        </p>
      )}
    </div>
  );
}
