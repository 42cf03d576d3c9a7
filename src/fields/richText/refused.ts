import { cleanHtml } from './cleanHtml';

/** At most so many are named. */
const most = 8;

/**
 * What the rules would take out of a fragment: tags and attributes by name, each once.
 * @example refused('<p onclick="x()">字</p><script></script>') // ['onclick', '<script>']
 */
export function refused(html: string): string[] {
  const kept = countsOf(cleanHtml(html));
  const lost = [...countsOf(html)].filter(([name, count]) => count > (kept.get(name) ?? 0)).map(([name]) => name);
  return lost.length > most ? [...lost.slice(0, most), '…'] : lost;
}

function countsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const element of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('html *')) {
    count(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      // The cleaning adds rel where a link opens a new window, and writes styles anew.
      if (name === 'style') value.split(';').map((declaration) => declaration.split(':')[0]!.trim().toLowerCase()).filter(Boolean).forEach((property) => count(property));
      else if (name !== 'rel') count(name);
    }
  }
  return counts;
}
