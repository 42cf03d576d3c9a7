/**
 * The shortest way from one name to another, in at least one step.
 * @param next where each name leads
 * @param barred names that no way goes through
 * @returns the names that it goes through, `from` first and `to` left out; undefined where there is none
 */
export function shortestWay(from: string, to: string, next: ReadonlyMap<string, readonly string[]>, barred: ReadonlySet<string> = new Set()): string[] | undefined {
  const seen = new Set<string>();
  let ways = [[from]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const name of next.get(way.at(-1)!) ?? []) {
        if (name === to) return way;
        if (seen.has(name) || barred.has(name)) continue;
        seen.add(name);
        longer.push([...way, name]);
      }
    }
    ways = longer;
  }
  return undefined;
}
