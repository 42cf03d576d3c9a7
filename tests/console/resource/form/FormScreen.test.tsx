// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import FormScreen from '../../../../src/console/resource/form/FormScreen';
import { journal } from '../../../../src/console/resource/form/journal';
import type { FormModel } from '../../../../src/engine/model';
import { envelope, fakeBackend } from '../../data/backend';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const base = '/admin/platform/gallery/specimen';
/** As the wire carries it. */
const specimen = {
  id: 5, name: '青花瓷片', familyId: 1, introduction: '', code: 'AH1000', amount: '12.00', weight: '0.125', quantity: 3, isShow: "1", level: 1,
  channel: 'wechat', status: 0, validity: '2026-01-01,2026-12-31', phone: '13800138000', keywords: '手工', colour: '#409EFF', parts: '[]',
  subjectType: null, labelIds: '', pictures: '[]', recordVersion: 2,
};
const page = { list: [], total: 0, page: 1, limit: 20, totalPage: 0 };

beforeEach(async () => {
  await signInAt(backend);
  backend.answer('get', `${base}/info/5`, () => envelope(specimen));
  backend.answer('post', `${base}/update`, () => envelope('ok'));
  for (const path of ['gallery/family/list', 'gallery/keeper/list', 'user/label/list', 'product/brand/list']) backend.answer('get', `/admin/platform/${path}`, page);
  for (const path of ['gallery/family/all/list', 'product/category/cache/tree', 'user/label/all/list']) backend.answer('get', `/admin/platform/${path}`, []);
  backend.answer('get', '/admin/platform/tag/all/list', []);
  backend.answer('get', '/console/resources/gallery/family/many', [{ id: 1, name: '文字' }]);
});

async function open(form: Partial<FormModel> = {}) {
  const resource = await resourceWith('gallery/specimen', form);
  const shown = renderConsole({
    '/gallery/specimen/edit/:id?': <FormScreen resource={resource} />,
    '/gallery/specimen': <p>标本列表</p>,
  }, '/gallery/specimen/edit/5');
  await field('标本名称');
  return shown;
}
const field = (title: string) => screen.findByLabelText(new RegExp(`^\\*?${title}$`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = () => backend.seen.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);

it('is titled with the record and leads back to the list once saved', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('编辑标本 ID:5');
  await userEvent.type(await field('标本名称'), '二');
  await press('保存');
  expect(await screen.findByText('标本列表')).toBeInTheDocument();
  expect(saved()).toMatchObject([{ id: 5, name: '青花瓷片二', isShow: '1', validity: '2026-01-01,2026-12-31' }]);
  expect(screen.getByText('编辑成功')).toBeInTheDocument();
});

describe('the limits of an input', () => {
  const limits: Record<string, object> = { name: { maxLength: 5 }, quantity: { minimum: 2, maximum: 5 } };
  const openLimited = async () => {
    const { form } = await resourceWith('gallery/specimen');
    await open({ sections: form!.sections.map((section) => ({ ...section, inputs: section.inputs.map((input) => ({ ...input, ...limits[input.name] })) })) });
  };
  const fill = async (name: string, quantity: string) => {
    await userEvent.type(await field('标本名称'), name);
    await userEvent.clear(await field('数量'));
    await userEvent.type(await field('数量'), quantity);
    await userEvent.tab();
  };

  it('hold people back in the words of the field', async () => {
    await openLimited();
    await fill('二三', '6');
    expect(await screen.findByText('标本名称长度应在2到5个字符之间')).toBeInTheDocument();
    expect(await screen.findByText('数量应在2到5之间')).toBeInTheDocument();
    await press('保存');
    expect(await field('标本名称')).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  it('let through what keeps them', async () => {
    await openLimited();
    await fill('二', '5');
    await press('保存');
    expect(await screen.findByText('标本列表')).toBeInTheDocument();
    expect(saved()).toMatchObject([{ name: '青花瓷片二', quantity: 5 }]);
  });
});

describe('a conditional field', () => {
  it('is neither required nor sent while hidden, and keeps its value for coming back', async () => {
    await open();
    expect(screen.getByText('有效期')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '永久' }));
    expect(screen.queryByText('有效期')).not.toBeInTheDocument();
    await press('保存');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).not.toHaveProperty('validity');
    expect(saved()[0]).toMatchObject({ level: 2 });
  });

  it('comes back with the value it had', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '永久' }));
    await userEvent.click(screen.getByRole('radio', { name: '期限' }));
    await press('保存');
    await waitFor(() => expect(saved()[0]).toMatchObject({ validity: '2026-01-01,2026-12-31' }));
  });
});

