/** Rules between fields: those written, and those that follow from periods. */
import type { Entity } from '../../../generated/types/vocabulary';
import type { RuleModel } from '../../../src/engine/model';
import { boundsOf, comparable } from '../../../src/engine/validation/brokenRules';
import type { NormalProperty } from '../normal';
import { madeFrom } from '../origin';

/**
 * A period of days does not end before it begins, one of moments or times ends after; whoever compares its two ends says what holds
 * instead.
 */
export function normalizeRules({ rules: written = [] }: Entity, fields: readonly NormalProperty[]): RuleModel[] {
  const compared = (one: string, other: string) => written.some((rule) => [[one, other], [other, one]].some(([field, bound]) => rule.field === field && boundsOf(rule).some((each) => each.bound === bound)));
  const periods = fields.flatMap(({ name, kind, input }): RuleModel[] => {
    const through = (input || undefined)?.through;
    const end = fields.find((field) => field.name === through);
    return end?.kind !== kind || !comparable(kind, kind) || compared(name, end.name) ? [] : [madeFrom({ field: end.name, [kind === 'time' || (input || undefined)?.wholeDays === false ? 'more' : 'atLeast']: name }, input as object)];
  });
  return [...written, ...periods];
}
