/** Texts in the shape in which they are kept and compared. */

/** Without blanks around it; null and undefined become ''. */
export const trimmed = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());

/** True for null, undefined, '', and lists without members: values that count as not given. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Text of an HTML fragment: tags removed, entities of the five special characters and blanks resolved. */
export function stripTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/gi, ' ').replace(/&lt;/gi, '<').replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"').replace(/&#0*39;|&apos;/gi, "'").replace(/&amp;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
