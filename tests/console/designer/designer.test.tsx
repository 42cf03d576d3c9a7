// @vitest-environment jsdom
import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Designer from '../../../src/console/designer/Designer';
import { FormContext, type FormParts } from '../../../src/console/resource/form/context';
import { FormStore } from '../../../src/console/resource/form/store';
import { componentNames } from '../../../src/engine/formTemplate/catalogue';
import { readAt } from '../../../src/engine/formTemplate/design/address';
import { add, documentOf, openDocument } from '../../../src/engine/formTemplate/design/document';
import { newItem } from '../../../src/engine/formTemplate/design/items';
import { propertiesOf } from '../../../src/engine/formTemplate/design/properties';
import { configOf } from '../../../src/engine/formTemplate/item';
import type { JsonObject } from '../../../src/engine/json';
import { fakeBackend } from '../data/backend';
import { renderConsole, signInAt } from '../resource/harness';
import { violations } from '../../ui/axe';
import { item, row } from '../formTemplate/item';

const backend = fakeBackend();

async function open(content: string | unknown[] = '', { disabled = false } = {}) {
  await signInAt(backend);
  const seen = { text: typeof content === 'string' ? content : JSON.stringify({ fields: content }), set: (_text: string) => undefined as void };
  const parts: FormParts = { id: 'form', mode: 'create', resource: 'operation/formTemplate', store: new FormStore({}), field: () => undefined, check: () => undefined };
  function Held() {
    const [text, setText] = useState(seen.text);
    seen.set = (next) => setText((seen.text = next));
    return <FormContext value={parts}><Designer id="content" value={text} onChange={seen.set} disabled={disabled} /></FormContext>;
  }
  renderConsole({ '/': <Held /> });
  const fields = () => (JSON.parse(seen.text) as { fields: JsonObject[] }).fields;
  const shape = (items = fields()): string => items.map((each) => `${String(configOf(each).label ?? '')}${configOf(each).layout === 'rowFormItem' ? `[${shape(configOf(each).children as JsonObject[])}]` : ''}`).join(' ');
  return {
    user: userEvent.setup(), seen, fields, shape,
    press: (name: string) => screen.getByRole('button', { name, exact: true } as object),
    node: (name: string | RegExp) => screen.getByRole('treeitem', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name }),
    input: (name: string) => within(screen.getByRole('complementary', { name: '属性' })).getByLabelText(name),
    said: () => screen.getAllByRole('status')[0]!.textContent,
  };
}

const three = [item({ tag: 'el-input', name: 'a', label: '甲' }), row([item({ tag: 'el-input', name: 'b', label: '乙' })]), item({ tag: 'el-switch', name: 'c', label: '丙' })];

describe('the palette', () => {
  it('adds what is pressed behind what is chosen, into a chosen row', async () => {
    const { user, press, shape } = await open();
    expect(screen.getByText(/拖入或点击组件/)).toBeVisible();
    for (const name of ['单行文本', '行容器', '开关', '评分']) await user.click(press(name));
    expect(shape()).toBe('单行文本 行容器[开关 评分]');
    expect(screen.queryByText(/拖入或点击组件/)).toBeNull();
  });

  it('finds components by name and by other words', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('搜索组件'), 'upload');
    expect(within(screen.getByRole('complementary', { name: '组件' })).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '上传文件', '自定义上传']);
  });
});

