// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ColourInput } from '../../src/ui/inputs/ColourInput';
import { DateInput } from '../../src/ui/inputs/DateInput';
import { DecimalInput } from '../../src/ui/inputs/DecimalInput';
import { extension, fileName } from '../../src/ui/fileName';
import ImageListInput from '../../src/ui/inputs/ImageListInput';
import { ImagePreview } from '../../src/ui/display/ImagePreview';
import { NumberInput } from '../../src/ui/inputs/NumberInput';
import { PeriodSelect, rangeProblem } from '../../src/ui/inputs/PeriodSelect';
import { TagsInput } from '../../src/ui/inputs/TagsInput';
import { TextArea, TextInput } from '../../src/ui/inputs/TextInput';
import { readWall } from '../../src/ui/inputs/wallDate';
import { violations } from './axe';

afterEach(cleanup);

/** Draws a controlled input and shows its value as JSON. */
function Held<V>({ initial, draw }: { initial: V; draw(value: V, onChange: (value: V) => void): React.ReactNode }) {
  const [value, setValue] = useState(initial);
  return <>{draw(value, setValue)}<output>{JSON.stringify(value)}</output></>;
}
const held = () => JSON.parse(document.querySelector('output')!.textContent!);

describe('text', () => {
  test('counts characters, not code units, and does not cut off what is too long', async () => {
    const user = userEvent.setup();
    render(<Held initial="" draw={(value, onChange) => <TextInput aria-label="名称" count={3} value={value} onChange={onChange} />} />);
    await user.type(screen.getByRole('textbox'), '好😀好好');
    expect(screen.getByText('4/3')).toBeInTheDocument();
    expect(held()).toBe('好😀好好');
  });

  test('a message ties itself to the control', () => {
    render(<><TextArea id="intro" aria-label="简介" invalid value="" onChange={() => {}} /><p id="intro-message">请输入简介</p></>);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请输入简介');
  });

  test('Enter searches, but not while an input method composes', async () => {
    let searched = 0;
    render(<TextInput aria-label="关键字" value="a" onChange={() => {}} onEnter={() => searched++} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
    expect(searched).toBe(0);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(searched).toBe(1);
  });
});

describe('number', () => {
  const number = (initial: string) => render(<Held initial={initial} draw={(text, onText) => <NumberInput aria-label="排序" text={text} onText={onText} minimum={1} maximum={9999} />} />);

  test.each([['0'], ['10000'], ['-3'], ['12a'], ['']])('typed %j stays as it is, for the form to refuse', async (typed) => {
    const user = userEvent.setup();
    number('');
    if (typed) await user.type(screen.getByRole('spinbutton'), typed);
    await user.tab();
    expect(held()).toBe(typed);
  });

  test.each([
    ['10', '{ArrowUp}', '11'],
    ['10', '{ArrowDown}', '9'],
    ['10', '{PageUp}', '20'],
    ['1', '{ArrowDown}', '1'],
    ['9999', '{ArrowUp}', '9999'],
    ['', '{ArrowUp}', '1'],
    ['abc', '{ArrowUp}', '1'],
  ])('from %j %s leads to %s', async (from, key, to) => {
    const user = userEvent.setup();
    number(from);
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard(key);
    expect(held()).toBe(to);
  });

  test('tells its value and bounds', async () => {
    number('10');
    const control = screen.getByRole('spinbutton', { name: '排序' });
    expect(control).toHaveAttribute('aria-valuenow', '10');
    expect(control).toHaveAttribute('aria-valuemin', '1');
    expect(control).toHaveAttribute('aria-valuemax', '9999');
    expect(await violations()).toEqual([]);
  });

  test('a decimal stays exact text', async () => {
    const user = userEvent.setup();
    render(<Held<unknown> initial="0.1" draw={(value, onChange) => <DecimalInput aria-label="重量" value={value} onChange={onChange} />} />);
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(held()).toBe('2.1');
    await user.clear(screen.getByRole('spinbutton'));
    expect(held()).toBeNull();
    await user.type(screen.getByRole('spinbutton'), '12.');
    expect(screen.getByRole('spinbutton')).toHaveValue('12.');
  });
});

describe('tags', () => {
  const tags = (initial: string[]) => {
    render(<Held initial={initial} draw={(value, onChange) => <><label htmlFor="tags">关键字</label><TagsInput id="tags" maxItems={3} value={value} onChange={onChange} /></>} />);
    return screen.getByRole('textbox', { name: '关键字' });
  };

  test('Enter, a comma and leaving the box add; Backspace takes the last away', async () => {
    const user = userEvent.setup();
    const box = tags([]);
    await user.type(box, '新品{Enter}包邮，');
    expect(held()).toEqual(['新品', '包邮']);
    await user.type(box, '热卖');
    await user.tab();
    expect(held()).toEqual(['新品', '包邮', '热卖']);
    await user.click(box);
    await user.keyboard('{Backspace}');
    expect(held()).toEqual(['新品', '包邮']);
  });

  test.each([
    [['新品'], '新品', '“新品”已存在'],
    [[], '长'.repeat(33), '每个不能超过32个字'],
    [['甲', '乙', '丙'], '丁', '最多添加3个'],
  ])('%j refuses %s: %s', async (initial, typed, message) => {
    const user = userEvent.setup();
    const box = tags(initial);
    await user.type(box, `${typed}{Enter}`);
    expect(held()).toEqual(initial);
    expect(box).toHaveValue(typed);
    expect(box).toHaveAccessibleDescription(message);
    expect(await violations()).toEqual([]);
  });

  test('a pasted list is taken apart', async () => {
    const user = userEvent.setup();
    const box = tags([]);
    await user.click(box);
    await user.paste('甲,乙，甲');
    expect(held()).toEqual(['甲', '乙']);
    expect(box).toHaveAccessibleDescription('“甲”已存在');
  });

  test('each can be removed by its button', async () => {
    const user = userEvent.setup();
    tags(['甲', '乙']);
    await user.click(screen.getByRole('button', { name: '移除甲' }));
    expect(held()).toEqual(['乙']);
  });
});

describe('pictures and files', () => {
  test('a picture opens large and closes again', async () => {
    const user = userEvent.setup();
    render(<ImagePreview src="/a.png" alt="品牌图标" />);
    await user.click(screen.getByRole('button', { name: '查看大图：品牌图标' }));
    expect(within(screen.getByRole('dialog', { name: '品牌图标' })).getByRole('img')).toHaveAttribute('src', '/a.png');
    expect(await violations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('one that cannot be loaded says so, and another address is tried again', () => {
    const { rerender } = render(<ImagePreview src="/a.png" alt="品牌图标" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('无法加载图片')).toBeInTheDocument();
    rerender(<ImagePreview src="/b.png" alt="品牌图标" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
  });

  test('a list of pictures: add, refuse nothing and too many, take away', async () => {
    const user = userEvent.setup();
    render(<Held initial={['/1.png']} draw={(value: readonly string[], onChange) => <><label htmlFor="images">轮播图</label><ImageListInput id="images" name="轮播图" maxItems={2} value={value} onChange={onChange} /></>} />);
    const box = screen.getByRole('textbox', { name: '轮播图' });
    await user.click(screen.getByRole('button', { name: '添加' }));
    expect(box).toHaveAccessibleDescription('请输入图片地址');
    await user.type(box, '/2.png{Enter}');
    expect(held()).toEqual(['/1.png', '/2.png']);
    await user.type(box, '/3.png{Enter}');
    expect(held()).toEqual(['/1.png', '/2.png']);
    expect(box).toHaveAccessibleDescription('最多选择2张图片！');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '删除轮播图 1' }));
    expect(held()).toEqual(['/2.png']);
  });

  test.each([
    ['/files/%E8%AF%B4%E6%98%8E.pdf?x=1', '说明.pdf', 'PDF'],
    ['https://a.example/x/readme.TXT#top', 'readme.TXT', 'TXT'],
    ['/files/noextension', 'noextension', ''],
    ['/bad%E8.zip', 'bad%E8.zip', 'ZIP'],
    ['', '', ''],
  ])('%j is called %j, kind %j', (address, name, kind) => {
    expect(fileName(address)).toBe(name);
    expect(extension(address)).toBe(kind);
  });
});

describe('dates', () => {
  test.each([
    ['2024-05-01', false, '2024-05-01'],
    ['2024/5/1', false, '2024-05-01'],
    ['20240501', false, '2024-05-01'],
    ['2024年5月1日', false, '2024-05-01'],
    ['2024-02-29', false, '2024-02-29'],
    ['2023-02-29', false, undefined],
    ['2024-13-01', false, undefined],
    ['昨天', false, undefined],
    ['2024-5-1 8:30', true, '2024-05-01 08:30:00'],
    ['2024-5-1', true, '2024-05-01 00:00:00'],
    ['2024-5-1 24:00', true, undefined],
  ])('%j (time %s) is %s', (text, time, moment) => expect(readWall(text, time)).toBe(moment));

  test('a typed day is understood, shown as stored on leaving, and cleared to null', async () => {
    const user = userEvent.setup();
    render(<Held<unknown> initial={null} draw={(value, onChange) => <><label htmlFor="day">生日</label><DateInput id="day" name="生日" clearable value={value} onChange={onChange} /></>} />);
    const box = screen.getByRole('textbox', { name: '生日' });
    await user.type(box, '2024/5/1');
    expect(held()).toBe('2024-05-01');
    expect(box).toHaveValue('2024/5/1');
    await user.tab();
    expect(box).toHaveValue('2024-05-01');
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(held()).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('what is no day stays as typed, for the form to refuse', async () => {
    const user = userEvent.setup();
    render(<Held<unknown> initial={null} draw={(value, onChange) => <DateInput aria-label="生日" name="生日" value={value} onChange={onChange} />} />);
    await user.type(screen.getByRole('textbox'), '2023-02-29');
    await user.tab();
    expect(held()).toBe('2023-02-29');
  });

  test('the calendar opens beside it, in Chinese, and a chosen day closes it', async () => {
    const user = userEvent.setup();
    render(<Held<unknown> initial="2024-05-15" draw={(value, onChange) => <DateInput aria-label="生日" name="生日" value={value} onChange={onChange} minimum="2024-05-10" maximum="2024-05-20" />} />);
    await user.click(screen.getByRole('button', { name: '选择生日' }));
    const calendar = await screen.findByRole('grid', {}, { timeout: 60_000 });
    expect(screen.getByText('2024年5月')).toBeInTheDocument();
    expect(within(calendar).getByRole('gridcell', { name: '9' })).toBeDisabled();
    expect(within(calendar).getByRole('gridcell', { name: '21' })).toBeDisabled();
    await user.click(within(calendar).getByRole('gridcell', { name: '16' }));
    expect(held()).toBe('2024-05-16');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: '选择生日' })).toHaveFocus();
  }, 300_000);

  const presets = [{ value: 'today', label: '今天' }, { value: 'lately7', label: '最近7天' }];
  const period = (initial: unknown) => render(
    <Held<unknown> initial={initial} draw={(value, onChange) => <><label htmlFor="period">创建时间</label><PeriodSelect id="period" name="创建时间" presets={presets} earliest="2024-03-01" latest="2025-03-01" value={value} onChange={onChange} /></>} />,
  );

  test('a quick range is one press, and can be taken back', async () => {
    const user = userEvent.setup();
    period(null);
    await user.click(screen.getByRole('button', { name: '创建时间' }));
    expect(screen.getByRole('button', { name: '今天' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '最近7天' }));
    expect(held()).toBe('lately7');
    expect(screen.getByRole('button', { name: '创建时间' })).toHaveTextContent('最近7天');
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(held()).toBeNull();
  });

  const monthly = () => render(
    <Held<unknown> initial={null} draw={(value, onChange) => <><label htmlFor="months">月份</label><PeriodSelect id="months" name="月份" months presets={[{ value: ['2024-10-01', '2025-03-31'], label: '最近六个月' }]} earliest="2024-03-01" latest="2025-03-01" value={value} onChange={onChange} /></>} />,
  );

  test('whole months, pressed in either order, none that is still to come', async () => {
    const user = userEvent.setup();
    monthly();
    await user.click(screen.getByRole('button', { name: '月份' }));
    expect(screen.getByRole('button', { name: '2025年4月' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '2025年2月' }));
    await user.click(screen.getByRole('button', { name: '上一年' }));
    await user.click(screen.getByRole('button', { name: '2024年12月' }));
    expect(held()).toEqual(['2024-12-01', '2025-02-28']);
    expect(screen.getByRole('button', { name: '月份' })).toHaveTextContent('2024-12 至 2025-02');
  });

  test('one month is pressed twice, and a quick range may be two days', async () => {
    const user = userEvent.setup();
    monthly();
    await user.click(screen.getByRole('button', { name: '月份' }));
    await user.dblClick(screen.getByRole('button', { name: '2025年1月' }));
    expect(held()).toEqual(['2025-01-01', '2025-01-31']);
    expect(screen.getByRole('button', { name: '月份' })).toHaveTextContent('2025-01');
    await user.click(screen.getByRole('button', { name: '月份' }));
    await user.click(screen.getByRole('button', { name: '最近六个月' }));
    expect(held()).toEqual(['2024-10-01', '2025-03-31']);
  });

  test('two days of one’s own, inside the bounds only', async () => {
    const user = userEvent.setup();
    period(null);
    await user.click(screen.getByRole('button', { name: '创建时间' }));
    await user.type(screen.getByRole('textbox', { name: '开始创建时间' }), '2024-02-29');
    await user.type(screen.getByRole('textbox', { name: '结束创建时间' }), '2024-04-01');
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.getByRole('alert')).toHaveTextContent('只能选择2024-03-01至2025-03-01之间的日期');
    expect(held()).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: '开始创建时间' }));
    await user.type(screen.getByRole('textbox', { name: '开始创建时间' }), '2024-03-01{Enter}');
    expect(held()).toEqual(['2024-03-01', '2024-04-01']);
  });

  test.each([
    [null, '请选择开始日期和结束日期'],
    [['2024-04-01', null], '请选择开始日期和结束日期'],
    [['昨天', '2024-04-01'], '日期格式不正确'],
    [['2024-05-01', '2024-04-01'], '开始日期不能晚于结束日期'],
    [['2024-05-01', '2025-03-02'], '只能选择2024-03-01至2025-03-01之间的日期'],
    [['2024-03-01', '2025-03-01'], undefined],
  ])('%j: %s', (range, problem) => expect(rangeProblem(range, '2024-03-01', '2025-03-01')).toBe(problem));
});

