// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { EnumerationContext } from '../../../src/ui/ports/enumerations';
import { ReferenceContext } from '../../../src/ui/ports/references';
import { selectableDays } from '../../../src/engine/dateLimit/interval';
import { kindNames, type FieldModel, type KindName } from '../../../src/engine/model';
import { FieldCell } from '../../../src/fields/FieldCell';
import { SwitchCell } from '../../../src/fields/switch/SwitchCell';
import type { FilterProps, InputProps } from '../../../src/fields/view';
import { views } from '../../../src/fields/views';
import { violations } from '../../ui/axe';
import { findEnumeration, source } from '../../e2e/widgets/sources';
import { fieldOf } from '../fieldOf';

afterEach(cleanup);

const Providers = ({ children }: { children: React.ReactNode }) => (
  <EnumerationContext value={findEnumeration}><ReferenceContext value={source}>{children}</ReferenceContext></EnumerationContext>
);

type More = Partial<InputProps> & { initial?: unknown };

/** An input as a form draws it: label, control, message, and the value as JSON. */
function Form({ field, initial = null, ...more }: More & { field: FieldModel }) {
  const [value, setValue] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const { Input } = views[field.kind];
  const message = more.error ?? problem;
  return (
    <>
      <label htmlFor="it">{field.title}</label>
      <Input {...more} id="it" field={field} value={value} onChange={setValue} onProblem={setProblem} />
      <div id="it-message">{message}</div>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const held = () => JSON.parse([...document.querySelectorAll('output')].at(-1)!.textContent!);
const draw = (kind: KindName, more: More = {}, about: Partial<FieldModel> = {}) => {
  render(<Form field={fieldOf(kind, about)} {...more} />, { wrapper: Providers });
  return userEvent.setup();
};

function drawFilter(kind: KindName, more: Partial<FilterProps> = {}, about: Partial<FieldModel> = {}) {
  const field = fieldOf(kind, about);
  function Held() {
    const [value, setValue] = useState<unknown>(more.value ?? null);
    const Filter = views[kind].Filter ?? (views[kind].Input as unknown as React.ComponentType<FilterProps>);
    return <><label htmlFor="it">{field.title}</label><Filter onSubmit={() => {}} {...more} id="it" field={field} value={value} onChange={setValue} /><output>{JSON.stringify(value)}</output></>;
  }
  render(<Held />, { wrapper: Providers });
  return userEvent.setup();
}

/** What a form holds for each kind. */
const samples: Record<KindName, unknown> = {
  text: '华为', textarea: '第一行\n第二行', password: '', integer: 10, decimal: '1.50', money: '1999.00', switch: true, enumeration: 1,
  date: '2024-05-01', datetime: '2024-05-01 08:30:00', dateRange: ['2024-05-01', '2024-05-31'], dateLimit: 'lately7', timeRange: ['08:00', '22:00'],
  image: '/a.png', imageList: ['/a.png', '/b.png'], file: '/files/a.pdf', reference: 2, region: 330_000, references: [1, 3], treeReference: 111,
  tags: ['新品'], colour: '#409eff', cron: '0 0 3 * * ?', phone: '13800138000', url: 'https://www.example.com/', link: '/pages/index/index', richText: '<p>详情</p>', json: { a: 1 },
  childTable: [{ label: '主机', price: '1.00' }], choices: [1, 'x'], cascade: [33, 3301], rating: 3, integerRange: [100, 500], slider: 40, time: '08:30:00', icon: 'bag', formTemplate: '{"fields":[{"layout":"colFormItem"}]}',
  skuMatrix: { specType: true, attrList: [{ attributeName: '颜色', optionList: ['红', '蓝'] }], attrValueList: [{ sku: '红', attrValue: { 颜色: '红' }, price: '1.00', stock: 5 }, { sku: '蓝', attrValue: { 颜色: '蓝' }, price: '2.00', stock: 0 }] },
};
/** Kinds of which one control bears the id; the others are groups named by their title. */
const groups: KindName[] = ['childTable', 'choices', 'dateRange', 'integerRange', 'skuMatrix', 'timeRange'];
const ready = (kind: KindName) => ({ imageList: '添加', json: '整理格式', formTemplate: '整理格式', childTable: '添加一行', skuMatrix: '撤销', richText: '加粗' })[kind as string];

describe.each(kindNames)('%s', (kind) => {
  const field = fieldOf(kind, { title: '名目' });
  const control = async () => {
    const button = ready(kind);
    if (button) await screen.findByRole('button', { name: button }, { timeout: 60_000 });
    return groups.includes(kind) ? screen.getByRole('group', { name: '名目' }) : document.getElementById('it')!;
  };

  test('the input stands under its label and breaks no accessibility rule', async () => {
    render(<Form field={field} initial={samples[kind]} />, { wrapper: Providers });
    expect(await control()).toHaveAccessibleName(expect.stringContaining('名目'));
    expect(await violations()).toEqual([]);
  }, 300_000);

  test('a message is tied to the input', async () => {
    render(<Form field={field} initial={samples[kind]} error="名目不正确" />, { wrapper: Providers });
    const found = await control();
    const described = [found, ...found.querySelectorAll('*')].filter((each) => each.getAttribute('aria-describedby')?.split(' ').includes('it-message'));
    // A switch and a period have two or few lawful states, and no invalid one.
    if (kind !== 'dateLimit') expect(described.length).toBeGreaterThan(0);
  }, 300_000);

  test('a disabled input cannot be changed', async () => {
    render(<Form field={field} initial={samples[kind]} disabled />, { wrapper: Providers });
    const found = await control();
    const parts = [found, ...document.querySelectorAll('input, textarea, button')].filter((each) => each.matches('input, textarea, button'));
    for (const part of parts) if (part.getAttribute('aria-label')?.startsWith('查看大图') !== true) expect(part.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]'), part.outerHTML).toBe(true);
  }, 300_000);

  test('the cell shows the value, and - for none', async () => {
    const { container, rerender } = render(<FieldCell field={field} value={samples[kind]} record={{}} />, { wrapper: Providers });
    if (kind !== 'password') expect(container.textContent !== '' || container.querySelector('img, [role="img"]')).toBeTruthy();
    rerender(<FieldCell field={field} value={null} record={{}} />);
    expect(container).toHaveTextContent(kind === 'enumeration' ? '' : '-');
    expect(await violations()).toEqual([]);
  });
});

test('a film among pictures plays where there is room for it', async () => {
  const Detail = views.imageList.Detail!;
  render(<Detail field={fieldOf('imageList', { title: '轮播图', videoFirst: true })} value={['/demo/film.mp4', '/a.png']} record={{}} />, { wrapper: Providers });
  expect(screen.getByLabelText('主图视频')).toHaveAttribute('controls');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: '查看大图：轮播图 1' })]);
  expect(await violations()).toEqual([]);
});

