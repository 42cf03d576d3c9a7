/** Dragging from the palette and within the canvas: a line shows where it would be put, and nothing moves before it is dropped. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DndContext, DragOverlay, MeasuringStrategy, PointerSensor, useSensor, useSensors, type DragEndEvent, type DragStartEvent } from '@dnd-kit/core';
import { catalogue, type ComponentName } from '../../engine/formTemplate/catalogue';
import { find, walk } from '../../engine/formTemplate/design/document';
import { titleOf } from '../../engine/formTemplate/design/properties';
import { dropPlace, type DropPlace } from './dropping';
import type { Designer } from './useDesigner';

type Dragged = { component: ComponentName; key?: undefined } | { key: number; component?: undefined };

/** Nothing is spoken by the library: the designer says what was done. */
const silent = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };

export function Dragging({ designer, children }: { designer: Designer; children(drop: DropPlace | undefined): ReactNode }) {
  const { document, addNew, moveTo } = designer;
  const [dragged, setDragged] = useState<Dragged>();
  const [drop, setDrop] = useState<DropPlace>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const latest = useRef<DropPlace>(undefined);

  useEffect(() => {
    if (!dragged) return;
    // A row cannot be put into itself.
    const own = dragged.key === undefined ? undefined : find(document, dragged.key)?.node;
    const forbidden = new Set(own ? walk([own]).map(({ key }) => key) : []);
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const place = dropPlace(clientX, clientY);
      const isOwn = place && ((place.target.parent !== undefined && forbidden.has(place.target.parent)) || ('key' in place.mark && forbidden.has(place.mark.key)));
      latest.current = isOwn ? undefined : place;
      setDrop((before) => (JSON.stringify(before) === JSON.stringify(latest.current) ? before : latest.current));
    };
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [dragged, document]);

  const start = ({ active }: DragStartEvent) => {
    latest.current = undefined;
    setDragged(active.data.current as Dragged);
  };
  const end = ({ active }: DragEndEvent | DragStartEvent) => {
    const { component, key } = active.data.current as Dragged;
    const target = latest.current?.target;
    stop();
    if (!target) return;
    if (component !== undefined) addNew(component, target);
    else moveTo(key, target);
  };
  const stop = () => {
    latest.current = undefined;
    setDragged(undefined);
    setDrop(undefined);
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
      {children(drop)}
      <DragOverlay dropAnimation={null} className="designer-overlay">
        {dragged && <span className="designer-dragged">{dragged.component === undefined ? titleOf(find(document, dragged.key)?.node.raw ?? {}) : catalogue[dragged.component].label}</span>}
      </DragOverlay>
    </DndContext>
  );
}
