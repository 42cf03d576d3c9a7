/**
 * Totals that are kept are judged in memory when a record is written, and asked for later by whoever lists: which rows count must
 * follow from the record alone.
 */
import type { Condition } from '../../../src/engine/model';
import { testsOf } from '../conditions';
import type { NormalEntity, NormalList, NormalProperty, NormalResource } from '../normal';
import { type CheckContext, expectField, tell } from './context';

/** Kinds of value that are one number, one code or one short text in memory and in the table. */
const single: readonly string[] = ['integer', 'switch', 'enumeration', 'reference', 'treeReference', 'text', 'phone', 'date', 'datetime'];
/** Kinds of several of them: a record counts for each. */
const several: readonly string[] = ['references', 'choices'];

export function checkTotals(context: CheckContext, list: NormalList, { fields, facet, own }: NormalEntity, { calls }: NormalResource): void {
  const { totals } = list;
  if (!totals) return;
  const read = calls.find(({ name }) => name === list.read);
  if (list.name !== 'list') return tell(context, list, 'totals', 'totals are kept of the list of the entity, and of no view');
  if (own || (facet && !facet.within)) return tell(context, list, 'totals', 'parts of this table are listed by one call, each to other people; their totals are counted');
  if ((read?.shape ?? 'page') !== 'page') return tell(context, list, 'totals', 'only a page tells a total');
  for (const where of [read?.where, facet?.within, ...(list.tabs?.items ?? []).map((tab) => tab.where)]) checkKeptBy(context, where, fields);
  for (const [index, name] of totals.by?.entries() ?? []) {
    const field = expectField(context, totals.by!, index, name, fields);
    if (!field) continue;
    if (!isSingle(field) && (field.computed || !several.includes(field.kind))) tell(context, totals.by!, index, notKept('stored single values, references and choices', field));
    const asks = list.filters.some(({ operator, on, by }) => (operator === 'equals' || operator === 'in') && on.length === 1 && on[0] === name && !by);
    if (!asks) tell(context, totals.by!, index, `no filter of this list asks for one value of "${name}"`);
  }
}

const isSingle = ({ kind, computed }: NormalProperty): boolean => !computed && single.includes(kind);

const notKept = (by: string, { name, kind, computed }: NormalProperty): string => `totals are kept by ${by}; "${name}" is ${computed ? 'worked out' : kind}`;

/** What decides which records a kept total counts. */
export function checkKeptBy(context: CheckContext, condition: Condition | undefined, fields: NormalProperty[]): void {
  for (const { holder, name, constants } of condition ? testsOf(condition) : []) {
    if (constants.includes('$me')) tell(context, holder, name, 'who asks is not known when totals are kept');
    const field = fields.find((each) => each.name === name);
    if (field && !isSingle(field)) tell(context, holder, name, notKept('stored single values', field));
  }
}
