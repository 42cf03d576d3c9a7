// @vitest-environment jsdom
/** 平台设置 above a faked network: what a person is told, and that nothing typed is lost. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/console/data/capabilities';
import { endSession } from '../../../src/console/data/session/session';
import { makeTemplate } from '../../../src/engine/formTemplate/make';
import SettingScreen from '../../../src/console/screens/operation/setting';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from '../resource/harness';

const backend = fakeBackend();
const patience = { timeout: 60_000 };
const config = '/admin/platform/system/config';

const tabs = [
  { id: 1, pid: 0, name: '商城', url: 'shop_tabs', extra: '', child: [{ id: 2, name: '基础', url: 'shop_1', extra: '基础配置' }, { id: 3, name: '订单', url: 'shop_2', extra: '订单配置' }] },
  { id: 4, pid: 0, name: '公众号', url: 'wechat', extra: '公众号配置', child: [] },
  { id: 5, pid: 0, name: '自建', url: 'own_tab', extra: '', child: null },
];
const templates: Record<string, { id: number; content: string }> = {
  基础配置: { id: 101, content: JSON.stringify(makeTemplate([{ name: 'site_title', label: '网站名称', control: 'input', required: true }])) },
  订单配置: { id: 102, content: JSON.stringify(makeTemplate([{ name: 'days', label: '收货天数', control: 'number' }])) },
  公众号配置: { id: 84, content: JSON.stringify(makeTemplate([{ name: 'appid', label: 'AppID', control: 'input' }, { name: 'key', label: '密钥', control: 'password', required: true }])) },
};
/** Stored texts by form id. */
let stored: Record<string, Record<string, string>>;

/** @param capabilities what the backend has beyond the published interface */
async function signedIn(permissions = account.permissionsList, capabilities = { settings: true }) {
  endSession();
  await signInAt(backend, { ...account, roles: permissions === account.permissionsList ? account.roles : ['x'], permissionsList: permissions });
  backend.answer('get', '/console/capabilities', capabilities);
  forgetCapabilities();
}

beforeEach(async () => {
  stored = { 101: { site_title: '花市' }, 102: {}, 84: { appid: 'wx1' } };
  await signedIn();
  backend.answer('get', '/admin/platform/category/list/tree', tabs);
  backend.answer('get', '/admin/platform/system/form/temp/name/info', ({ query }) =>
    (templates[query.name!] ? envelope({ ...templates[query.name!], name: query.name, info: '' }) : envelope(null, 7101, '表单模板不存在')));
  backend.answer('get', `${config}/info`, ({ query }) => envelope({ ...stored[query.formId!], id: query.formId }));
  backend.answer('get', '/console/config/state', ({ query }) => envelope(query.formId === '84' ? [{ name: 'key', title: '密钥', secret: true, stored: true }] : []));
  backend.answer('get', '/console/config/history', []);
  backend.answer('post', `${config}/save/form`, null);
});

function open(at = '/operation/setting') {
  const user = userEvent.setup();
  renderConsole({ '/operation/setting/:tab?': <SettingScreen /> }, at);
  return user;
}
const box = (name: RegExp) => screen.findByRole('textbox', { name }, patience);
const saved = () => backend.seen.filter(({ path }) => path.endsWith('/save/form')).map(({ body }) => body);
const submit = () => screen.getByRole('button', { name: '提交' });

