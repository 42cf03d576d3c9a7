import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

interface AskedProps<T> {
  /** As `useQuery` answers. */
  query: { data: T | undefined; error: Error | null; refetch(): unknown };
  /** Lines of the skeleton, and their height in pixels. */
  lines?: number;
  height?: number;
  children(data: T): ReactNode;
}

/**
 * Draws what was asked for once it is there; until then a skeleton, or what went wrong with 重试. What is there stays while it is
 * asked for anew, and when that fails.
 *
 * @example <Asked query={useHistory(resource, id)} lines={4}>{(history) => <Entries all={history} />}</Asked>
 */
export function Asked<T>({ query: { data, error, refetch }, lines, height, children }: AskedProps<T>) {
  if (data !== undefined) return children(data);
  return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={lines} height={height} />;
}
