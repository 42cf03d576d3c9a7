/** Conditions may not lead in a circle: fields that wait for each other to be shown are never shown. */
import { testsOf } from '../conditions';
import type { NormalProperty } from '../normal';
import { type CheckContext, tell } from './context';

/** Tells each circle once, at the first of its fields. */
export function checkCycles(context: CheckContext, fields: readonly NormalProperty[]): void {
  const asked = new Map(fields.map(({ name, when }) => [name, when ? [...new Set(testsOf(when).map((test) => test.name))] : []]));
  const done = new Set<string>();
  for (const field of fields) {
    const circle = circleFrom(field.name, asked, done);
    if (circle) tell(context, field, 'when', `"when" leads in a circle: ${[...circle, circle[0]].join(' asks ')}`);
    for (const name of [field.name, ...(circle ?? [])]) done.add(name);
  }
}

/** The shortest way along conditions back to where it began. */
function circleFrom(start: string, asked: ReadonlyMap<string, string[]>, done: ReadonlySet<string>): string[] | undefined {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const name of asked.get(way.at(-1)!) ?? []) {
        if (name === start) return way;
        if (seen.has(name) || done.has(name)) continue;
        seen.add(name);
        next.push([...way, name]);
      }
    }
    ways = next;
  }
  return undefined;
}
