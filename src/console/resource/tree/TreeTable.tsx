import { useMemo, useState, type HTMLAttributes } from 'react';
import { DndContext, DragOverlay, PointerSensor, pointerWithin, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import type { TreeModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { dragAnnouncements } from '../../../ui/dragging/dragWords';
import { ListTable } from '../table/ListTable';
import type { ListTableProps } from '../table/props';
import type { Row, RowId } from '../table/model';
import { TreeContext, type TreeState } from './TreeContext';
import { neighbourAfterMove, siblings, type Tree, type TreeNode } from './treeRows';
import { useBranches } from './useBranches';
import type { Reorder } from './useReorder';
import './TreeTable.css';

interface TreeTableProps extends Omit<ListTableProps, 'rows' | 'tree'> {
  model: TreeModel;
  tree: Tree;
  /** Filters narrow the list: everything found is shown opened. */
  narrowed: boolean;
  /** Stores a new place: before that sibling, or last when null. Absent where order cannot be changed. */
  onReorder?: Reorder;
}

/** The table of a tree: children are drawn when their branch is opened; order changes by drag or by buttons among siblings. */
export function TreeTable({ model, tree, narrowed, onReorder, ...table }: TreeTableProps) {
  const { rowName } = table;
  const { open, nodes, toggle, onBranch, all, setOpen } = useBranches(tree, narrowed);
  const [moving, setMoving] = useState(false);
  const [dragged, setDragged] = useState<RowId>();
  const sight = useMemo(() => nodes.map((node) => node.row), [nodes]);

  const place = async (node: TreeNode, before: RowId | null | undefined) => {
    if (!onReorder || before === undefined || moving) return;
    setMoving(true);
    try {
      await onReorder(node.id, node.row[model.parent], before);
    } finally {
      setMoving(false);
    }
  };
  const state: TreeState = {
    tree, open, toggle, moving,
    nameOf: (id) => {
      const node = tree.byId.get(id);
      return node ? rowName(node.row) : '';
    },
    moveBy: onReorder && ((id, by) => {
      const node = tree.byId.get(id)!;
      void place(node, neighbourAfterMove(tree, node, by));
    }),
  };

  const attributes = useMemo(() => {
    const made = new Map<Row, HTMLAttributes<HTMLTableRowElement>>();
    for (const node of nodes) {
      const family = siblings(tree, node);
      made.set(node.row, {
        'aria-level': node.level,
        'aria-posinset': family.indexOf(node) + 1,
        'aria-setsize': family.length,
        'aria-expanded': node.children.length > 0 ? open.has(node.id) : undefined,
      });
    }
    return made;
  }, [nodes, tree, open]);

  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const node = tree.byId.get(active.id);
    const target = over && tree.byId.get(over.id);
    if (!node || !target || node.parent !== target.parent) return;
    const family = siblings(tree, node);
    void place(node, neighbourAfterMove(tree, node, family.indexOf(target) - family.indexOf(node)));
  };

  const listTable = (
    <ListTable {...table} rows={sight} tree rowAttributes={(row) => attributes.get(row)} onBranch={onBranch} />
  );
  return (
    <TreeContext value={state}>
      {all.length > 0 && (
        <div className="tree-tools">
          <Button size="small" onClick={() => setOpen(new Set(all))}>全部展开</Button>
          <Button size="small" onClick={() => setOpen(new Set())}>全部收起</Button>
        </div>
      )}
      {onReorder ? (
        <DndContext
          sensors={sensors}
          collisionDetection={pointerWithin}
          accessibility={{ screenReaderInstructions: { draggable: '用鼠标拖动调整顺序；键盘请用上移和下移按钮。' }, announcements: dragAnnouncements(state.nameOf) }}
          onDragStart={({ active }) => setDragged(active.id)}
          onDragCancel={() => setDragged(undefined)}
          onDragEnd={drop}
        >
          {listTable}
          <DragOverlay>{dragged !== undefined && <span className="tree-dragged">{state.nameOf(dragged)}</span>}</DragOverlay>
        </DndContext>
      ) : (
        listTable
      )}
    </TreeContext>
  );
}
