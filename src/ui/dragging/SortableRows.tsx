/** Rows that are put in order by dragging, or from the keyboard with space and the arrows. */
import type { ReactNode } from 'react';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { dragAnnouncements } from './dragWords';
import { Icon } from '../Icon';
import './dragHandle.css';

interface SortableRowsProps {
  count: number;
  /** Key that stays with the row at this position when rows move, for rows that hold inputs; its position when absent. */
  keyOf?(index: number): number;
  /** Of each row. */
  className: string;
  /** What the row at this position is called. */
  nameOf(index: number): string;
  disabled: boolean;
  onMove(from: number, to: number): void;
  /** Draws a row behind its handle. */
  children(index: number): ReactNode;
}

export function SortableRows({ count, keyOf = Number, className, nameOf, disabled, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  // Keys count from 1: an id of 0 is none.
  const ids = Array.from({ length: count }, (_, index) => keyOf(index) + 1);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={{ announcements: dragAnnouncements((id) => nameOf(ids.indexOf(Number(id)))), screenReaderInstructions: { draggable: '按空格键拿起，用方向键移动，再按空格键放下。' } }}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((id, index) => <SortableRow key={id} id={id} className={className} name={nameOf(index)} disabled={disabled}>{children(index)}</SortableRow>)}
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, className, name, disabled, children }: { id: number; className: string; name: string; disabled: boolean; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id, disabled });
  return (
    <div ref={setNodeRef} className={className} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <button type="button" ref={setActivatorNodeRef} className="drag-handle" {...attributes} {...listeners} disabled={disabled} aria-label={`移动 ${name}`}><Icon name="drag" size={14} /></button>
      {children}
    </div>
  );
}
