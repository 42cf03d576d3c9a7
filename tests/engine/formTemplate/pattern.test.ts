import { describe, expect, it } from 'vitest';
import { readPattern } from '../../../src/engine/formTemplate/pattern';

describe('a pattern of a rule', () => {
  it.each<[what: string, written: string, fits: string[], refuses: string[]]>([
    ['between slashes', '/^1\\d{10}$/', ['13800000000'], ['1380000000', 'x13800000000']],
    ['bare', '^\\d+\\.\\d+\\.\\d+$', ['1.2.3'], ['1.2', 'v1.2.3']],
    ['regardless of case', '/^[a-z]+$/i', ['ABC', 'abc'], ['a1']],
    ['by lines', '/^b$/m', ['a\nb'], ['ab']],
    ['Chinese by code points', '/^[\\u4e00-\\u9fa5]{2,4}$/', ['张三', '欧阳小明'], ['张', 'Zhang']],
    ['Chinese as written', '/^[一-龥]+$/', ['张三'], ['a']],
    ['found anywhere', '/\\d/', ['a1'], ['a']],
    ['with the flag of every match, which a test does not need', '/a/g', ['a', 'ba'], ['b']],
    ['with a slash inside', '/^https?:\\/\\//', ['https://x'], ['ftp://x']],
  ])('%s', (_what, written, fits, refuses) => {
    const pattern = readPattern(written);
    if (pattern.kind !== 'linear') throw new Error(JSON.stringify(pattern));
    for (const value of fits) expect(pattern.test(value), value).toBe(true);
    for (const value of refuses) expect(pattern.test(value), value).toBe(false);
  });

  it.each([
    ['look-ahead', '/^(?=.*\\d)(?=.*[a-z]).{8,}$/i', { source: '^(?=.*\\d)(?=.*[a-z]).{8,}$', flags: 'i' }],
    ['look-behind', '/(?<!a)b/g', { source: '(?<!a)b', flags: '' }],
    ['a back-reference', '/^(.)\\1$/', { source: '^(.)\\1$', flags: '' }],
  ])('with %s is left to a matcher with a time limit', (_what, written, rest) => {
    expect(readPattern(written)).toEqual({ kind: 'backtracking', ...rest });
  });

  it.each([
    ['nothing', '', '正则表达式为空'],
    ['an open bracket', '/[/', '正则表达式格式不正确'],
    ['code', '/a/.test(x) || alert(1)', '正则表达式格式不正确'],
    ['an unknown flag', '/a/q', '不支持的正则修饰符：q'],
  ])('of %s is told', (_what, written, reason) => {
    expect(readPattern(written)).toEqual({ kind: 'invalid', reason });
  });

  it('that would run for ever in JavaScript does not', () => {
    const pattern = readPattern('/^(a+)+$/');
    expect(pattern.kind === 'linear' && pattern.test(`${'a'.repeat(20_000)}!`)).toBe(false);
  });
});
