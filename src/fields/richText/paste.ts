/**
 * What Word and WPS put on the clipboard, made plain: their own markup goes, and lists that they write as paragraphs become lists.
 * Tables, bold and the like, alignment and colours stay; fonts, sizes and distances are those of the page it is pasted into.
 */
import { cleanStyle } from './rules';

/** Markup that only office programs write. */
export const isFromOffice = (html: string): boolean =>
  /(?:class="?'?Mso|style=["'][^"']*mso-|xmlns:o="?urn:schemas-microsoft-com|<o:p|content="?(?:Word\.Document|WPS Office)|urn:schemas-microsoft-com:office)/i.test(html);

const kept = new Set(['color', 'background', 'background-color', 'text-align', 'font-weight', 'font-style', 'text-decoration', 'text-decoration-line', 'vertical-align']);
/** What a page looks like anyway. */
const plain: Record<string, RegExp> = {
  color: /^(?:windowtext|black|#000(?:000)?|rgb\(0,\s*0,\s*0\)|inherit)$/i,
  background: /^(?:white|transparent|#fff(?:fff)?|none)$/i,
  'background-color': /^(?:white|transparent|#fff(?:fff)?)$/i,
  'text-align': /^(?:left|start|justify)$/i,
  'font-weight': /^normal$/i,
  'font-style': /^normal$/i,
  'text-decoration': /^none$/i,
  'vertical-align': /^(?:baseline|top)$/i,
};

/** @returns a fragment without the office's traces; it is yet to be cleaned by the rules like any other */
export function plainOffice(html: string): string {
  // Conditional comments of both kinds: <!--[if …]>…<![endif]--> holds what only Word reads, <![if …]> marks what all others read.
  const text = html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '').replace(/<!\[(?:if[^\]]*|endif)\]>/gi, '').replace(/<!--[\s\S]*?-->/g, '');
  const view = new DOMParser().parseFromString(text, 'text/html');
  view.querySelectorAll('style, meta, link, title, xml, script').forEach((element) => element.remove());
  const lists = [...view.body.querySelectorAll<HTMLElement>('p, div, h1, h2, h3, h4, h5, h6')].flatMap((block) => {
    const item = listItem(block);
    return item ? [item] : [];
  });
  buildLists(lists);
  for (const element of [...view.body.querySelectorAll<HTMLElement>('*')]) plainElement(element);
  for (const block of view.body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (block.textContent!.trim() === '' && !block.querySelector('img, br')) block.remove();
  for (const paragraph of view.body.querySelectorAll('td > p:only-child, th > p:only-child, li > p:only-child')) paragraph.replaceWith(...paragraph.childNodes);
  return view.body.innerHTML.replace(/\u00a0(?=\u00a0)/g, '');
}

function plainElement(element: HTMLElement): void {
  const name = element.localName;
  // Elements with a namespace of their own: <o:p>, <w:sdt>, <v:shape>, <st1:place>.
  if (name.includes(':')) return unwrap(element);
  // Pictures of the author's own disk, or of none.
  if (name === 'img' && !/^(?:https?:)?\//i.test(element.getAttribute('src') ?? '')) return element.remove();
  if (name === 'font') {
    const colour = element.getAttribute('color');
    if (colour) element.style.color = colour;
  }
  const bold = element.parentElement?.closest('b, strong, h1, h2, h3, h4, h5, h6') !== null;
  const style = plainStyle(element.getAttribute('style') ?? '', bold);
  for (const { name: attribute } of [...element.attributes]) {
    if (!['colspan', 'rowspan', 'href', 'src', 'alt', 'start'].includes(attribute)) element.removeAttribute(attribute);
  }
  if (style) element.setAttribute('style', style);
  if (name === 'font') return style ? rename(element, 'span') : unwrap(element);
  if (name === 'a' && !element.hasAttribute('href')) return unwrap(element);
  if (name === 'span' && !style) return unwrap(element);
}

/** @param bold it stands within what is bold anyway */
const plainStyle = (style: string, bold: boolean): string =>
  cleanStyle(style.replace(/"/g, "'")).split('; ').filter((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon);
    return kept.has(property) && !(bold && property === 'font-weight') && !plain[property]?.test(declaration.slice(colon + 1).trim());
  }).join('; ');

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function rename(element: HTMLElement, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

interface ListItem {
  block: HTMLElement;
  /** From 1. */
  level: number;
  ordered: boolean;
  list: string;
}

const numbered = /^[（(]?(?:\d{1,3}|[a-z]|[ivxlc]{1,7}|[一二三四五六七八九十百]{1,4})[.)、．）]/i;

/** A paragraph that stands for an item: `mso-list: l0 level2 lfo1`, its bullet or number in a span marked Ignore. */
function listItem(block: HTMLElement): ListItem | undefined {
  const found = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(block.getAttribute('style') ?? '');
  if (!found) return undefined;
  const mark = [...block.querySelectorAll<HTMLElement>('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
  const text = mark?.textContent ?? '';
  mark?.remove();
  return { block, list: found[1]!, level: Number(found[2]), ordered: numbered.test(text.replace(/\s/g, '')) };
}

/** Items that follow each other become one list, deeper levels lists within. */
function buildLists(items: readonly ListItem[]): void {
  let open: { level: number; list: Element }[] = [];
  let before: ListItem | undefined;
  for (const item of items) {
    const { block, level, ordered } = item;
    const follows = before !== undefined && before.list === item.list && open[0]?.list === previousElement(block);
    if (!follows) open = [];
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    const document = block.ownerDocument;
    if (open.length === 0 || open.at(-1)!.level < level) {
      const list = document.createElement(ordered ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else block.before(list);
      open.push({ level, list });
    }
    const entry = document.createElement('li');
    entry.append(...block.childNodes);
    open.at(-1)!.list.append(entry);
    block.remove();
    before = item;
  }
}

/** The element right before, if only blanks stand between. */
function previousElement(block: Element): Element | null {
  let node = block.previousSibling;
  while (node && node.nodeType === 3 && node.textContent!.trim() === '') node = node.previousSibling;
  return node instanceof Element ? node : null;
}
