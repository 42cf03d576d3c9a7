/** A page that two people changed at once, put together widget by widget (three-way, from what both began with). */
import { type JsonObject, keysOf, same } from '../json';
import { content, type Names, type PageDifference, differences } from './difference';
import { type PageDocument, type WidgetNode, withWidgets } from './document';
import { type Catalogue, rankOf, refusal, titleOf } from './rules';

export type Side = 'mine' | 'theirs';

/** What both changed, each otherwise. */
export interface Conflict {
  /** Of the widget; absent: the page itself. */
  id?: string;
  title: string;
  /** What each did to it since both began; removed ones say so. */
  mine: PageDifference[];
  theirs: PageDifference[];
}

export interface Versions {
  /** What both began with. */
  base: PageDocument;
  mine: PageDocument;
  /** What is saved now. */
  theirs: PageDocument;
}

/** @returns nothing where `merge` needs no choice */
export function conflicts({ base, mine, theirs }: Versions, names: Names): Conflict[] {
  const told = { mine: differences(base, mine, names), theirs: differences(base, theirs, names) };
  const about = (side: Side, id: string | undefined) => told[side].filter((each) => each.id === id && each.kind !== 'moved');
  const page = pageFields({ base, mine, theirs }).some(([, of]) => of === undefined);
  return [
    ...(page ? [{ title: '页面设置', mine: about('mine', undefined), theirs: about('theirs', undefined) }] : []),
    ...base.widgets.filter(({ id }) => winner(id, { base, mine, theirs }) === undefined)
      .map(({ id, saved }): Conflict => ({ id, title: titleOf(names.widgets, saved), mine: about('mine', id), theirs: about('theirs', id) })),
  ];
}

export interface Merged {
  /** To be saved over `theirs`, whose version of the record it bears. */
  document: PageDocument;
  /** Widgets that the rules forbid beside the others, and therefore were left out: why. */
  refused: string[];
}

/**
 * What only one changed is taken from that one; what both changed, from the side chosen.
 * @param choices by id of the widget, '' for the page itself; mine where nothing is chosen
 * @param now milliseconds
 */
export function merge(versions: Versions, choices: Readonly<Record<string, Side>>, { widgets: catalogue, now }: { widgets: Catalogue; now: number }): Merged {
  const { base, mine, theirs } = versions;
  const sides = { mine: byId(mine), theirs: byId(theirs) };
  const taken = (id: string): WidgetNode | undefined => sides[winner(id, versions) ?? choices[id] ?? 'mine'].get(id);
  const page: JsonObject = { ...theirs.page };
  for (const [name, of] of pageFields(versions)) {
    if ((of ?? choices[''] ?? 'mine') === 'mine') page[name] = mine.page[name] ?? null;
  }
  const reordered = !same(common(base, mine), common(mine, base));
  const [lead, other] = reordered ? [mine, theirs] : [theirs, mine];
  const refused = new Set<string>();
  let document: PageDocument = { page, widgets: [] };
  for (const id of interleaved(lead, other)) {
    const node = taken(id);
    const reason = node && !byId(base).has(id) ? refusal(document, node.saved, catalogue) : undefined;
    if (reason !== undefined) refused.add(reason);
    else if (node) document = { ...document, widgets: [...document.widgets, node] };
  }
  const ranked = document.widgets.toSorted((one, next) => rankOf(catalogue, one.saved) - rankOf(catalogue, next.saved));
  return { document: withWidgets(document, ranked, now), refused: [...refused] };
}

/** Whose state of a widget counts; undefined: both changed it, and not alike. */
function winner(id: string, { base, mine, theirs }: Versions): Side | undefined {
  const [old, my, their] = [base, mine, theirs].map((document) => stateOf(document, id));
  if (same(my, their) || same(old, my)) return 'theirs';
  return same(old, their) ? 'mine' : undefined;
}

const stateOf = (document: PageDocument, id: string): JsonObject | null => {
  const node = byId(document).get(id);
  return node ? content(node) : null;
};

/** Fields of the page that mine and theirs have otherwise, and whose counts; undefined: both changed it. */
function pageFields({ base, mine, theirs }: Versions): [name: string, of: Side | undefined][] {
  const value = (document: PageDocument, name: string) => document.page[name] ?? null;
  return keysOf(mine.page, theirs.page).filter((name) => !same(value(mine, name), value(theirs, name))).map((name) => {
    if (same(value(base, name), value(mine, name))) return [name, 'theirs'];
    return [name, same(value(base, name), value(theirs, name)) ? 'mine' : undefined];
  });
}

/** The ids of one document that the other has too, in its order. */
const common = (of: PageDocument, also: PageDocument): string[] => of.widgets.map(({ id }) => id).filter((id) => byId(also).has(id));

/** All ids in the order of the first; those that only the second has follow whatever they follow there. */
function interleaved(lead: PageDocument, other: PageDocument): string[] {
  const order = lead.widgets.map(({ id }) => id);
  other.widgets.forEach(({ id }, index) => {
    if (order.includes(id)) return;
    const before = other.widgets[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

const indexes = new WeakMap<PageDocument, ReadonlyMap<string, WidgetNode>>();

function byId(document: PageDocument): ReadonlyMap<string, WidgetNode> {
  let index = indexes.get(document);
  if (!index) {
    index = new Map(document.widgets.map((node) => [node.id, node]));
    indexes.set(document, index);
  }
  return index;
}
