/**
 * Takes out of a technical text (message, stack) what must not be kept: queries of addresses, tokens and passwords, telephone
 * and other long numbers, long opaque strings.
 */
export function redact(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s?#)'"]+)[?#][^\s)'"]*?((?::\d+){1,2})?(?=[\s)'"]|$)/g, '$1$2')
    .replace(/\b(token|pwd|password|secret|cookie|authori-?zation)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&)}]+)/gi, '$1$2***')
    .replace(/\bBearer\s+\S+/gi, 'Bearer ***')
    .replace(/\d{7,}/g, '***')
    .replace(/[A-Za-z0-9_-]{32,}/g, '***');
}
