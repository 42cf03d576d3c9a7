/** Files that import one another in a circle, of which none can be read, loaded or tested without the others. */

/**
 * @param imports by file: the files it imports
 * @returns at least one circle of every knot, each from the file that was met first
 */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const seen = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push(way.slice(at));
    if (at >= 0 || seen.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) walk(next);
    way.pop();
    seen.add(file);
  };
  for (const file of imports.keys()) walk(file);
  return found;
}
