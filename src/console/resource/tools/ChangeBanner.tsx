import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useProvider } from '../provider';

/** Milliseconds between two looks; only while the page is visible. */
export const changeInterval = 15_000;

interface ChangeBannerProps {
  /** Entity key. */
  resource: string;
  /** The answer now shown; another one starts the watch anew. */
  shown: unknown;
  onRefresh(): void;
}

/** Says that somebody changed the list's rows since they were read. */
export function ChangeBanner({ resource, shown, onRefresh }: ChangeBannerProps) {
  const provider = useProvider();
  const [changed, setChanged] = useState(false);
  const last = useRef<number | undefined>(undefined);

  useEffect(() => {
    // The rows were read anew: where the changes stood before no longer matters.
    last.current = undefined;
    setChanged(false);
    const ended = new AbortController();
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const known = last.current;
        const answer = await provider.changes(resource, { after: known ?? Number.MAX_SAFE_INTEGER, signal: ended.signal });
        if (ended.signal.aborted) return;
        last.current = answer.last;
        if (known !== undefined && answer.changes.length > 0) setChanged(true);
      } catch {
        // A missed look is made up for by the next one.
      }
    };
    void look();
    const timer = setInterval(() => void look(), changeInterval);
    return () => {
      ended.abort();
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
