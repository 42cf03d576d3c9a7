import { describe, expect, it } from 'vitest';
import { formOf } from '../../../src/engine/formTemplate/form';
import { readTemplate } from '../../../src/engine/formTemplate/template';
import { initialValues } from '../../../src/engine/formTemplate/values';

let number = 100;
const item = (tag: string, raw: object = {}, config: object = {}) => {
  number += 1;
  return { __config__: { label: '名目', tag, layout: 'colFormItem', span: 24, required: false, regList: [], ...config }, __vModel__: `field${number}`, ...raw };
};
const read = (...fields: unknown[]) => formOf(readTemplate({ fields }), 'form:84');
const options = [{ label: '本地', value: 1 }, { label: '云', value: 2, disabled: true }];

describe('a component becomes a field', () => {
  it.each<[what: string, tag: string, raw: object, field: object]>([
    ['input', 'el-input', { maxlength: 20 }, { kind: 'text', maxLength: 20 }],
    ['textarea', 'el-input', { type: 'textarea' }, { kind: 'textarea' }],
    ['password', 'el-input', { 'show-password': true }, { kind: 'password' }],
    ['password in the other spelling', 'el-input', { showPassword: true }, { kind: 'password' }],
    ['whole number', 'el-input-number', { min: 0, max: 9, step: 1, precision: 0 }, { kind: 'integer', minimum: 0, maximum: 9 }],
    ['number without a precision', 'el-input-number', { min: 0, max: 9, step: 1, precision: null }, { kind: 'decimal', wire: 'plain', unpadded: true, minimum: 0, maximum: 9 }],
    ['number with a precision', 'el-input-number', { precision: 2 }, { kind: 'decimal', scale: 2, wire: 'plain' }],
    ['number whose step has decimals', 'el-input-number', { step: 0.5 }, { kind: 'decimal', unpadded: true }],
    ['select', 'el-select', { __slot__: { options } }, { kind: 'enumeration', as: 'select', codes: [1, 2], options: [{ value: 1, title: '本地' }, { value: 2, title: '云', disabled: true }] }],
    ['select of one’s own words', 'el-select', { multiple: true, 'allow-create': true, 'multiple-limit': 20 }, { kind: 'tags', wire: 'comma', maxItems: 20 }],
    ['select of several', 'el-select', { multiple: true, __slot__: { options } }, { kind: 'choices', as: 'select' }],
    ['radio', 'el-radio-group', { __slot__: { options } }, { kind: 'enumeration', as: 'radio' }],
    ['checkboxes', 'el-checkbox-group', { min: 1, max: 2, __slot__: { options } }, { kind: 'choices', as: 'checkbox', minItems: 1, maxItems: 2 }],
    ['switch', 'el-switch', { 'active-value': '1', 'inactive-value': '0', 'active-text': '开' }, { kind: 'switch', codes: ['1', '0'], options: [{ value: '1', title: '开' }, { value: '0', title: '关闭' }] }],
    ['cascader', 'el-cascader', { options: [{ label: '浙江', value: 33, children: [{ label: '杭州', value: 3301 }] }] }, { kind: 'cascade', codes: [33, 3301] }],
    ['slider', 'el-slider', { min: 10, max: 20, step: 0.1 }, { kind: 'slider', minimum: 10, maximum: 20, scale: 1 }],
    ['both ends of a slider', 'el-slider', { range: true }, { kind: 'slider', several: true, minimum: 0, maximum: 100 }],
    ['steps alone', 'el-input-number', { step: 5, 'step-strictly': true }, { kind: 'decimal', multipleOf: 5 }],
    ['times within hours', 'el-time-picker', { 'picker-options': { selectableRange: '08:00:00-20:00:00' } }, { kind: 'time', earliest: '08:00:00', latest: '20:00:00' }],
    ['range of times', 'el-time-picker', { 'is-range': true }, { kind: 'timeRange', unit: 'second' }],
    ['fixed times', 'time-select', {}, { kind: 'timeRange', wire: 'comma' }],
    ['week', 'el-date-picker', { type: 'week' }, { kind: 'date', unit: 'week' }],
    ['month', 'el-date-picker', { type: 'month' }, { kind: 'date', unit: 'month' }],
    ['year', 'el-date-picker', { type: 'year' }, { kind: 'date', unit: 'year' }],
    ['months', 'el-date-picker', { type: 'monthrange' }, { kind: 'dateRange', unit: 'month' }],
    ['moments', 'el-date-picker', { type: 'datetimerange' }, { kind: 'dateRange', unit: 'second' }],
    ['see-through colour', 'el-color-picker', { 'show-alpha': true }, { kind: 'colour', notation: 'rgb', alpha: true }],
    ['colour by hue', 'el-color-picker', { 'color-format': 'hsv' }, { kind: 'colour', notation: 'hsv' }],
    ['several paths', 'el-cascader', { props: { props: { multiple: true } }, options: [{ label: '上海', value: 31 }] }, { kind: 'cascade', several: true }],
    ['stars', 'el-rate', { max: 10, 'allow-half': true }, { kind: 'rating', maximum: 10, scale: 1 }],
    ['time', 'el-time-picker', {}, { kind: 'time' }],
    ['date', 'el-date-picker', { type: 'date' }, { kind: 'date' }],
    ['moment', 'el-date-picker', { type: 'datetime' }, { kind: 'datetime' }],
    ['days', 'el-date-picker', { type: 'daterange' }, { kind: 'dateRange' }],
    ['colour', 'el-color-picker', {}, { kind: 'colour' }],
    ['file', 'upload-file', {}, { kind: 'file' }],
    ['picture', 'self-upload', {}, { kind: 'image' }],
    ['pictures', 'self-upload', { multiple: true }, { kind: 'imageList', wire: 'json' }],
    ['rich text', 'tinymce', {}, { kind: 'richText' }],
  ])('%s', (_what, tag, raw, field) => {
    const form = read(item(tag, raw));
    expect(form.problems).toEqual([]);
    expect(form.fields).toMatchObject([{ title: '名目', required: false, ...field }]);
  });

  it('an unknown one is shown and told, and takes no part', () => {
    const form = read(item('el-transfer'));
    expect(form.nodes).toMatchObject([{ type: 'unknown' }]);
    expect(form.fields).toEqual([]);
    expect(form.problems).toEqual([{ at: 'fields[0]', message: '不支持的组件：el-transfer' }]);
  });

  it('rows and buttons have a place and no value', () => {
    const form = read({ __config__: { layout: 'rowFormItem', span: 24, children: [item('el-input'), item('el-button')] } });
    expect(form.nodes).toMatchObject([{ type: 'row', children: [{ type: 'field' }, { type: 'button' }] }]);
    expect(form.fields).toHaveLength(1);
  });
});

