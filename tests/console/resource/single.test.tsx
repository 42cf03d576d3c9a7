// @vitest-environment jsdom
/** The form of a single record above a faked network: what is sent, what a stale save meets, and how an older version comes back. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/console/data/capabilities';
import { queryClient } from '../../../src/console/data/queryClient';
import { loadResource } from '../../../src/console/data/resources';
import { endSession } from '../../../src/console/data/session/session';
import SingleScreen from '../../../src/console/resource/single/SingleScreen';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from './harness';

const backend = fakeBackend();
const patience = { timeout: 60_000 };
const path = '/admin/platform/system/user/level';
const save = `${path}/update/config`;
let stored: Record<string, unknown>;
let version: number;

beforeEach(async () => {
  queryClient.clear();
  forgetCapabilities();
  [stored, version] = [{ userLevelSwitch: '1', userLevelCommunityNotesExp: 5, userLevelCommunityNotesNum: 3 }, 4];
  await signInAt(backend);
  backend.answer('get', `${path}/get/config`, () => HttpResponse.json({ code: 200, message: null, data: stored } as never, { headers: { etag: `"version=${version}"` } }));
  backend.answer('post', save, null);
  backend.answer('get', '/admin/platform/getMenus', []);
});

const open = async () => {
  renderConsole({ '/': <SingleScreen resource={await loadResource('user/levelConfig')} /> });
  return userEvent.setup();
};
const earned = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: /发布种草获得成长值/ }, patience);
const sent = () => backend.seen.filter((call) => call.path.endsWith(save));
const submit = () => screen.getByRole('button', { name: '提交' });

it('sends every field with the version that it read, then shows what is stored', async () => {
  const user = await open();
  await user.clear(await earned());
  await user.type(await earned(), '8');
  backend.answer('post', save, () => {
    [stored, version] = [{ ...stored, userLevelCommunityNotesExp: 80 }, 5];
    return envelope(null);
  });
  await user.click(submit());
  expect(await screen.findByText('提交成功')).toBeInTheDocument();
  await waitFor(async () => expect(await earned()).toHaveValue('80'), patience);
  expect(sent().map(({ body, headers }) => [body, headers.get('x-record-version')])).toEqual([[{ userLevelSwitch: '1', userLevelCommunityNotesExp: 8, userLevelCommunityNotesNum: 3 }, '4']]);
  await user.type(await earned(), '1');
  await user.click(submit());
  await waitFor(() => expect(sent().at(-1)!.headers.get('x-record-version')).toBe('5'));
});

it('keeps what is typed while it is being saved, unsaved', async () => {
  const user = await open();
  await user.clear(await earned());
  await user.type(await earned(), '8');
  let answer = (): void => undefined;
  backend.answer('post', save, async () => {
    await new Promise<void>((done) => { answer = done; });
    [stored, version] = [{ ...stored, userLevelCommunityNotesExp: 8 }, 5];
    return envelope(null);
  });
  await user.click(submit());
  await waitFor(() => expect(sent()).toHaveLength(1), patience);
  await user.type(await earned(), '6');
  answer();
  expect(await screen.findByText('提交成功')).toBeInTheDocument();
  backend.answer('post', save, null);
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(await earned()).toHaveValue('86');
  expect(await earned()).toHaveFocus();
  await user.click(submit());
  await waitFor(() => {
    expect(sent().map(({ body, headers }) => [(body as typeof stored).userLevelCommunityNotesExp, headers.get('x-record-version')])).toEqual([[8, '4'], [86, '5']]);
  }, patience);
});

it('tells who saved meanwhile, and saves what was decided', async () => {
  const user = await open();
  await user.type(await earned(), '5');
  backend.answer('post', save, ({ headers }) => (headers.get('x-record-version') === '4'
    ? envelope({ current: { ...stored, userLevelCommunityNotesExp: 9, id: 1, recordVersion: 5 }, changed: ['userLevelCommunityNotesExp'], account: 'han', realName: '韩梅梅', at: '2026-01-02 03:04:05' }, 409, '内容已被他人修改，请刷新后核对再保存')
    : envelope(null)));
  await user.click(submit());
  const card = await screen.findByRole('alertdialog', { name: /已被他人修改/ }, patience);
  expect(card).toHaveTextContent('韩梅梅（han）于 2026-01-02 03:04:05 保存了');
  await user.click(within(card).getByRole('radio', { name: /我的/ }));
  await user.click(within(card).getByRole('button', { name: '合并并保存' }));
  await waitFor(() => expect(sent().at(-1)!.headers.get('x-record-version')).toBe('5'));
  expect(sent().at(-1)!.body).toMatchObject({ userLevelCommunityNotesExp: 55 });
});

it('is compared with what is stored where the backend tells no versions', async () => {
  await signInAt(backend, account, { recordVersion: false });
  forgetCapabilities();
  backend.answer('get', `${path}/get/config`, () => envelope(stored));
  const user = await open();
  await user.type(await earned(), '5');
  stored = { ...stored, userLevelCommunityNotesExp: 9 };
  await user.click(submit());
  expect(await screen.findByRole('alertdialog', { name: /已被他人修改/ }, patience)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('takes an older version into the form, where it is saved or left', async () => {
  backend.answer('get', '/console/resources/user/levelConfig/history/1', [
    { id: 9, at: '2026-01-02 03:04:05', account: 'han', realName: '韩梅梅', kind: 'UPDATE', title: '编辑会员等级配置', version: 4, changes: [{ field: 'userLevelCommunityNotesExp', before: 2, after: 5 }] },
  ]);
  const user = await open();
  await earned();
  await user.click(await screen.findByRole('button', { name: '操作记录' }, patience));
  await user.click(await screen.findByRole('button', { name: '恢复到此版本' }, patience));
  await waitFor(async () => expect(await earned()).toHaveValue('2'), patience);
  await user.click(submit());
  await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ userLevelCommunityNotesExp: 2 }]));
});

it('offers no save to whoever may only read, and says so', async () => {
  endSession();
  await signInAt(backend, { ...account, roles: ['reader'], permissionsList: ['platform:system:user:level:config'] });
  await open();
  await earned();
  expect(screen.getByText('您没有修改该设置的权限。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
});

it('shows no field that is out of sight, and sends what is stored of it, whatever was typed before', async () => {
  const path = '/admin/platform/integral';
  const config = {
    integralDeductionSwitch: true, integralDeductionStartMoney: 20, integralDeductionMoney: '0.05', integralDeductionRatio: 30, orderGiveIntegral: 1, freezeIntegralDay: 7, integralFreezeNode: 'pay',
  };
  backend.answer('get', `${path}/get/config`, () => HttpResponse.json({ code: 200, message: null, data: config } as never, { headers: { etag: '"version=1"' } }));
  backend.answer('post', `${path}/set/config`, null);
  renderConsole({ '/': <SingleScreen resource={await loadResource('marketing/integralConfig')} /> });
  const user = userEvent.setup();
  const ratio = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /抵扣比例上限/ }, patience);
  await user.clear(ratio);
  await user.type(ratio, '900');
  await user.click(screen.getByRole('switch', { name: /积分抵扣/ }));
  await waitFor(() => expect(screen.queryByRole('spinbutton', { name: /抵扣比例上限/ })).toBeNull());
  expect(screen.queryAllByRole('spinbutton').length + screen.queryAllByRole('textbox').length).toBe(2);
  await user.click(submit());
  await waitFor(() => expect(backend.seen.filter((call) => call.path.endsWith(`${path}/set/config`)).map(({ body }) => body)).toEqual([{ ...config, integralDeductionSwitch: false }]), patience);
});

it('puts the default of a text back where that has a button, once whoever wrote another agrees', async () => {
  const rule = '/admin/platform/sign';
  backend.answer('get', `${rule}/get/config`, () => envelope({ day: 0, isIntegral: true, integral: 5, isExperience: true, experience: 5, signRuleDescription: '本店规则' }));
  renderConsole({ '/': <SingleScreen resource={await loadResource('marketing/signConfig')} /> });
  const user = userEvent.setup();
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /签到规则说明/ }, patience);
  const refill = screen.getByRole('button', { name: '使用默认说明' });
  await user.click(refill);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
  expect(text).toHaveValue('本店规则');
  await user.click(refill);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(text.value).toMatch(/^每天可签到一次/));
  await user.clear(text);
  await user.click(refill);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(text.value).toMatch(/^每天可签到一次/));
});
