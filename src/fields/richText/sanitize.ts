/** Enforces the rules of rich text where it enters. For the server: the library reads HTML without a browser. */
import sanitizeHtml from 'sanitize-html';
import { stripTags } from '../../engine/text/stripTags';
import { addressSchemes, allowedTags, attributeNames, cleanAttribute } from './rules';

const schemes = [...new Set(Object.values(addressSchemes).flatMap((byName) => Object.values(byName).flat()))];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    ...Object.fromEntries(allowedTags.map((tag) => [tag, attributeNames(tag)])),
    a: [...attributeNames('a'), 'rel'],
  },
  allowedSchemes: schemes,
  allowProtocolRelative: true,
  parseStyleAttributes: false,
  selfClosing: ['img', 'br', 'hr', 'col', 'source'],
  // Their content is code or markup for another context, never text to keep.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'xmp', 'noembed', 'noframes', 'plaintext', 'math', 'svg', 'iframe', 'object', 'title'],
  transformTags: {
    '*': (tagName, given) => {
      const attribs: Record<string, string> = {};
      for (const [name, value] of Object.entries(given)) {
        const clean = cleanAttribute(tagName, name, value);
        if (clean !== null) attribs[name] = clean;
      }
      // A page opened in a new tab must not reach back.
      if (tagName === 'a' && attribs.target === '_blank') attribs.rel = 'noopener noreferrer';
      return { tagName, attribs };
    },
  },
};

const deepest = 1000;
const childless = new Set(['br', 'hr', 'img', 'col', 'source', 'input', 'wbr']);

/** More elements open at once than any page needs: parsers take quadratic time for them, this one and the browsers'. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, closing, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (childless.has(name!.toLowerCase())) continue;
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return true;
  }
  return false;
}

const textOnly = (html: string): string =>
  sanitizeHtml(stripTags(html).replace(/&/g, '&amp;').replace(/</g, '&lt;'), options);

const passes = 5;

/** Texts judged lately: the same one often comes again at once, on its way in and out or in many rows. */
const lately = new Map<string, string>();
const mostKept = 64;
const longestKept = 4_096;

/**
 * An HTML fragment reduced to what `rules.ts` allows. Sanitising the result again changes nothing: broken markup is read anew
 * until its nesting has settled. Of markup that never settles, or is absurdly deep, only the text remains.
 */
export function sanitize(html: string): string {
  const known = lately.get(html);
  if (known !== undefined) return known;
  const safe = reduced(html);
  if (html.length <= longestKept) {
    if (lately.size >= mostKept) lately.delete(lately.keys().next().value!);
    lately.set(html, safe);
  }
  return safe;
}

function reduced(html: string): string {
  if (isTooDeep(html)) return textOnly(html);
  let before = sanitizeHtml(html, options);
  for (let pass = 1; pass < passes; pass += 1) {
    const after = sanitizeHtml(before, options);
    if (after === before) return after;
    before = after;
  }
  return textOnly(before);
}
