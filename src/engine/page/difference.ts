/** Two versions of a page told apart widget by widget, for people. */
import { type JsonObject, keysOf, same, sameStored } from '../json';
import type { FieldModel } from '../model';
import { rising } from '../rising';
import { readValues } from './controls';
import type { Row } from './controls/rowList';
import { isHidden, type PageDocument, type WidgetNode } from './document';
import { modelOf, titleOf } from './rules';
import { spoken } from './spoken';
import type { GroupModel, WidgetModel } from './widget';

export interface Change {
  /** As the panel names it: 左右边距; of a row 导航设置 2 · 链接. */
  label: string;
  before: string;
  after: string;
}

export interface PageDifference {
  /** Of the widget; absent: the page itself. */
  id?: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** 轮播图; 页面设置 of the page itself. */
  title: string;
  /** Of `changed` alone. */
  changes: Change[];
}

/** What names are looked up in. */
export interface Names {
  widgets: readonly WidgetModel[];
  /** Fields of the page's own record. */
  page: readonly Pick<FieldModel, 'name' | 'title' | 'kind' | 'options'>[];
}

/** @returns nothing where both show the same: the page first, what was removed next, then by the order of the later one */
export function differences(before: PageDocument, after: PageDocument, names: Names): PageDifference[] {
  const old = new Map(before.widgets.map((node) => [node.id, node]));
  const now = new Map(after.widgets.map((node) => [node.id, node]));
  const moved = movedIds(before, after);
  const page = pageChanges(before.page, after.page, names);
  return [
    ...(page.length > 0 ? [{ kind: 'changed' as const, title: '页面设置', changes: page }] : []),
    ...before.widgets.filter(({ id }) => !now.has(id)).map((node): PageDifference => ({ id: node.id, kind: 'removed', title: titleOf(names.widgets, node.saved), changes: [] })),
    ...after.widgets.flatMap((node): PageDifference[] => {
      const { id } = node;
      const title = titleOf(names.widgets, node.saved);
      const former = old.get(id);
      if (!former) return [{ id, kind: 'added', title, changes: [] }];
      const changes = widgetChanges(former, node, names.widgets);
      return [...(changes.length > 0 ? [{ id, kind: 'changed' as const, title, changes }] : []), ...(moved.has(id) ? [{ id, kind: 'moved' as const, title, changes: [] }] : [])];
    }),
  ];
}

/** Of the widgets in both, those that left the order which most others kept. */
function movedIds(before: PageDocument, after: PageDocument): ReadonlySet<string> {
  const places = new Map(before.widgets.map(({ id }, index) => [id, index]));
  const both = after.widgets.filter(({ id }) => places.has(id));
  const kept = rising(both.map(({ id }) => places.get(id)!));
  return new Set(both.filter((_node, index) => !kept.has(index)).map(({ id }) => id));
}

/** Kept by the server with every save, or shown apart. */
const silentOfPage = new Set(['id', 'version', 'recordVersion', 'addTime', 'updateTime', 'merId', 'isDefault', 'status', 'type', 'isDiy', 'templateName', 'coverImage', 'serviceStatus']);

function pageChanges(before: JsonObject, after: JsonObject, { page }: Names): Change[] {
  return keysOf(before, after).filter((name) => !silentOfPage.has(name) && !sameStored(before[name], after[name])).map((name) => {
    const field = page.find((each) => each.name === name) ?? { title: name, kind: 'text' as const };
    return { label: field.title, before: spoken(before[name], field), after: spoken(after[name], field) };
  });
}

/** Its place and which tab of the panel is open say nothing about a widget. */
const silent = new Set(['id', 'timestamp', 'name', 'isHide', 'isShow', 'setUp']);

/** What of a widget a person would call changed: everything but its place. */
export const content = ({ saved }: WidgetNode): JsonObject => ({
  ...Object.fromEntries(Object.entries(saved).filter(([key]) => !silent.has(key))), hidden: isHidden(saved),
});

function widgetChanges(former: WidgetNode, node: WidgetNode, widgets: readonly WidgetModel[]): Change[] {
  if (former.saved === node.saved) return [];
  const hidden = (each: WidgetNode) => (isHidden(each.saved) ? '隐藏' : '显示');
  const model = modelOf(widgets, node.saved);
  const [old, now] = [content(former), content(node)];
  const differing = keysOf(old, now).filter((key) => key !== 'hidden' && !same(old[key], now[key]));
  const values = model && { old: readValues(model, former.saved), now: readValues(model, node.saved) };
  return [
    ...(hidden(former) === hidden(node) ? [] : [{ label: '显示状态', before: hidden(former), after: hidden(node) }]),
    ...differing.flatMap((key): Change[] => {
      const group = model?.groups.find((each) => each.key === key);
      if (!group) return [{ label: key, before: spoken(old[key], { kind: 'text' }), after: spoken(now[key], { kind: 'text' }) }];
      return groupChanges(group, values!.old[key], values!.now[key]);
    }),
  ];
}

function groupChanges({ field }: GroupModel, before: unknown, after: unknown): Change[] {
  if (same(before, after)) return [];
  if (field.kind !== 'childTable') return [{ label: field.title, before: spoken(before, field), after: spoken(after, field) }];
  const [old, now] = [before as Row[], after as Row[]];
  const changes = [
    ...(old.length === now.length ? [] : [{ label: field.title, before: spoken(old, field), after: spoken(now, field) }]),
    ...now.flatMap((row, index) => (old[index] === undefined ? [] : rowChanges(`${field.title} ${index + 1}`, field, old[index], row))),
  ];
  return changes.length > 0 ? changes : [{ label: field.title, before: '原内容', after: '新内容' }];
}

const rowChanges = (label: string, { fields = [] }: FieldModel, old: Row, now: Row): Change[] =>
  fields.filter(({ name }) => !same(old[name], now[name])).map((field) => ({ label: `${label} · ${field.title}`, before: spoken(old[field.name], field), after: spoken(now[field.name], field) }));
