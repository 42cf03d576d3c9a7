import { between, pick, type Random } from './pick';

const digits = [...'0123456789'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const classes: Record<string, string[]> = {
  d: digits, w: [...letters, ...digits], s: [' '], D: letters, W: ['-'], S: letters,
};

/** Walks a regular expression of literals, classes, groups, alternatives and quantifiers, and writes a text that it matches. */
class Writer {
  private at = 0;

  constructor(private readonly pattern: string, private readonly random: Random) {}

  /** Alternatives up to a closing bracket or the end. */
  alternatives(): string {
    const written = [this.sequence()];
    while (this.pattern[this.at] === '|') {
      this.at += 1;
      written.push(this.sequence());
    }
    return pick(this.random, written);
  }

  private sequence(): string {
    let text = '';
    while (this.at < this.pattern.length && this.pattern[this.at] !== '|' && this.pattern[this.at] !== ')') {
      const start = this.at;
      const first = this.atom();
      const count = this.quantity();
      const after = this.at;
      text += count === 0 ? '' : first;
      for (let more = 1; more < count; more += 1) {
        this.at = start;
        text += this.atom();
      }
      this.at = after;
    }
    return text;
  }

  private atom(): string {
    const character = this.pattern[this.at]!;
    this.at += 1;
    if (character === '^' || character === '$') return '';
    if (character === '.') return pick(this.random, letters);
    if (character === '[') return pick(this.random, this.members());
    if (character === '\\') return pick(this.random, this.escaped());
    if (character !== '(') return character;
    if (this.pattern.startsWith('?:', this.at)) this.at += 2;
    const text = this.alternatives();
    this.at += 1;
    return text;
  }

  private escaped(): string[] {
    const character = this.pattern[this.at]!;
    this.at += 1;
    return classes[character] ?? [character];
  }

  private members(): string[] {
    const negated = this.pattern[this.at] === '^';
    if (negated) this.at += 1;
    const found: string[] = [];
    while (this.at < this.pattern.length && this.pattern[this.at] !== ']') {
      const character = this.pattern[this.at]!;
      this.at += 1;
      if (character === '\\') found.push(...this.escaped());
      else if (character === '-' && found.length > 0 && this.pattern[this.at] !== ']') {
        const last = this.pattern.charCodeAt(this.at);
        this.at += 1;
        for (let point = found.at(-1)!.charCodeAt(0) + 1; point <= last; point += 1) found.push(String.fromCharCode(point));
      } else found.push(character);
    }
    this.at += 1;
    return negated ? [...letters, ...digits, '-'].filter((each) => !found.includes(each)) : found;
  }

  private quantity(): number {
    const match = /^(?:[?*+]|\{(\d+)(,(\d*))?\})\??/.exec(this.pattern.slice(this.at));
    if (!match) return 1;
    this.at += match[0].length;
    if (match[0].startsWith('?')) return between(this.random, 0, 1);
    if (match[0].startsWith('*')) return between(this.random, 0, 3);
    if (match[0].startsWith('+')) return between(this.random, 1, 4);
    const low = Number(match[1]);
    return match[2] === undefined ? low : between(this.random, low, match[3] ? Math.min(Number(match[3]), low + 8) : low + 4);
  }
}

/** A text for a plain regular expression; one with look-around or back references may give a text that does not match. */
export const patternText = (pattern: string, random: Random): string => new Writer(pattern, random).alternatives();
