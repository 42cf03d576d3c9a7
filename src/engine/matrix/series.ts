/** How a spreadsheet goes on with cells that are drawn out: 1, 2 → 3; A1 → A2; 红 → 红. */

interface Counted {
  prefix: string;
  /** In units of the last decimal. */
  units: bigint;
}

interface Reading {
  prefix: string;
  sign: string;
  digits: string;
  decimals: string;
}

/** A number, or a text that ends with one. */
function read(text: string): Reading | undefined {
  const plain = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (plain) return { prefix: '', sign: plain[1]!, digits: plain[2]!, decimals: plain[3] ?? '' };
  const [, prefix, digits] = /^(.*?\D)(\d+)$/su.exec(text) ?? [];
  return prefix === undefined ? undefined : { prefix, sign: '', digits: digits!, decimals: '' };
}

const countedOf = ({ prefix, sign, digits, decimals }: Reading, places: number): Counted =>
  ({ prefix, units: BigInt(`${digits}${decimals.padEnd(places, '0')}`) * (sign === '-' ? -1n : 1n) });

/** Text after a prefix never falls below nothing: it turns back, as spreadsheets let it. */
function write({ prefix, units }: Counted, places: number, width: number): string {
  const positive = units < 0n ? -units : units;
  const digits = String(positive).padStart(Math.max(places + 1, width + places), '0');
  const whole = digits.slice(0, digits.length - places);
  return `${prefix}${units < 0n && prefix === '' ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

/**
 * The series that texts begin, or undefined where they begin none and are repeated. One text alone is a series when it is a word
 * with a number; a plain number alone is repeated.
 * @param turned the other way round (Ctrl, ⌘): a plain number alone counts up, everything else is repeated
 * @returns the text at a place counted from the first of them, which may lie before it
 */
export function seriesOf(texts: readonly string[], turned = false): ((at: number) => string) | undefined {
  const readings = texts.map(read);
  const [first] = readings;
  if (!first || readings.some((reading) => reading?.prefix !== first.prefix)) return undefined;
  const isPlain = first.prefix === '';
  const alone = texts.length === 1;
  if ((alone && isPlain) !== turned) return undefined;
  const places = Math.max(...readings.map((reading) => reading!.decimals.length));
  const counted = readings.map((reading) => countedOf(reading!, places));
  const step = alone ? 10n ** BigInt(places) : counted[1]!.units - counted[0]!.units;
  if (counted.some(({ units }, at) => at > 0 && units - counted[at - 1]!.units !== step)) return undefined;
  // Leading zeros are part of how it is written: 01, 02.
  const padded = readings.some((reading) => reading!.digits.length > 1 && reading!.digits.startsWith('0'));
  const width = padded ? Math.max(...readings.map((reading) => reading!.digits.length)) : 1;
  return (at) => write({ prefix: first.prefix, units: counted[0]!.units + step * BigInt(at) }, places, width);
}
