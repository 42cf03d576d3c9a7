import type { ComponentType } from 'react';
import { type Deferred, deferred } from '../deferred';
import { Skeleton } from '../states/Skeleton';

/** A control whose code is loaded when it is first drawn; a grey box of its height stands there meanwhile. */
export const lazyControl = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>, height = 32): Deferred<P> =>
  deferred(load, <Skeleton lines={1} height={height} />);
