/** What is dragged from the palette and within the canvas, and what becomes of it. */
import type { ReactNode } from 'react';
import { widgets } from '../../../../generated/widgets';
import { modelNamed } from '../../../engine/page/rules';
import { DragArea } from '../../../ui/dragging/DragArea';
import { titleOf } from '../catalogue';
import type { DesignSession } from '../state/DesignSession';
import { useSession } from '../state/context';
import { DropContext } from './drop';
import { dropPlace, type DropPlace } from './dropping';

type Dragged =
  | { kind: 'new'; component: string }
  | { kind: 'kept'; name: string; text: string }
  | { kind: 'moved'; ids: readonly string[] };

/** What of the palette is dragged; told by whatever can be pressed there. */
export type FromPalette = Exclude<Dragged, { kind: 'moved' }>;

export function Dragging({ children }: { children: ReactNode }) {
  const session = useSession();
  const drop = (dragged: Dragged, { before }: DropPlace) => {
    if (dragged.kind === 'new') session.addWidget(dragged.component, before);
    else if (dragged.kind === 'kept') session.addKept(dragged.text, before);
    else session.moveTo(dragged.ids, before);
  };
  return (
    <DragArea begin={(data) => begin(data as Pressed, session)} placeAt={dropPlace} onDrop={drop} nameOf={(dragged) => nameOf(dragged, session)}>
      {(place) => <DropContext value={place}>{children}</DropContext>}
    </DragArea>
  );
}

interface Pressed {
  fromPalette?: FromPalette;
  /** Id of the widget, on the canvas. */
  pressed?: { current: string | undefined };
}

/** What is chosen moves together; a widget that is not chosen moves alone. */
function begin({ fromPalette, pressed }: Pressed, session: DesignSession): Dragged | undefined {
  const id = pressed?.current;
  if (fromPalette || id === undefined) return fromPalette;
  return { kind: 'moved', ids: session.state().chosen.includes(id) ? session.inOrder() : [id] };
}

function nameOf(dragged: Dragged, session: DesignSession): string {
  if (dragged.kind === 'new') return modelNamed(widgets, dragged.component).title;
  if (dragged.kind === 'kept') return dragged.name;
  return dragged.ids.length === 1 ? titleOf(session.node(dragged.ids[0]!)!) : `${dragged.ids.length} 个组件`;
}
