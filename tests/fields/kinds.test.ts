import { Ajv } from 'ajv';
import fc from '../property';
import { describe, expect, test } from 'vitest';
import { kindNames, type KindName } from '../../src/engine/model';
import { addKeywords } from '../../src/engine/validation/keywords';
import { columns } from '../../src/fields/columns';
import type { FormatContext } from '../../src/fields/kind';
import { kinds } from '../../src/fields/kinds';
import { fieldOf } from './fieldOf';

const context: FormatContext = {
  enumeration: (name) => name === 'show'
    ? { name, title: '显示状态', items: [{ value: 1, title: '显示', colour: 'success' }, { value: 0, title: '隐藏' }] }
    : undefined,
  displayName: (_entity, id) => (id === 7 ? '华为' : undefined),
};

/** A stream of numbers in [0, 1) that a seed decides. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const ajv = addKeywords(new Ajv({ allErrors: true, strict: true }));
const accepts = (kind: KindName, value: unknown, more: Parameters<typeof fieldOf>[1] = {}): boolean =>
  ajv.validate(kinds[kind].schema(fieldOf(kind, more)), value);

describe.each(kindNames)('%s', (name) => {
  const kind = kinds[name];
  const column = columns[name];

  test('bears its own name', () => expect(kind.name).toBe(name));

  test('samples are valid, normal, deterministic and survive SQL', () => {
    const field = fieldOf(name, { required: true });
    const validate = ajv.compile(kind.schema(field));
    fc.assert(fc.property(fc.integer(), (seed) => {
      const sample = kind.sample(field, seeded(seed), context);
      expect(validate(sample), `${JSON.stringify(sample)} ${ajv.errorsText(validate.errors)}`).toBe(true);
      expect(kind.sample(field, seeded(seed), context)).toEqual(sample);
      if (kind.normalize) expect(kind.normalize(sample, field)).toEqual(sample);
      const parameter = column.toSql(sample, field);
      const stored = column.type(field) === 'jsonb' ? (JSON.parse(parameter as string) as unknown) : parameter;
      expect(column.fromSql(stored, field)).toEqual(sample);
      expect(typeof kind.format(sample, field, context)).toBe('string');
    }), { numRuns: 50 });
  });

  test('the empty value passes an optional field only', () => {
    expect(ajv.validate(kind.schema(fieldOf(name)), kind.empty)).toBe(true);
    const needsValue = name !== 'switch';
    expect(ajv.validate(kind.schema(fieldOf(name, { required: true })), kind.empty)).toBe(!needsValue);
  });

  test('an empty text parses to an empty value', () => {
    const field = fieldOf(name);
    const parsed = kind.parse('', field);
    expect(ajv.validate(kind.schema(field), parsed)).toBe(true);
    expect(kind.format(parsed, field, context)).toBe('');
  });
});

const accepted: [KindName, unknown[], Parameters<typeof fieldOf>[1]?][] = [
  ['phone', ['13000000000', '19999999999', '1234567', '12345678', '010-12345678', '0571-1234567', '400-1234-567']],
  ['url', ['http://shop.example.com', 'https://example.cn/a?b=1#c', 'ftp://files.example.com', '//cdn.example.com/x.js', 'http://8.8.8.8:8080/x', 'http://商城.example.com']],
  ['money', ['12.34', '0', '0.5', '9.99', '0.00', '99999999999999.99']],
  ['colour', ['#409eff', '#409EFF', '']],
  ['integer', [1, 9999]],
  ['integer', [0, -5, 10_000], { minimum: -10 }],
  ['decimal', ['-1.5', '0.125'], { scale: 3 }],
  ['image', ['/demo/picture-1.svg', 'crmebimage/a.png', 'https://example.com/a,b.png', '//cdn.example.com/a.png']],
  ['treeReference', [0, 5], { default: 0, required: true }],
  ['text', ['', '甲乙', null], { minLength: 2 }],
  ['dateRange', [['2024-01-01', '2024-01-01'], ['2024-01-01', '2025-01-01']]],
  ['tags', [['a', 'b'], Array.from({ length: 20 }, (_, at) => `词${at}`), ['词'.repeat(32)]]],
  ['imageList', [Array.from({ length: 21 }, () => '/a.png')], { maxItems: 30 }],
  ['time', ['', '08:30:15'], {}],
  ['time', ['', '08:30', '00:00'], { unit: 'minute' }],
  ['time', ['00:00', '24:00'], { unit: 'hour', required: true }],
];
test.each(accepted)('%s accepts %j', (kind, values, more) => {
  for (const value of values) expect([value, accepts(kind, value, more)]).toEqual([value, true]);
});

const refused: [KindName, unknown[], Parameters<typeof fieldOf>[1]?][] = [
  ['phone', ['12000000000', '1300000000', '010-123', '400-123-4567', 'abc', '01012345678']],
  ['url', ['http://10.0.0.1', 'http://192.168.1.1', 'http://172.16.0.1', 'http://127.0.0.1', 'http://169.254.1.1/x', 'http://a@10.0.0.1', 'http://localhost', 'javascript:alert(1)', 'mailto:a@example.com', 'example.com', 'http://a b.com']],
  ['money', ['00.5', '1.234', '-1', '1e3', '.5', '1,000', '100000000000000']],
  ['colour', ['#12345', '409eff', '#gggggg', 'red']],
  ['integer', [0, 10_000, 1.5, '1']],
  ['integer', [-11, 2 ** 53], { minimum: -10 }],
  ['money', ['4.99', '10.01'], { minimum: 5, maximum: 10 }],
  ['image', ['javascript:alert(1)', 'data:image/png;base64,x', 'a b.png', '"><img>']],
  ['treeReference', [0], { required: true }],
  ['text', ['甲', '甲乙丙丁'], { minLength: 2, maxLength: 3 }],
  ['text', [null, ''], { required: true }],
  ['dateRange', [['2024-02-01', '2024-01-01'], ['2024-02-01']]],
  ['tags', [['a', 'a'], Array.from({ length: 21 }, (_, at) => `词${at}`), ['词'.repeat(33)], ['a,b']]],
  ['imageList', [Array.from({ length: 21 }, () => '/a.png')]],
  ['enumeration', [2, '1', true]],
  ['time', ['08:30', '24:00:00'], {}],
  ['time', ['08:30:00', '24:00'], { unit: 'minute' }],
  ['time', ['08:30', '25:00', '', '08:00:00'], { unit: 'hour', required: true }],
];
test.each(refused)('%s refuses %j', (kind, values, more) => {
  for (const value of values) expect([value, accepts(kind, value, more)]).toEqual([value, false]);
});

test.each<KindName>(['money', 'decimal'])('%s typed with zeros before it is refused, not put right', (name) => {
  expect(accepts(name, kinds[name].normalize!('00.5', fieldOf(name)))).toBe(false);
});

const parsed: [KindName, string, unknown, Parameters<typeof fieldOf>[1]?][] = [
  ['colour', 'rgb(64, 158, 255)', '#409eff'],
  ['colour', '64,158,255', '#409eff'],
  ['colour', '409EFF', '#409eff'],
  ['money', '¥1,234.5', '1234.50'],
  ['integer', ' 1,234 ', 1234],
  ['switch', '显示', true],
  ['enumeration', '0', 0],
  ['date', '2024/2/9', '2024-02-09'],
  ['datetime', '2024-02-09T16:00:00Z', '2024-02-10 00:00:00'],
  ['dateRange', '2024-01-01 至 2024-02-01', ['2024-01-01', '2024-02-01']],
  ['dateLimit', '最近7天', 'lately7'],
  ['tags', '新品，热卖,新品', ['新品', '热卖']],
  ['treeReference', '', 0, { default: 0 }],
  ['time', '9:30', '09:30:00'],
  ['time', '0930', '09:30', { unit: 'minute' }],
  ['childTable', '苹果\t3.5\n梨\t2', [{ label: '苹果', price: '3.50' }, { label: '梨', price: '2.00' }]],
];
test.each(parsed)('%s reads %s', (kind, text, value, more) => {
  expect(kinds[kind].parse(text, fieldOf(kind, more))).toEqual(value);
});

const misread: [KindName, string, string][] = [
  ['colour', '#12345', '十六进制颜色值不正确'],
  ['colour', 'rgb(1000,0,0)', 'rgb颜色值不正确'],
  ['colour', '1,2', 'rgb颜色值不正确'],
  ['integer', '1.5', '数值必须是整数'],
  ['money', '1.2.3', '数值格式不正确'],
  ['date', '2023-02-29', '数值格式不正确'],
  ['enumeration', '3', '数值不在可选范围内'],
  ['json', '{', '数值不是有效的JSON'],
];
test.each(misread)('%s does not read %s', (kind, text, message) => {
  expect(() => kinds[kind].parse(text, fieldOf(kind))).toThrow(message);
});

const shown: [KindName, unknown, string, Parameters<typeof fieldOf>[1]?][] = [
  ['money', '1234567.5', '1,234,567.50'],
  ['switch', true, '显示', { enumeration: 'show' }],
  ['switch', false, '隐藏', { enumeration: 'show' }],
  ['switch', false, '否'],
  ['enumeration', 1, '显示'],
  ['datetime', '2023-11-15 06:13:20', '2023-11-15 06:13', { wire: 'seconds' }],
  ['reference', 7, '华为'],
  ['references', [7, 8], '华为、8'],
  ['dateLimit', 'preMonth', '上月'],
  ['richText', '<p>你好&nbsp;<b>世界</b></p><script>x()</script>', '你好 世界'],
  ['password', 'secret', '******'],
  ['childTable', [{ label: '苹果', price: '3.5' }], '苹果 3.50'],
];
test.each(shown)('%s shows %j as %s', (kind, value, text, more) => {
  expect(kinds[kind].format(value, fieldOf(kind, more), context)).toBe(text);
});

test('a child table with a row for each record refuses a second one, and opens without those whose record is gone', () => {
  const table = fieldOf('childTable', { rowFor: 'levelId', fields: [fieldOf('reference', { name: 'levelId', title: '会员等级', to: 'user/level' }), fieldOf('decimal', { name: 'rate' })] });
  const rows = [{ levelId: 1, rate: '1.0' }, { levelId: 2, rate: '2.0' }, { levelId: 1, rate: '3.0' }];
  expect(kinds.childTable.checkWithin!(rows, table, {})).toEqual({ '2.levelId': '会员等级已有一行' });
  expect(kinds.childTable.checkWithin!(rows.slice(0, 2), table, {})).toEqual({});
  expect(kinds.childTable.opened!([...rows.slice(0, 2), { levelId: null, rate: '4.0' }], table)).toEqual(rows.slice(0, 2));
});

describe('rows of a child table that stand first', () => {
  const [name, phone] = [{ label: '姓名', hint: '' }, { label: '手机号', hint: '' }];
  const table = fieldOf('childTable', { first: [{ label: '姓名' }, { label: '手机号' }], default: [name, phone], fields: [fieldOf('text', { name: 'label' }), fieldOf('text', { name: 'hint' })] });
  const opened = (rows: object[]) => kinds.childTable.opened?.(rows, table);

  test.each<[string, object[], object[]]>([
    ['are put in front of rows that are older', [{ label: '年龄' }], [name, phone, { label: '年龄' }]],
    ['keep what else they hold, wherever they stood', [{ label: '年龄' }, { label: '手机号', hint: '11 位' }], [name, { label: '手机号', hint: '11 位' }, { label: '年龄' }]],
    ['are all that an empty table begins with', [], [name, phone]],
  ])('%s', (_name, stored, expected) => expect(opened(stored)).toEqual(expected));

  test('are in every row made up', () => {
    fc.assert(fc.property(fc.integer(), (seed) => {
      const rows = kinds.childTable.sample({ ...table, minItems: 2 }, seeded(seed), context);
      expect(kinds.childTable.checkWithin?.(rows, table, {})).toEqual({});
    }), { numRuns: 20 });
  });
});
