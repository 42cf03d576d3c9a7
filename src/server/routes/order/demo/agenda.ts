/** What is still to happen, taken out in the order of its time: a heap. */
export class Agenda<T extends { at: number }> {
  /** When each entry is due, beside the entries: plain numbers are compared many times faster than what entries hold. */
  private readonly times: number[] = [];
  private readonly entries: T[] = [];

  add(entry: T): void {
    const { times, entries } = this;
    const { at } = entry;
    let place = entries.push(entry) - 1;
    times.push(at);
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (times[above] <= at) break;
      this.move(above, place);
      place = above;
    }
    this.put(place, at, entry);
  }

  /** The earliest up to a moment, removed; undefined when there is none. */
  take(until: number): T | undefined {
    const { times, entries } = this;
    const first = entries[0];
    if (!first || times[0] > until) return undefined;
    const [at, last] = [times.pop(), entries.pop()];
    if (at !== undefined && last !== undefined && entries.length > 0) this.sink(at, last);
    return first;
  }

  private sink(at: number, entry: T): void {
    const { times } = this;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= times.length) break;
      if (below + 1 < times.length && times[below + 1] < times[below]) below += 1;
      if (times[below] >= at) break;
      this.move(below, place);
      place = below;
    }
    this.put(place, at, entry);
  }

  private move(from: number, to: number): void {
    this.put(to, this.times[from], this.entries[from]);
  }

  private put(place: number, at: number, entry: T): void {
    this.times[place] = at;
    this.entries[place] = entry;
  }
}
