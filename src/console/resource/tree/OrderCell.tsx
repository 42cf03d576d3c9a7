import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/buttons/IconButton';
import type { RowId } from '../table/model';
import { siblings } from './treeRows';
import { useTree } from './TreeContext';
import '../../../ui/dragging/dragHandle.css';

/** A handle to drag a row among its siblings, and buttons that do the same. */
export function OrderCell({ id }: { id: RowId }) {
  const { tree, moveBy, moving, nameOf } = useTree();
  const drag = useDraggable({ id, disabled: moving });
  const drop = useDroppable({ id });
  const node = tree.byId.get(id);
  if (!node || !moveBy) return null;
  const family = siblings(tree, node);
  const at = family.indexOf(node);
  const name = nameOf(id);
  return (
    <span ref={drop.setNodeRef} className={drop.isOver ? 'tree-order tree-over' : 'tree-order'}>
      <button type="button" ref={drag.setNodeRef} className="drag-handle" {...drag.listeners} aria-label={`拖动 ${name}`} tabIndex={-1}>
        <Icon name="drag" />
      </button>
      <IconButton size="small" icon="chevronUp" label={`上移 ${name}`} disabled={moving || at === 0} onClick={() => moveBy(id, -1)} />
      <IconButton size="small" icon="chevronDown" label={`下移 ${name}`} disabled={moving || at === family.length - 1} onClick={() => moveBy(id, 1)} />
    </span>
  );
}
