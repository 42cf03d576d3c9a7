/** JSON texts judged before they are parsed, by one walk over their characters. */
import { deepestJson } from './storable';

export type Excess = 'depth' | 'keys';

const [quote, backslash, comma] = ['"', '\\', ','].map((character) => character.charCodeAt(0)) as [number, number, number];
const opening = new Set(['[', '{'].map((character) => character.charCodeAt(0)));
const closing = new Set([']', '}'].map((character) => character.charCodeAt(0)));

/** Where a text that begins at `at` ends; a quote behind an odd number of backslashes belongs to it. */
function endOfText(json: string, at: number): number {
  for (let end = json.indexOf('"', at + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
}

/** Members of the outermost object; no schema declares as many fields. */
const mostOutermost = 1_000;

/**
 * @param mostKeys members of all objects and lists together, empty ones counted as one
 * @returns what of a JSON text is too much for a parser, its depth at most `deepestJson`; whether it is JSON at all is the parser's to say
 */
export function excessOf(json: string, mostKeys = Infinity): Excess | undefined {
  let depth = 0;
  let keys = 0;
  let outermost = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === comma) {
      keys += 1;
      if (depth === 1 && ++outermost >= mostOutermost) return 'keys';
    } else if (opening.has(code)) {
      keys += 1;
      depth += 1;
      if (depth > deepestJson) return 'depth';
    } else if (closing.has(code)) depth -= 1;
    if (keys > mostKeys) return 'keys';
  }
  return undefined;
}