describe('what each input is particular about', () => {
  test.each([['0', 0], ['10000', 10000], ['-5', -5], ['1.5', '1.5'], ['abc', 'abc'], ['{Backspace}', null]])('integer: typed %s is held as %j', async (typed, value) => {
    const user = draw('integer');
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard(typed);
    expect(held()).toEqual(value);
  });

  test('integer: 1 to 9999 unless the field says otherwise', () => {
    draw('integer');
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '9999');
    cleanup();
    draw('integer', {}, { minimum: 0, maximum: 999 });
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuemin', '0');
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '999');
  });

  test('money: text in 元, never a number', async () => {
    const user = draw('money');
    await user.type(screen.getByRole('spinbutton'), '0.1');
    expect(held()).toBe('0.1');
    expect(screen.getByText('¥')).toBeInTheDocument();
    expect(screen.getByText('元')).toBeInTheDocument();
  });

  test('password: hidden until asked, and empty keeps the stored one', async () => {
    const user = draw('password', { mode: 'edit', initial: '' }, { writeOnly: true });
    expect(screen.getByLabelText('数值')).toHaveAttribute('type', 'password');
    expect(screen.getByPlaceholderText('不修改请留空')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(screen.getByLabelText('数值')).toHaveAttribute('type', 'text');
  });

  test('switch: words of the codes; wire forms count too', async () => {
    const user = draw('switch', { initial: 1 }, { enumeration: 'show' });
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByText('显示')).toBeInTheDocument();
    await user.click(screen.getByRole('switch'));
    expect(held()).toBe(false);
    expect(screen.getByText('隐藏')).toBeInTheDocument();
  });

  test('help and message are both read at the control', () => {
    render(<><Form field={fieldOf('text', { help: '最多二十个字' })} error="请输入数值" /><p id="it-help">最多二十个字</p></>, { wrapper: Providers });
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('最多二十个字 请输入数值');
  });

  test('switch in a row is named after the record', () => {
    render(<SwitchCell field={fieldOf('switch', { title: '是否显示', enumeration: 'show' })} value="0" recordName="华为" onToggle={() => {}} />, { wrapper: Providers });
    expect(screen.getByRole('switch', { name: '是否显示：华为' })).not.toBeChecked();
  });

  test('enumeration: the code of the enumeration is kept, whatever its type', async () => {
    const user = draw('enumeration', { initial: '0' }, { enumeration: 'show' });
    expect(screen.getByRole('combobox')).toHaveValue('隐藏');
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: '显示' }));
    expect(held()).toBe(1);
  });

  test('enumeration as radio, and coloured in the cell', async () => {
    const user = draw('enumeration', { initial: 1 }, { enumeration: 'level', as: 'radio' });
    await user.click(screen.getByRole('radio', { name: '永久' }));
    expect(held()).toBe(2);
    cleanup();
    render(<FieldCell field={fieldOf('enumeration', { enumeration: 'level' })} value={2} record={{}} />, { wrapper: Providers });
    expect(screen.getByText('永久')).toHaveClass('ui-tag-success');
  });

  test('reference: the target follows another field', async () => {
    const about = { to: undefined, toBy: { field: 'type', map: { brand: 'product/brand' } } };
    draw('reference', { values: {} }, about);
    expect(screen.getByRole('combobox')).toBeDisabled();
    cleanup();
    const user = draw('reference', { values: { type: 'brand' } }, about);
    await user.type(screen.getByRole('combobox'), '小米');
    await user.keyboard('{Enter}');
    expect(held()).toBe(2);
  });

  test('enumeration: a code that is barred on this record cannot be chosen', async () => {
    draw('enumeration', { initial: 0 }, { as: 'radio', options: [{ value: 0, title: '全部商品' }, { value: 1, title: '指定商品' }, { value: 4, title: '指定商户' }], barred: [1] });
    expect(screen.getByRole('radio', { name: '指定商品' })).toBeDisabled();
    expect(screen.getAllByRole('radio').filter((each) => each.matches(':disabled'))).toHaveLength(1);
  });

  test('reference: a hidden record cannot be chosen anew', async () => {
    const user = draw('reference');
    await user.type(screen.getByRole('combobox'), '回力');
    expect(screen.getByRole('option', { name: '回力' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('references to a tree: leaves, shown as paths', async () => {
    const user = draw('references', { initial: [] }, { to: 'product/category', leavesOnly: true });
    await user.type(screen.getByRole('combobox'), '衬衫{Enter}');
    expect(held()).toEqual([211]);
    expect(screen.getByText('服装/男装/衬衫')).toBeInTheDocument();
  });

  test('reference to the first level of a tree: nothing below it is offered', async () => {
    const user = draw('reference', {}, { to: 'product/category', topOnly: true });
    await user.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual(['数码', '服装']);
    await user.click(screen.getByRole('treeitem', { name: '服装' }));
    expect(held()).toBe(2);
  });

  test('parent of a tree: the root may be chosen; neither itself nor the deepest level may', async () => {
    const user = draw('treeReference', { initial: 11, mode: 'edit', values: { id: 2 } }, { default: 0 });
    await user.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual(['顶层目录', '数码', '手机', '电脑']);
    await user.click(screen.getByRole('treeitem', { name: '顶层目录' }));
    expect(held()).toBe(0);
    expect(screen.getByRole('combobox')).toHaveValue('顶层目录');
  });

  test('json: broken text is named by line and never becomes the value', async () => {
    const user = draw('json', { initial: { a: 1 } });
    await screen.findByRole('button', { name: '整理格式' });
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.click(box);
    await user.paste('{\n  "a": 1\n  "b": 2\n}');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('第 3 行：此处缺少逗号');
    expect(document.getElementById('it-message')).toHaveTextContent('第 3 行：此处缺少逗号');
    expect(held()).toBeNull();
    await user.clear(box);
    await user.click(box);
    await user.paste('{"b":2}');
    expect(held()).toEqual({ b: 2 });
    expect(document.getElementById('it-message')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: '整理格式' }));
    expect(box).toHaveValue('{\n  "b": 2\n}');
  });

  test('child table: add, fill, move, remove, and a message at the cell', async () => {
    const user = draw('childTable', { initial: [{ label: '甲', price: '1.00' }], errors: { '0.price': '价格格式不正确' } });
    await user.click(await screen.findByRole('button', { name: '添加一行' }));
    await user.type(screen.getByRole('textbox', { name: '第 2 行名称' }), '乙');
    expect(held()).toEqual([{ label: '甲', price: '1.00' }, { label: '乙', price: null }]);
    expect(screen.getByRole('spinbutton', { name: '第 1 行价格' })).toHaveAccessibleDescription('价格格式不正确');
    await user.click(screen.getByRole('button', { name: '上移第 2 行' }));
    expect(held().map((row: { label: string }) => row.label)).toEqual(['乙', '甲']);
    await user.click(screen.getByRole('button', { name: '删除第 1 行' }));
    expect(held()).toEqual([{ label: '甲', price: '1.00' }]);
    expect(screen.getByRole('button', { name: '上移第 1 行' })).toBeDisabled();
  });

  test('child table: rows that stand first keep their values and their place', async () => {
    const fields = [fieldOf('text', { name: 'label', title: '名称' }), fieldOf('integer', { name: 'most', title: '字数' })];
    const user = draw('childTable', { initial: [{ label: '姓名', most: null }, { label: '甲', most: null }] }, { fields, first: [{ label: '姓名' }] });
    expect(await screen.findByRole('textbox', { name: '第 1 行名称' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: '第 2 行名称' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /第 1 行/ })).toBeNull();
    expect(screen.getByRole('button', { name: '上移第 2 行' })).toBeDisabled();
    await user.type(screen.getByRole('spinbutton', { name: '第 1 行字数' }), '4');
    await user.click(screen.getByRole('button', { name: '删除第 2 行' }));
    expect(held()).toEqual([{ label: '姓名', most: 4 }]);
  });

  test('child table: a row for each record, of which those that are not held show the defaults', async () => {
    const fields = [fieldOf('reference', { name: 'brandId', title: '品牌', to: 'product/brand' }), fieldOf('decimal', { name: 'rate', title: '倍率', scale: 1, default: '1.0' })];
    const user = draw('childTable', { initial: [{ brandId: 99, rate: '4.0' }, { brandId: 2, rate: '2.0' }], errors: { '1.rate': '倍率不能大于1' } }, { fields, rowFor: 'brandId' });
    const [first, second] = [await screen.findByRole('spinbutton', { name: '华为倍率' }), screen.getByRole('spinbutton', { name: '小米倍率' })];
    expect([first, second].map((input) => (input as HTMLInputElement).value)).toEqual(['1.0', '2.0']);
    expect(second).toHaveAccessibleDescription('倍率不能大于1');
    expect(screen.queryByRole('button', { name: /添加一行|删除|上移/ })).toBeNull();
    expect(await violations()).toEqual([]);
    await user.clear(first);
    await user.type(first, '3');
    await user.tab();
    expect(held().slice(0, 3)).toEqual([{ brandId: 1, rate: expect.stringMatching(/^3/) }, { brandId: 2, rate: '2.0' }, { brandId: 3, rate: '1.0' }]);
    // Of what is no longer on offer nothing is lost.
    expect(held().at(-1)).toEqual({ brandId: 99, rate: '4.0' });
  });

  test('file: its extension in capitals', () => {
    draw('file', { initial: '/files/readme.pdf' });
    expect(screen.getByText('PDF')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /readme\.pdf/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('an address that is none of ours is no link', () => {
    render(<FieldCell field={fieldOf('url')} value="javascript:alert(1)" record={{}} />, { wrapper: Providers });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('rich text: words in the cell, cleaned formatting in the detail', async () => {
    const value = '<p style="text-align: center; position: fixed">好<img src="x" onerror="alert(1)"><script>alert(1)</script></p>';
    const { container } = render(<FieldCell field={fieldOf('richText')} value={value} record={{}} />, { wrapper: Providers });
    expect(container).toHaveTextContent(/^好$/);
    cleanup();
    const Detail = views.richText.Detail!;
    render(<Detail field={fieldOf('richText')} value={value} record={{}} />, { wrapper: Providers });
    const text = await screen.findByText('好');
    expect(text.outerHTML).toBe('<p style="text-align: center">好<img src="x"></p>');
  });
});

describe('filters', () => {
  test('a number range keeps an open end as null, and is nothing when both are', async () => {
    const user = drawFilter('money', { operator: 'range' });
    await user.type(screen.getByRole('spinbutton', { name: '最小数值' }), '5');
    expect(held()).toEqual(['5', null]);
    await user.clear(screen.getByRole('spinbutton', { name: '最小数值' }));
    expect(held()).toBeNull();
  });

  test('several codes for `in`', async () => {
    const user = drawFilter('enumeration', { operator: 'in' }, { enumeration: 'level' });
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: '期限' }));
    await user.click(screen.getByRole('option', { name: '注销' }));
    expect(held()).toEqual([1, 4]);
  });

  test('a switch is chosen from its two words', async () => {
    const user = drawFilter('switch', {}, { enumeration: 'show' });
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: '隐藏' }));
    expect(held()).toBe(false);
  });

  test.each(['text', 'textarea', 'phone', 'url'] as const)('%s searches on Enter', async (kind) => {
    let searched = 0;
    const user = drawFilter(kind, { onSubmit: () => searched++ });
    await user.type(screen.getByRole('textbox'), '好{Enter}');
    expect(searched).toBe(1);
    expect(held()).toBe('好');
  });

  test.each(['date', 'datetime', 'dateLimit'] as const)('%s offers the quick ranges', async (kind) => {
    const user = drawFilter(kind);
    await user.click(screen.getByRole('button', { name: '数值' }));
    expect(screen.getByRole('group', { name: '快捷选项' })).toHaveTextContent(/^今天昨天最近7天最近30天本月本年$/);
  });

  test('a period of closed days offers the past year besides, which is every day that can be chosen', async () => {
    const user = drawFilter('dateLimit', {}, { as: 'pastYear' });
    await user.click(screen.getByRole('button', { name: '数值' }));
    expect(screen.getByRole('group', { name: '快捷选项' })).toHaveTextContent(/^今天昨天最近7天最近30天本月本年最近一年$/);
    await user.click(screen.getByRole('button', { name: '最近一年' }));
    const { earliest, latest } = selectableDays();
    expect(held()).toEqual([earliest, latest]);
  });
});

