/** States that time brings about: which of a record's are due. */
import { sameStored } from '../json';
import type { MomentModel, SettingWait, StepModel } from '../model';
import { isEmpty } from '../text/words';
import { fromSeconds, toSeconds } from '../time/wallTime';
import { holds } from './holds';

type Row = Record<string, unknown>;

/** What settings say now, by `settingName`. */
export type Waits = ReadonlyMap<string, number>;

export const settingName = ({ setting, field }: Pick<SettingWait, 'setting' | 'field'>): string => (field === undefined ? setting : `${setting}.${field}`);

/** Name under which a record holds the moment: its own field, or what was looked up elsewhere for it. */
export const momentName = (at: MomentModel): string => (typeof at === 'string' ? at : `${at.last}.${at.field}`);

/** @returns the last moment that is due at `now`; undefined where nobody knows how long is waited */
export function dueUntil({ after }: Pick<StepModel, 'after'>, now: string, waits?: Waits): string | undefined {
  if (after === undefined) return now;
  const wait = 'seconds' in after ? after.seconds : waits?.get(settingName(after));
  if (wait === undefined) return undefined;
  return fromSeconds(toSeconds(now) - wait * ('seconds' in after ? 1 : after.unit));
}

function isDue(step: StepModel, record: Row, now: string, waits: Waits | undefined): boolean {
  if (!step.from.some((code) => code === record[step.field])) return false;
  const at = record[momentName(step.at)];
  const until = dueUntil(step, now, waits);
  return until !== undefined && typeof at === 'string' && at !== '' && at <= until && holds(step.when, record);
}

/**
 * The first step that is due; undefined where none is.
 * @param record with moments that are looked up elsewhere under `momentName`
 * @param waits what settings say; a step that waits by a setting which is not among them is never due
 */
export const dueStep = (steps: readonly StepModel[] | undefined, record: Row, now: string, waits?: Waits): StepModel | undefined =>
  steps?.find((step) => isDue(step, record, now, waits));

/** Steps that a write takes at once. A move may do more than its record knows, and be refused: the job alone makes it. */
export const stepsAtOnce = (steps: readonly StepModel[] | undefined): StepModel[] => (steps ?? []).filter(({ move }) => move === undefined);

/**
 * The states of a record as the time has it, as far as they are taken at once.
 * Where time leads through several states, a time that was changed is judged from the first of them again: what was over goes on.
 * @param before the record as it was stored; absent for a new one
 * @returns the fields that change
 */
export function statesByTime(all: readonly StepModel[] | undefined, before: Row | undefined, after: Row, now: string, waits?: Waits): Row {
  const steps = stepsAtOnce(all);
  if (steps.length === 0) return {};
  const record = { ...after };
  for (const name of new Set(steps.map(({ field }) => field))) {
    const own = steps.filter(({ field }) => field === name);
    if (before && own.length > 1 && isMovedInTime(own, before, after)) record[name] = own[0]!.from[0];
  }
  // Each step is taken once at most, so that steps in a circle end.
  const left = new Set(steps);
  for (let step = dueStep(steps, record, now, waits); step && left.delete(step); step = dueStep([...left], record, now, waits)) record[step.field] = step.to;
  return Object.fromEntries([...new Set(steps.map(({ field }) => field))].filter((name) => record[name] !== after[name]).map((name) => [name, record[name]]));
}

function isMovedInTime(steps: readonly StepModel[], before: Row, after: Row): boolean {
  const { field } = steps[0]!;
  const state = after[field];
  return sameStored(before[field], state) && steps.some(({ to }) => to === state)
    && steps.some(({ at }) => typeof at === 'string' && !isEmpty(after[at]) && !sameStored(before[at], after[at]));
}
