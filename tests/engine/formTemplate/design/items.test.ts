import fc from '../../../property';
import { describe, expect, it } from 'vitest';
import { catalogue, componentNames, type ComponentName } from '../../../../src/engine/formTemplate/catalogue';
import { changeProperty, typedValue } from '../../../../src/engine/formTemplate/design/change';
import { type Address, readAt, writeAt } from '../../../../src/engine/formTemplate/design/address';
import { add, documentOf, openDocument } from '../../../../src/engine/formTemplate/design/document';
import { changeComponent, componentNameOf, newItem } from '../../../../src/engine/formTemplate/design/items';
import { formProperties, propertiesOf } from '../../../../src/engine/formTemplate/design/properties';
import type { Json, JsonObject } from '../../../../src/engine/json';
import { readTemplate } from '../../../../src/engine/formTemplate/template';

const made = (name: ComponentName): JsonObject => (documentOf(add(openDocument(''), [newItem(name)], {}).document).fields as JsonObject[])[0]!;
const flat = ({ __config__, __slot__, __vModel__, ...own }: JsonObject): JsonObject => ({ ...(__config__ as JsonObject), ...own, ...(__slot__ ? { slot: __slot__ } : {}), vModel: __vModel__! });

describe('a new item', () => {
  it.each(componentNames)('%s is read, and known again without its icon', (name) => {
    const item = made(name);
    expect(readTemplate({ fields: [item] }).items[0]).toMatchObject({ layout: name === 'row' ? 'rowFormItem' : 'colFormItem', tag: catalogue[name].tag, span: 24 });
    const { tagIcon: _icon, ...config } = item.__config__ as JsonObject;
    expect(componentNameOf({ ...item, __config__: config })).toBe(name);
  });

  it('that the catalogue does not offer has no name', () => {
    expect(componentNameOf({ __config__: { tag: 'tinymce', tagIcon: 'rich-text', layout: 'colFormItem' } })).toBeUndefined();
  });
});

describe('a property', () => {
  const nested = { __config__: { label: '甲', labelWidth: null }, __slot__: { prepend: '¥' }, __vModel__: 'a', style: { width: '95%' }, 'show-word-limit': false };
  it.each<[at: Address, value: Json]>([['config:label', '甲'], ['config:labelWidth', null], ['slot:prepend', '¥'], ['name', 'a'], ['own:style.width', '95%'], ['own:show-word-limit', false]])('%s is found in every spelling', (at, value) => {
    expect(readAt(nested, at)).toBe(value);
    expect(readAt(flat(nested), at)).toBe(value);
    const { 'show-word-limit': limit, ...rest } = nested;
    expect(readAt({ ...rest, showWordLimit: limit }, at)).toBe(value);
  });

  it.each<[at: Address]>([['config:label'], ['slot:prepend'], ['name'], ['own:style.width'], ['own:show-word-limit'], ['own:autosize.minRows']])('%s is written where it was', (at) => {
    for (const raw of [nested, flat(nested)] as JsonObject[]) {
      const written = writeAt(raw, at, 'neu');
      expect(readAt(written, at)).toBe('neu');
      expect(writeAt(written, at, readAt(raw, at))).toEqual(at === 'own:autosize.minRows' ? { ...raw, autosize: {} } : raw);
      expect(Object.keys(written).filter((key) => !(key in raw))).toEqual(at === 'own:autosize.minRows' ? ['autosize'] : []);
    }
    expect(writeAt({ showWordLimit: true }, 'own:show-word-limit', false)).toEqual({ showWordLimit: false });
  });
});

