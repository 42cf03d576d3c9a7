/** Widgets as text, so that they travel between pages, windows and people; kept groups of widgets are such texts with a name. */
import { isObject, type JsonObject } from '../json';
import { openPage, type PageDocument, PageError, savePage } from './document';
import { pick } from './operations/step';

/** The chosen widgets as the page that holds nothing else. */
export const clipText = (document: PageDocument, ids: readonly string[]): string =>
  JSON.stringify(savePage({ page: {}, widgets: pick(document, ids), stamp: 0 }), null, 2);

/**
 * The widgets of a text, for `add`, which gives them ids of their own.
 * @param text a page, a list of widgets or one widget
 * @throws PageError in Chinese when it is none
 */
export function readClip(text: string): JsonObject[] {
  const widgets = widgetsIn(parsed(text));
  if (widgets.length === 0 || !widgets.every((saved) => typeof saved.name === 'string' && saved.name !== '')) throw new PageError('剪贴板中没有页面组件', '');
  return widgets;
}

function widgetsIn(read: unknown): JsonObject[] {
  if (Array.isArray(read)) return read.filter(isObject);
  if (!isObject(read)) return [];
  return isObject(read.value) ? openPage(read).widgets.map(({ saved }) => saved) : [read];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
