/** Conditions, looked at as data. */
import type { Condition, Moment, Scalar, Test } from '../../src/engine/model';
import { isMoment } from '../../src/engine/rules/present';

export interface FieldTest {
  /** The object that holds the test, for its line. */
  holder: Condition;
  name: string;
  /** Constants compared with. */
  constants: Scalar[];
  /** Moments that bound it. */
  moments: Moment[];
  /** Whether it asks what a list holds. */
  asksList: boolean;
}

/** Every test of a condition, those inside `any` included. */
export function testsOf(condition: Condition): FieldTest[] {
  return Object.entries(condition).flatMap(([name, test]) =>
    name === 'any' ? (test as Condition[]).flatMap(testsOf) : [{ holder: condition, name, constants: constantsOf(test as Test), moments: momentsOf(test as Test), asksList: typeof test === 'object' && test !== null && 'has' in test }],
  );
}

function constantsOf(test: Test): Scalar[] {
  if (Array.isArray(test)) return test;
  if (test === null || typeof test !== 'object') return [test];
  if ('has' in test) return [test.has].flat();
  return 'not' in test ? [test.not].flat() : [];
}

const momentsOf = (test: Test): Moment[] =>
  (test === null || typeof test !== 'object' || Array.isArray(test) || 'not' in test || 'empty' in test || 'has' in test ? [] : [test.from, test.to].filter(isMoment));
