import { useRootMark } from '../../../ui/useRootMark';
import './Loading.css';

/** Fills the space it is given; says what is awaited. */
export function Loading({ text = '加载中' }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <span className="loading-ring" aria-hidden="true" />
      {text}
    </div>
  );
}

/** While there is nothing but this: the frame that the page begins with stands over it (`frame/first.css`). */
export function PageLoading() {
  useRootMark('loading');
  return <Loading />;
}
