import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

interface AskedProps<T> {
  /** As `useQuery` answers. */
  query: { data: T | undefined; error: { message: string } | null; refetch(): unknown };
  /** Lines of the skeleton, and their height in pixels. */
  lines?: number;
  height?: number;
  children(data: T): ReactNode;
}

/**
 * Draws the data of a query once they are there; until then a skeleton, or the failure with 重试. Data stay while they are asked for
 * anew. When that fails, a line above them says so, with 重试.
 *
 * @example <Asked query={useHistory(resource, id)} lines={4}>{(history) => <Entries all={history} />}</Asked>
 */
export function Asked<T>({ query: { data, error, refetch }, lines, height, children }: AskedProps<T>) {
  const retry = () => void refetch();
  if (data === undefined) return error ? <ErrorState message={error.message} onRetry={retry} /> : <Skeleton lines={lines} height={height} />;
  return (
    <>
      {error && <p className="ui-stale" role="status">刷新失败：{error.message} <Button variant="text" size="small" onClick={retry}>重试</Button></p>}
      {children(data)}
    </>
  );
}
