import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { kindNames, type FieldModel, type KindName } from '../../src/engine/model';
import { fieldErrors } from '../../src/engine/validation/fieldErrors';
import { addKeywords } from '../../src/engine/validation/keywords';
import { recordSchema } from '../../src/engine/validation/recordSchema';
import { kinds } from '../../src/fields/kinds';
import { fieldOf } from '../fields/fieldOf';

/** A CommonJS module whose default export may come wrapped. */
const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;
const newAjv = (options = {}): Ajv => addKeywords(new Ajv({ allErrors: true, strict: true, ...options }));
const schemaOf = (field: FieldModel) => kinds[field.kind].schema(field);

function errorsOf(fields: FieldModel[], record: unknown) {
  const validate = newAjv().compile(recordSchema(fields, schemaOf));
  validate(record);
  return fieldErrors(validate.errors, fields, record, (kind) => kinds[kind]);
}

test.each<[KindName, unknown, string | undefined, Partial<FieldModel>?]>([
  ['text', undefined, '请输入名称', { required: true }],
  ['text', '', '请输入名称', { required: true, minLength: 2 }],
  ['text', null, '请输入名称', { required: true }],
  ['text', '', '给它一个名字', { required: true, messages: { required: '给它一个名字' } }],
  ['enumeration', null, '请选择名称', { required: true }],
  ['references', [], '请选择名称', { required: true }],
  ['reference', undefined, '请选择名称', { required: true }],
  ['reference', undefined, '请选择会员', { required: true, title: '选择会员' }],
  ['image', '', '请上传名称', { required: true }],
  ['json', null, '请输入名称', { required: true }],
  ['phone', '', '请输入联系电话', { required: true }],
  ['phone', '123', '联系电话格式不正确!'],
  ['phone', '010-12345678', undefined],
  ['phone', '010-12345678', '联系电话格式不正确!', { pattern: '^1[3-9]\\d{9}$' }],
  ['phone', '123', '手机号不对', { messages: { pattern: '手机号不对' } }],
  ['colour', '#12345', '十六进制颜色值不正确'],
  ['colour', 'rgb(1000,0,0)', 'rgb颜色值不正确'],
  ['url', 'http://10.0.0.1', '名称格式不正确'],
  ['text', '甲', '名称长度应在2到4个字符之间', { minLength: 2, maxLength: 4 }],
  ['text', '甲', '名称不能少于2个字符', { minLength: 2 }],
  ['text', '甲乙', '名称不能超过1个字符', { maxLength: 1 }],
  ['text', '甲乙', '太长', { maxLength: 1, messages: { maxLength: '太长' } }],
  ['text', '甲乙', '名称应为3个字符', { minLength: 3, maxLength: 3 }],
  ['text', 'a'.repeat(256), '名称不能超过255个字符'],
  ['text', 'x1', '名称格式不正确', { pattern: '^[a-z]+$' }],
  ['integer', 0, '名称应在1到9999之间'],
  ['integer', 1000, '名称应在0到999之间', { minimum: 0, maximum: 999 }],
  ['integer', -1, '名称不能小于0', { minimum: 0 }],
  ['integer', 11, '名称不能大于10', { maximum: 10 }],
  ['integer', 1.5, '名称必须是整数'],
  ['money', '00.5', '名称格式不正确'],
  ['money', '-1', '名称格式不正确'],
  ['money', '10.01', '名称应在1到10之间', { minimum: 1, maximum: 10 }],
  ['money', '0.99', '至少一元', { minimum: 1, messages: { minimum: '至少一元' } }],
  ['tags', ['甲', '甲'], '名称不能重复'],
  ['tags', Array.from({ length: 21 }, (_, at) => String(at)), '名称最多20项'],
  ['tags', ['词'.repeat(33)], '名称的每一项不能超过32个字符'],
  ['tags', ['a,b'], '标签不能包含逗号'],
  ['imageList', ['/a.png'], '名称应为2到3项', { minItems: 2, maxItems: 3 }],
  ['enumeration', 5, '名称不在可选范围内'],
  ['timeRange', ['22:00', '08:00'], '开始时间不能大于结束时间'],
  ['integerRange', [5, 2], '名称的起点须小于终点'],
  ['integerRange', [5, 5], '名称的起点须小于终点'],
  ['integerRange', [5, null], '名称的起点和终点都要填写'],
  ['dateRange', ['2024-02-01', '2024-01-01'], '开始时间不能大于结束时间'],
  ['dateLimit', 'someday', '名称不在可选范围内'],
  ['switch', 1, '名称格式不正确'],
  ['text', '好', undefined, { required: true }],
  ['text', '', undefined, { minLength: 2 }],
])('%s %j says %s', (kind, value, message, more) => {
  const field = fieldOf(kind, { title: '名称', ...more });
  const record = value === undefined ? {} : { value };
  expect(errorsOf([field], record)).toEqual(message === undefined ? [] : [{ field: 'value', message }]);
});

test('a child table says which cell of which row', () => {
  const rows = fieldOf('childTable', { name: 'rows', title: '规格' });
  expect(errorsOf([rows], { rows: [{ label: '苹果', price: '1.00' }, { label: '', price: '1.234' }, 3] })).toEqual([
    { field: 'rows.1.label', message: '请输入名称' },
    { field: 'rows.1.price', message: '价格格式不正确' },
    { field: 'rows.2', message: '规格格式不正确' },
  ]);
});

test('a field with a condition is required only while it holds', () => {
  const fields = [fieldOf('switch', { name: 'fixed' }), fieldOf('date', { name: 'until', title: '截止日', required: true, when: { fixed: true } })];
  expect(errorsOf(fields, { fixed: true })).toEqual([{ field: 'until', message: '请选择截止日' }]);
  expect(errorsOf(fields, { fixed: true, until: '2024-01-01' })).toEqual([]);
  expect(errorsOf(fields, { fixed: false })).toEqual([]);
  expect(errorsOf(fields, { fixed: false, until: 'x' })).toEqual([{ field: 'until', message: '截止日格式不正确' }]);
});

test('undeclared keys are refused by name', () => {
  expect(errorsOf([fieldOf('text')], { 'a/b': 1 })).toEqual([{ field: 'a/b', message: '不支持的字段：a/b' }]);
});

test('every kind compiles to standalone code that needs nothing but ajv\'s own runtime, and evaluates nothing', () => {
  const fields = kindNames.map((kind) => fieldOf(kind, { name: kind, required: true, when: { text: { not: 'x' } } }));
  const ajv = newAjv({ code: { source: true, esm: true } });
  const code = standaloneCode(ajv, ajv.compile(recordSchema(fields, schemaOf)));
  const needs = [...code.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1]);
  expect([...new Set(needs)]).toEqual(['ajv/dist/runtime/ucs2length']);
  expect(code).not.toMatch(/\beval\(|new Function/);
});
