/** The form being designed, drawn by the renderer; items are chosen, dragged, and moved by keys. */
import { memo, useEffect, useMemo, useRef, type CSSProperties, type PointerEvent } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { find, type Node } from '../../engine/formTemplate/design/document';
import { titleOf } from '../../engine/formTemplate/design/properties';
import { configOf, number, text } from '../../engine/formTemplate/item';
import type { JsonObject } from '../../engine/json';
import { TemplateItem } from '../formTemplate';
import { focusWithin } from '../../ui/canvas/focus';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { canvasKeys, useCanvasKeys } from './keys';
import type { DropPlace } from './dropping';
import type { Designer } from './useDesigner';

interface CanvasProps {
  id: string;
  designer: Designer;
  /** Where something dragged would be put. */
  drop: DropPlace | undefined;
  invalid: boolean;
  readOnly: boolean;
  onPaste(): void;
}

export function Canvas({ id, designer, drop, invalid, readOnly, onPaste }: CanvasProps) {
  const { document: { form, nodes }, chosen, choose } = designer;
  const tree = useRef<HTMLUListElement>(null);
  const onKeyDown = useCanvasKeys(designer, readOnly, onPaste);
  const first = nodes[0]?.key;
  const entry = find(designer.document, chosen) ? chosen : first;
  useFollowChosen(tree, chosen, nodes);
  const gutter = number(form.gutter) ?? 15;
  const { labelPosition = null, labelWidth = null } = form;
  // All that the look of one item takes from the form: other properties leave every item as it is drawn.
  const look = useMemo((): JsonObject => ({ labelPosition, labelWidth }), [labelPosition, labelWidth]);
  const { copyBehind, drop: remove } = designer;
  const shared = useMemo((): Shared => ({ form: look, choose, copyBehind, remove, readOnly }), [look, choose, copyBehind, remove, readOnly]);
  return (
    <div className="designer-canvas" data-outlined={form.unFocusedComponentBorder === true || undefined} data-size={text(form.size)} onClick={() => choose(undefined)}>
      <p id={`${id}-keys`} className="ui-hidden">{canvasKeys.map(([keys, does]) => `${keys} ${does}`).join('；')}</p>
      {nodes.length === 0 && <p className="designer-empty">从左侧拖入或点击组件来添加表单项</p>}
      <ul
        ref={tree}
        id={id}
        role="tree"
        aria-label="表单画布"
        aria-describedby={classes(`${id}-keys`, invalid && `${id}-message`)}
        aria-invalid={invalid || undefined}
        tabIndex={nodes.length === 0 ? 0 : -1}
        className="designer-list template-row"
        data-list=""
        data-drop={drop && 'list' in drop.mark && drop.mark.list === undefined ? 'into' : undefined}
        style={{ '--gutter': `${gutter}px` } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <Items nodes={nodes} level={1} state={{ chosen, entry, drop }} shared={shared} />
      </ul>
    </div>
  );
}

/** What is chosen is in sight, and has the focus while that is in the canvas: an item that changed its row was made anew. */
function useFollowChosen(tree: { current: HTMLUListElement | null }, chosen: number | undefined, nodes: readonly Node[]) {
  useEffect(() => void itemOf(tree.current, chosen)?.scrollIntoView?.({ block: 'nearest' }), [tree, chosen]);
  useEffect(() => focusWithin(tree.current, itemOf(tree.current, chosen)), [tree, chosen, nodes]);
}

const itemOf = (tree: HTMLElement | null, key: number | undefined) => tree?.querySelector<HTMLElement>(`[data-node="${key}"]`);

/** The same for every item and for as long as the form looks the same. */
interface Shared {
  form: JsonObject;
  readOnly: boolean;
  choose(key: number): void;
  copyBehind(key: number): void;
  remove(key: number): void;
}

interface State {
  chosen: number | undefined;
  /** The item that the Tab key leads to. */
  entry: number | undefined;
  drop: DropPlace | undefined;
}

interface ItemsProps {
  nodes: readonly Node[];
  level: number;
  state: State;
  shared: Shared;
}

/** Each item is told only what concerns it, so that others need not be drawn again. */
function Items({ nodes, level, state: { chosen, entry, drop }, shared }: ItemsProps) {
  return nodes.map((node, index) => (
    <Item
      key={node.key}
      node={node}
      level={level}
      position={index + 1}
      size={nodes.length}
      chosen={holds(node, chosen) ? chosen : undefined}
      entry={holds(node, entry) ? entry : undefined}
      drop={drop && holds(node, 'key' in drop.mark ? drop.mark.key : drop.mark.list) ? drop : undefined}
      shared={shared}
    />
  ));
}

const holds = (node: Node, key: number | undefined): boolean => key !== undefined && (node.key === key || (node.children?.some((child) => holds(child, key)) ?? false));

interface ItemProps extends State {
  node: Node;
  level: number;
  position: number;
  size: number;
  shared: Shared;
}

const Item = memo(function Item({ node, level, position, size, chosen, entry, drop, shared }: ItemProps) {
  const { form, choose, copyBehind, remove, readOnly } = shared;
  const { key, raw, children } = node;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `node ${key}`, data: { key }, disabled: readOnly });
  const isChosen = chosen === key;
  const mark = drop && 'key' in drop.mark && drop.mark.key === key ? drop.mark : undefined;
  const span = number(configOf(raw).span) ?? 24;
  const title = titleOf(raw);
  const name = text(raw.__vModel__ ?? raw.vModel);
  return (
    <li
      ref={setNodeRef}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isChosen}
      aria-expanded={children ? true : undefined}
      tabIndex={entry === key ? 0 : -1}
      className={classes('designer-item', 'template-column', children && 'designer-row')}
      data-node={key}
      data-dragging={isDragging || undefined}
      data-edge={mark?.edge}
      data-sideways={mark?.sideways || undefined}
      style={{ '--span': Math.min(24, Math.max(1, span)) } as CSSProperties}
      onClick={(event) => {
        event.stopPropagation();
        choose(key);
      }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) choose(key);
      }}
      {...(readOnly ? {} : pressed(listeners))}
    >
      <span className="ui-hidden">{title} {name}</span>
      {children ? <Row node={node} level={level} state={{ chosen, entry, drop }} shared={shared} /> : <div inert aria-hidden="true" className="designer-look"><TemplateItem form={form} raw={raw} /></div>}
      {isChosen && (
        <span className="designer-tag" aria-hidden="true">
          {name || title}
          {!readOnly && (
            <>
              <ToolButton icon="copy" title="复制" onPress={() => copyBehind(key)} />
              <ToolButton icon="delete" title="删除" onPress={() => remove(key)} />
            </>
          )}
        </span>
      )}
    </li>
  );
});

