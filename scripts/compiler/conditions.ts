/** Conditions, looked at as data. */
import type { Condition, Scalar, Test } from '../../src/engine/model';

export interface FieldTest {
  /** The object that holds the test, for its line. */
  holder: Condition;
  name: string;
  /** Constants compared with. */
  constants: Scalar[];
}

/** Every test of a condition, those inside `any` included. */
export function testsOf(condition: Condition): FieldTest[] {
  return Object.entries(condition).flatMap(([name, test]) =>
    name === 'any' ? (test as Condition[]).flatMap(testsOf) : [{ holder: condition, name, constants: constantsOf(test as Test) }],
  );
}

function constantsOf(test: Test): Scalar[] {
  if (Array.isArray(test)) return test;
  if (test === null || typeof test !== 'object') return [test];
  return 'not' in test ? [test.not].flat() : [];
}
