import { type PageDocument, type WidgetNode, withWidgets } from '../document';
import { freeRange, isFixed, titleOf } from '../rules';
import { type Context, type Outcome, pick } from './step';

/**
 * Moves widgets, which then stand together in the order they had.
 * @param before id of the widget in front of which they go; undefined: to the end
 */
export function move(document: PageDocument, ids: readonly string[], before: string | undefined, { widgets: catalogue, now }: Context): Outcome {
  const moved = pick(document, ids);
  const fixed = moved.find(({ saved }) => isFixed(catalogue, saved));
  if (moved.length === 0) return { refused: '请选择组件' };
  if (fixed) return { refused: `${titleOf(catalogue, fixed.saved)}的位置固定，不能移动` };
  const target = afterMoved(document.widgets, ids, before);
  const rest = document.widgets.filter(({ id }) => !ids.includes(id));
  const wanted = target === undefined ? rest.length : rest.findIndex(({ id }) => id === target);
  const { from, to } = freeRange(catalogue, rest);
  if (wanted < from) return { refused: `${titleOf(catalogue, rest[from - 1]!.saved)}必须位于页面顶部，其上方不能放置组件` };
  const widgets = rest.toSpliced(Math.min(wanted, to), 0, ...moved);
  const chosen = moved.map(({ id }) => id);
  return { document: sameOrder(widgets, document.widgets) ? document : withWidgets(document, widgets, now), chosen };
}

/** In front of a widget that moves itself means in front of the next that stays. */
function afterMoved(widgets: readonly WidgetNode[], ids: readonly string[], before: string | undefined): string | undefined {
  const index = before === undefined ? -1 : widgets.findIndex(({ id }) => id === before);
  return index < 0 ? undefined : widgets.slice(index).find(({ id }) => !ids.includes(id))?.id;
}

/** 上移, 下移: each of the widgets past the neighbour that is not itself moved. */
export function nudge(document: PageDocument, ids: readonly string[], direction: 'up' | 'down', { widgets: catalogue, now }: Context): Outcome {
  const moved = pick(document, ids);
  const fixed = moved.find(({ saved }) => isFixed(catalogue, saved));
  if (moved.length === 0) return { refused: '请选择组件' };
  if (fixed) return { refused: `${titleOf(catalogue, fixed.saved)}的位置固定，不能移动` };
  const list = direction === 'up' ? [...document.widgets] : document.widgets.toReversed();
  let barrier: WidgetNode | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const neighbour = list[index - 1];
    if (!ids.includes(list[index]!.id) || !neighbour || ids.includes(neighbour.id)) continue;
    if (isFixed(catalogue, neighbour.saved)) barrier = neighbour;
    else [list[index - 1], list[index]] = [list[index]!, neighbour];
  }
  const widgets = direction === 'up' ? list : list.toReversed();
  if (!sameOrder(widgets, document.widgets)) return { document: withWidgets(document, widgets, now), chosen: moved.map(({ id }) => id) };
  if (barrier) return { refused: `${titleOf(catalogue, barrier.saved)}的位置固定，不能移到它的${direction === 'up' ? '上方' : '下方'}` };
  return { refused: direction === 'up' ? '已经是第一个组件' : '已经是最后一个组件' };
}

const sameOrder = (one: readonly WidgetNode[], other: readonly WidgetNode[]): boolean => one.every((node, index) => node === other[index]);
