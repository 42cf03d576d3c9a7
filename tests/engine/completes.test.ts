/** What a record's own change writes beside it. */
import { describe, expect, it } from 'vitest';
import type { CompletionModel } from '../../src/engine/model';
import { completedBy } from '../../src/engine/rules/completes';

const kinds = { promoter: 'switch', since: 'datetime', pwd: 'password', due: 'switch', by: 'text' } as const;
const completes: CompletionModel[] = [
  { when: { promoter: true }, set: { since: '$now', by: '$me' } },
  { changes: ['pwd'], set: { due: true } },
];
const present = { now: '2026-05-01 08:00:00', me: { id: 7, name: '小满' } };
const completed = (before: Record<string, unknown> | undefined, after: Record<string, unknown>) =>
  completedBy(completes, before, after, (name) => (name in kinds ? { kind: kinds[name as keyof typeof kinds] } : undefined), present);

describe('a record is completed by its own change', () => {
  it.each([
    ['a condition that begins to hold', { promoter: false, pwd: 'a' }, { promoter: true, pwd: 'a' }, { since: present.now, by: '小满' }],
    ['one that held before', { promoter: true, pwd: 'a' }, { promoter: true, pwd: 'a' }, {}],
    ['one that ends', { promoter: true, pwd: 'a' }, { promoter: false, pwd: 'a' }, {}],
    ['a field that changes', { promoter: false, pwd: 'a' }, { promoter: false, pwd: 'b' }, { due: true }],
    ['both', { promoter: false, pwd: 'a' }, { promoter: true, pwd: 'b' }, { since: present.now, by: '小满', due: true }],
    ['a new record that meets the condition', undefined, { promoter: true, pwd: '' }, { since: present.now, by: '小满', due: true }],
    ['a new record that does not', undefined, { promoter: false, pwd: '' }, { due: true }],
  ])('%s', (_case, before, after, written) => {
    expect(completed(before, after)).toEqual(written);
  });

  it('sees what the one before it wrote', () => {
    const chain: CompletionModel[] = [{ when: { a: 1 }, set: { b: 1 } }, { when: { b: 1 }, set: { c: 1 } }];
    expect(completedBy(chain, { a: 0, b: 0 }, { a: 1, b: 0 }, () => undefined, present)).toEqual({ b: 1, c: 1 });
  });
});
