import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import type { RowId } from '../table/model';
import { useTree } from './TreeContext';

/** First cell of a tree row: indented by its level, with a button where there is something below. */
export function BranchCell({ id, children }: { id: RowId; children: ReactNode }) {
  const { tree, open, toggle, nameOf } = useTree();
  const node = tree.byId.get(id);
  const opened = open.has(id);
  return (
    <span className="tree-cell" style={{ paddingLeft: ((node?.level ?? 1) - 1) * 20 }}>
      {node && node.children.length > 0 ? (
        <button type="button" className="tree-toggle" aria-expanded={opened} aria-label={`${opened ? '收起' : '展开'} ${nameOf(id)}`} onClick={() => toggle(id)}>
          <Icon name={opened ? 'chevronDown' : 'chevronRight'} />
        </button>
      ) : (
        <span className="tree-leaf" />
      )}
      {children}
    </span>
  );
}
