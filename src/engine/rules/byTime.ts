/** States that time brings about: which of a record's are due. */
import { sameStored } from '../json';
import type { StepModel } from '../model';
import { isEmpty } from '../text/words';
import { holds } from './holds';

type Row = Record<string, unknown>;

const isDue = ({ field, from, at, when }: StepModel, record: Row, now: string): boolean =>
  from.some((code) => code === record[field]) && typeof record[at] === 'string' && record[at] !== '' && record[at] <= now && holds(when, record);

/** The first step that is due; undefined where none is. */
export const dueStep = (steps: readonly StepModel[] | undefined, record: Row, now: string): StepModel | undefined => steps?.find((step) => isDue(step, record, now));

/**
 * The states of a record as the time has it.
 * Where time leads through several states, a time that was changed is judged from the first of them again: what was over goes on.
 * @param before the record as it was stored; absent for a new one
 * @returns the fields that change
 */
export function statesByTime(steps: readonly StepModel[] | undefined, before: Row | undefined, after: Row, now: string): Row {
  if (!steps) return {};
  const record = { ...after };
  for (const name of new Set(steps.map(({ field }) => field))) {
    const own = steps.filter(({ field }) => field === name);
    if (before && own.length > 1 && isMovedInTime(own, before, after)) record[name] = own[0]!.from[0];
  }
  // Each step is taken once at most, so that steps in a circle end.
  const left = new Set(steps);
  for (let step = dueStep(steps, record, now); step && left.delete(step); step = dueStep([...left], record, now)) record[step.field] = step.to;
  return Object.fromEntries([...new Set(steps.map(({ field }) => field))].filter((name) => record[name] !== after[name]).map((name) => [name, record[name]]));
}

function isMovedInTime(steps: readonly StepModel[], before: Row, after: Row): boolean {
  const { field } = steps[0]!;
  const state = after[field];
  return sameStored(before[field], state) && steps.some(({ to }) => to === state)
    && steps.some(({ at }) => !isEmpty(after[at]) && !sameStored(before[at], after[at]));
}
