// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/buttons/Button';
import { CopyButton } from '../../src/ui/buttons/CopyButton';
import { EmptyState } from '../../src/ui/states/EmptyState';
import { ErrorState } from '../../src/ui/states/ErrorState';
import { Menu } from '../../src/ui/layers/Menu';
import { clearNotices, useNotices } from '../../src/ui/states/notices';
import { PageHeader } from '../../src/ui/display/PageHeader';
import { pageNumbers, Pager, type PagerProps } from '../../src/ui/display/Pager';
import { Popover } from '../../src/ui/layers/Popover';
import { Skeleton } from '../../src/ui/states/Skeleton';
import { Steps } from '../../src/ui/display/Steps';
import { Tabs } from '../../src/ui/display/Tabs';
import { Tooltip } from '../../src/ui/layers/Tooltip';
import { violations } from './axe';

afterEach(() => {
  cleanup();
  clearNotices();
});

describe('Pager', () => {
  const pager = (more: Partial<PagerProps> = {}) => {
    const onPage = vi.fn();
    const onPerPage = vi.fn();
    render(<Pager page={3} perPage={20} total={1280} sizes={[20, 40, 60, 80]} onPage={onPage} onPerPage={onPerPage} {...more} />);
    return { onPage, onPerPage, user: userEvent.setup() };
  };

  test('shows total, sizes, previous, pages, next and jumper, in this order', async () => {
    pager();
    expect(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent(/^共 1280 条.*12345.*64.*前往页$/);
    expect(screen.getByRole('combobox', { name: '每页条数' })).toHaveValue('20条/页');
    expect(screen.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
    expect(await violations()).toEqual([]);
  });

  test('a total that is not exact reads 10 万+', () => {
    pager({ total: 100_000, totalExact: false });
    expect(screen.getByText('共 10 万+ 条')).toBeInTheDocument();
  });

  test('steps, jumps within the pages, and stays where it is', async () => {
    const { user, onPage } = pager();
    await user.click(screen.getByRole('button', { name: '上一页' }));
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await user.click(screen.getByRole('button', { name: '第 64 页' }));
    await user.click(screen.getByRole('button', { name: '第 3 页' }));
    const jumper = screen.getByRole('textbox', { name: '前往页码' });
    await user.clear(jumper);
    await user.type(jumper, '999{Enter}');
    await user.clear(jumper);
    await user.type(jumper, 'x{Enter}');
    expect(onPage.mock.calls).toEqual([[2], [4], [64], [64]]);
  });

  test('stops at both ends', () => {
    pager({ page: 1, total: 0 });
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
  });

  test('another size is reported', async () => {
    const { user, onPerPage } = pager();
    await user.click(screen.getByRole('combobox', { name: '每页条数' }));
    await user.click(screen.getByRole('option', { name: '80条/页' }));
    expect(onPerPage).toHaveBeenCalledWith(80);
  });

  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5, 9]],
    [5, 9, [1, 3, 4, 5, 6, 7, 9]],
    [9, 9, [1, 5, 6, 7, 8, 9]],
  ])('page %i of %i shows %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));
});