/** The innermost item that is pressed is the one that moves. */
function pressed(listeners: ReturnType<typeof useDraggable>['listeners']) {
  const start = listeners?.onPointerDown as ((event: unknown) => void) | undefined;
  return {
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      start?.(event);
    },
  };
}

/** For the mouse; the keyboard and the panel have the same. */
const ToolButton = ({ icon, title, onPress }: { icon: 'copy' | 'delete'; title: string; onPress(): void }) => (
  <button
    type="button"
    tabIndex={-1}
    title={title}
    onPointerDown={(event) => event.stopPropagation()}
    onClick={(event) => {
      event.stopPropagation();
      onPress();
    }}
  >
    <Icon name={icon} size={13} />
  </button>
);

function Row({ node, level, state, shared }: Omit<ItemsProps, 'nodes'> & { node: Node }) {
  const { raw, key, children = [] } = node;
  const { drop } = state;
  const flex = text(raw.type) === 'flex';
  const gutter = number(raw.gutter ?? configOf(raw).gutter) ?? 0;
  return (
    <div className="template-nested designer-nested" data-justify={flex ? text(raw.justify) : undefined} data-align={flex ? text(raw.align) : undefined}>
      <ul
        role="group"
        className="designer-list template-row"
        data-list={key}
        data-drop={drop && 'list' in drop.mark && drop.mark.list === key ? 'into' : undefined}
        style={{ '--gutter': `${gutter}px` } as CSSProperties}
      >
        <Items nodes={children} level={level + 1} state={state} shared={shared} />
      </ul>
      {children.length === 0 && <p className="designer-hint" aria-hidden="true">把组件拖入这一行</p>}
    </div>
  );
}

