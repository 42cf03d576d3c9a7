/**
 * What may stand in rich text, as data: the server enforces it on the way in, the console on the way out.
 * Nothing here runs scripts, loads foreign frames, or takes an element out of the text's flow.
 */

export const allowedTags: readonly string[] = [
  'p', 'br', 'hr', 'div', 'span', 'section', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code',
  'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'ins', 'sub', 'sup', 'mark', 'small',
  'ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption', 'video', 'audio', 'source',
  'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
];

const size = /^\d{1,5}(?:px|%)?$/;
const count = /^\d{1,4}$/;
const counts = /^\d{1,5}(?:,\d{1,5}){0,99}$/;
const words = /^[^<>]{0,500}$/;
const flag = /^[a-z]{0,12}$/;

/** Attributes by tag, `*` for any, with the values they may take. Addresses and styles have their own rules below. */
export const allowedAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '*': { title: words },
  a: { target: /^_(?:blank|self)$/ },
  img: { alt: words, width: size, height: size },
  video: { width: size, height: size, controls: flag, loop: flag, muted: flag, preload: /^(?:none|metadata|auto)$/ },
  audio: { controls: flag, loop: flag, muted: flag, preload: /^(?:none|metadata|auto)$/ },
  source: { type: /^[\w.+-]+\/[\w.+-]+$/ },
  ol: { start: count, type: /^[1aAiI]$/ },
  col: { span: count, width: size },
  colgroup: { span: count },
  th: { colspan: count, rowspan: count, colwidth: counts },
  td: { colspan: count, rowspan: count, colwidth: counts },
};

/** Attributes that hold an address, with the schemes they may take; addresses without a scheme are always allowed. */
export const addressSchemes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  a: { href: ['http', 'https', 'mailto', 'tel'] },
  img: { src: ['http', 'https'] },
  video: { src: ['http', 'https'], poster: ['http', 'https'] },
  audio: { src: ['http', 'https'] },
  source: { src: ['http', 'https'] },
};

const colour = '(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\\([\\d\\s.,%/]{1,40}\\)|[a-z]{3,25})';
const length = '(?:auto|normal|-?\\d{1,4}(?:\\.\\d{1,4})?(?:px|em|rem|pt|%|vw)?)';
const positive = '(?:auto|normal|\\d{1,4}(?:\\.\\d{1,4})?(?:px|em|rem|pt|%|vw)?)';
const border = `(?:(?:${positive}|none|solid|dashed|dotted|double|thin|medium|thick|${colour})(?:\\s+|$)){1,3}`;
const only = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i');
const sides = (property: string, value: RegExp): [string, RegExp][] =>
  ['top', 'right', 'bottom', 'left'].map((side) => [property.replace('*', side), value]);

/** CSS properties with the values they may take: no url(), no expression, no position. */
const allowedStyles: Readonly<Record<string, RegExp>> = {
  color: only(colour),
  'background-color': only(colour),
  background: only(colour),
  'font-size': only(`${positive}|(?:x{1,2}-)?(?:small|large)|medium|smaller|larger`),
  'font-weight': only('normal|bold|bolder|lighter|[1-9]00'),
  'font-style': only('normal|italic|oblique'),
  'font-family': /^[\p{L}\p{N} ,'"_-]{1,200}$/u,
  'line-height': only(positive),
  'letter-spacing': only(length),
  'text-align': only('left|right|center|justify|start|end'),
  'text-indent': only(length),
  'text-decoration': only(`(?:(?:none|underline|overline|line-through|solid|wavy|dotted|dashed|${colour})(?:\\s+|$)){1,4}`),
  'text-decoration-line': only('(?:(?:none|underline|overline|line-through)(?:\\s+|$)){1,3}'),
  'vertical-align': only('baseline|sub|super|top|middle|bottom|text-top|text-bottom'),
  'white-space': only('normal|nowrap|pre|pre-wrap|pre-line'),
  'list-style-type': only('[a-z-]{3,30}'),
  float: only('left|right|none'),
  width: only(positive),
  height: only(positive),
  'min-width': only(positive),
  'max-width': only(`${positive}|none`),
  margin: only(`(?:${length}(?:\\s+|$)){1,4}`),
  ...Object.fromEntries(sides('margin-*', only(length))),
  padding: only(`(?:${positive}(?:\\s+|$)){1,4}`),
  ...Object.fromEntries(sides('padding-*', only(positive))),
  border: only(border),
  ...Object.fromEntries(sides('border-*', only(border))),
  'border-color': only(colour),
  'border-width': only(positive),
  'border-style': only('none|solid|dashed|dotted|double'),
  'border-collapse': only('collapse|separate'),
  'border-radius': only(positive),
};

/** A style attribute with only the declarations that are allowed; '' when none is. */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const;
    })
    .filter(([property, value]) => value.length <= 300 && Object.hasOwn(allowedStyles, property) && allowedStyles[property]!.test(value))
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ');
}

/** True for an address with one of the schemes, with none at all (a path, an anchor), or protocol-relative. */
export function isAllowedAddress(address: string, schemes: readonly string[]): boolean {
  // Browsers ignore these characters inside an address, so `java\nscript:` is a scheme.
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  if (plain.includes('\\') || /[<>]/.test(plain)) return false;
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

/** The value that an attribute may keep, or null when it must go. */
export function cleanAttribute(tag: string, name: string, value: string): string | null {
  if (name === 'style') return cleanStyle(value) || null;
  const schemes = addressSchemes[tag]?.[name];
  if (schemes !== undefined) return isAllowedAddress(value, schemes) ? value.trim() : null;
  const pattern = allowedAttributes[tag]?.[name] ?? allowedAttributes['*']![name];
  return pattern?.test(value) ? value : null;
}

/** Names of the attributes that a tag may bear at all. */
export const attributeNames = (tag: string): string[] => [
  'style', ...Object.keys(allowedAttributes['*']!), ...Object.keys(allowedAttributes[tag] ?? {}), ...Object.keys(addressSchemes[tag] ?? {}),
];
