/** What a page shows, apart from how it is called and whether it is the home page: what versions and schedules keep and bring back. */
import { isDeepStrictEqual } from 'node:util';
import { widgets } from '../../../../generated/widgets';
import { codes } from '../../../engine/envelope';
import { isObject, type JsonObject } from '../../../engine/json';
import { excessText, pageExcesses } from '../../../engine/page/excess';
import { sanitize } from '../../../fields/richText/sanitize';
import { invalid, Refusal } from '../../refusal';
import type { Row } from '../../resources/door/rows';
import type { Visit } from '../../resources/door/visit';

export const pageKey = 'page/diy';

/** Fields of `schemas/page/diy.json` that make up the document; a name belongs to the page and stays. */
export const documentFields = [
  'title', 'titleBgColor', 'titleColor', 'textPosition', 'isBgColor', 'colorPicker', 'isBgPic', 'bgPic', 'bgTabVal', 'isShow', 'returnAddress', 'value',
] as const;

/** Bytes of `value` as JSON. */
const largest = 2 * 1024 * 1024;

export const documentOf = (record: Row): Row => Object.fromEntries(documentFields.map((name) => [name, record[name] ?? null]));

export const differs = (left: Row, right: Row): boolean => !isDeepStrictEqual(documentOf(left), documentOf(right));

/**
 * The widgets by timestamp; rich text passes the allow-list, everything else is kept as it came.
 * @throws Refusal 400 for what is no set of widgets, or too much
 */
export function proveWidgets(value: unknown): Row {
  const widgets = value ?? {};
  const wrong = (message: string) => invalid([{ field: 'value', message }]);
  if (!isObject(widgets) || !Object.values(widgets).every(isObject)) throw wrong('页面内容格式不正确');
  const bytes = Buffer.byteLength(JSON.stringify(widgets));
  if (bytes > largest) throw wrong(`页面内容不能超过2MB，现有${(bytes / 1024 / 1024).toFixed(1)}MB，请减少组件`);
  return Object.fromEntries(Object.entries(widgets).map(([key, widget]) => [key, safe(widget as Row)]));
}

const bringing = new WeakSet<Visit>();

/** What this visit writes of a page was kept by the server: it comes back as it was, whatever the limits are by now. */
export const bringBack = (visit: Visit): void => void bringing.add(visit);

export const isBroughtBack = (visit: Visit): boolean => bringing.has(visit);

/**
 * @param former what the page showed before: what stood there already may stay
 * @throws Refusal 400 naming widget, setting and row, for widgets that hold more than their schemas allow
 */
export function proveLimits(value: Row, former: unknown): void {
  const found = pageExcesses(value as JsonObject, (isObject(former) ? former : {}) as JsonObject, widgets);
  if (found.length > 0) throw invalid(found.map((each) => ({ field: ['value', each.key, each.group, ...(each.row === undefined ? [] : [each.row])].join('.'), message: excessText(each.model, each) })));
}

/** The one widget that carries markup (page design sheet, z_ueditor). */
function safe(widget: Row): Row {
  const { richText } = widget;
  if (widget.name !== 'richTextEditor' || !isObject(richText) || typeof richText.val !== 'string') return widget;
  return { ...widget, richText: { ...richText, val: sanitize(richText.val) } };
}

export const homeStays = () => new Refusal(codes.invalid, '商城首页不能删除');
