import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { Skeleton } from '../../ui/states/Skeleton';

export interface ListStateProps {
  pending: boolean;
  error: Error | null;
  /** Filters are applied: the way out is to take them away. */
  narrowed: boolean;
  createTitle?: string;
  onRetry(): void;
  onReset(): void;
  onCreate?(): void;
}

/** What stands in a table without rows: loading, what went wrong, or that there is nothing, each with a way on. */
export function ListState({ pending, error, narrowed, createTitle, onRetry, onReset, onCreate }: ListStateProps) {
  if (error) return <ErrorState message={error.message} onRetry={onRetry} />;
  if (pending) return <Skeleton lines={8} height={28} />;
  if (narrowed) {
    return (
      <EmptyState text="没有符合条件的数据">
        <Button onClick={onReset}>重置筛选</Button>
      </EmptyState>
    );
  }
  return <EmptyState>{onCreate && <Button variant="primary" icon="add" onClick={onCreate}>{createTitle}</Button>}</EmptyState>;
}
