/** The page as shoppers will see it; widgets are chosen, dragged, and moved by keys. */
import { memo, use, useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { WidgetNode } from '../../../engine/page/document';
import { WidgetLook } from '../../../shop';
import { isHidden, modelOf, titleOf } from '../catalogue';
import { useDesign, useSession } from '../state/context';
import { DropContext } from './drop';
import { canvasKeys, useCanvasKeys } from './keys';

export function Canvas({ list, onEdit }: { list: RefObject<HTMLUListElement | null>; onEdit(): void }) {
  const session = useSession();
  const widgets = useDesign(({ document }) => document.widgets);
  const chosen = useDesign((state) => state.chosen);
  const drop = use(DropContext);
  const id = useId();
  const onKeyDown = useCanvasKeys(onEdit);
  // One part is dragged, whichever widget it is pressed on: a thousand need not listen.
  const pressed = useRef<string>(undefined);
  const { setNodeRef, listeners } = useDraggable({ id: 'canvas', data: { pressed } });
  const { setNodeRef: setDropRef } = useDroppable({ id: 'page' });
  useFollowChosen(list, chosen, widgets);
  const selected = new Set(chosen);
  const entry = chosen.at(-1) ?? widgets[0]?.id;

  const onClick = (event: MouseEvent) => {
    const widget = widgetAt(event.target);
    if (widget === undefined) return session.choose([]);
    if (event.shiftKey) session.extendTo(widget);
    else if (event.ctrlKey || event.metaKey) session.toggle(widget);
    else session.choose([widget]);
  };
  const { onPointerDown } = listeners as { onPointerDown?(event: unknown): void };
  return (
    <div ref={setDropRef} className="pd-canvas" data-canvas="" data-drop={drop && drop.beside === undefined ? 'into' : undefined} onClick={onClick}>
      <p id={id} className="ui-hidden">{canvasKeys.map(([keys, does]) => `${keys} ${does}`).join('；')}</p>
      {widgets.length === 0 && <p className="pd-empty">从左侧点击或拖入组件，开始装修页面</p>}
      <ul
        ref={(element) => {
          list.current = element;
          setNodeRef(element);
        }}
        role="listbox"
        aria-multiselectable="true"
        aria-label="页面画布"
        aria-describedby={id}
        className="pd-widgets"
        tabIndex={widgets.length === 0 ? 0 : -1}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          pressed.current = widgetAt(event.target);
          if (pressed.current !== undefined) onPointerDown?.(event);
        }}
        onPointerUp={() => (pressed.current = undefined)}
        onFocus={({ target }) => {
          // Reached by keys, and nothing is chosen yet.
          const widget = widgetAt(target);
          if (widget !== undefined && pressed.current === undefined && chosen.length === 0) session.choose([widget]);
        }}
      >
        {widgets.map((node) => (
          <Widget key={node.id} node={node} chosen={selected.has(node.id)} isEntry={node.id === entry} edge={drop?.beside === node.id ? drop.edge : undefined} />
        ))}
      </ul>
    </div>
  );
}

const widgetAt = (target: EventTarget): string | undefined => (target as Element).closest<HTMLElement>('[data-widget]')?.dataset.widget;

interface WidgetProps {
  node: WidgetNode;
  chosen: boolean;
  /** The Tab key leads to it. */
  isEntry: boolean;
  /** Something dragged would be put at this edge. */
  edge: 'before' | 'after' | undefined;
}

/** Told only what concerns it, so that the others need not be drawn again. */
const Widget = memo(function Widget({ node, chosen, isEntry, edge }: WidgetProps) {
  const title = titleOf(node);
  const hidden = isHidden(node);
  return (
    <li
      role="option"
      aria-selected={chosen}
      tabIndex={isEntry ? 0 : -1}
      className="pd-widget"
      data-widget={node.id}
      data-hidden={hidden || undefined}
      data-edge={edge}
    >
      <span className="ui-hidden">{title}{hidden && '，已隐藏'}</span>
      <span className="pd-widget-name" aria-hidden="true">{title}{hidden && ' · 已隐藏'}</span>
      <div inert aria-hidden="true" className="pd-look">{modelOf(node) ? <WidgetLook saved={node.saved} /> : <p className="pd-unknown">{title}：此组件无法显示，保存时会原样保留</p>}</div>
    </li>
  );
}, (before, after) => before.node.saved === after.node.saved && before.node.id === after.node.id && before.chosen === after.chosen && before.isEntry === after.isEntry && before.edge === after.edge);

/** What is chosen is in sight, and has the focus while that is in the canvas. */
function useFollowChosen(list: RefObject<HTMLUListElement | null>, chosen: readonly string[], widgets: readonly WidgetNode[]) {
  const lead = chosen.at(-1);
  useEffect(() => {
    const item = lead === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[data-widget="${CSS.escape(lead)}"]`);
    if (!item) return;
    item.scrollIntoView?.({ block: 'nearest' });
    const { activeElement } = document;
    if (activeElement !== item && (activeElement === document.body || list.current!.contains(activeElement) || activeElement === list.current)) item.focus({ preventScroll: true });
  }, [list, lead, widgets]);
}