describe('choices', () => {
  test('stand side by side, and keep the order of the options', async () => {
    const user = draw('choices', { initial: ['x'] });
    await user.click(screen.getByRole('checkbox', { name: '一' }));
    expect(held()).toEqual([1, 'x']);
    await user.click(screen.getByRole('checkbox', { name: '未知' }));
    expect(held()).toEqual([1]);
  });

  test('many open as a list', async () => {
    const user = draw('choices', { initial: [] }, { as: 'select' });
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: '二' }));
    expect(held()).toEqual([2]);
  });
});

test('a cascade holds the values along the way, and shows their titles', async () => {
  const user = draw('cascade', { initial: [] });
  await user.type(screen.getByRole('combobox'), '杭州{Enter}');
  expect(held()).toEqual([33, 3301]);
  expect(screen.getByRole('combobox')).toHaveValue('浙江/杭州');
});

test('a time of the browser’s control is a time to the second', () => {
  draw('time', { initial: '' });
  fireEvent.change(document.getElementById('it')!, { target: { value: '08:30' } });
  expect(held()).toBe('08:30:00');
});

test('codes that are given as stars are numbers', () => {
  draw('enumeration', { initial: 2 }, { as: 'rate', codes: [1, 2, 3], options: [1, 2, 3].map((value) => ({ value, title: `${value}星` })) });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
  expect(held()).toBe(3);
});

