const entities: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };

/** Where the markup that begins at `at` ends: past a comment, past the code of a script or style, else past the tag. */
function endOfMarkup(html: string, lower: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4);
    return end < 0 ? html.length : end + 3;
  }
  const end = html.indexOf('>', at);
  if (end < 0) return html.length;
  const code = ['script', 'style'].find((tag) => lower.startsWith(tag, at + 1));
  if (code === undefined) return end + 1;
  const closing = lower.indexOf(`</${code}`, end);
  if (closing < 0) return html.length;
  const closed = html.indexOf('>', closing);
  return closed < 0 ? html.length : closed + 1;
}

/** Text of an HTML fragment as a reader sees it, blanks joined. Every character is looked at once, whatever the markup. */
export function stripTags(html: string): string {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    // `<` before anything but a tag is a character of the text.
    if (!/[a-z/!]/.test(lower[open + 1] ?? '')) {
      parts.push(html.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    parts.push(html.slice(at, open), ' ');
    at = endOfMarkup(html, lower, open);
  }
  parts.push(html.slice(at));
  return parts
    .join('')
    .replace(/&(#39|[a-z]{2,4});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
