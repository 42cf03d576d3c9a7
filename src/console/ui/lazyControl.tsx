import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from './Skeleton';

/** A control whose code is loaded when it is first drawn; a grey box of its height stands there meanwhile. */
export function lazyControl<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, height = 32): ComponentType<P> {
  const Control = lazy(load) as unknown as ComponentType<P>;
  return function LazyControl(props: P) {
    return (
      <Suspense fallback={<Skeleton lines={1} height={height} />}>
        <Control {...props} />
      </Suspense>
    );
  };
}
