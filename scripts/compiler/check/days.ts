/** Sums of days are kept by stored days or times, of whole numbers and amounts, as far as a record alone tells that it counts. */
import { listedOf } from '../model/days';
import type { NormalEntity } from '../normal';
import { type CheckContext, expectField, tell } from './context';
import { checkKeptBy } from './totals';

const times: readonly string[] = ['date', 'datetime'];
const numbers: readonly string[] = ['integer', 'money'];

export function checkDays(context: CheckContext, entity: NormalEntity): void {
  const { days, fields, facet, resource } = entity;
  for (const [at, each] of days.entries()) {
    const { of, listed, sums } = each;
    if (days.findIndex((other) => other.of === of) < at) tell(context, each, 'of', `the days of "${of}" are kept already`);
    if (facet) tell(context, each, undefined, 'days are kept of an entity, which counts the records of its facets too');
    const time = expectField(context, each, 'of', of, fields);
    if (time && (time.computed || !times.includes(time.kind))) tell(context, each, 'of', `records are counted by a stored day or time; "${of}" is ${time.computed ? 'worked out' : time.kind}`);
    if (listed && !resource?.list) tell(context, each, 'listed', 'this entity has no list');
    if (listed) checkKeptBy(context, listedOf(entity), fields);
    for (const [index, name] of sums.entries()) {
      const field = expectField(context, sums, index, name, fields);
      if (field && (field.computed || !numbers.includes(field.kind))) tell(context, sums, index, `whole numbers and amounts are summed up by the day; "${name}" is ${field.computed ? 'worked out' : field.kind}`);
    }
  }
}
