/** Enforces the rules of rich text where it is shown and edited: the browser's own parser, the same rules as the server's. */
import DOMPurify from 'dompurify';
import { allowedTags, addressSchemes, allowedAttributes, cleanAttribute } from './rules';

const names = [...new Set(['style', 'rel', ...[allowedAttributes, addressSchemes].flatMap((byTag) => Object.values(byTag).flatMap(Object.keys))])];

// An instance of its own, so that these hooks concern no other caller.
const purifier = DOMPurify(window);
purifier.addHook('uponSanitizeAttribute', (element, data) => {
  if (data.attrName === 'rel') return;
  const clean = cleanAttribute(element.nodeName.toLowerCase(), data.attrName, data.attrValue);
  if (clean === null) data.keepAttr = false;
  else data.attrValue = clean;
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  // A page opened in a new tab must not reach back.
  if (element.nodeName === 'A' && element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
  else element.removeAttribute('rel');
});

/** The allowed part of an HTML fragment. */
export const cleanHtml = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: names,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The rules decide about addresses.
    ALLOWED_URI_REGEXP: /^/,
    FORBID_CONTENTS: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'xmp', 'noembed', 'noframes', 'plaintext', 'math', 'svg', 'iframe', 'object', 'title'],
  });
