/** What is still to happen, taken out in the order of its time. */
export class Agenda<T extends { at: number }> {
  private readonly heap: T[] = [];

  add(entry: T): void {
    const { heap } = this;
    let place = heap.push(entry) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (heap[above]!.at <= entry.at) break;
      heap[place] = heap[above]!;
      place = above;
    }
    heap[place] = entry;
  }

  /** The earliest up to a moment, removed; undefined when there is none. */
  take(until: number): T | undefined {
    const { heap } = this;
    const first = heap[0];
    if (!first || first.at > until) return undefined;
    const last = heap.pop()!;
    if (heap.length > 0) this.sink(last);
    return first;
  }

  private sink(entry: T): void {
    const { heap } = this;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && heap[below + 1]!.at < heap[below]!.at) below += 1;
      if (heap[below]!.at >= entry.at) break;
      heap[place] = heap[below]!;
      place = below;
    }
    heap[place] = entry;
  }
}
