import type { Condition } from '../model';

/** Names of the fields that a condition asks about, each once, those inside `any` included. */
export const conditionFields = (condition: Condition): string[] =>
  [...new Set(Object.entries(condition).flatMap(([name, test]) => (name === 'any' ? (test as Condition[]).flatMap(conditionFields) : [name])))];