describe('Menu', () => {
  const menu = () => {
    const chosen: string[] = [];
    render(<><Menu name="更多：华为" items={['查看', '复制', '删除'].map((label) => ({ key: label, label, disabled: label === '复制', onSelect: () => chosen.push(label) }))} /><Button>旁边</Button></>);
    return { chosen, user: userEvent.setup(), button: screen.getByRole('button', { name: '更多：华为' }) };
  };

  test('opens on its first entry; the arrows walk past disabled ones and round', async () => {
    const { user, button } = menu();
    await user.click(button);
    expect(screen.getByRole('menuitem', { name: '查看' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '查看' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  test('choosing runs it and gives the focus back', async () => {
    const { user, button, chosen } = menu();
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['查看']);
    expect(button).toHaveFocus();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('Escape closes it; a disabled entry does nothing', async () => {
    const { user, button, chosen } = menu();
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: '复制' }));
    expect(chosen).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  test('a press outside closes it', async () => {
    const { user, button } = menu();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: '旁边' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

test('a popover is named, closes on Escape and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Popover label="列设置" button={(trigger) => <Button {...trigger}>列</Button>}>{(close) => <Button onClick={close}>完成</Button>}</Popover>);
  await user.click(screen.getByRole('button', { name: '列' }));
  expect(screen.getByRole('dialog', { name: '列设置' })).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '列' })).toHaveFocus();
});

test('a popover that holds nothing to focus closes on Escape at its button', async () => {
  const user = userEvent.setup();
  render(<Popover label="更多信息" button={(trigger) => <Button {...trigger}>展开</Button>}>文字</Popover>);
  await user.click(screen.getByRole('button', { name: '展开' }));
  expect(screen.getByRole('dialog', { name: '更多信息' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('tabs: one tab stop, arrows choose, counts and errors are read', async () => {
  const user = userEvent.setup();
  function Held() {
    const [tab, setTab] = useState(1);
    return <Tabs label="状态" value={tab} onChange={setTab} items={[{ value: 1, title: '出售中', count: 128 }, { value: 2, title: '仓库中' }, { value: 3, title: '基础', invalid: true }]}>内容 {tab}</Tabs>;
  }
  render(<Held />);
  await user.tab();
  expect(screen.getByRole('tab', { name: '出售中(128)' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '仓库中' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: '仓库中' })).toHaveTextContent('内容 2');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: '基础有错误' })).toHaveFocus();
  expect(await violations()).toEqual([]);
});

test('steps tell where one is and lead back', async () => {
  const user = userEvent.setup();
  const gone: number[] = [];
  render(<Steps label="步骤" titles={['基础信息', '规格', '详情']} current={1} onGo={(index) => gone.push(index)} />);
  expect(within(screen.getByRole('list', { name: '步骤' })).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  await user.click(screen.getByRole('button', { name: /基础信息/ }));
  expect(gone).toEqual([0]);
  expect(await violations()).toEqual([]);
});

test('a tooltip describes its control on focus and goes on Escape', async () => {
  const user = userEvent.setup();
  render(<Tooltip text="提示文字"><Button>保存</Button></Tooltip>);
  await user.tab();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('提示文字');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('states say what is the matter; an error offers 重试', async () => {
  const user = userEvent.setup();
  const retried = vi.fn();
  render(<><Skeleton /><EmptyState /><ErrorState message="网络错误" onRetry={retried} /></>);
  expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
  expect(screen.getByText('暂无数据')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('网络错误');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(retried).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test('a busy button keeps its focus and takes no press', async () => {
  const user = userEvent.setup();
  const pressed = vi.fn();
  render(<Button busy onClick={pressed}>保存</Button>);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveFocus();
});

describe('PageHeader', () => {
  const visit = async (back: string | true | undefined, beforeBack?: () => boolean) => {
    const router = createMemoryRouter(
      [{ path: '/form', element: <PageHeader title="编辑文章" back={back} beforeBack={beforeBack} /> }, { path: '*', element: <p>别处</p> }],
      { initialEntries: ['/from', '/form'] },
    );
    render(<RouterProvider router={router} />);
    const button = screen.queryByRole('button', { name: '返回' });
    if (button) await act(async () => button.click());
    return router.state.location.pathname;
  };

  test('goes back to the given address', async () => expect(await visit('/marketing/article')).toBe('/marketing/article'));
  test('or one step back', async () => expect(await visit(true)).toBe('/from'));
  test('asks before leaving', async () => expect(await visit('/marketing/article', () => false)).toBe('/form'));
  test('has no button without a way back', async () => {
    expect(await visit(undefined)).toBe('/form');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('编辑文章');
  });
});

describe('CopyButton', () => {
  function Notices() {
    return <output>{useNotices().map((notice) => `${notice.type}：${String(notice.message)}`).join()}</output>;
  }
  const press = async (text: string) => {
    const user = userEvent.setup();
    render(<><CopyButton text={text} /><Notices /></>);
    await user.click(screen.getByRole('button', { name: '复制' }));
    return { notice: document.querySelector('output')!.textContent, copied: await navigator.clipboard.readText() };
  };

  test('copies and says 复制成功', async () => expect(await press('初始密码')).toEqual({ notice: 'success：复制成功', copied: '初始密码' }));
  test('with nothing to copy warns 无复制内容', async () => expect(await press('')).toMatchObject({ notice: 'warning：无复制内容' }));
});