describe('the canvas by keys', () => {
  it.each<[what: string, start: string, keys: string, after: string, said: string | RegExp]>([
    ['down', '甲', '{Alt>}{ArrowDown}{/Alt}', '[乙] 甲 丙', /^甲已移到第 2 项，共 3 项/],
    ['into the row beside it', '丙', '{Alt>}{ArrowRight}{/Alt}', '甲 [乙 丙]', /^丙已移到行容器中第 2 项/],
    ['out of its row', '乙', '{Alt>}{ArrowLeft}{/Alt}', '甲 [] 乙 丙', /^乙已移到第 3 项/],
    ['further than there is', '甲', '{Alt>}{ArrowUp}{/Alt}', '甲 [乙] 丙', '已在最前'],
    ['a copy', '甲', '{Control>}d{/Control}', '甲 甲 [乙] 丙', '已复制甲'],
    ['away', '乙', '{Delete}', '甲 [] 丙', '已删除乙'],
    ['away and back', '乙', '{Delete}{Control>}z{/Control}', '甲 [乙] 丙', '已撤销'],
    ['away, back, and away again', '乙', '{Delete}{Control>}zy{/Control}', '甲 [] 丙', '已重做'],
  ])('%s', async (_what, start, keys, after, words) => {
    const { user, node, shape, said } = await open(three);
    await user.click(node(start));
    await user.keyboard(keys);
    expect(shape()).toBe(after);
    expect(said()).toMatch(words);
  });

  it('arrows choose in reading order, and the panel follows', async () => {
    const { user, node, input } = await open(three);
    await user.click(node('甲'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(node('乙')).toHaveFocus();
    expect(input('字段名')).toHaveValue('b');
    await user.keyboard('{End}');
    expect(node('丙')).toHaveAttribute('aria-selected', 'true');
  });

  it('cuts and pastes through the clipboard, and refuses what is no item', async () => {
    const { user, node, shape } = await open(three);
    await user.click(node('甲'));
    await user.keyboard('{Control>}x{/Control}');
    expect(shape()).toBe('[乙] 丙');
    await user.click(node('丙'));
    await user.keyboard('{Control>}v{/Control}');
    expect(shape()).toBe('[乙] 丙 甲');
    await navigator.clipboard.writeText('你好');
    await user.click(screen.getByRole('button', { name: '粘贴' }));
    expect(await screen.findByText('剪贴板中没有表单组件')).toBeInTheDocument();
  });
});

describe('the panel', () => {
  it('shows every property of every component under its label', async () => {
    const all = documentOf(add(openDocument(''), componentNames.map(newItem), {}).document);
    const { user } = await open(JSON.stringify(all));
    const nodes = screen.getAllByRole('treeitem');
    for (const [index, raw] of (all.fields as JsonObject[]).entries()) {
      await user.click(nodes[index]!);
      const panel = screen.getByRole('complementary', { name: '属性' });
      const labels = [...panel.querySelectorAll('.designer-property > label')].map(({ textContent }) => textContent);
      expect(labels, componentNames[index]).toEqual(propertiesOf(raw).map(({ label }) => label));
    }
    expect(await violations()).toEqual([]);
  });

  it('takes the old title out of the placeholder; a word is one step', async () => {
    const { user, fields, press, input } = await open();
    await user.click(press('单行文本'));
    await user.clear(input('标题'));
    await user.type(input('标题'), '店名');
    expect(configOf(fields()[0]!).label).toBe('店名');
    await user.click(press('撤销'));
    expect(configOf(fields()[0]!).label).toBe('单行文本');
    expect(fields()[0]!.placeholder).toBe('请输入单行文本');
  });

  it.each<[component: string, label: string, typed: string, at: Parameters<typeof readAt>[1], value: unknown]>([
    ['单行文本', '最多输入', '20', 'own:maxlength', 20],
    ['单行文本', '组件宽度', '1', 'own:style.width', '95%1'],
    ['单行文本', '默认值', '商城', 'config:defaultValue', '商城'],
    ['计数器', '最小值', '0.5', 'own:min', 0.5],
    ['计数器', '默认值', '7', 'config:defaultValue', 7],
    ['下拉选择', '选项 1 值', '0', 'slot:options', [{ label: '选项一', value: 10 }, { label: '选项二', value: 2 }]],
    ['下拉选择', '选项 2 名称', '！', 'slot:options', [{ label: '选项一', value: 1 }, { label: '选项二！', value: 2 }]],
  ])('%s: %s', async (component, label, typed, at, value) => {
    const { user, fields, press, input } = await open();
    await user.click(press(component));
    await user.type(input(label), typed);
    expect(readAt(fields()[0]!, at)).toEqual(value);
  });

  it('says what is no value, and keeps the last that was', async () => {
    const { user, fields, press, input } = await open();
    await user.click(press('单行文本'));
    await user.type(input('最多输入'), '0');
    expect(await screen.findByText('最多输入不能小于1')).toBeVisible();
    expect(fields()[0]!.maxlength).toBeNull();
    await user.type(input('最多输入'), '{Backspace}5');
    expect(fields()[0]!.maxlength).toBe(5);
    expect(screen.queryByText('最多输入不能小于1')).toBeNull();
  });

  it('tells a field name that is taken', async () => {
    const { user, node, input } = await open(three);
    await user.click(node('甲'));
    await user.clear(input('字段名'));
    await user.type(input('字段名'), 'b');
    expect(await screen.findByText('字段名 b 已被使用')).toBeVisible();
  });

  it('another type keeps name and options', async () => {
    const { user, fields, press, input } = await open();
    await user.click(press('下拉选择'));
    await user.click(input('组件类型'));
    await user.click(screen.getByRole('option', { name: '单选框组' }));
    expect(configOf(fields()[0]!)).toMatchObject({ tag: 'el-radio-group', formId: 101 });
    expect(fields()[0]).toMatchObject({ __vModel__: 'field101', __slot__: { options: [{ label: '选项一' }, { label: '选项二' }] } });
  });

  it('edits the tree of a cascader', async () => {
    const { user, fields, press } = await open();
    await user.click(press('级联选择'));
    await user.click(press('在 选项1 下添加'));
    const dialog = screen.getByRole('dialog', { name: '添加选项' });
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(within(dialog).getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请输入选项名', '请输入选项值']);
    await user.type(within(dialog).getByLabelText(/选项名/), '杭州');
    await user.type(within(dialog).getByLabelText(/选项值/), '3301');
    await user.click(within(dialog).getByRole('radio', { name: '数字' }));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(readAt(fields()[0]!, 'own:options')).toMatchObject([{ label: '选项1', children: [{ label: '选项1-1' }, { id: 3, label: '杭州', value: 3301 }] }]);
    await user.click(press('删除 选项1'));
    expect(readAt(fields()[0]!, 'own:options')).toEqual([]);
  });

  it('says of a pattern whether it is linear, needs a limit, or is none, and tries it', async () => {
    const { user, press, input, fields } = await open();
    await user.click(press('单行文本'));
    await user.click(press('添加规则'));
    await user.type(input('规则 1 表达式'), '/^\\d+$/');
    expect(screen.getByText('线性')).toBeVisible();
    await user.type(input('规则 1 试一试'), '12a');
    expect(screen.getByText('不匹配')).toBeVisible();
    await user.clear(input('规则 1 试一试'));
    await user.clear(input('规则 1 表达式'));
    await user.type(input('规则 1 表达式'), '/^(?=a)/');
    expect(screen.getByText('限时')).toBeVisible();
    await user.type(input('规则 1 表达式'), 'q');
    expect(screen.getByText('无效')).toBeVisible();
    await user.type(input('规则 1 错误提示'), '格式不对');
    expect(configOf(fields()[0]!).regList).toEqual([{ pattern: '/^(?=a)/q', message: '格式不对' }]);
    await user.click(press('常用规则'));
    await user.click(screen.getByRole('menuitem', { name: '手机号' }));
    expect(configOf(fields()[0]!).regList).toHaveLength(2);
  });

  it('the form itself', async () => {
    const { user, input, seen } = await open(three);
    await user.click(screen.getByRole('tab', { name: '表单属性' }));
    await user.click(input('左对齐'));
    expect(JSON.parse(seen.text)).toMatchObject({ labelPosition: 'left' });
  });
});

describe('the text', () => {
  it('with a mistake names its line, and can be taken back', async () => {
    const { user, shape, seen } = await open(three);
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    const area = screen.getByLabelText('表单内容 JSON') as HTMLTextAreaElement;
    fireEvent.change(area, { target: { value: '{\n  "fields": [\n    { "__config__": { "tag": "el-input" } }\n  ]\n}' } });
    expect(await screen.findByText(/第 3 行：组件缺少布局/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '设计' }));
    expect(screen.queryByRole('tree')).toBeNull();
    expect(seen.text).toContain('el-input');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(screen.getByRole('tree')).toBeVisible();
    expect(shape()).toBe('甲 [乙] 丙');
  });

  it('changed from outside is a step that can be undone', async () => {
    const { user, seen, shape, node } = await open(three);
    seen.set(JSON.stringify({ fields: [three[2]] }));
    await vi.waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
    expect(await screen.findByRole('treeitem', { name: /^丙/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(node('甲')).toBeVisible();
    expect(shape()).toBe('甲 [乙] 丙');
  });

  it('opened and not changed is the text that it was', async () => {
    const written = `{ "fields": ${JSON.stringify(three)},   "x": 1 }`;
    const { user, seen, node } = await open(written);
    await user.click(node('甲'));
    await user.keyboard('{Delete}{Control>}z{/Control}');
    expect(seen.text).toBe(written);
  });
});

it('the form of any entity can be looked at as a template and taken up', async () => {
  const { user, press, fields, shape } = await open(three);
  await user.click(press('以表单打开'));
  const dialog = await screen.findByRole('dialog', { name: '以表单打开' });
  await user.click(within(dialog).getByLabelText('实体'));
  await user.click(screen.getByRole('option', { name: '品牌' }));
  expect(await within(dialog).findByLabelText(/品牌名称/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '载入设计器' }));
  expect(fields().map((each) => each.__vModel__)).toEqual(expect.arrayContaining(['icon', 'name', 'sort']));
  await user.click(press('撤销'));
  expect(shape()).toBe('甲 [乙] 丙');
});

it('without the right to save everything can be looked at and nothing changed', async () => {
  const { user, node, input, seen } = await open(three, { disabled: true });
  const before = seen.text;
  expect(screen.queryByRole('complementary', { name: '组件' })).toBeNull();
  await user.click(node('甲'));
  expect(input('标题')).toBeDisabled();
  await user.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}');
  expect(seen.text).toBe(before);
  await user.keyboard('{End}');
  expect(node('丙')).toHaveFocus();
});
