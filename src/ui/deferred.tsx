import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { afterPress } from './press';

export type Deferred<P> = ComponentType<P> & {
  /** Fetches the code ahead; a failure shows when it is drawn. */
  preload(): void;
};

/**
 * A part whose code is fetched when it is first drawn, and drawn the moment it is here. `React.lazy` would keep it back:
 * React reveals nothing within 300 ms of the last fallback it showed. While something is pressed the part waits, because it
 * may move what is pressed away. A fetch that fails is thrown to the nearest boundary and tried again when that draws the
 * part anew.
 *
 * @param waiting stands there meanwhile
 */
export function deferred<T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
  waiting: ReactNode | ((props: ComponentProps<T>) => ReactNode) = null,
): Deferred<ComponentProps<T>> {
  let known: ComponentType<ComponentProps<T>> | undefined;
  let coming: Promise<void> | undefined;
  const arrive = () => (coming ??= load().then(({ default: part }) => {
    if (!part) throw new Error('a chunk came without the part that it is fetched for');
    known = part;
  }).catch((error: unknown) => {
    coming = undefined;
    throw error;
  }));
  function DeferredPart(props: ComponentProps<T>) {
    const [Known, draw] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Known) return;
      let alive = true;
      const show = () => { if (alive) draw(() => known); };
      arrive().then(() => afterPress(show), (error: unknown) => alive && setFailure({ error }));
      return () => {
        alive = false;
      };
    }, [Known]);
    if (failure) throw failure.error;
    if (Known) return <Known {...props} />;
    return typeof waiting === 'function' ? waiting(props) : waiting;
  }
  return Object.assign(DeferredPart, { preload: () => void arrive().catch(() => undefined) });
}
