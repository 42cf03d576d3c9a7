// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormHost } from '../../../../src/console/resource/form/FormHost';
import { journal } from '../../../../src/console/resource/form/journal';
import { ScreenContext } from '../../../../src/ui/ports/screen';
import type { ResourceModel } from '../../../../src/engine/model';
import { envelope, fakeBackend, faults } from '../../data/backend';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const family = { id: 7, name: '青铜器', kindHint: '', keeperId: null, sort: 3, recordVersion: 4 };
const base = '/admin/platform/gallery/family';
let resource: ResourceModel;
const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockClear();
  await signInAt(backend);
  resource = await resourceWith('gallery/family');
  backend.answer('get', `${base}/info/7`, () => envelope(family));
  for (const options of [`${base}/all/list`, '/admin/platform/merchant/category/all/list', '/admin/platform/merchant/type/all/list']) backend.answer('get', options, []);
  backend.answer('get', '/admin/platform/gallery/keeper/list', { list: [], total: 0, page: 1, limit: 20, totalPage: 0 });
});

const open = (props: Partial<Parameters<typeof FormHost>[0]> = {}) =>
  renderConsole({ '/': <FormHost resource={resource} mode="create" onClose={onClose} {...props} /> });
const field = (title: string) => screen.findByLabelText(new RegExp(`^\\*?${title}$`));
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const saves = () => backend.seen.filter(({ method }) => method === 'POST');

it('asks for a field whose condition lies in what nobody enters, before anything is sent', async () => {
  const company = { id: 3, name: '顺丰速运', code: 'SF', partnerId: true, partnerKey: false, net: false, account: '', netName: '', sort: 1, isShow: true, status: true, recordVersion: 1 };
  backend.answer('get', '/admin/platform/express/info', () => envelope(company));
  open({ resource: await resourceWith('operation/companyList'), mode: 'edit', id: 3 });
  await field('月结账号');
  await save();
  expect(await screen.findByText('请输入月结账号', { selector: '.form-message' })).toBeInTheDocument();
  expect(saves()).toEqual([]);
});

describe('creating', () => {
  beforeEach(() => backend.answer('post', `${base}/save`, () => envelope(8)));

  it('sends the inputs with the defaults, tells 创建成功 and closes', async () => {
    open();
    await userEvent.type(await field('组别名称'), ' 玉器 ');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saves()[0]?.body).toMatchObject({ name: '玉器' });
    expect(screen.getByText('创建成功')).toBeInTheDocument();
  });

  it('takes no input while it is saved, and gives the focus back where that is refused', async () => {
    let answer: (response: Response) => void = () => undefined;
    backend.answer('post', `${base}/save`, () => new Promise<Response>((resolve) => { answer = resolve; }));
    open();
    const input = await field('组别名称');
    const body = input.closest('.form-body');
    await userEvent.type(input, '玉器{Control>}{Enter}{/Control}');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(body).toHaveAttribute('inert');
    input.blur();
    answer(envelope(null, 400, '组别已满'));
    await waitFor(() => expect(body).not.toHaveAttribute('inert'));
    expect(onClose).not.toHaveBeenCalled();
    expect(input).toHaveFocus();
  });

  it('names what is missing at the field, marks it, and moves the focus there', async () => {
    open();
    await field('组别名称');
    await save();
    const input = await field('组别名称');
    expect(await screen.findByText('请输入组别名称', { selector: '.form-message' })).toBeInTheDocument();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription(/请输入组别名称/);
    expect(saves()).toEqual([]);
    await userEvent.type(input, '玉器');
    await waitFor(() => expect(screen.queryByText('请输入组别名称', { selector: '.form-message' })).not.toBeInTheDocument());
  });

  it('validates a field when it is left', async () => {
    open();
    await userEvent.click(await field('组别名称'));
    await userEvent.tab();
    expect(await screen.findByText('请输入组别名称', { selector: '.form-message' })).toBeInTheDocument();
  });

  it('is submitted once by a double click', async () => {
    open();
    await userEvent.type(await field('组别名称'), '玉器');
    await userEvent.dblClick(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saves()).toHaveLength(1);
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}s{/Meta}'])('is saved by %s', async (keys) => {
    open();
    await userEvent.type(await field('组别名称'), `玉器${keys}`);
    await waitFor(() => expect(saves()).toHaveLength(1));
  });
});

describe('editing', () => {
  it('shows the record and sends its version', async () => {
    backend.answer('post', `${base}/update`, () => envelope('ok'));
    open({ mode: 'edit', id: 7 });
    const input = await field('组别名称');
    expect(input).toHaveValue('青铜器');
    await userEvent.type(input, '二');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saves()[0]?.headers.get('X-Record-Version')).toBe('4');
    expect(saves()[0]?.body).toMatchObject({ id: 7, name: '青铜器二', sort: 3 });
  });

  it('offers a second attempt when the record cannot be read', async () => {
    backend.answer('get', `${base}/info/7`, () => envelope(null, 500, '服务器开小差了'));
    open({ mode: 'edit', id: 7 });
    expect(await screen.findByText('服务器开小差了')).toBeInTheDocument();
    backend.answer('get', `${base}/info/7`, () => envelope(family));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await field('组别名称')).toHaveValue('青铜器');
  });

  it('copies without identity and saves as new', async () => {
    backend.answer('post', `${base}/save`, () => envelope(8));
    open({ mode: 'copy', id: 7 });
    expect(await field('组别名称')).toHaveValue('青铜器');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saves()[0]?.body).not.toHaveProperty('id');
  });
});

