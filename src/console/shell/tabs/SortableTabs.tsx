import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { memo, useMemo, type ReactNode } from 'react';
import { dragAnnouncements } from '../../../ui/dragging/dragWords';
import { isPinned, moved, type Tab } from './list';
import { changeTabs } from './store';
import { TabItem, type TabItemProps } from './TabItem';

/** The same object each time: every tab listens to what is made of it. */
const dragStart = { activationConstraint: { distance: 6 } };

interface SortableTabsProps {
  tabs: readonly Tab[];
  /** A `SortableTab` for each. */
  children: ReactNode;
}

/** Lets tabs be dragged to another place; a module of its own, because most people look at their first list with nothing to drag. */
export function SortableTabs({ tabs, children }: SortableTabsProps) {
  // The same array for the same order: every item listens to it.
  const order = tabs.map(({ path }) => path).join(' ');
  const movable = useMemo(() => order.split(' ').slice(1), [order]);
  const sensors = useSensors(useSensor(PointerSensor, dragStart));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) changeTabs((all) => moved(all, String(active.id), all.findIndex(({ path }) => path === over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      // A tab list holds tabs alone: what is said aloud stands elsewhere.
      accessibility={{ container: document.body, screenReaderInstructions: { draggable: '按 Ctrl + Shift + 左右方向键移动标签页。' }, announcements: dragAnnouncements((path) => tabs.find((tab) => tab.path === path)?.title ?? '') }}
    >
      <SortableContext items={movable} strategy={horizontalListSortingStrategy}>{children}</SortableContext>
    </DndContext>
  );
}

export const SortableTab = memo(function SortableTab(props: TabItemProps) {
  const pinned = isPinned(props.tab);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: props.tab.path, disabled: pinned });
  return (
    <TabItem
      {...props}
      drag={{
        'ref': setNodeRef, ...listeners, 'data-movable': !pinned || undefined, 'data-dragging': isDragging || undefined,
        'style': { transform: transform ? `translateX(${transform.x}px)` : undefined, transition },
      }}
    />
  );
});
