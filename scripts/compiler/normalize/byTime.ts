/** The conventions of `byTime`. */
import type { Entity } from '../../../generated/types/vocabulary';
import type { WaitModel } from '../../../src/engine/model';
import { distanceOf } from '../../../src/engine/rules/present';
import type { NormalStep } from '../normal';
import { madeFrom } from '../origin';

/** Seconds. */
const units: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 };

type Written = NonNullable<Entity['byTime']>[number];

/** @returns steps whose field is empty where the schema says none; one that is a move waits where that may be made */
export function normalizeSteps({ byTime = [], resource }: Entity): NormalStep[] {
  const states = resource ? resource.states : undefined;
  return byTime.map((step) => {
    const move = step.move === undefined ? undefined : states?.moves[step.move];
    const { after, from = move?.from ?? [], ...same } = step;
    const when = move?.when || step.when ? { ...move?.when, ...step.when } : undefined;
    return madeFrom<NormalStep>({
      ...same, at: momentOf(step), field: step.field ?? states?.field ?? '', from: [from].flat(), title: step.title ?? '到时自动变更',
      ...(when ? { when: step.when ? madeFrom(when, step.when) : when } : {}), ...(after === undefined ? {} : { after: waitOf(after, step) }),
    } as NormalStep, step);
  });
}

/** `order/invoice.createTime` is a field of that entity; which of its fields refers here is found once all entities are known. */
function momentOf(step: Written): NormalStep['at'] {
  const [, last, field] = /^(.+\/.+)\.(\w+)$/.exec(step.at) ?? [];
  return last === undefined || field === undefined ? step.at : madeFrom({ last, field }, step, 'at');
}

function waitOf(after: string, step: Written): WaitModel {
  const [, name = '', unit = ''] = /^\+\{(.+)\}([mhd])$/.exec(after) ?? [];
  if (name === '') return { seconds: distanceOf(after) ?? 0 };
  const [setting = '', field] = name.split('.');
  return madeFrom({ setting, ...(field === undefined ? {} : { field }), unit: units[unit] ?? 0 }, step, 'after');
}