describe('a change draws after it', () => {
  it.each<[what: string, component: ComponentName, more: Partial<Record<Address, Json>>, at: Address, value: Json, then: Partial<Record<Address, Json | undefined>>]>([
    ['the title in the placeholder', 'input', { 'config:label': '版本号', 'own:placeholder': '请输入版本号' }, 'config:label', '型号', { 'own:placeholder': '请输入型号' }],
    ['no placeholder that says something else', 'input', { 'config:label': '版本号', 'own:placeholder': '如 1.0.0' }, 'config:label', '型号', { 'own:placeholder': '如 1.0.0' }],
    ['formats by the type of a date', 'date', { 'config:defaultValue': '2026-01-01' }, 'own:type', 'month', { 'own:format': 'yyyy-MM', 'own:value-format': 'yyyy-MM', 'config:defaultValue': undefined }],
    ['a day for a week', 'date', {}, 'own:type', 'week', { 'own:format': 'yyyy 第 WW 周', 'own:value-format': 'yyyy-MM-dd' }],
    ['formats by the type of a span', 'date-range', {}, 'own:type', 'datetimerange', { 'own:format': 'yyyy-MM-dd HH:mm:ss' }],
    ['a list for several choices', 'select', { 'config:defaultValue': 1 }, 'own:multiple', true, { 'config:defaultValue': [] }],
    ['none for one choice', 'select', { 'own:multiple': true, 'config:defaultValue': [1] }, 'own:multiple', false, { 'config:defaultValue': undefined }],
    ['both ends of a range', 'slider', { 'own:max': 50 }, 'own:range', true, { 'config:defaultValue': [0, 50] }],
    ['text instead of a score', 'rate', { 'own:show-score': true }, 'own:show-text', true, { 'own:show-score': false }],
    ['a score instead of text', 'rate', { 'own:show-text': true }, 'own:show-score', true, { 'own:show-text': false }],
    ['transparency by the format', 'color', {}, 'own:color-format', 'rgba', { 'own:show-alpha': true }],
    ['the default of a switch', 'switch', { 'config:defaultValue': true }, 'own:active-value', '1', { 'config:defaultValue': '1' }],
    ['what is stored as shown', 'time', {}, 'own:format', 'HH:mm', { 'own:value-format': 'HH:mm' }],
  ])('%s', (_what, component, more, at, value, then) => {
    const start = Object.entries(more).reduce((raw, [place, given]) => writeAt(raw, place as Address, given), made(component));
    const changed = changeProperty(start, at, value);
    expect(readAt(changed, at)).toEqual(value);
    for (const [place, expected] of Object.entries(then)) expect(readAt(changed, place as Address), place).toEqual(expected);
  });

  it.each<[written: string, value: Json]>([['true', true], ['false', false], ['12', 12], ['-0.5', -0.5], ['1e3', '1e3'], ['007', '007'], ['', ''], ['是', '是']])('%s is typed', (written, value) => {
    expect(typedValue(written)).toBe(value);
  });
});

describe('another component', () => {
  it.each<[from: ComponentName, to: ComponentName, given: Json, kept: boolean]>([
    ['input', 'textarea', '商城', true],
    ['input', 'number', '商城', false],
    ['number', 'slider', 7, true],
    ['select', 'radio', 1, true],
    ['radio', 'checkbox', 1, false],
    ['checkbox', 'cascader', [1], true],
    ['switch', 'input', true, false],
    ['date', 'date-range', '2026-01-01', false],
  ])('%s → %s with the default %j', (from, to, given, kept) => {
    const rules = [{ pattern: '/^a/', message: '甲' }];
    const before = writeAt(writeAt(writeAt(writeAt(made(from), 'config:defaultValue', given), 'config:span', 8), 'config:regList', rules), 'config:label', '名目');
    for (const raw of [{ ...before, 'x-own': [1] }, { ...flat(before), 'x-own': [1] }] as JsonObject[]) {
      const after = changeComponent(raw, to);
      expect(componentNameOf(after)).toBe(to);
      for (const at of ['name', 'config:formId', 'config:span', 'config:label', 'config:regList', 'own:x-own'] as const) expect(readAt(after, at), at).toEqual(readAt(raw, at));
      expect(readAt(after, 'config:defaultValue')).toEqual(kept ? given : readAt(newItem(to), 'config:defaultValue'));
      expect('__config__' in after).toBe('__config__' in raw);
      expect(readTemplate({ fields: [after] }).items[0]!.tag).toBe(catalogue[to].tag);
    }
  });

  it('keeps the options that both have, and drops what made it the old one', () => {
    const options = [{ label: '本地', value: 'local' }];
    expect(readAt(changeComponent(writeAt(made('select'), 'slot:options', options), 'radio'), 'slot:options')).toEqual(options);
    expect(readAt(changeComponent({ ...made('input'), showPassword: true }, 'textarea'), 'own:show-password')).toBeUndefined();
  });

  it('any to any can be read, and back again is the first', () => {
    const offered = fc.constantFrom(...componentNames.filter((name) => name !== 'row'));
    fc.assert(fc.property(offered, offered, (from, to) => {
      const there = changeComponent(made(from), to);
      expect(componentNameOf(there)).toBe(to);
      expect(componentNameOf(changeComponent(there, from))).toBe(from);
    }));
  });
});