describe('tabs', () => {
  it('open the first and its first child, and name the window', async () => {
    open();
    expect(await box(/网站名称/)).toHaveValue('花市');
    expect(document.title).toMatch(/^商城设置 - /);
    expect(screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)).toEqual(['商城', '基础']);
  });

  it('open by their address, a child by its own word', async () => {
    open('/operation/setting/shop_tabs?form=shop_2');
    expect(await screen.findByLabelText(/^收货天数$/, {}, patience)).toBeInTheDocument();
  });

  it('are titled by their word in the address, others by their name', async () => {
    open('/operation/setting/wechat');
    await box(/AppID/);
    expect(document.title).toMatch(/^公众号配置 - /);
  });

  it.each([
    ['/operation/setting/own_tab', '这个分类还没有关联表单'],
    ['/operation/setting/unheard_of', '没有这个设置页'],
  ])('that show nothing say so (%s)', async (address, text) => {
    open(address);
    expect(await screen.findByText(new RegExp(text), {}, patience)).toBeInTheDocument();
  });

  it('whose template is gone say so, and harm no other', async () => {
    backend.answer('get', '/admin/platform/category/list/tree', [{ ...tabs[0], child: [{ id: 2, name: '基础', url: 'shop_1', extra: '已删除的表单' }, ...tabs[0]!.child!.slice(1)] }, { id: 7, name: '无词', url: null, extra: null, child: null }]);
    const user = open('/operation/setting');
    expect(await screen.findByText(/表单模板不存在：“已删除的表单”。请在“配置分类”中重新关联/, {}, patience)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '订单' }));
    expect(await screen.findByLabelText(/^收货天数$/, {}, patience)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '无词' }));
    expect(await screen.findByText(/这个分类还没有关联表单/, {}, patience)).toBeInTheDocument();
  });

  it('that cannot be had can be asked for again', async () => {
    backend.answer('get', '/admin/platform/category/list/tree', () => envelope(null, 500, '服务忙'));
    const user = open();
    expect(await screen.findByText('服务忙', {}, patience)).toBeInTheDocument();
    backend.answer('get', '/admin/platform/category/list/tree', tabs);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await box(/网站名称/)).toBeInTheDocument();
  });

  it('ask before what was typed is left, and stay when it is not to be', async () => {
    const user = open();
    await user.type(await box(/网站名称/), '新');
    await user.click(screen.getByRole('tab', { name: '订单' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    expect(await box(/网站名称/)).toHaveValue('花市新');
    await user.click(screen.getByRole('tab', { name: '订单' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByLabelText(/^收货天数$/, {}, patience)).toBeInTheDocument();
  });
});

describe('saving', () => {
  it('sends the exact body, then shows what is stored', async () => {
    const user = open();
    await user.type(await box(/网站名称/), '新');
    backend.answer('post', `${config}/save/form`, () => {
      stored['101'] = { site_title: '花市新（已整理）' };
      return envelope(null);
    });
    await user.click(submit());
    await waitFor(async () => expect(await box(/网站名称/)).toHaveValue('花市新（已整理）'));
    expect(saved()).toEqual([{ id: 101, sort: 0, status: true, fields: [{ name: 'site_title', title: 'site_title', value: '花市新' }] }]);
  });

  it('keeps what is typed meanwhile, unsaved', async () => {
    const user = open();
    await user.type(await box(/网站名称/), '新');
    let answer = (): void => undefined;
    backend.answer('post', `${config}/save/form`, async () => {
      await new Promise<void>((done) => { answer = done; });
      stored['101'] = { site_title: '花市新' };
      return envelope(null);
    });
    await user.click(submit());
    await waitFor(() => expect(saved()).toHaveLength(1), patience);
    await user.type(await box(/网站名称/), '里');
    answer();
    expect(await screen.findByText('保存成功', {}, patience)).toBeInTheDocument();
    backend.answer('post', `${config}/save/form`, null);
    await waitFor(() => expect(submit()).toBeEnabled(), patience);
    expect(await box(/网站名称/)).toHaveValue('花市新里');
    expect(await box(/网站名称/)).toHaveFocus();
    await user.click(submit());
    await waitFor(() => expect(saved().map((body) => (body as { fields: { value: string }[] }).fields[0]?.value)).toEqual(['花市新', '花市新里']), patience);
  });

  it('leaves a secret that is set out while it is not typed', async () => {
    const user = open('/operation/setting/wechat');
    expect(await screen.findByText('已设置', {}, patience)).toBeInTheDocument();
    await user.type(await box(/AppID/), '2');
    await user.click(submit());
    await waitFor(() => expect(saved()).toEqual([{ id: 84, sort: 0, status: true, fields: [{ name: 'appid', title: 'appid', value: 'wx12' }] }]));
  });

  it('shows what the server says of a field, and keeps what was typed', async () => {
    backend.answer('post', `${config}/save/form`, () => envelope({ errors: [{ field: 'site_title', message: '网站名称已被使用' }] }, 400, '网站名称已被使用'));
    const user = open();
    await user.type(await box(/网站名称/), '新');
    await user.click(submit());
    expect(await screen.findByText('网站名称已被使用')).toBeInTheDocument();
    expect(await box(/网站名称/)).toHaveValue('花市新');
  });

  it('is refused by a warning without the right to it, before anything is sent', async () => {
    await signedIn(['platform:system:form:info']);
    const user = open();
    await user.type(await box(/网站名称/), '新');
    await user.click(submit());
    expect(await screen.findByText('暂无操作权限')).toBeInTheDocument();
    expect(saved()).toEqual([]);
  });

  it('tells who saved meanwhile, and saves what was decided', async () => {
    const user = open();
    await user.clear(await box(/网站名称/));
    await user.type(await box(/网站名称/), '我的');
    stored['101'] = { site_title: '她的' };
    backend.answer('get', '/console/config/history', [{ id: 9, at: '2026-01-02 03:04:05', account: 'han', realName: '韩梅梅', kind: 'UPDATE', title: '', version: 1, changes: [] }]);
    await user.click(submit());
    const card = await screen.findByRole('alertdialog', { name: /已被他人修改/ });
    expect(card).toHaveTextContent('韩梅梅（han）于 2026-01-02 03:04:05 保存了');
    expect(saved()).toEqual([]);
    await user.click(within(card).getByRole('radio', { name: /我的/ }));
    await user.click(within(card).getByRole('button', { name: '合并并保存' }));
    await waitFor(() => expect(saved()).toMatchObject([{ fields: [{ name: 'site_title', value: '我的' }] }]));
  });
});

describe('forms', () => {
  it('are not shown without their right', async () => {
    await signedIn(['platform:category:list:tree']);
    open();
    expect(await screen.findByText('暂无查看表单的权限。', {}, patience)).toBeInTheDocument();
    expect(backend.paths().some((path) => path.includes('temp/name/info'))).toBe(false);
  });

  it.each([
    ['a template that is gone', () => envelope(null, 7101, '表单模板不存在'), '表单模板不存在'],
    ['a template that is no JSON', () => envelope({ id: 7, name: 'x', info: '', content: '{' }), '表单模板有误'],
  ])('say what is wrong with %s', async (_what, answer, text) => {
    backend.answer('get', '/admin/platform/system/form/temp/name/info', answer);
    open();
    expect(await screen.findByText(new RegExp(text), {}, patience)).toBeInTheDocument();
  });

  it('have neither states nor histories on a backend that knows nothing of them', async () => {
    await signedIn(undefined, { settings: false });
    open('/operation/setting/wechat');
    await box(/AppID/);
    expect(screen.queryByText('已设置')).toBeNull();
    expect(screen.queryByRole('button', { name: /修改记录/ })).toBeNull();
  });
});

it('clears a secret only when asked twice, and keeps what was typed beside it', async () => {
  let cleared: unknown;
  backend.answer('post', '/console/config/clear', ({ body }) => {
    cleared = body;
    backend.answer('get', '/console/config/state', [{ name: 'key', title: '密钥', secret: true, stored: false }]);
    return envelope(null);
  });
  const user = open('/operation/setting/wechat');
  await user.type(await box(/AppID/), '2');
  await user.click(await screen.findByRole('button', { name: '清除密钥' }, patience));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByText('已设置')).toBeNull());
  expect(cleared).toEqual({ formId: 84, name: 'key' });
  expect(await box(/AppID/)).toHaveValue('wx12');
});
