/** What a page shows, apart from how it is called and whether it is the home page: what versions and schedules keep and bring back. */
import { sizeText } from '../../../engine/format/bytes';
import { isObject, type JsonObject, same } from '../../../engine/json';
import { kinds } from '../../../fields/kinds';
import { longestOf } from '../../../fields/richText/kind';
import { sanitize } from '../../../fields/richText/sanitize';
import { invalid } from '../../refusal';
import type { Resource, Row, Visit } from '../../resources/types';

export const pageKey = 'page/diy';

/** Fields of `schemas/page/diy.json` that make up the document; a name belongs to the page and stays. */
export const documentFields = [
  'title', 'titleBgColor', 'titleColor', 'textPosition', 'isBgColor', 'colorPicker', 'isBgPic', 'bgPic', 'bgTabVal', 'isShow', 'returnAddress', 'value',
] as const;

export const documentOf = (record: Row): Row => Object.fromEntries(documentFields.map((name) => [name, record[name] ?? null]));

export const differs = (left: Row, right: Row): boolean => !same(documentOf(left), documentOf(right));

/** Bytes of a field as JSON, as its schema says. */
export function largestOf({ key, fields }: Resource, name: string): number {
  const field = fields.get(name);
  if (!field) throw new Error(`${key} has no ${name}`);
  return Number(kinds[field.kind].schema(field).maxBytes);
}

/** Far more than a telephone could show: each of them is judged by its schema at every save. */
const mostWidgets = 1_000;
/** Of all rich texts of a page together: as many characters as one may have elsewhere. */
const mostMarkup = longestOf({});

/**
 * The widgets by timestamp; rich text passes the allow-list, everything else is kept as it came.
 * @throws Refusal 400 for what is no set of widgets, or too much
 */
export function proveWidgets(pages: Resource, value: unknown): JsonObject {
  const widgets = value ?? {};
  const wrong = (message: string, field = 'value') => invalid([{ field, message }]);
  if (!isObject(widgets)) throw wrong('页面内容格式不正确，应为组件的集合');
  const saved = Object.entries(widgets).map(([key, widget], index): [string, JsonObject] => {
    if (!isObject(widget)) throw wrong(`页面内容格式不正确：第${index + 1}个不是组件`, `value.${key}`);
    return [key, widget];
  });
  const bytes = Buffer.byteLength(JSON.stringify(widgets));
  const largest = largestOf(pages, 'value');
  if (bytes > largest) throw wrong(`页面内容不能超过${sizeText(largest)}，现有${sizeText(bytes)}，请减少组件`);
  if (saved.length > mostWidgets) throw wrong(`页面最多${mostWidgets}个组件，现有${saved.length}个`);
  // Judged before it is sanitised, which takes its time.
  const markup = saved.reduce((sum, [, widget]) => sum + (markupOf(widget)?.length ?? 0), 0);
  if (markup > mostMarkup) throw wrong(`页面中的富文本合计不能超过${mostMarkup}个字符，现有${markup}个`);
  return Object.fromEntries(saved.map(([key, widget]) => [key, safe(widget)]));
}

const bringing = new WeakSet<Visit>();

/** What this visit writes of a page was judged when its schedule was made: it goes live as it is, whatever the limits are by now. */
export const bringBack = (visit: Visit): void => void bringing.add(visit);

export const isBroughtBack = (visit: Visit): boolean => bringing.has(visit);

/** Of the one widget that carries any (page design sheet, z_ueditor). */
function markupOf({ name, richText }: JsonObject): string | undefined {
  return name === 'richTextEditor' && isObject(richText) && typeof richText.val === 'string' ? richText.val : undefined;
}

function safe(widget: JsonObject): JsonObject {
  const markup = markupOf(widget);
  return markup === undefined || !isObject(widget.richText) ? widget : { ...widget, richText: { ...widget.richText, val: sanitize(markup) } };
}

