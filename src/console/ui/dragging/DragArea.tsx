/** Dragging by a pointer from a palette or within a canvas: a mark shows where it would be put, and nothing moves before it is dropped. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors, type DragStartEvent } from '@dnd-kit/core';
import '../tokens.css';
import './DragArea.css';

interface DragAreaProps<Dragged, Place> {
  /** @param data of what was pressed (`useDragSource`); @returns what is dragged thereby, undefined for nothing */
  begin(data: unknown): Dragged | undefined;
  /** @param x, y of the pointer in the window; @returns undefined where it cannot be put; two that read alike are one */
  placeAt(x: number, y: number, dragged: Dragged): Place | undefined;
  onDrop(dragged: Dragged, place: Place): void;
  /** Goes along with the pointer. */
  nameOf(dragged: Dragged): string;
  /** @param place where what is dragged would be put */
  children(place: Place | undefined): ReactNode;
}

/** Nothing is spoken by the library: whoever takes what is dropped says what was done. */
const silent = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };

export function DragArea<Dragged, Place>({ begin, placeAt, onDrop, nameOf, children }: DragAreaProps<Dragged, Place>) {
  const [dragged, setDragged] = useState<Dragged>();
  const [place, setPlace] = useState<Place>();
  const latest = useRef<Place>(undefined);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  useEffect(() => {
    if (dragged === undefined) return;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      latest.current = placeAt(clientX, clientY, dragged);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(latest.current) ? before : latest.current));
    };
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [dragged, placeAt]);

  const start = ({ active }: DragStartEvent) => {
    latest.current = undefined;
    setDragged(begin(active.data.current));
  };
  const stop = () => {
    latest.current = undefined;
    setDragged(undefined);
    setPlace(undefined);
  };
  const end = () => {
    const target = latest.current;
    stop();
    if (dragged !== undefined && target !== undefined) onDrop(dragged, target);
  };
  return (
    <DndContext sensors={sensors} onDragStart={start} onDragEnd={end} onDragCancel={stop} accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}>
      {children(place)}
      <DragOverlay dropAnimation={null} className="ui-drag-layer">{dragged !== undefined && <span className="ui-dragged">{nameOf(dragged)}</span>}</DragOverlay>
    </DndContext>
  );
}
