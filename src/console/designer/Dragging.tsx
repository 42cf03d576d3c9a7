/** What is dragged from the palette and within the canvas, and what becomes of it. */
import type { ReactNode } from 'react';
import { catalogue, type ComponentName } from '../../engine/formTemplate/catalogue';
import { find, walk } from '../../engine/formTemplate/design/document';
import { titleOf } from '../../engine/formTemplate/design/properties';
import { DragArea } from '../../ui/dragging/DragArea';
import { dropPlace, type DropPlace } from './dropping';
import type { Designer } from './useDesigner';

type Dragged = { component: ComponentName; key?: undefined } | { key: number; component?: undefined };

export function Dragging({ designer, children }: { designer: Designer; children(drop: DropPlace | undefined): ReactNode }) {
  const { document, addNew, moveTo } = designer;
  const placeAt = (x: number, y: number, { key }: Dragged) => {
    const place = dropPlace(x, y);
    const own = key === undefined ? undefined : find(document, key)?.node;
    return place && own && isWithin(place, walk([own]).map((node) => node.key)) ? undefined : place;
  };
  return (
    <DragArea
      begin={(data) => data as Dragged}
      placeAt={placeAt}
      onDrop={({ component, key }, { target }) => (component === undefined ? moveTo(key, target) : addNew(component, target))}
      nameOf={({ component, key }) => (component === undefined ? titleOf(find(document, key)?.node.raw ?? {}) : catalogue[component].label)}
    >
      {children}
    </DragArea>
  );
}

/** A row cannot be put into itself. */
const isWithin = ({ target, mark }: DropPlace, own: readonly number[]): boolean =>
  (target.parent !== undefined && own.includes(target.parent)) || ('key' in mark && own.includes(mark.key));
