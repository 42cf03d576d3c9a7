/** Conditions may not lead in a circle: fields that wait for each other to be shown are never shown. */
import { testsOf } from '../conditions';
import type { NormalProperty } from '../normal';
import { type CheckContext, tell } from './context';
import { shortestWay } from './way';

/** Tells each circle once, at the first of its fields. */
export function checkCycles(context: CheckContext, fields: readonly NormalProperty[]): void {
  const asked = new Map(fields.map(({ name, when }) => [name, when ? [...new Set(testsOf(when).map((test) => test.name))] : []]));
  const done = new Set<string>();
  for (const field of fields) {
    const circle = shortestWay(field.name, field.name, asked, done);
    if (circle) tell(context, field, 'when', `"when" leads in a circle: ${[...circle, circle[0]].join(' asks ')}`);
    for (const name of [field.name, ...(circle ?? [])]) done.add(name);
  }
}
