/** The page as shoppers will see it; widgets are chosen, dragged, and moved by keys. */
import { memo, useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { WidgetLook } from '../../../shop';
import { focusWithin } from '../../../ui/canvas/focus';
import { useDragSource } from '../../../ui/dragging/useDragSource';
import { isHidden, modelOf, titleOf } from '../catalogue';
import { useDesign, useSession, useWidget } from '../state/context';
import { useDropPlace } from './drop';
import type { DropPlace } from './dropping';
import { itemOf } from './item';
import { canvasKeys, useCanvasKeys } from './keys';
import { runsOf, sameIds } from './runs';

export function Canvas({ list, onEdit }: { list: RefObject<HTMLElement | null>; onEdit(): void }) {
  const session = useSession();
  const isEmpty = useDesign(({ order }) => order.length === 0);
  const drop = useDropPlace();
  const id = useId();
  const onKeyDown = useCanvasKeys(onEdit);
  // One part is dragged, whichever widget it is pressed on: a thousand need not listen.
  const pressed = useRef<string>(undefined);
  const { setNodeRef, press } = useDragSource({ id: 'canvas', data: { pressed } });
  useFollowChosen(list);

  const onClick = (event: MouseEvent) => {
    const widget = widgetAt(event.target);
    if (widget === undefined) return session.choose([]);
    if (event.shiftKey) session.extendTo(widget);
    else if (event.ctrlKey || event.metaKey) session.toggle(widget);
    else session.choose([widget]);
  };
  return (
    <div className="pd-canvas" data-canvas="" data-drop={drop && drop.beside === undefined ? 'into' : undefined} onClick={onClick}>
      <p id={id} className="ui-hidden">{canvasKeys.map(([keys, does]) => `${keys} ${does}`).join('；')}</p>
      {isEmpty && <p className="pd-empty">从左侧点击或拖入组件，开始装修页面</p>}
      <div
        ref={(element) => {
          list.current = element;
          setNodeRef(element);
        }}
        role="listbox"
        aria-multiselectable="true"
        aria-label="页面画布"
        aria-describedby={id}
        className="pd-widgets"
        tabIndex={isEmpty ? 0 : -1}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          pressed.current = widgetAt(event.target);
          if (pressed.current !== undefined) press(event);
        }}
        onPointerUp={() => (pressed.current = undefined)}
        onFocus={({ target }) => {
          // Reached by keys, and nothing is chosen yet.
          const widget = widgetAt(target);
          if (widget !== undefined && pressed.current === undefined && session.state().chosen.length === 0) session.choose([widget]);
        }}
      >
        <Items />
      </div>
    </div>
  );
}

const widgetAt = (target: EventTarget): string | undefined => (target as Element).closest<HTMLElement>('[data-widget]')?.dataset.widget;

/** Gone through only when widgets come, go or change places. */
const Items = memo(function Items() {
  const order = useDesign((state) => state.order);
  const drop = useDropPlace();
  return runsOf(order).map(({ key, ids }) => <Run key={key} ids={ids} drop={drop?.beside !== undefined && ids.includes(drop.beside) ? drop : undefined} />);
});

/** What happens to one widget goes past the others of its run and not past a thousand, in React and in the browser's layout. */
const Run = memo(function Run({ ids, drop }: { ids: readonly string[]; drop: DropPlace | undefined }) {
  return <div role="presentation">{ids.map((id) => <Widget key={id} id={id} edge={drop?.beside === id ? drop.edge : undefined} />)}</div>;
}, (before, after) => before.drop === after.drop && sameIds(before.ids, after.ids));

/** @param edge where something dragged would be put */
const Widget = memo(function Widget({ id, edge }: { id: string; edge: 'before' | 'after' | undefined }) {
  const { node, chosen, isEntry } = useWidget(id);
  const title = titleOf(node);
  const hidden = isHidden(node);
  return (
    <div
      role="option"
      aria-selected={chosen}
      tabIndex={isEntry ? 0 : -1}
      className="pd-widget"
      data-widget={id}
      data-hidden={hidden || undefined}
      data-edge={edge}
    >
      <span className="ui-hidden">{title}{hidden && '，已隐藏'}</span>
      <span className="pd-widget-name" aria-hidden="true">{title}{hidden && ' · 已隐藏'}</span>
      <div inert aria-hidden="true" className="pd-look">{modelOf(node) ? <WidgetLook saved={node.saved} /> : <p className="pd-unknown">{title}：此组件无法显示，保存时会原样保留</p>}</div>
    </div>
  );
});

/** What is chosen is in sight, and has the focus while that is in the canvas. */
function useFollowChosen(list: RefObject<HTMLElement | null>) {
  const lead = useDesign(({ chosen }) => chosen.at(-1));
  const order = useDesign((state) => state.order);
  useEffect(() => {
    const item = lead === undefined ? undefined : itemOf(list, order, lead);
    item?.scrollIntoView?.({ block: 'nearest' });
    focusWithin(list.current, item, { preventScroll: true });
  }, [list, lead, order]);
}
