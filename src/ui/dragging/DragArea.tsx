/** Dragging by a pointer from a palette or within a canvas: a mark shows where it would be put, and nothing moves before it is dropped. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { same } from '../../engine/json';
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
  const held = useRef<Dragged>(undefined);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  const start = ({ active }: DragStartEvent) => {
    held.current = begin(active.data.current);
    setDragged(held.current);
  };
  const stop = () => {
    held.current = undefined;
    setDragged(undefined);
    setPlace(undefined);
  };

  // The pointer is followed here and not by the library, which knows of a drag only once it is drawn:
  // on a busy machine a pointer may have moved and let go before that, and what was dragged would be lost.
  const latest = useRef({ placeAt, onDrop, stop });
  latest.current = { placeAt, onDrop, stop };
  useEffect(() => {
    const over = new AbortController();
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (held.current === undefined) return;
      const found = latest.current.placeAt(clientX, clientY, held.current);
      setPlace((before) => (same(before, found) ? before : found));
    };
    const onRelease = ({ clientX, clientY }: PointerEvent) => {
      if (held.current === undefined) return;
      const what = held.current;
      const target = latest.current.placeAt(clientX, clientY, what);
      latest.current.stop();
      if (target !== undefined) latest.current.onDrop(what, target);
    };
    window.addEventListener('pointermove', onMove, { signal: over.signal });
    window.addEventListener('pointerup', onRelease, { signal: over.signal, capture: true });
    return () => over.abort();
  }, []);

  return (
    <DndContext sensors={sensors} onDragStart={start} onDragEnd={stop} onDragCancel={stop} accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}>
      {children(place)}
      <DragOverlay dropAnimation={null} className="ui-drag-layer">{dragged !== undefined && <span className="ui-dragged">{nameOf(dragged)}</span>}</DragOverlay>
    </DndContext>
  );
}