describe('tabs', () => {
  it('open at the first message, and mark the tabs that have one', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: '时间与联系' }));
    await userEvent.clear(await field('联系电话'));
    await userEvent.click(screen.getByRole('tab', { name: '基础' }));
    await press('保存');
    const tab = await screen.findByRole('tab', { name: /时间与联系.*有错误/ });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('请输入联系电话', { selector: '.form-message' })).toBeInTheDocument();
    await waitFor(async () => expect(await field('联系电话')).toHaveFocus());
    expect(saved()).toEqual([]);
  });
});

describe('steps', () => {
  const steps = { sectionsAs: 'steps' as const };
  const current = () => within(screen.getByRole('list', { name: '步骤' })).getAllByRole('listitem').findIndex((item) => item.getAttribute('aria-current') === 'step');

  it('go forward only past valid inputs, and back freely', async () => {
    await open(steps);
    const name = await field('标本名称');
    await userEvent.clear(name);
    await press('下一步');
    expect(await screen.findByText('请输入标本名称', { selector: '.form-message' })).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
    expect(current()).toBe(0);
    await userEvent.type(name, '陶片');
    await press('下一步');
    await waitFor(() => expect(current()).toBe(1));
    await press('上一步');
    expect(current()).toBe(0);
    expect(name).toHaveValue('陶片');
  });

  it('save only at the last one when creating', async () => {
    const resource = await resourceWith('gallery/specimen', steps);
    renderConsole({ '/gallery/specimen/edit/:id?': <FormScreen resource={resource} /> }, '/gallery/specimen/edit');
    await field('标本名称');
    expect(screen.getByRole('button', { name: '下一步' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '上一步' })).not.toBeInTheDocument();
  });

  it('save at each of them where a record has filled them in, and are gone to as one likes', async () => {
    const resource = await resourceWith('gallery/specimen', steps);
    renderConsole({ '/gallery/specimen/edit/:id?/:copy?': <FormScreen resource={resource} /> }, '/gallery/specimen/edit/5/copy');
    await field('标本名称');
    expect(screen.getByRole('button', { name: '保存' })).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('list', { name: '步骤' })).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(current()).toBeGreaterThan(0));
  });
});

describe('leaving', () => {
  it('for another address asks before typed input is lost', async () => {
    const { router } = await open();
    await userEvent.type(await field('标本名称'), '二');
    await act(() => router.navigate('/gallery/specimen'));
    const question = await screen.findByRole('alertdialog', { name: '系统提示' });
    expect(question).toHaveTextContent('确认关闭？');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    expect(await field('标本名称')).toHaveValue('青花瓷片二');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('标本列表')).toBeInTheDocument();
  });

  it('is not held back when the sign-in has expired: the draft waits', async () => {
    const { router } = await open();
    await userEvent.type(await field('标本名称'), '二');
    act(() => journal.suspend('/gallery/specimen/edit/5'));
    await act(() => router.navigate('/gallery/specimen'));
    expect(await screen.findByText('标本列表')).toBeInTheDocument();
    expect(journal.read({ account: 'li', resource: 'gallery/specimen', mode: 'edit', id: 5 })?.values).toEqual({ name: '青花瓷片二' });
  });
});

it('never writes a password into the draft', async () => {
  await open();
  await userEvent.type(await field('标本名称'), '二');
  await userEvent.type(await field('口令'), 'hidden-word');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...localStorage })).toContain('青花瓷片二');
  expect(JSON.stringify({ ...localStorage })).not.toContain('hidden-word');
});

it('sends no empty password, so that the stored one stays', async () => {
  await open();
  await press('保存');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).not.toHaveProperty('secret');
});

it('disables what may not change in this mode', async () => {
  await open();
  expect(await field('编号')).toBeDisabled();
});

it('has no accessibility violation on any tab', async () => {
  const { container } = await open();
  for (const tab of screen.getAllByRole('tab')) {
    await userEvent.click(tab);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${tab.textContent}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
