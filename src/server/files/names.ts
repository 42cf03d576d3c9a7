/** Names that people gave their files: kept for reading, never used as a path. */

const longest = 100;
/** Control characters, marks that turn the direction of writing, halves of surrogate pairs, and what file systems refuse. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** Lower case, without the dot; '' when there is none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** One visible name without folders, at most 100 characters, its extension kept. */
export function cleanName(given: string): string {
  const parts = given.normalize('NFC').replaceAll('\\', '/').split('/').map((part) => bare(part.replace(unfit, '')));
  const name = parts.filter((part) => part !== '').at(-1) ?? '';
  const extension = extensionOf(name);
  const dot = extension === '' ? '' : name.slice(-extension.length - 1);
  const stem = bare(extension === '' ? name : name.slice(0, -dot.length));
  return `${cut(stem, longest - dot.length) || '未命名'}${dot}`;
}

/** Without dots and blanks at its ends, which hide a file or are lost by some systems. */
const bare = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/gu, '');

/** Whole characters, at most so many UTF-16 units. */
const cut = (text: string, units: number): string => {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > units) break;
    kept += character;
  }
  return bare(kept);
};

/** Gives equal names a number each, as `图 (2).png`. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const at = name.lastIndexOf('.');
    const [stem, dot] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
    let chosen = name;
    for (let number = 2; taken.has(chosen.toLowerCase()); number += 1) chosen = `${stem} (${number})${dot}`;
    taken.add(chosen.toLowerCase());
    return chosen;
  });
}
