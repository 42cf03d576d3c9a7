/** Dragging from the palette and within the canvas: a line shows where it would be put, and nothing moves before it is dropped. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DndContext, DragOverlay, MeasuringStrategy, PointerSensor, useSensor, useSensors, type DragStartEvent } from '@dnd-kit/core';
import { widgets } from '../../../../generated/widgets';
import { titleOf } from '../catalogue';
import { useSession } from '../state/context';
import { dropPlace, type DropPlace } from './dropping';
import { DropContext } from './drop';

type Dragged = { component: string; ids?: undefined } | { ids: readonly string[]; component?: undefined };

/** Nothing is spoken by the library: the designer says what was done. */
const silent = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };

export function Dragging({ children }: { children: ReactNode }) {
  const session = useSession();
  const [dragged, setDragged] = useState<Dragged>();
  const [drop, setDrop] = useState<DropPlace>();
  const latest = useRef<DropPlace>(undefined);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  useEffect(() => {
    if (!dragged) return;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      latest.current = dropPlace(clientX, clientY);
      setDrop((before) => (JSON.stringify(before) === JSON.stringify(latest.current) ? before : latest.current));
    };
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [dragged]);

  const start = ({ active: { data } }: DragStartEvent) => {
    latest.current = undefined;
    const { component, pressed } = data.current as { component?: string; pressed?: { current: string | undefined } };
    if (component !== undefined) return setDragged({ component });
    const id = pressed?.current;
    if (id === undefined) return;
    // What is chosen moves together; a widget that is not chosen moves alone.
    const { chosen } = session.state();
    setDragged({ ids: chosen.includes(id) ? session.inOrder() : [id] });
  };
  const stop = () => {
    latest.current = undefined;
    setDragged(undefined);
    setDrop(undefined);
  };
  const end = () => {
    const place = latest.current;
    stop();
    if (!place || !dragged) return;
    if (dragged.component !== undefined) session.addWidget(dragged.component, place.before);
    else session.moveTo(dragged.ids, place.before);
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={stop}
      measuring={{ droppable: { strategy: MeasuringStrategy.WhileDragging } }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      <DropContext value={drop}>{children}</DropContext>
      <DragOverlay dropAnimation={null} className="pd-overlay">
        {dragged && <span className="pd-dragged">{nameOf(dragged, (id) => titleOf(session.node(id)!))}</span>}
      </DragOverlay>
    </DndContext>
  );
}

function nameOf({ component, ids }: Dragged, titleOfId: (id: string) => string): string {
  if (component !== undefined) return widgets.find((model) => model.component === component)!.title;
  return ids.length === 1 ? titleOfId(ids[0]!) : `${ids.length} 个组件`;
}
