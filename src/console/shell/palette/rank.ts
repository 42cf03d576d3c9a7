/** How well what was typed fits an entry of the palette. */

/** Positions of the characters that a pinyin or its initials name, e.g. `ppgl` in 品牌管理; null when they do not fit. */
export type PinyinMatch = (text: string, typed: string) => number[] | null;

/**
 * @param texts what an entry is known by, the most telling first
 * @param pinyin undefined until its dictionary has come
 * @returns smaller is better; undefined when it does not fit
 */
export function rank(typed: string, texts: readonly string[], pinyin?: PinyinMatch): number | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return 0;
  const ranks = texts.map((text, index) => rankText(wanted, text.toLowerCase(), index === 0, pinyin) + index * 10).filter(Number.isFinite);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

/** Whole text, its beginning, somewhere inside, pinyin, then, in a title alone, letters in order with gaps between them. */
function rankText(wanted: string, text: string, isTitle: boolean, pinyin: PinyinMatch | undefined): number {
  if (text === wanted) return 0;
  const at = text.indexOf(wanted);
  if (at >= 0) return at === 0 ? 1 : 2;
  const sounds = /^[a-z\s]+$/.test(wanted) ? pinyin?.(text, wanted.replaceAll(' ', '')) : undefined;
  if (sounds) return sounds[0] === 0 ? 3 : 4;
  return isTitle && inOrder(wanted.replaceAll(/\s/g, ''), text) ? 5 : Infinity;
}

function inOrder(wanted: string, text: string): boolean {
  let from = 0;
  for (const letter of wanted) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + letter.length;
  }
  return true;
}
