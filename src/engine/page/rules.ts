/** Which widgets may stand on a page together, and where (page design, rules). */
import { isObject, type JsonObject } from '../json';
import { isHidden, type PageDocument, type WidgetNode } from './document';

/** What rules ask of a widget. */
export interface WidgetRules {
  component: string;
  name: string;
  title: string;
  once?: true;
  excludes?: readonly string[];
  /** `second` is first, or second behind a widget that is first. */
  place?: 'first' | 'second' | 'bottom';
}
export type Catalogue = readonly WidgetRules[];

/** @returns undefined for a widget that the product does not know */
export function modelOf<Model extends WidgetRules>(catalogue: readonly Model[], saved: JsonObject): Model | undefined {
  return catalogue.find(({ name }) => name === saved.name);
}

/** The model of the widget in that folder: what is not saved knows it by this name. */
export function modelNamed<Model extends WidgetRules>(catalogue: readonly Model[], component: string): Model {
  const model = catalogue.find((each) => each.component === component);
  if (!model) throw new Error(`src/widgets/${component} does not exist`);
  return model;
}

/** How people call it: by what it is, else by what it says of itself. */
export function titleOf(catalogue: Catalogue, saved: JsonObject): string {
  const { setUp, name } = saved;
  const own = isObject(setUp) ? setUp.cname : undefined;
  return modelOf(catalogue, saved)?.title ?? [own, name].find((each): each is string => typeof each === 'string' && each !== '') ?? '未知组件';
}

const ranks = { first: 0, second: 1, bottom: 3 } as const;
const free = 2;

/** Widgets stand in rising rank; only those of rank 2 change places. */
export const rankOf = (catalogue: Catalogue, saved: JsonObject): number => {
  const place = modelOf(catalogue, saved)?.place;
  return place === undefined ? free : ranks[place];
};

export const isFixed = (catalogue: Catalogue, saved: JsonObject): boolean => rankOf(catalogue, saved) !== free;

/** The range of positions where a widget that may be moved can be put in. */
export function freeRange(catalogue: Catalogue, widgets: readonly WidgetNode[]): { from: number; to: number } {
  const from = widgets.findIndex(({ saved }) => rankOf(catalogue, saved) >= free);
  const last = widgets.findLastIndex(({ saved }) => rankOf(catalogue, saved) <= free);
  const start = from < 0 ? widgets.length : from;
  return { from: start, to: Math.max(start, last + 1) };
}

/** The page that opens the shop; its lower menu is that of 页面设计. */
export const isHome = ({ page }: PageDocument): boolean => Number(page.isDefault) === 1;

/** @returns why the widget cannot join the page, as a Chinese sentence; undefined where it can */
export function refusal(document: PageDocument, saved: JsonObject, catalogue: Catalogue): string | undefined {
  const model = modelOf(catalogue, saved);
  if (!model) return undefined;
  if (model.place === 'bottom' && isHome(document)) return `${model.title}只用于自定义页面，商城首页的底部菜单请在“页面设计”中设置`;
  const there = document.widgets.map((node) => modelOf(catalogue, node.saved));
  if (model.once && there.includes(model)) return `${model.title}每个页面只能添加一个`;
  const rival = there.find((other) => other && excludes(model, other));
  return rival && `${model.title}与${rival.title}不能同时使用`;
}

const excludes = (one: WidgetRules, other: WidgetRules): boolean => Boolean(one.excludes?.includes(other.component) || other.excludes?.includes(one.component));

/** A widget, or the page, and how it breaks a rule. */
export interface Breach {
  id: string;
  kind: 'once' | 'excludes' | 'place' | 'home';
  message: string;
}

/** Every rule that an opened page breaks; none can come of an operation. */
export function breaches(document: PageDocument, catalogue: Catalogue): Breach[] {
  const found: Breach[] = [];
  const seen: WidgetRules[] = [];
  let highest = 0;
  for (const { id, saved } of document.widgets) {
    const model = modelOf(catalogue, saved);
    const rank = rankOf(catalogue, saved);
    if (rank < highest) found.push({ id, kind: 'place', message: rank === free ? `${titleOf(catalogue, saved)}不能放在底部导航之后` : `${titleOf(catalogue, saved)}必须位于页面顶部` });
    highest = Math.max(highest, rank);
    if (!model) continue;
    if (model.once && seen.includes(model)) found.push({ id, kind: 'once', message: `${model.title}每个页面只能有一个` });
    const rival = seen.find((other) => excludes(model, other));
    if (rival) found.push({ id, kind: 'excludes', message: `${model.title}与${rival.title}不能同时使用` });
    if (model.place === 'bottom' && isHome(document) && !isHidden(saved)) found.push({ id, kind: 'home', message: `${model.title}只用于自定义页面，商城首页不会显示它` });
    seen.push(model);
  }
  return found;
}
