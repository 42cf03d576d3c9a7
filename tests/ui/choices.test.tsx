// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Checkbox } from '../../src/ui/inputs/Checkbox';
import { MultiSelect } from '../../src/ui/inputs/MultiSelect';
import { CheckboxGroup, RadioGroup } from '../../src/ui/inputs/RadioGroup';
import { Select, type SelectProps } from '../../src/ui/inputs/Select';
import { Switch } from '../../src/ui/inputs/Switch';
import { violations } from './axe';

afterEach(cleanup);

const few = [{ value: 1, label: '出售中' }, { value: 2, label: '仓库中', disabled: true }, { value: 3, label: '已售罄' }];
const many = ['北京', '上海', '广州', '深圳', '杭州', '成都', '重庆', '武汉', '西安', '南京', '苏州'].map((label, index) => ({ value: index, label }));

function OneOf({ initial = null, ...props }: Partial<SelectProps<number>> & { options: SelectProps<number>['options']; initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return <><label htmlFor="one">状态</label><Select {...props} id="one" value={value} onChange={setValue} /><output>{String(value)}</output></>;
}
const box = () => screen.getByRole('combobox');
const chosen = () => document.querySelector('output')!.textContent;

describe('Select', () => {
  test('the arrow keys walk the options, past disabled ones, and Enter chooses', async () => {
    const user = userEvent.setup();
    render(<OneOf options={few} />);
    await user.tab();
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.getElementById(box().getAttribute('aria-activedescendant')!)).toHaveTextContent('已售罄');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('3');
    expect(box()).toHaveValue('已售罄');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveFocus();
  });

  test('up to ten options are not searchable, more are, in Chinese', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<OneOf options={few} />);
    expect(box()).toHaveAttribute('readonly');
    unmount();
    render(<OneOf options={many} />);
    await user.type(box(), '州');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['广州', '杭州', '苏州']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toBe('4');
  });

  test('what matches nothing is said', async () => {
    const user = userEvent.setup();
    render(<OneOf options={many} />);
    await user.type(box(), '纽约');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('无匹配数据')).toBeInTheDocument();
  });

  test('Escape closes without choosing and reaches nobody else', async () => {
    const user = userEvent.setup();
    let escaped = 0;
    render(<div onKeyDown={(event) => { if (event.key === 'Escape') escaped++; }}><OneOf options={few} initial={1} /></div>);
    await user.click(box());
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(chosen()).toBe('1');
    expect(escaped).toBe(0);
  });

  test('a press outside closes it', async () => {
    const user = userEvent.setup();
    render(<><OneOf options={few} /><p>旁边</p></>);
    await user.click(box());
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.click(screen.getByText('旁边'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('a clearable one can be emptied', async () => {
    const user = userEvent.setup();
    render(<OneOf options={few} initial={1} clearable />);
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(chosen()).toBe('null');
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  test('a disabled option and a disabled select cannot be chosen', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<OneOf options={few} />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: '仓库中' }));
    expect(chosen()).toBe('null');
    unmount();
    render(<OneOf options={few} disabled clearable initial={1} />);
    await user.click(box());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a chosen value that is not among the options shows the name it was given', () => {
    render(<OneOf options={few} initial={99} shown="旧状态" />);
    expect(box()).toHaveValue('旧状态');
  });

  test('has no accessibility violation, open or closed', async () => {
    const user = userEvent.setup();
    render(<OneOf options={few} initial={1} clearable />);
    expect(await violations()).toEqual([]);
    await user.click(box());
    expect(await violations()).toEqual([]);
  });
});

test('options that arrive after the word was typed: Enter takes the first that fits', async () => {
  const user = userEvent.setup();
  const view = render(<OneOf options={[]} searchable loading />);
  await user.tab();
  await user.keyboard('州');
  view.rerender(<OneOf options={many} searchable />);
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('2');
});

describe('MultiSelect', () => {
  function Several({ initial = [] as number[] }) {
    const [several, setSeveral] = useState(initial);
    return <><label htmlFor="several">城市</label><MultiSelect id="several" clearable options={many} value={several} onChange={setSeveral} /><output>{several.join()}</output></>;
  }

  test('chooses several, staying open, and takes one back', async () => {
    const user = userEvent.setup();
    render(<Several />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: '北京' }));
    await user.click(screen.getByRole('option', { name: '广州' }));
    expect(chosen()).toBe('0,2');
    expect(screen.getByRole('option', { name: '北京' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('option', { name: '北京' }));
    expect(chosen()).toBe('2');
  });

  test('each chosen one can be removed by its button, the last one with Backspace', async () => {
    const user = userEvent.setup();
    render(<Several initial={[0, 1, 2]} />);
    await user.click(screen.getByRole('button', { name: '移除上海' }));
    expect(chosen()).toBe('0,2');
    await user.click(box());
    await user.keyboard('{Backspace}');
    expect(chosen()).toBe('0');
  });

  test('has no accessibility violation', async () => {
    const user = userEvent.setup();
    render(<Several initial={[0, 1]} />);
    await user.click(box());
    expect(await violations()).toEqual([]);
  });
});

describe('radios, checkboxes, switch', () => {
  test('radios are one group walked by the arrow keys', async () => {
    const user = userEvent.setup();
    const seen: number[] = [];
    render(<RadioGroup aria-label="状态" options={few} value={1} onChange={(next) => seen.push(next)} />);
    expect(screen.getByRole('radiogroup', { name: '状态' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '已售罄' }));
    expect(seen).toEqual([3]);
    expect(screen.getByRole('radio', { name: '仓库中' })).toBeDisabled();
    expect(await violations()).toEqual([]);
  });

  test('checkboxes keep the order of the options', async () => {
    const user = userEvent.setup();
    const seen: number[][] = [];
    render(<CheckboxGroup aria-label="城市" options={many} value={[3, 5]} onChange={(next) => seen.push(next)} />);
    await user.click(screen.getByRole('checkbox', { name: '北京' }));
    await user.click(screen.getByRole('checkbox', { name: '深圳' }));
    expect(seen).toEqual([[0, 3, 5], [5]]);
    expect(await violations()).toEqual([]);
  });

  test('a checkbox shows that only some are chosen', () => {
    render(<Checkbox aria-label="全选" checked={false} indeterminate onChange={() => {}} />);
    expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  });

  test('a switch says its state in words and turns by Space', async () => {
    const user = userEvent.setup();
    const seen: boolean[] = [];
    render(<Switch aria-label="是否显示" checked labels={{ on: '显示', off: '隐藏' }} onChange={(next) => seen.push(next)} />);
    const control = screen.getByRole('switch', { name: '是否显示' });
    expect(control).toBeChecked();
    expect(within(control).getByText('显示')).toBeInTheDocument();
    await user.tab();
    await user.keyboard(' ');
    expect(seen).toEqual([false]);
    expect(await violations()).toEqual([]);
  });

  test('a busy switch keeps the focus and takes no press', async () => {
    const user = userEvent.setup();
    const seen: boolean[] = [];
    render(<Switch aria-label="是否显示" checked={false} busy onChange={(next) => seen.push(next)} />);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('switch')).toHaveFocus();
    expect(seen).toEqual([]);
  });
});
