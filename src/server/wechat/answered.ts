/** What WeChat answered, read key by key, so that nothing else than what is documented goes any further. */

/** The answer is not as documented. */
export class UnreadableAnswer extends Error {}

export class Answered {
  readonly #value: object;

  /** @param picture of calls that answer one: a data URL */
  constructor(value: unknown, readonly picture = '') {
    this.#value = typeof value === 'object' && value !== null ? value : {};
  }

  #of(key: string): unknown {
    return Object.entries(this.#value).find(([name]) => name === key)?.[1];
  }

  /** @param fallback where the key may be missing */
  text(key: string, fallback?: string): string {
    const value = this.#of(key) ?? fallback;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    throw new UnreadableAnswer(key);
  }

  number(key: string, fallback?: number): number {
    const value = Number(this.#of(key) ?? fallback ?? Number.NaN);
    if (Number.isFinite(value)) return value;
    throw new UnreadableAnswer(key);
  }

  flag(key: string): boolean {
    return this.#of(key) === true;
  }

  /** Empty where the key is missing. */
  list(key: string): Answered[] {
    const value = this.#of(key) ?? [];
    if (Array.isArray(value)) return value.map((each) => new Answered(each));
    throw new UnreadableAnswer(key);
  }

  /** Empty where the key is missing. */
  part(key: string): Answered {
    return new Answered(this.#of(key));
  }
}
