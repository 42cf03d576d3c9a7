import { expect, it } from 'vitest';
import type { Figure } from '../../scripts/bench/row';
import { changeText } from '../../scripts/bench/table';

const alone = (ours: number): Figure => ({ what: 'memory', unit: 'MB', ours, runs: 1 });
const beside = (ours: number, value: number): Figure => ({ ...alone(ours), peer: { name: 'peer', value } });

it.each([
  ['nothing is kept', alone(3), undefined, 'new'],
  ['the same', alone(3), alone(3), '0 %'],
  ['more', alone(3), alone(2), '+50 %'],
  ['less', alone(1), alone(2), '−50 %'],
  ['a slower machine changes no ratio', beside(20, 40), beside(10, 20), '0 %'],
  ['a ratio that fell', beside(10, 40), beside(10, 20), '−50 %'],
  ['nothing was kept of it', alone(1), alone(0), 'from 0'],
] as const)('%s', (_what, now, last, text) => {
  expect(changeText(now, last)).toBe(text);
});
