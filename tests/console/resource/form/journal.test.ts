// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { Journal, withoutSecrets, type DraftKey } from '../../../../src/console/resource/form/journal';
import type { FieldModel } from '../../../../src/engine/model';

const day = 24 * 60 * 60 * 1000;
const key: DraftKey = { account: 'li', resource: 'product/brand', mode: 'edit', id: 7 };
const draft = { base: { name: '华为' }, values: { name: '小米' } };
let now = 1_000_000;
let journal: Journal;

beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
  journal = new Journal(() => localStorage, () => now);
});

describe('a draft', () => {
  it('is read back for the same person, record and mode only', () => {
    journal.write(key, draft);
    expect(journal.read(key)).toEqual({ ...draft, at: now });
    expect(journal.read({ ...key, account: 'wang' })).toBeUndefined();
    expect(journal.read({ ...key, id: 8 })).toBeUndefined();
    expect(journal.read({ ...key, mode: 'copy' })).toBeUndefined();
    expect(journal.read({ ...key, id: '7' })).toBeDefined();
  });

  it('ends after seven days', () => {
    journal.write(key, draft);
    now += 7 * day;
    expect(journal.read(key)).toBeDefined();
    now += 1;
    expect(journal.read(key)).toBeUndefined();
  });

  it('gives way to newer ones above two million characters', () => {
    const big = { base: {}, values: { content: 'x'.repeat(450_000) } };
    for (const id of [1, 2, 3, 4, 5]) {
      journal.write({ ...key, id }, big);
      now += 1;
    }
    expect([1, 2, 3, 4, 5].filter((id) => journal.read({ ...key, id }))).toEqual([2, 3, 4, 5]);
  });

  it('above half a million characters is not kept, and the former one stays', () => {
    journal.write(key, draft);
    expect(journal.write(key, { base: {}, values: { content: 'x'.repeat(500_000) } })).toBe(false);
    expect(journal.read(key)?.values).toEqual(draft.values);
  });

  it('that cannot be read is thrown away', () => {
    journal.write(key, draft);
    const name = localStorage.key(0) ?? '';
    localStorage.setItem(name, '{broken');
    expect(journal.read(key)).toBeUndefined();
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('is silently absent where there is no storage', () => {
    const blocked = new Journal(() => undefined);
    expect(blocked.write(key, draft)).toBe(false);
    expect(blocked.read(key)).toBeUndefined();
  });
});

describe('an expired sign-in', () => {
  it('writes every open form and remembers where the person was', () => {
    journal.open({ key, flush: () => journal.write(key, draft) });
    journal.suspend('/product/brand?page=2');
    expect(journal.read(key)?.values).toEqual(draft.values);
    expect(journal.suspended).toBe(true);
    expect(journal.returnPoint('li')).toMatchObject({ address: '/product/brand?page=2', forms: [key] });
    expect(journal.returnPoint('wang')).toBeUndefined();
  });

  it('lets each form restore itself once', () => {
    journal.open({ key, flush: () => true });
    journal.suspend('/product/brand');
    expect(journal.takeReturn(key)).toBe(true);
    expect(journal.takeReturn(key)).toBe(false);
    expect(journal.returnPoint('li')).toBeUndefined();
  });

  it('remembers nothing when nothing was typed', () => {
    journal.open({ key, flush: () => false });
    journal.suspend('/product/brand');
    expect(journal.returnPoint('li')).toBeUndefined();
  });

  it('knows no form that has closed', () => {
    journal.open({ key, flush: () => true })();
    journal.suspend('/product/brand');
    expect(journal.returnPoint('li')).toBeUndefined();
  });
});

describe('withoutSecrets', () => {
  const field = (name: string, more: Partial<FieldModel> = {}): FieldModel =>
    ({ name, title: name, kind: 'text', wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {}, ...more });

  it('leaves passwords and write-only fields out, in child tables too', () => {
    const fields = [
      field('account'), field('pwd', { kind: 'password' }), field('token', { writeOnly: true }),
      field('rows', { kind: 'childTable', fields: [field('name'), field('secret', { kind: 'password' })] }),
    ];
    const values = { account: 'li', pwd: '1', token: '2', unknown: 3, rows: [{ name: 'a', secret: 'b' }] };
    expect(withoutSecrets(values, fields)).toEqual({ account: 'li', rows: [{ name: 'a' }] });
  });
});
