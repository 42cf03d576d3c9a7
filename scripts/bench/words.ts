/** What the command asks for: words with a slash are entities, those with dashes settings; the others choose rows. */
import { wholeOf } from '../../src/engine/format/whole';

export interface Words {
  /** Of rows; none means all. */
  names: string[];
  entities: string[];
  /** `--rows=1000000` */
  size: number | undefined;
  isKept: boolean;
  /** What the process of each row is told as well. */
  passed: string[];
}

/** @throws Error where the size is no whole number above 0 */
export function readWords(words: readonly string[]): Words {
  const entities = words.filter((word) => word.includes('/'));
  const rows = words.find((word) => word.startsWith('--rows='));
  const size = rows === undefined ? undefined : wholeOf(rows.slice('--rows='.length));
  if (rows !== undefined && !(size! > 0)) throw new Error(`${rows}: rows are a whole number above 0`);
  return { entities, size, isKept: words.includes('--keep'), names: words.filter((word) => !word.startsWith('--') && !word.includes('/')), passed: [...entities, ...(rows === undefined ? [] : [rows])] };
}
