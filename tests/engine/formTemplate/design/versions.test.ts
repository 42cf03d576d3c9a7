import fc from '../../../property';
import { describe, expect, it } from 'vitest';
import { clipText, readClip } from '../../../../src/engine/formTemplate/design/clipboard';
import { differences } from '../../../../src/engine/formTemplate/design/difference';
import { advance, begin, pause, redo, undo } from '../../../../src/engine/history';
import { newItem } from '../../../../src/engine/formTemplate/design/items';
import type { JsonObject } from '../../../../src/engine/json';
import { anyTemplate } from './templates';

describe('undo and redo', () => {
  it('lead back to the beginning and forth to the end, whatever was done', () => {
    fc.assert(fc.property(fc.array(fc.integer(), { maxLength: 30 }), (steps) => {
      let history = begin(-1);
      const seen = [-1];
      for (const step of steps) {
        history = advance(history, step);
        if (history.present !== seen.at(-1)) seen.push(history.present);
      }
      for (let index = seen.length - 1; index > 0; index--) history = undo(history);
      expect(history.present).toBe(-1);
      expect(undo(history).present).toBe(-1);
      for (const each of seen.slice(1)) expect((history = redo(history)).present).toBe(each);
      expect(redo(history)).toEqual(history);
    }));
  });

  it('take typing at one property as one step, until it pauses', () => {
    const typed = advance(advance(begin(''), 'a', 'title'), 'ab', 'title');
    expect(undo(typed).present).toBe('');
    expect(undo(advance(pause(typed), 'abc', 'title')).present).toBe('ab');
    expect(undo(advance(typed, 'x', 'hint')).present).toBe('ab');
  });

  it('a new step ends what could be done again', () => {
    expect(redo(advance(undo(advance(begin(1), 2)), 3)).present).toBe(3);
  });
});

describe('the clipboard', () => {
  const item = newItem('input');
  it.each<[what: string, text: string]>([['its own text', clipText([item])], ['one item', JSON.stringify(item)], ['a list', JSON.stringify([item])], ['a whole template', JSON.stringify({ formRef: 'x', fields: [item] })]])('reads %s', (_what, text) => {
    expect(readClip(text)).toEqual([item]);
  });

  it.each<[what: string, text: string, message: string]>([
    ['plain text', '你好', '剪贴板中没有表单组件'],
    ['nothing', '{"fields":[]}', '剪贴板中没有表单组件'],
    ['something else', '{"a":1}', '组件缺少布局 layout'],
    ['a number', '7', '组件应为一个对象'],
  ])('refuses %s', (_what, text, message) => {
    expect(() => readClip(text)).toThrow(message);
  });
});

describe('a difference', () => {
  const field = (label: string, formId: number, more: JsonObject = {}): JsonObject => ({ __config__: { label, tag: 'el-input', layout: 'colFormItem', formId, required: false }, __vModel__: `field${formId}`, ...more });
  const row = (formId: number, ...children: JsonObject[]): JsonObject => ({ __config__: { layout: 'rowFormItem', formId, children } });
  const text = (fields: JsonObject[], form: JsonObject = {}) => JSON.stringify({ labelWidth: 100, ...form, fields });
  const [a, b, c] = [field('甲', 101), field('乙', 102), field('丙', 103)];

  it.each<[what: string, before: string, after: string, told: string[]]>([
    ['nothing', text([a, b]), text([a, b]), []],
    ['what is new', text([a]), text([a, b]), ['added 乙']],
    ['what is gone', text([a, row(104, b)]), text([a, row(104)]), ['removed 乙']],
    ['what was moved, and not its neighbours', text([a, b, c]), text([b, c, a]), ['moved 甲']],
    ['what went into a row', text([a, row(104, b)]), text([row(104, b, a)]), ['moved 甲']],
    ['a property by its label', text([a]), text([{ ...a, placeholder: '请输入' }]), ['changed 甲: 占位提示 空→请输入']],
    ['a property within', text([{ ...a, style: { width: '95%' } }]), text([{ ...a, style: { width: '50%' } }]), ['changed 甲: 组件宽度 95%→50%']],
    ['a title', text([a]), text([{ ...a, __config__: { ...(a.__config__ as JsonObject), label: '子', required: true } }]), ['changed 子: 标题 甲→子, 是否必填 否→是']],
    ['a name, by the id', text([a]), text([{ ...a, __vModel__: 'a' }]), ['changed 甲: 字段名 field101→a']],
    ['options as words', text([{ ...a, __slot__: { options: [{ label: '一', value: 1 }] } }]), text([{ ...a, __slot__: { options: [{ label: '二', value: 2 }] } }]), ['changed 甲: 选项 一 1→二 2']],
    ['the form itself', text([a]), text([a], { labelWidth: 120 }), ['changed 表单: 标签宽度 100→120']],
  ])('tells %s', (_what, before, after, told) => {
    expect(differences(before, after)?.map(({ kind, title, changes }) => `${kind} ${title}${changes.map((each, index) => `${index ? ',' : ':'} ${each.label} ${each.before}→${each.after}`).join('')}`)).toEqual(told);
  });

  it('of what is no template is not told', () => {
    expect(differences('{', text([a]))).toBeUndefined();
  });

  it('of any template with itself is nothing', () => {
    fc.assert(fc.property(anyTemplate, (template) => {
      expect(differences(JSON.stringify(template), JSON.stringify(template))).toEqual([]);
    }));
  });
});
