import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import '../tokens.css';
import './States.css';

/** Nothing to show; `children` may hold a button that helps. */
export function EmptyState({ text = '暂无数据', children }: { text?: string; children?: ReactNode }) {
  return (
    <div className="ui-state" role="status">
      <Icon name="file" size={40} />
      <p>{text}</p>
      {children}
    </div>
  );
}