describe('the panel', () => {
  it.each<[ComponentName, has: string[], hasNot: string[]]>([
    ['input', ['组件类型', '字段名', '标题', '占位提示', '表单栅格', '标签宽度', '组件宽度', '默认值', '前缀', '后缀', '前图标', '后图标', '最多输入', '输入统计', '能否清空', '是否只读', '是否禁用', '是否必填', '显示标签', '开启描述', '正则校验'], ['选项', '最小值', '开启值', '描述内容']],
    ['number', ['最小值', '最大值', '步长', '精度', '按钮位置', '严格步数'], ['最多输入', '至少应选']],
    ['checkbox', ['至少应选', '最多可选', '选项', '选项样式', '是否带边框'], ['最小值', '是否多选']],
    ['select', ['选项', '能否搜索', '是否多选'], ['可否筛选', '多选文件']],
    ['cascader', ['数据类型', '选项', '选项分隔符', '展示全路径', '可否筛选', '是否多选'], ['标签键名', '能否搜索']],
    ['date', ['时间类型', '时间格式'], ['分隔符']],
    ['date-range', ['开始占位', '结束占位', '分隔符', '时间类型'], ['占位提示']],
    ['uploadPicture', ['文件字段名', '文件类型', '文件大小', '大小单位', '按钮文字', '显示提示'], ['能否清空']],
    ['row', ['表单栅格', '栅格间隔', '布局模式', '布局结构树'], ['标题', '默认值', '水平排列', '是否必填', '组件类型']],
    ['button', ['按钮类型', '按钮图标', '按钮文字'], ['默认值', '时间类型']],
  ])('of %s', (component, has, hasNot) => {
    const labels = propertiesOf(made(component)).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(has));
    for (const each of hasNot) expect(labels).not.toContain(each);
  });

  it('shows what an old item lacks where a new one has it, and what hangs on another property', () => {
    const { maxlength: _gone, ...old } = made('input');
    expect(propertiesOf(old).map(({ label }) => label)).toContain('最多输入');
    expect(propertiesOf(changeProperty(made('row'), 'own:type', 'flex')).map(({ label }) => label)).toEqual(expect.arrayContaining(['水平排列', '垂直排列']));
    expect(propertiesOf(changeProperty(made('input'), 'config:tips', true)).map(({ label }) => label)).toEqual(expect.arrayContaining(['描述内容', '描述链接']));
  });

  it('no property twice, and every one of the form', () => {
    for (const name of componentNames) {
      const labels = propertiesOf(made(name)).map(({ label }) => label);
      expect(new Set(labels).size, name).toBe(labels.length);
    }
    expect(formProperties.map(({ label }) => label)).toEqual(['表单名', '表单模型', '校验模型', '表单尺寸', '标签对齐', '标签宽度', '栅格间隔', '禁用表单', '表单按钮', '显示未选中组件边框']);
  });
});
