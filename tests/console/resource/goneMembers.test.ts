/** Members who closed their account, wherever lists name them. */
import { expect, it } from 'vitest';
import { allResources } from '../../resources';

it('are told in red, in the same words', async () => {
  const told = (await allResources()).flatMap(({ key, list }) => (list?.columns ?? []).flatMap(({ name, cases = [] }) =>
    cases.flatMap(({ when, template, tone }) => ((when as { isLogoff?: unknown }).isLogoff === true ? [{ column: `${key} ${name}`, tone, words: /\(已注销\)$/.test(template) }] : []))));
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter(({ tone, words }) => tone !== 'danger' || !words)).toEqual([]);
});
