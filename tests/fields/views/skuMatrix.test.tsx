// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { FileUploaderContext } from '../../../src/ui/ports/fileUploader';
import { MediaPickerContext } from '../../../src/ui/ports/mediaPicker';
import { withAttributes } from '../../../src/engine/matrix/attributes';
import { newMatrix, type Matrix } from '../../../src/engine/matrix/document';
import type { FieldModel } from '../../../src/engine/model';
import Editor from '../../../src/fields/skuMatrix/Editor';
import Table from '../../../src/fields/skuMatrix/Table';
import type { InputProps } from '../../../src/fields/view';
import { violations } from '../../ui/axe';
import { fieldOf } from '../fieldOf';

afterEach(cleanup);

const field: FieldModel = fieldOf('skuMatrix', {
  title: '规格库存',
  fields: [
    fieldOf('image', { name: 'image', title: '图片' }),
    fieldOf('money', { name: 'price', title: '售价', required: true, minimum: 0 }),
    fieldOf('money', { name: 'vipPrice', title: '会员价', when: { isPaidMember: true } }),
    fieldOf('integer', { name: 'stock', title: '库存', minimum: 0, maximum: 999_999, default: 0 }),
    fieldOf('switch', { name: 'isShow', title: '是否显示', default: true }),
  ],
});
const blank = { image: '', price: null, vipPrice: null, stock: 0, isShow: true };
const made = (...options: string[]): Matrix => withAttributes({ ...newMatrix(blank), specType: true }, [{ attributeName: '颜色', optionList: options }], blank);

let held: Matrix;
function Form({ initial, ...more }: Partial<InputProps> & { initial?: Matrix }) {
  const [value, setValue] = useState<unknown>(initial ?? null);
  held = value as Matrix;
  return <Editor {...more} id="it" field={field} value={value} onChange={setValue} />;
}
const draw = (initial?: Matrix, more: Partial<InputProps> = {}) => {
  render(<Form initial={initial} {...more} />);
  return userEvent.setup();
};
const prices = () => held.attrValueList.map((row) => row.price);
const grid = () => screen.getByRole('grid', { name: '规格库存' });
/** Cell by row from 0, -1 being the row that sets columns, and title. */
const cell = (row: number, title: string): HTMLElement => {
  const heads = within(grid()).getAllByRole('columnheader').map((head) => head.textContent.replace('*', ''));
  return grid().querySelector<HTMLElement>(`[data-row="${row}"][data-column="${heads.indexOf(title)}"]`)!;
};
const told = () => screen.getAllByRole('status').at(-1)!.textContent;
const focus = (row: number, title: string) => { fireEvent.pointerDown(cell(row, title), { button: 0, pointerType: 'mouse' }); fireEvent.pointerUp(document); };

/** A clipboard as the browser hands it over. */
function clipboard(data: Record<string, string> = {}, files: File[] = []) {
  const held = new Map(Object.entries(data));
  return { getData: (type: string) => held.get(type) ?? '', setData: (type: string, text: string) => void held.set(type, text), files, types: [...held.keys(), ...(files.length ? ['Files'] : [])] };
}
function use(type: 'copy' | 'cut' | 'paste', data = clipboard()) {
  const event = createEvent[type](document.activeElement!, { clipboardData: data });
  fireEvent(document.activeElement!, event);
  return data;
}