test('stars are given by the arrow keys or a press, halves where a decimal is kept', () => {
  draw('rating', { initial: 2 }, { maximum: 10, scale: 1 });
  const stars = screen.getByRole('slider');
  expect(stars).toHaveAttribute('aria-valuetext', '2星，共10星');
  fireEvent.change(stars, { target: { value: '7.5' } });
  expect(held()).toBe(7.5);
});

test('a slider keeps within its track and shows its value', () => {
  draw('slider', { initial: null }, { minimum: 10, maximum: 20 });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '15' } });
  expect(held()).toBe(15);
  expect(screen.getByText('15', { selector: '.ui-slider output' })).toBeInTheDocument();
});

test.each(['cards', undefined] as const)('a row of a child table drawn as %s asks for what its condition shows alone', async (as) => {
  const fields = [fieldOf('switch', { name: 'limited', title: '限量' }), fieldOf('integer', { name: 'most', title: '最多', required: true, when: { limited: true } })];
  const user = draw('childTable', { initial: [{ limited: false, most: null }, { limited: true, most: 3 }] }, { title: '票种', as, fields });
  const most = () => screen.queryAllByLabelText(/最多/);
  await screen.findByRole('group', { name: '票种' });
  await screen.findAllByRole('switch');
  expect(most()).toHaveLength(1);
  expect(most()[0]).toBeRequired();
  await user.click(screen.getAllByRole('switch')[0]!);
  expect(most()).toHaveLength(2);
  expect(await violations()).toEqual([]);
});
