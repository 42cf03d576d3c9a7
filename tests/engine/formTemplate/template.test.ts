import fc from '../../property';
import { describe, expect, it } from 'vitest';
import { TemplateError } from '../../../src/engine/formTemplate/item';
import { formatMistakes } from '../../../src/engine/formTemplate/format';
import { allItems, readTemplate, writeTemplate } from '../../../src/engine/formTemplate/template';

const input = (config: object = {}, more: object = {}) => ({
  __config__: {
    label: '版本号', showLabel: true, labelWidth: null, tag: 'el-input', tagIcon: 'input', layout: 'colFormItem', span: 12, required: true,
    regList: [{ pattern: '/^\\d+$/', message: '版本号格式不正确' }], defaultValue: '1', formId: 101, renderKey: 1_700_000_000_000, ...config,
  },
  __slot__: { prepend: '', append: '' }, __vModel__: 'app_version', placeholder: '请输入版本号', ...more,
});
const form = (...fields: unknown[]) => ({ formRef: 'elForm', formModel: 'formData', size: 'small', labelPosition: 'top', labelWidth: 120, formRules: 'rules', gutter: 20, disabled: true, span: 24, formBtns: false, fields });

describe('reading', () => {
  it('takes the form’s own properties, and their defaults where they are absent', () => {
    expect(readTemplate(form())).toMatchObject({ size: 'small', labelPosition: 'top', labelWidth: 120, gutter: 20, disabled: true, formBtns: false });
    expect(readTemplate('{"fields":[]}')).toMatchObject({ size: 'medium', labelPosition: 'right', labelWidth: 100, gutter: 15, disabled: false, formBtns: true, items: [] });
  });

  it('takes what an item says', () => {
    expect(readTemplate(form(input({ tips: true, tipsDesc: '三段数字', tipsIsLink: true, tipsLink: 'https://help.example' }))).items[0]).toMatchObject({
      at: 'fields[0]', tag: 'el-input', tagIcon: 'input', layout: 'colFormItem', name: 'app_version', label: '版本号', showLabel: true, span: 12, required: true,
      defaultValue: '1', rules: [{ pattern: '/^\\d+$/', message: '版本号格式不正确' }], tip: { text: '三段数字', link: 'https://help.example' },
    });
  });

  it('takes the flat spelling as well as the one in __config__', () => {
    const { __config__, __vModel__, __slot__, ...own } = input();
    const [nested] = readTemplate(form(input())).items;
    const [flat] = readTemplate(form({ ...own, ...__config__, vModel: __vModel__, slot: __slot__ })).items;
    expect({ ...flat, raw: 0 }).toEqual({ ...nested, raw: 0 });
  });

  it('goes into rows, however deep', () => {
    const row = (...children: unknown[]) => ({ __config__: { layout: 'rowFormItem', span: 24, children }, gutter: 8 });
    const { items } = readTemplate(form(row(input({}, { __vModel__: 'a' }), row(input({}, { __vModel__: 'b' }))), input()));
    expect(allItems(items).map(({ name, at }) => [name, at])).toEqual([
      [undefined, 'fields[0]'], ['a', 'fields[0].children[0]'], [undefined, 'fields[0].children[1]'], ['b', 'fields[0].children[1].children[0]'], ['app_version', 'fields[1]'],
    ]);
  });

  it('takes options, and the named keys of a cascader', () => {
    const select = input({ tag: 'el-select' }, { __slot__: { options: [{ label: '是', value: 1 }, { label: '否', value: '0', disabled: true }] } });
    const cascader = input({ tag: 'el-cascader' }, {
      __vModel__: 'area', props: { props: { label: 'name', value: 'code', children: 'below' } },
      options: [{ name: '浙江', code: 33, below: [{ name: '杭州', code: 3301 }] }],
    });
    expect(readTemplate(form(select, cascader)).items.map(({ options }) => options)).toEqual([
      [{ label: '是', value: 1 }, { label: '否', value: '0', disabled: true }],
      [{ label: '浙江', value: 33, children: [{ label: '杭州', value: 3301 }] }],
    ]);
  });

  it.each<[what: string, content: unknown, message: string, at: string]>([
    ['no JSON', '{fields:', '不是有效的JSON', ''],
    ['a list', [], '表单内容应为一个对象', ''],
    ['no fields', {}, '表单内容缺少 fields', 'fields'],
    ['an item that is a text', form('x'), '组件应为一个对象', 'fields[0]'],
    ['an item without layout', form(input({ layout: undefined })), '组件缺少布局 layout', 'fields[0]'],
    ['an unknown layout in a row', form({ __config__: { layout: 'rowFormItem', children: [input({ layout: 'gridItem' })] } }), '不支持的布局：gridItem', 'fields[0].children[0]'],
    ['a name that stands twice', form(input(), input()), '字段名 app_version 重复，另一处在 fields[0]', 'fields[1]'],
  ])('tells of %s', (_what, content, message, at) => {
    const told = (() => {
      try {
        return readTemplate(content);
      } catch (error) {
        return error;
      }
    })();
    expect(told).toBeInstanceOf(TemplateError);
    expect((told as TemplateError).message).toContain(message);
    expect((told as TemplateError).at).toBe(at);
  });
});

describe('writing', () => {
  it('loses nothing: unknown properties, spellings and the order of keys', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const properties = fc.dictionary(fc.stringMatching(/^[a-z]\w{0,8}$/), json);
    fc.assert(fc.property(fc.array(fc.record({ config: properties, own: properties }), { maxLength: 5 }), properties, (items, more) => {
      const fields = items.map(({ config, own }, index) => ({ ...own, __config__: { ...config, layout: 'colFormItem' }, __vModel__: `field${index}` }));
      const content = JSON.stringify({ ...more, fields });
      expect(writeTemplate(readTemplate(content))).toBe(content);
    }));
  });
});

describe('the format as JSON Schema', () => {
  const config = { label: '甲', tag: 'el-input', layout: 'colFormItem' };
  it.each<[unknown, ...string[]]>([
    [{ fields: [] }],
    [{ fields: [{ __config__: config, __vModel__: 'a', unheardOf: 1 }, { ...config, vModel: 'b' }], size: 'small' }],
    [[], '：类型不正确'],
    [{}, '：缺少 fields'],
    [{ fields: {} }, 'fields：类型不正确'],
    [{ fields: [], size: 'huge' }, 'size：应为 medium、small、mini 之一'],
    [{ fields: [{ __config__: { tag: 'el-input' } }] }, 'fields[0].__config__：缺少 layout'],
    [{ fields: [{ __config__: { layout: 'rowFormItem', children: [{ layout: 'grid' }] } }] }, 'fields[0].__config__.children[0].layout：应为 colFormItem、rowFormItem 之一'],
    [{ fields: [{ ...config, regList: [{ pattern: {} }] }] }, 'fields[0].regList[0].pattern：类型不正确'],
  ])('%j', (document, ...mistakes) => expect(formatMistakes(document).map(({ at, message }) => `${at}：${message}`)).toEqual(mistakes));
});
