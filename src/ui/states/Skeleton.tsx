import '../tokens.css';
import './States.css';

/** Grey lines where content will stand; announced once as 加载中. */
export function Skeleton({ lines = 3, height = 16 }: { lines?: number; height?: number }) {
  return (
    <div className="ui-skeleton" role="status" aria-label="加载中">
      {Array.from({ length: lines }, (_, index) => <span key={index} style={{ height, width: index === lines - 1 && lines > 1 ? '60%' : undefined }} />)}
    </div>
  );
}
