/** Names that people gave their files: kept for reading, never used as a path. */

const longest = 100;
/** Signs that are made of several by marks that are not seen: 👨‍👩‍👧, the flag of Scotland, letters of scripts that join. */
const joining = '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}]';
const joined = [
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{2,6}\\u{e007f}',
  `(?<=${joining})[\\u200c\\u200d](?=${joining})`,
].join('|');
/** Control characters, marks that turn the direction of writing, halves of surrogate pairs, and what file systems refuse. */
const unfit = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}<>:"|?*]';
const marks = new RegExp(`(${joined})|${unfit}`, 'gu');

const fitting = (name: string): string => name.replace(marks, (_mark, kept: string | undefined) => kept ?? '');

/** Lower case, without the dot; '' when there is none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** One visible name without folders, at most 100 characters, its extension kept. */
export function cleanName(given: string): string {
  const parts = given.normalize('NFC').replaceAll('\\', '/').split('/').map((part) => bare(fitting(part)));
  const name = parts.filter((part) => part !== '').at(-1) ?? '';
  const extension = extensionOf(name);
  const dot = extension === '' ? '' : name.slice(-extension.length - 1);
  const stem = bare(extension === '' ? name : name.slice(0, -dot.length));
  return `${cut(stem, longest - dot.length) || '未命名'}${dot}`;
}

/** Without dots and blanks at its ends, which hide a file or are lost by some systems. */
const bare = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/gu, '');

const signs = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Whole signs as people see them, at most so many UTF-16 units. */
const cut = (text: string, units: number): string => {
  let kept = '';
  for (const { segment: character } of signs.segment(text)) {
    if (kept.length + character.length > units) break;
    kept += character;
  }
  return bare(kept);
};

/** The name with the extension that its content has. @param extension without the dot */
export function nameWith(extension: string, given: string): string {
  const name = cleanName(given);
  const said = extensionOf(name);
  if (said.replace('jpeg', 'jpg') === extension) return name;
  const stem = said === '' ? name : name.slice(0, -said.length - 1);
  return cleanName(`${cut(stem, longest - extension.length - 1)}.${extension}`);
}

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
