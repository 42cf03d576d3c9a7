/** The conventions of `byTime`. */
import type { Entity } from '../../../generated/types/vocabulary';
import type { StepModel, WaitModel } from '../../../src/engine/model';
import { distanceOf } from '../../../src/engine/rules/present';
import { madeFrom } from '../origin';

/** Seconds. */
const units = { minute: 60, hour: 3_600, day: 86_400 } as const;

type Written = NonNullable<Entity['byTime']>[number];

/** @returns steps whose field is empty where the schema says none; one that is a move waits where that may be made */
export function normalizeSteps({ byTime = [], resource }: Entity): StepModel[] {
  const states = resource ? resource.states : undefined;
  return byTime.map((step) => {
    const move = step.move === undefined ? undefined : states?.moves[step.move];
    const { after, from = move?.from ?? [], ...same } = step;
    const when = move?.when || step.when ? { ...move?.when, ...step.when } : undefined;
    return madeFrom<StepModel>({
      ...same, field: step.field ?? states?.field ?? '', from: [from].flat(), title: step.title ?? '到时自动变更',
      ...(when ? { when: step.when ? madeFrom(when, step.when) : when } : {}), ...(after === undefined ? {} : { after: waitOf(after) }),
    } as StepModel, step);
  });
}

const waitOf = (after: NonNullable<Written['after']>): WaitModel =>
  (typeof after === 'string' ? { seconds: distanceOf(after) ?? 0 } : madeFrom({ ...after, unit: units[after.unit] }, after));
