// @vitest-environment jsdom
/** 页面装修: what the inspection of all live pages tells, and where each finding leads. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/console/data/capabilities';
import { queryClient } from '../../../src/console/data/queryClient';
import Devise from '../../../src/console/screens/page/design/devise';
import { type InspectedPage, pagePaths } from '../../../src/engine/extension/page';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from '../resource/harness';
import { violations } from '../../ui/axe';

const backend = fakeBackend();

let codesAsked = 0;

async function open(answer: InspectedPage[] | (() => Response), user = account, pages = true, miniProgram = false) {
  await signInAt(backend, user, { pages, miniProgram });
  codesAsked = 0;
  forgetCapabilities();
  queryClient.clear();
  backend.answer('get', '/admin/platform/pagediy/getdefault', () => envelope(1));
  backend.answer('post', '/admin/platform/wechat/get/qrcode', () => {
    codesAsked += 1;
    return envelope({ code: 'data:image/png;base64,AA==' });
  });
  backend.answer('get', pagePaths.inspection, typeof answer === 'function' ? answer : () => envelope(answer));
  renderConsole({ '/': <Devise /> });
  await screen.findByText('扫码在手机上查看商城');
}
const inspect = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '检查线上页面' }));
  return within(await screen.findByRole('dialog', { name: '检查线上页面' }));
};
const page = (id: number, name: string, findings: InspectedPage['findings'] = []): InspectedPage => ({ id, name, isDefault: id === 1 ? 1 : 0, findings });

describe('the inspection of all live pages', () => {
  it('names pages and findings, each leading to its setting in the designer', async () => {
    await open([
      page(1, '商城首页', [{ kind: 'offShelf', severity: 'error', message: '商品「杯」已下架', widgetId: 'id17', group: 'goodsList' }, { kind: 'emptyPage', severity: 'warning', message: '页面没有可以显示的组件' }]),
      page(2, '关于我们'), page(3, '春季上新'),
    ]);
    const dialog = await inspect();
    expect((await dialog.findByRole('status')).textContent).toBe('检查了 3 个线上页面，1 个有问题');
    const found = within(dialog.getByRole('region', { name: '商城首页' })).getAllByRole('link');
    expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['错误：商品「杯」已下架', '/page/design/creatDevise/1/edit?widget=id17&group=goodsList'],
      ['提醒：页面没有可以显示的组件', '/page/design/creatDevise/1/edit'],
    ]);
    dialog.getByText('没有问题：关于我们、春季上新');
    expect(await violations(screen.getByRole('dialog'))).toEqual([]);
  });

  it('says when nothing is wrong', async () => {
    await open([page(2, '关于我们')]);
    expect((await (await inspect()).findByRole('status')).textContent).toBe('检查了 1 个线上页面，没有发现问题');
  });

  it('that fails says why, and is tried again', async () => {
    let tries = 0;
    await open(() => ((tries += 1) === 1 ? envelope(null, 500, '数据库忙') : envelope([page(2, '关于我们')])));
    const dialog = await inspect();
    await dialog.findByText('数据库忙');
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await dialog.findByText(/没有发现问题/);
  });

  it('that fails when it is made again tells that, and not what was found before', async () => {
    let tries = 0;
    await open(() => ((tries += 1) === 1 ? envelope([page(2, '关于我们')]) : envelope(null, 500, '数据库忙')));
    const dialog = await inspect();
    await dialog.findByText(/没有发现问题/);
    await userEvent.click(dialog.getByRole('button', { name: '重新检查' }));
    await dialog.findByText('数据库忙');
    expect(dialog.queryByText(/没有发现问题/)).toBeNull();
  });

  it.each([['without the right', { ...account, roles: ['editor'], permissionsList: ['platform:pagediy:getdefault'] }, true], ['on a plain backend', account, false]])('is not offered %s', async (_who, user, pages) => {
    await open([], user, pages);
    await waitFor(() => expect(queryClient.getQueryData(['capabilities'])).toBeDefined());
    expect(screen.queryByRole('button', { name: '检查线上页面' })).toBeNull();
  });
});

describe('the code of the mini-program', () => {
  it('is not asked for where none is configured, and says so', async () => {
    await open([]);
    await screen.findByText(/尚未配置/);
    expect(codesAsked).toBe(0);
  });

  it('is shown where one is', async () => {
    await open([], account, true, true);
    await screen.findByAltText('商城首页小程序码');
    expect(codesAsked).toBe(1);
  });
});
