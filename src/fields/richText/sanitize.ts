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
  const open: string[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, step: number) => counts.set(name, (counts.get(name) ?? 0) + step);
  for (const [, closing, written] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written!.toLowerCase();
    if (childless.has(name)) continue;
    if (!closing) {
      if (open.push(name) > deepest) return true;
      count(name, 1);
    } else if ((counts.get(name) ?? 0) > 0) {
      // It ends what stands open within it, too. One that ends nothing is no step up.
      for (let last = open.pop(); ; last = open.pop()) {
        count(last!, -1);
        if (last === name) break;
      }
    }
  }
  return false;
}

const textOnly = (html: string): string =>
  sanitizeHtml(stripTags(html).replace(/&/g, '&amp;').replace(/</g, '&lt;'), options);

const passes = 3;

/** Texts judged lately: the same one often comes again at once, on its way in and out or in many rows. */
const lately = new Map<string, string>();
const mostKept = 64;
const longestKept = 4_096;

/**
 * An HTML fragment reduced to what `rules.ts` allows. Sanitising the result again changes nothing: broken markup is read anew
 * until its nesting has settled. Of markup that never settles, or is absurdly deep, only the text remains.
 * @param longest a result of more characters is refused anyway: it is safe, but not read anew
 */
export function sanitize(html: string, longest = Infinity): string {
  const known = lately.get(html);
  if (known !== undefined) return known;
  const safe = reduced(html, longest);
  if (html.length <= longestKept) {
    if (lately.size >= mostKept) lately.delete(lately.keys().next().value!);
    lately.set(html, safe);
  }
  return safe;
}

function reduced(html: string, longest: number): string {
  if (isTooDeep(html)) return textOnly(html);
  let before = html;
  for (let pass = 0; pass <= passes; pass += 1) {
    const after = sanitizeHtml(before, options);
    if (after === before || (html.length > longestKept && after.length > 2 * longest)) return after;
    before = after;
  }
  return textOnly(before);
}