describe('colour', () => {
  const colour = (initial: string) => render(<Held initial={initial} draw={(value, onChange) => <><label htmlFor="colour">主题色</label><ColourInput id="colour" name="主题色" value={value} onChange={onChange} /></>} />);

  test.each([['#12345', '#12345'], ['409EFF', '#409EFF'], ['#409eff', '#409eff']])('typed %s is reported as %s', async (typed, reported) => {
    const user = userEvent.setup();
    colour('');
    await user.type(screen.getByRole('textbox', { name: '主题色' }), typed);
    expect(held()).toBe(reported);
  });

  test('RGB parts make a colour; a wrong one is named and changes nothing', async () => {
    const user = userEvent.setup();
    colour('#409eff');
    await user.click(screen.getByRole('button', { name: '选择主题色' }));
    const red = screen.getByRole('textbox', { name: 'R' });
    expect(red).toHaveValue('64');
    await user.clear(red);
    await user.type(red, '0');
    expect(held()).toBe('#009eff');
    await user.type(red, '000');
    expect(screen.getByRole('alert')).toHaveTextContent('rgb颜色值不正确');
    expect(held()).toBe('#009eff');
  });
});

test('a date that filters is reported whole; half of it goes on leaving', async () => {
  const user = userEvent.setup();
  const reported: unknown[] = [];
  function Filter() {
    const [value, setValue] = useState<unknown>('2024-05-01');
    return <DateInput wholeOnly aria-label="日期" name="日期" value={value} onChange={(next) => { reported.push(next); setValue(next); }} />;
  }
  render(<Filter />);
  const box = screen.getByRole('textbox', { name: '日期' });
  await user.clear(box);
  await user.type(box, '2024-06-02');
  expect(reported).toEqual([null, '2024-06-02']);
  await user.type(box, '{Backspace}{Backspace}{Backspace}');
  expect(box).toHaveValue('2024-06');
  await user.tab();
  expect(box).toHaveValue('2024-06-02');
});
