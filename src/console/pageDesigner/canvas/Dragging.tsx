/** Dragging from the palette and within the canvas: a line shows where it would be put, and nothing moves before it is dropped. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DndContext, DragOverlay, MeasuringStrategy, PointerSensor, useSensor, useSensors, type DragStartEvent } from '@dnd-kit/core';
import { widgets } from '../../../../generated/widgets';
import { titleOf } from '../catalogue';
import { useSession } from '../state/context';
import { dropPlace, type DropPlace } from './dropping';
import { DropContext } from './drop';

type Dragged =
  | { kind: 'new'; component: string }
  | { kind: 'kept'; name: string; text: string }
  | { kind: 'moved'; ids: readonly string[] };

/** What of the palette is dragged; told by whatever can be pressed there. */
export type FromPalette = Exclude<Dragged, { kind: 'moved' }>;

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
    const { fromPalette, pressed } = data.current as { fromPalette?: FromPalette; pressed?: { current: string | undefined } };
    if (fromPalette) return setDragged(fromPalette);
    const id = pressed?.current;
    if (id === undefined) return;
    // What is chosen moves together; a widget that is not chosen moves alone.
    const { chosen } = session.state();
    setDragged({ kind: 'moved', ids: chosen.includes(id) ? session.inOrder() : [id] });
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
    if (dragged.kind === 'new') session.addWidget(dragged.component, place.before);
    else if (dragged.kind === 'kept') session.addKept(dragged.text, place.before);
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

function nameOf(dragged: Dragged, titleOfId: (id: string) => string): string {
  if (dragged.kind === 'new') return widgets.find((model) => model.component === dragged.component)!.title;
  if (dragged.kind === 'kept') return dragged.name;
  return dragged.ids.length === 1 ? titleOfId(dragged.ids[0]!) : `${dragged.ids.length} 个组件`;
}
