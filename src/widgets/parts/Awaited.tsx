import type { ReactNode } from 'react';
import { Nothing } from './audience';
import type { Shown } from './data';

interface AwaitedProps<T> {
  shown: Shown<T>;
  /** Boxes of the size that the content will have. */
  skeleton: ReactNode;
  /** What is missing, e.g. 暂无商品; shoppers see nothing of the widget instead. */
  empty: string;
  children(rows: readonly T[]): ReactNode;
}

/** Content that is asked for: a skeleton of its size, what came, why nothing came. */
export function Awaited<T>({ shown: { state, rows, again }, skeleton, empty, children }: AwaitedProps<T>) {
  if (state === 'loading') return <div role="status" aria-busy="true" aria-label="正在加载">{skeleton}</div>;
  if (state === 'failed') return <p className="w-note" role="status">加载失败 <button type="button" className="w-again" onClick={again}>重试</button></p>;
  if (rows.length === 0) return <Nothing><p className="w-note">{empty}</p></Nothing>;
  return <>{children(rows)}</>;
}
