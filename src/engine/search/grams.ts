/**
 * Substring search that a plain gin index serves: a text is kept as the set of its 1- and 2-grams, a search term asks for
 * all of its own. Rows found that way are compared with the term itself afterwards, since grams do not keep their order.
 */

/** The form in which texts and terms are compared: compatibility forms unified, lower case, blanks joined. */
export const normalizeSearch = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const pairs = (points: string[]): string[] => points.slice(1).map((point, at) => points[at]! + point);

/** Sorted unique 1- and 2-grams of a text, without those that hold a blank. */
export function grams(text: string): string[] {
  const points = [...normalizeSearch(text)];
  const found = [...points, ...pairs(points)].filter((gram) => !gram.includes(' '));
  return [...new Set(found)].sort();
}

/**
 * Grams that every match of a term must hold: the pairs of each word, or the word itself when it is one character.
 * Empty for a term without any character.
 */
export function termGrams(term: string): string[] {
  const words = normalizeSearch(term).split(' ').filter((word) => word !== '');
  const needed = words.flatMap((word) => {
    const points = [...word];
    return points.length === 1 ? points : pairs(points);
  });
  return [...new Set(needed)].sort();
}
