import DOMPurify from 'dompurify';

const tags = ['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'span', 'div', 'blockquote', 'pre', 'code', 'hr', 'ul', 'ol', 'li', 'table', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img', 'sub', 'sup'];
const attributes = ['style', 'href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start'];

/** The allowed part of an HTML fragment. */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes });
