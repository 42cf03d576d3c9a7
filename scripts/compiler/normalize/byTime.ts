/** The conventions of `byTime`. */
import type { Entity } from '../../../generated/types/vocabulary';
import type { StepModel } from '../../../src/engine/model';
import { madeFrom } from '../origin';

/** @returns steps whose field is empty where the schema says none */
export function normalizeSteps({ byTime = [], resource }: Entity): StepModel[] {
  const states = resource ? resource.states?.field : undefined;
  return byTime.map((step) => madeFrom({ ...step, field: step.field ?? states ?? '', from: [step.from].flat(), title: step.title ?? '到时自动变更' }, step));
}