describe('a screen reader', () => {
  it('finds a grid that counts rows and columns, one tab stop, and names for all', async () => {
    draw(made('红', '蓝'));
    expect(grid()).toHaveAttribute('aria-rowcount', '4');
    expect(grid()).toHaveAttribute('aria-colcount', '5');
    expect(within(grid()).getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4']);
    expect(within(grid()).getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['批量设置', '红', '蓝']);
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(grid()).toHaveAccessibleDescription(expect.stringContaining('Tab 离开表格'));
    expect(await violations()).toEqual([]);
  });

  it('hears what was done to many cells', async () => {
    const user = draw(made('红', '蓝', '绿'));
    focus(0, '售价');
    use('paste', clipboard({ 'text/plain': '12\nabc\n-3\n4' }));
    expect(told()).toBe('已粘贴 3 个单元格，2 个格式不正确，超出表格的内容未粘贴');
    expect(prices()).toEqual(['12.00', 'abc', '-3.00']);
    expect(cell(1, '售价')).toHaveAccessibleDescription('售价格式不正确');
    await user.keyboard('{Control>}z{/Control}');
    expect(told()).toBe('已撤销');
    expect(prices()).toEqual([null, null, null]);
  });
});

describe('keys', () => {
  it.each([
    ['{ArrowDown}', 1, '售价'], ['{ArrowUp}', -1, '售价'], ['{ArrowRight}', 0, '库存'], ['{ArrowLeft}', 0, '图片'], ['{Home}', 0, '颜色'], ['{End}', 0, '是否显示'],
    ['{Control>}{End}{/Control}', 2, '是否显示'], ['{PageDown}', 2, '售价'], ['{Control>}{ArrowDown}{/Control}', 2, '售价'],
  ])('%s leads from the first price to row %i, %s', async (keys, row, title) => {
    const user = draw(made('红', '蓝', '绿'));
    focus(0, '售价');
    await user.keyboard(keys);
    expect(cell(row, title)).toHaveFocus();
  });

  it('typing enters, Enter and Tab go on, Escape gives up, F2 opens what is there', async () => {
    const user = draw(made('红', '蓝'));
    focus(0, '售价');
    await user.keyboard('12.5{Enter}');
    expect(cell(1, '售价')).toHaveFocus();
    await user.keyboard('7{Tab}');
    expect(cell(1, '库存')).toHaveFocus();
    await user.keyboard('9{Escape}');
    expect(cell(1, '库存')).toHaveFocus();
    focus(0, '售价');
    await user.keyboard('{F2}');
    expect(screen.getByRole('textbox', { name: '红 售价' })).toHaveValue('12.50');
    await user.keyboard('{Backspace}1{Enter}');
    expect(held.attrValueList.map(({ price, stock }) => [price, stock])).toEqual([['12.51', 0], ['7.00', 0]]);
  });

  it('Shift selects, Delete empties, Ctrl+D fills, Ctrl+A takes all', async () => {
    const user = draw({ ...made('红', '蓝', '绿'), attrValueList: made('红', '蓝', '绿').attrValueList.map((row, at) => ({ ...row, price: `${at + 1}.00`, stock: at })) });
    focus(0, '售价');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(prices()).toEqual(['1.00', '1.00', '1.00']);
    expect(grid().querySelectorAll('[aria-selected="true"]')).toHaveLength(3);
    await user.keyboard('{Delete}');
    expect(prices()).toEqual([null, null, null]);
    await user.keyboard('{Control>}a{/Control}');
    expect(grid().querySelectorAll('[aria-selected="true"]')).toHaveLength(15);
    await user.keyboard('{Control>}zz{/Control}');
    expect(prices()).toEqual(['1.00', '2.00', '3.00']);
    await user.keyboard('{Control>}y{/Control}');
    expect(prices()).toEqual(['1.00', '1.00', '1.00']);
  });

  it('a switch is turned by Enter, an attribute is not entered here', async () => {
    const user = draw(made('红', '蓝'));
    focus(0, '是否显示');
    await user.keyboard('{Enter}');
    expect(held.attrValueList[0]!.isShow).toBe(false);
    focus(0, '颜色');
    await user.keyboard('x');
    expect(screen.queryByRole('textbox', { name: /颜色$/ })).toBeNull();
    expect(told()).toBe('规格在上方修改');
  });
});

test('the row above sets a whole column, as one step', async () => {
  const user = draw(made('红', '蓝', '绿'));
  focus(-1, '售价');
  await user.keyboard('99{Enter}');
  expect(prices()).toEqual(['99.00', '99.00', '99.00']);
  expect(told()).toBe('已将 3 行的售价设为 99.00');
  expect(cell(-1, '售价')).toHaveTextContent('99.00');
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(prices()).toEqual([null, null, null]);
});

test('what is copied can be pasted elsewhere, and cut is empty afterwards', async () => {
  const user = draw(made('红', '蓝'));
  focus(0, '售价');
  await user.keyboard('5{Enter}');
  focus(0, '售价');
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const data = use('copy');
  expect(data.getData('text/plain')).toBe('5.00\t0');
  expect(data.getData('text/html')).toContain('<td>5.00</td><td>0</td>');
  focus(1, '售价');
  use('paste', data);
  expect(prices()).toEqual(['5.00', '5.00']);
  expect(use('cut').getData('text/plain')).toBe('5.00\t0');
  expect(held.attrValueList.map(({ price, stock }) => [price, stock])).toEqual([['5.00', 0], [null, null]]);
});

test.each([
  ['Excel', `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><col width=72><!--StartFragment--><tr height=19><td class=xl65 align=right>1,299.00</td><td align=right>12</td></tr><tr><td>¥89.5</td><td
   align=right>3</td></tr><!--EndFragment--></table></body></html>`],
  ['WPS', '<html xmlns:et="urn:schemas-microsoft-com:office:spreadsheet"><body><table width="144"><tbody><tr><td class="et2" x:num="1299">1299.00 </td><td x:num>12</td></tr><tr><td x:num="89.5"><font>89.50</font></td><td>3</td></tr></tbody></table></body></html>'],
])('cells of %s are read from its table', (_from, html) => {
  draw(made('红', '蓝'));
  focus(0, '售价');
  use('paste', clipboard({ 'text/html': html, 'text/plain': 'not this' }));
  expect(held.attrValueList.map(({ price, stock }) => [price, stock])).toEqual([['1299.00', 12], ['89.50', 3]]);
});

describe('attributes', () => {
  it('make the rows, and keep what was entered', async () => {
    const user = draw();
    expect(within(grid()).getAllByRole('row')).toHaveLength(2);
    focus(0, '售价');
    await user.keyboard('8{Enter}');
    await user.click(screen.getByRole('radio', { name: '多规格' }));
    await user.click(screen.getByRole('button', { name: '添加规格' }));
    await user.type(screen.getByRole('textbox', { name: '第 1 个规格的名称' }), '颜色{Enter}');
    await user.type(screen.getByRole('textbox', { name: '添加颜色的规格值' }), '红，蓝{Enter}');
    expect(held.attrValueList.map(({ sku, price }) => [sku, price])).toEqual([['红', '8.00'], ['蓝', null]]);
    await user.type(screen.getByRole('textbox', { name: '添加颜色的规格值' }), '红{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('“红”已存在');
    const red = screen.getByRole('textbox', { name: '颜色的规格值红' });
    await user.clear(red);
    await user.type(red, '朱红{Enter}');
    expect(held.attrValueList[0]).toMatchObject({ sku: '朱红', attrValue: { 颜色: '朱红' }, price: '8.00' });
    await user.click(screen.getByRole('button', { name: '移除朱红' }));
    expect(told()).toBe('已移除 1 个规格组合，可以撤销');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(prices()).toEqual(['8.00', null]);
  });

  it('never make more rows than there may be', async () => {
    const user = draw(withAttributes(made(...Array.from({ length: 100 }, (_, at) => `色${at}`)), [{ attributeName: '颜色', optionList: Array.from({ length: 100 }, (_, at) => `色${at}`) }, { attributeName: '尺码', optionList: Array.from({ length: 20 }, (_, at) => `码${at}`) }], blank));
    await user.type(screen.getByRole('textbox', { name: '添加尺码的规格值' }), '特大{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('规格组合不能超过 2000 个');
    expect(held.attrValueList).toHaveLength(2000);
  });
});

test('columns follow what the record says', () => {
  draw(made('红'), { values: { isPaidMember: false } });
  expect(within(grid()).queryByRole('columnheader', { name: '会员价' })).toBeNull();
  cleanup();
  draw(made('红'), { values: { isPaidMember: true } });
  expect(within(grid()).getByRole('columnheader', { name: '会员价' })).toBeInTheDocument();
});

test('messages of the form stand at their cells, and one key leads from one to the next', async () => {
  const user = draw(made('红', '蓝'), { errors: { 'attrValueList.0.price': '请输入售价', 'attrValueList.1.price': '请输入售价', 'attrList.0.optionList': '规格值不能重复' } });
  expect(cell(1, '售价')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('规格值不能重复');
  await user.click(screen.getByRole('button', { name: '下一处错误（2）' }));
  expect(cell(0, '售价')).toHaveFocus();
});

describe('pictures', () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  it('are dropped as files, one a row', async () => {
    render(<FileUploaderContext value={{ upload: async (file) => `/uploads/${file.name}` }}><Form initial={made('红', '蓝')} /></FileUploaderContext>);
    fireEvent.drop(cell(0, '图片'), { dataTransfer: clipboard({}, [picture, new File(['y'], 'b.png')]) });
    await waitFor(() => expect(held.attrValueList.map(({ image }) => image)).toEqual(['/uploads/a.png', '/uploads/b.png']));
  });

  it('are dropped from the library by their address, and nowhere but on pictures', () => {
    draw(made('红', '蓝'));
    const data = clipboard({ 'text/uri-list': `${location.origin}/uploads/c.png` });
    fireEvent.drop(cell(1, '售价'), { dataTransfer: data });
    expect(prices()).toEqual([null, null]);
    fireEvent.drop(cell(1, '图片'), { dataTransfer: data });
    expect(held.attrValueList[1]!.image).toBe('/uploads/c.png');
  });

  it('are chosen in the library by a key', async () => {
    render(<MediaPickerContext value={async () => [{ url: '/uploads/d.png', name: 'd', type: 'image' }]}><Form initial={made('红', '蓝')} /></MediaPickerContext>);
    focus(0, '图片');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(held.attrValueList[0]!.image).toBe('/uploads/d.png'));
    await waitFor(() => expect(cell(0, '图片')).toHaveFocus());
  });
});

test('the handle at a corner draws a range out', () => {
  draw({ ...made('红', '蓝', '绿'), attrValueList: made('红', '蓝', '绿').attrValueList.map((row, at) => ({ ...row, price: `${at + 1}.00` })) });
  focus(0, '售价');
  fireEvent.pointerDown(grid().querySelector('[data-handle]')!, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerOver(cell(2, '售价'));
  fireEvent.pointerUp(document);
  expect(prices()).toEqual(['1.00', '1.00', '1.00']);
  expect(told()).toBe('已填充 2 个单元格');
});

describe('drawn out', () => {
  const numbered = () => {
    const rows = made('红', '蓝', '绿', '白').attrValueList;
    draw({ ...made('红', '蓝', '绿', '白'), attrValueList: rows.map((row, at) => ({ ...row, price: at < 2 ? `${at + 1}.00` : null })) });
    focus(0, '售价');
    fireEvent.pointerDown(cell(1, '售价'), { button: 0, pointerType: 'mouse', shiftKey: true });
    fireEvent.pointerUp(document);
    fireEvent.pointerDown(grid().querySelector('[data-handle]')!, { button: 0, pointerType: 'mouse' });
    fireEvent.pointerOver(cell(3, '售价'));
  };
  it.each([[false, ['1.00', '2.00', '3.00', '4.00']], [true, ['1.00', '2.00', '1.00', '2.00']]])('with Ctrl %s, 1 and 2 become %j', (ctrlKey, expected) => {
    numbered();
    fireEvent.pointerUp(document, { ctrlKey });
    expect(prices()).toEqual(expected);
  });

  it.each([[['1.00', '3.00', null, null], ['1.00', '3.00', '5.00', '7.00']], [['8.00', null, null, null], ['8.00', '9.00', '10.00', '11.00']]])('from the keyboard, %j go on as %j', async (begun, expected) => {
    const rows = made('红', '蓝', '绿', '白').attrValueList;
    const user = draw({ ...made('红', '蓝', '绿', '白'), attrValueList: rows.map((row, at) => ({ ...row, price: begun[at] })) });
    focus(0, '售价');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Control>}{Shift>}d{/Shift}{/Control}');
    expect(prices()).toEqual(expected);
  });
});

test('to look at: walked and copied, never changed', async () => {
  const value = { ...made('红', '蓝'), attrValueList: made('红', '蓝').attrValueList.map((row) => ({ ...row, price: '3.00', image: '/demo/picture-1.svg' })) };
  render(<Table field={field} value={value} record={{ isPaidMember: true }} />);
  const user = userEvent.setup();
  expect(grid()).toHaveAttribute('aria-readonly', 'true');
  expect(within(grid()).getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['颜色', '图片', '售价', '会员价', '库存', '是否显示']);
  focus(0, '售价');
  await user.keyboard('9{Delete}{ArrowDown}');
  expect(cell(0, '售价')).toHaveTextContent('3.00');
  expect(cell(1, '售价')).toHaveFocus();
  expect(use('copy').getData('text/plain')).toBe('3.00');
  expect(await violations()).toEqual([]);
  focus(1, '图片');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: '蓝图片' })).toBeVisible();
});