describe('rules', () => {
  it.each([
    ['the placeholder', item('el-input', { placeholder: '请输入版本号' }), '请输入版本号'],
    ['a choice of the label', item('el-checkbox-group', { placeholder: '请选择' }, { defaultValue: [] }), '请至少选择一个名目'],
    ['the label', item('el-switch'), '名目不能为空'],
  ])('a required field asks by %s', (_what, field, message) => {
    expect(read(field).fields[0]!.messages.required).toBe(message);
  });

  it('patterns keep their sentences; broken ones are told and passed over', () => {
    const regList = [{ pattern: '/^\\d+$/', message: '只能是数字' }, { pattern: '/[/', message: '坏' }, { pattern: '/^(?=.)/', message: '' }];
    const form = read(item('el-input', {}, { regList }));
    expect(form.rules.get(form.fields[0]!.name)).toMatchObject([{ pattern: { kind: 'linear' }, message: '只能是数字' }, { pattern: { kind: 'backtracking' }, message: '名目格式不正确' }]);
    expect(form.problems).toEqual([{ at: 'fields[0].regList[1]', message: '正则表达式格式不正确' }]);
  });
});

describe('values', () => {
  const form = formOf(readTemplate({ fields: [
    item('el-input', { __vModel__: 'name' }, { defaultValue: '商城' }),
    item('el-select', { __vModel__: 'type', __slot__: { options } }, { defaultValue: 1 }),
    item('el-checkbox-group', { __vModel__: 'ways', __slot__: { options } }, { defaultValue: [] }),
    item('el-switch', { __vModel__: 'open', 'active-value': '1', 'inactive-value': '0' }, { defaultValue: '0' }),
    { __config__: { layout: 'rowFormItem', children: [item('el-input-number', { __vModel__: 'days' }, { defaultValue: 7 })] } },
  ] }), 'form:84');

  it('begin with the defaults, those in rows included', () => {
    expect(initialValues(form)).toEqual({ name: '商城', type: 1, ways: [], open: false, days: '7' });
  });

  it('are read loosely from stored texts', () => {
    expect(initialValues(form, { name: '新店', type: '2', ways: '1,2', open: '1', days: '15' })).toEqual({ name: '新店', type: 2, ways: [1, 2], open: true, days: '15' });
  });

  it('keep the default where nothing is stored, and what cannot be read for the form to refuse', () => {
    expect(initialValues(form, { name: '', days: '七' })).toMatchObject({ name: '商城', days: '七' });
  });
});
