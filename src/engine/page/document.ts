/**
 * A page of the mobile shop while it is being designed (page design, saved JSON). A document is never changed in place: every
 * step gives a new one that shares what it did not touch. Widgets and fields that the product does not know are kept as they are.
 */
import { isObject, type Json, type JsonObject } from '../json';

export interface WidgetNode {
  /** The saved id, which stays; made up where it is missing or stands twice. */
  id: string;
  /** Property name in `value` under which it was opened or added; once `stamp` is set, the place on the page decides it. */
  key: string;
  /** As saved; the timestamp in it is as old as `key`. */
  saved: JsonObject;
}

export interface PageDocument {
  /** Every saved field except `value`. */
  page: JsonObject;
  /** In the order of the page. */
  widgets: readonly WidgetNode[];
  /** Milliseconds of the last step that added or moved: all widgets are saved under `stamp × 1000 + index`. */
  stamp?: number;
}

export class PageError extends Error {
  /** @param at place in the saved page, e.g. `value.1732172520000001` */
  constructor(message: string, readonly at: string) {
    super(message);
    this.name = 'PageError';
  }
}

/**
 * @param saved as `pagediy/info` answers it; an absent `value` is a page without widgets
 * @throws PageError in Chinese when it is no page
 */
export function openPage(saved: JsonObject): PageDocument {
  const { value = null, ...page } = saved;
  if (value !== null && !isObject(value)) throw new PageError('页面数据不是组件集合', 'value');
  const entries = Object.entries(value ?? {}).map(([key, widget], index) => {
    if (!isObject(widget)) throw new PageError('页面数据中有不是组件的内容', `value.${key}`);
    return { key, widget, time: timeOf(key, widget), index };
  });
  entries.sort((one, other) => one.time - other.time || one.index - other.index);
  const given = new Set(entries.map(({ widget }) => savedId(widget)));
  const taken = new Set<string>();
  return {
    page,
    widgets: entries.map(({ key, widget }) => {
      const own = savedId(widget);
      const id = own !== undefined && !taken.has(own) ? own : freeId(`id${key}`, (tried) => taken.has(tried) || given.has(tried));
      taken.add(id);
      return { id, key, saved: widget };
    }),
  };
}

/** @returns the page as `pagediy/save` takes it; of a document that was only opened, what was opened */
export function savePage({ page, widgets, stamp }: PageDocument): JsonObject {
  if (stamp === undefined) return { ...page, value: Object.fromEntries(widgets.map(({ key, saved }) => [key, saved])) };
  const value = widgets.map(({ saved }, index): [string, Json] => {
    const timestamp = stamp * 1000 + index;
    return [String(timestamp), saved.timestamp === timestamp ? saved : { ...saved, timestamp }];
  });
  return { ...page, value: Object.fromEntries(value) };
}

/** Which of the widgets is saved under a property name; -1 for none. */
export const placeOf = ({ widgets, stamp }: PageDocument, key: string): number =>
  stamp === undefined ? widgets.findIndex((node) => node.key === key) : widgets.findIndex((_node, index) => String(stamp * 1000 + index) === key);

/**
 * The document with these widgets in place of its own.
 * @param now milliseconds, when widgets were added or moved
 */
export function withWidgets(document: PageDocument, widgets: readonly WidgetNode[], now?: number): PageDocument {
  return { ...document, widgets: widgets.map(named), ...(now === undefined ? {} : { stamp: now }) };
}

/** An id that was made up is saved with the first step, since it could be made up differently afterwards. */
const named = (node: WidgetNode): WidgetNode => (node.saved.id === node.id ? node : { ...node, saved: { ...node.saved, id: node.id } });

/** A widget that the shop does not draw; older pages say `isShow: false`. */
export const isHidden = ({ isHide, isShow }: JsonObject): boolean => isHide === true || isHide === 1 || isShow === false || isShow === 0;

/** @param taken whether an id stands already */
export function freeId(wanted: string, taken: (id: string) => boolean): string {
  let id = wanted;
  for (let next = 1; taken(id); next += 1) id = `${wanted}_${next}`;
  return id;
}

function savedId({ id }: JsonObject): string | undefined {
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Widgets without a timestamp stand where their key says, else behind all others. */
function timeOf(key: string, { timestamp }: JsonObject): number {
  const time = [timestamp, key].map((each) => (each === undefined || each === null || each === '' ? Number.NaN : Number(each))).find(Number.isFinite);
  return time ?? Number.MAX_VALUE;
}