describe('a refused save', () => {
  beforeEach(() => backend.answer('get', `${base}/info/7`, () => envelope(family)));

  it('puts the server’s messages at their fields and the others above the form', async () => {
    backend.answer('post', `${base}/save`, () => envelope({ errors: [{ field: 'name', message: '组别名称已存在' }, { field: 'elsewhere', message: '组别已满' }] }, 400, '参数错误'));
    open();
    const input = await field('组别名称');
    await userEvent.type(input, '玉器');
    await save();
    expect(await screen.findByText('组别名称已存在')).toBeInTheDocument();
    expect(screen.getByText('组别已满')).toBeInTheDocument();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('玉器');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each(faults)('keeps everything typed at %s, and saves when that is over', async (_what, give, message) => {
    backend.answer('post', `${base}/save`, give);
    open();
    await userEvent.type(await field('组别名称'), '玉器');
    await save();
    expect(await screen.findByText(message, { selector: '.form-summary li' })).toBeInTheDocument();
    expect(await field('组别名称')).toHaveValue('玉器');
    expect(journal.read({ account: 'li', resource: 'gallery/family', mode: 'create' })?.values).toEqual({ name: '玉器' });
    backend.answer('post', `${base}/save`, () => envelope(8));
    // A click within half a second still counts as the first one.
    await waitFor(async () => {
      await save();
      expect(onClose).toHaveBeenCalled();
    });
    expect(journal.read({ account: 'li', resource: 'gallery/family', mode: 'create' })).toBeUndefined();
  });

  it('takes a second save at once when something was changed meanwhile', async () => {
    backend.answer('post', `${base}/save`, () => envelope({ errors: [{ field: 'name', message: '组别名称已存在' }] }, 400, '组别名称已存在'));
    open();
    await userEvent.type(await field('组别名称'), '玉器');
    await save();
    await screen.findByText('组别名称已存在');
    backend.answer('post', `${base}/save`, () => envelope(8));
    fireEvent.change(await field('组别名称'), { target: { value: '瓷器' } });
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('journals at an expired sign-in and restores itself unasked afterwards', async () => {
    backend.answer('post', `${base}/update`, () => envelope(null, 401));
    const { unmount } = open({ mode: 'edit', id: 7 });
    await userEvent.type(await field('组别名称'), '二');
    await save();
    const key = { account: 'li', resource: 'gallery/family', mode: 'edit' as const, id: 7 };
    await waitFor(() => expect(journal.read(key)?.values).toEqual({ name: '青铜器二' }));
    journal.suspend('/gallery/family?page=2');
    unmount();
    expect(journal.returnPoint('li')?.address).toBe('/gallery/family?page=2');
    open({ mode: 'edit', id: 7 });
    await waitFor(async () => expect(await field('组别名称')).toHaveValue('青铜器二'));
    expect(screen.getByText(/^已恢复/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '丢弃' })).not.toBeInTheDocument();
  });
});

describe('a stale save', () => {
  const theirs = { current: { ...family, sort: 9, kindHint: '商周', recordVersion: 5 }, changed: ['sort', 'kindHint'], account: 'han', realName: '韩梅梅', at: '2026-01-02 03:04:05' };
  const refuseOnce = () => {
    let refused = false;
    backend.answer('post', `${base}/update`, () => {
      if (refused) return envelope('ok');
      refused = true;
      return envelope(theirs, 409, '数据已被他人修改');
    });
  };
  const card = () => screen.findByRole('alertdialog', { name: '内容已被他人修改' });

  it('takes over what only they changed, keeps what only I changed, and saves with the new version', async () => {
    refuseOnce();
    open({ mode: 'edit', id: 7 });
    await userEvent.type(await field('组别名称'), '二');
    await save();
    const shown = await card();
    expect(shown).toHaveTextContent('韩梅梅（han）于 2026-01-02 03:04:05 保存了这条数据');
    expect(within(shown).getByText('商周')).toBeInTheDocument();
    await userEvent.click(within(shown).getByRole('button', { name: '合并并保存' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saves()[1]?.headers.get('X-Record-Version')).toBe('5');
    expect(saves()[1]?.body).toMatchObject({ name: '青铜器二', sort: 9, kindHint: '商周' });
  });

  it.each([['我的', '青铜'], ['对方的', '商周']])('asks where both changed a field: %s', async (side, expected) => {
    refuseOnce();
    open({ mode: 'edit', id: 7 });
    await userEvent.type(await field('说明'), '青铜');
    await save();
    const shown = await card();
    const merge = within(shown).getByRole('button', { name: '合并并保存' });
    expect(merge).toBeDisabled();
    await userEvent.click(within(within(shown).getByRole('group', { name: '说明' })).getByRole('radio', { name: new RegExp(`^${side}`) }));
    await userEvent.click(merge);
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.body).toMatchObject({ kindHint: expected, sort: 9 });
  });

  it('leads back to the form with everything typed', async () => {
    refuseOnce();
    open({ mode: 'edit', id: 7 });
    await userEvent.type(await field('组别名称'), '二');
    await save();
    await userEvent.click(within(await card()).getByRole('button', { name: '返回表单' }));
    expect(await field('组别名称')).toHaveValue('青铜器二');
  });
});

describe('closing', () => {
  it('asks nothing when nothing was typed', async () => {
    open();
    await field('组别名称');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith());
  });

  it.each(['Escape', '取消', '关闭'])('asks 确认关闭？ before typed input is lost by %s', async (way) => {
    open();
    await userEvent.type(await field('组别名称'), '玉器');
    const leave = () => (way === 'Escape' ? userEvent.keyboard('{Escape}') : userEvent.click(screen.getAllByRole('button', { name: way })[0]!));
    await leave();
    const question = await screen.findByRole('alertdialog', { name: '系统提示' });
    expect(question).toHaveTextContent('确认关闭？');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(await field('组别名称')).toHaveValue('玉器');
    await leave();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(journal.read({ account: 'li', resource: 'gallery/family', mode: 'create' })).toBeUndefined();
  });

  it('of the tab is held back by the browser while input is unsaved', async () => {
    open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const input = await field('组别名称');
    expect(leave()).toBe(false);
    await userEvent.type(input, '玉');
    expect(leave()).toBe(true);
    await userEvent.clear(input);
    expect(leave()).toBe(false);
  });
});

describe('a draft', () => {
  const key = { account: 'li', resource: 'gallery/family', mode: 'edit' as const, id: 7 };

  it('is written while typing, and at once when the page is hidden', async () => {
    open({ mode: 'edit', id: 7 });
    await userEvent.type(await field('组别名称'), '二');
    window.dispatchEvent(new Event('pagehide'));
    expect(journal.read(key)?.values).toEqual({ name: '青铜器二' });
  });

  it('is offered and restored', async () => {
    journal.write(key, { base: { name: '青铜器' }, values: { name: '青铜器二' } });
    open({ mode: 'edit', id: 7 });
    expect(await field('组别名称')).toHaveValue('青铜器');
    await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
    expect(await field('组别名称')).toHaveValue('青铜器二');
    expect(screen.queryByRole('button', { name: '恢复' })).not.toBeInTheDocument();
  });

  it('restores itself on a screen that was taken out of the document with something unsaved', async () => {
    journal.write(key, { base: { name: '青铜器' }, values: { name: '青铜器二' } });
    const screenOfTab = { kept: true, resumes: true, setTitle: () => undefined, hold: () => () => undefined };
    renderConsole({ '/': <ScreenContext value={screenOfTab}><FormHost resource={resource} mode="edit" id={7} onClose={onClose} /></ScreenContext> });
    await waitFor(async () => expect(await field('组别名称')).toHaveValue('青铜器二'));
  });

  it('is thrown away on request', async () => {
    journal.write(key, { base: { name: '青铜器' }, values: { name: '青铜器二' } });
    open({ mode: 'edit', id: 7 });
    await userEvent.click(await screen.findByRole('button', { name: '丢弃' }));
    expect(journal.read(key)).toBeUndefined();
  });

  it('that waits is not lost by typing something else', async () => {
    journal.write(key, { base: { name: '青铜器' }, values: { name: '青铜器二' } });
    open({ mode: 'edit', id: 7 });
    await userEvent.type(await field('说明'), '商');
    window.dispatchEvent(new Event('pagehide'));
    expect(journal.read(key)?.values).toEqual({ name: '青铜器二', kindHint: '商' });
    await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
    expect(await field('组别名称')).toHaveValue('青铜器二');
    expect(await field('说明')).toHaveValue('商');
  });

  it('older than the record is merged with it, asking where both changed', async () => {
    journal.write(key, { base: { name: '铜器', sort: 1 }, values: { name: '古铜器', sort: 1 } });
    open({ mode: 'edit', id: 7 });
    await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
    const shown = await screen.findByRole('alertdialog', { name: '内容已被他人修改' });
    await userEvent.click(within(shown).getByRole('radio', { name: /^我的/ }));
    await userEvent.click(within(shown).getByRole('button', { name: '采用' }));
    expect(await field('组别名称')).toHaveValue('古铜器');
  });
});

it('has no accessibility violation, with and without messages', async () => {
  const { baseElement } = open();
  await field('组别名称');
  const violations = async () => (await axe.run(baseElement, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations.map(({ id }) => id);
  expect(await violations()).toEqual([]);
  await save();
  await screen.findByText('请输入组别名称', { selector: '.form-message' });
  expect(await violations()).toEqual([]);
});
