// @vitest-environment jsdom
/** Screens of members above a faked network: what depends on other records, and what a screen says of itself. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/console/data/capabilities';
import { reloadMenus } from '../../../src/console/data/menu/menus';
import { queryClient } from '../../../src/console/data/queryClient';
import { loadResource } from '../../../src/console/data/resources';
import { FormHost } from '../../../src/console/resource/form/FormHost';
import ListScreen from '../../../src/console/resource/ListScreen';
import SingleScreen from '../../../src/console/resource/single/SingleScreen';
import UpdateLevel from '../../../src/console/screens/user/user/updateLevel.dialog';
import { fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from '../resource/harness';

const backend = fakeBackend();
const patience = { timeout: 60_000 };
const path = '/admin/platform/system/user/level';

const level = (id: number, grade: number, name: string, experience: number) =>
  ({ id, grade, name, experience, icon: '/a.png', backImage: '/b.png', backColor: '#455A93', isShow: true, discount: 100, recordVersion: 1 });
const levels = [level(1, 0, '普通会员', 0), level(2, 1, '青铜会员', 500), level(3, 2, '白银会员', 1500)];

beforeEach(async () => {
  queryClient.clear();
  await signInAt(backend);
  backend.answer('get', `${path}/list`, levels);
  for (const each of levels) backend.answer('get', `/console/resources/user/level/one/${each.id}`, each);
});
const sent = (end: string) => backend.seen.filter((call) => call.path.endsWith(end)).map(({ body }) => body);

it('all that a filter finds are offered to tags alone: other actions go to the members named', async () => {
  await signInAt(backend, account, { batch: true });
  forgetCapabilities();
  const member = { id: 7, nickname: '青禾', sex: 0, phone: '138****0000', nowMoney: '0.00', integral: 0, registerType: 'h5', isPromoter: false, status: true, isLogoff: false, tagId: '', recordVersion: 1 };
  backend.answer('get', '/admin/platform/user/list', { list: [member], total: 40, page: 1, limit: 20, totalPage: 2 });
  const resource = await loadResource('user/user');
  renderConsole({ '/': <ListScreen resource={resource} /> });
  const user = userEvent.setup();
  const waiting = await screen.findByRole('button', { name: '批量设置' }, patience);
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  expect(await screen.findByText('请选择要设置的会员')).toBeVisible();
  await user.click(within((await screen.findAllByRole('row')).at(-1)!).getByRole('checkbox'));
  const bar = within(await screen.findByRole('toolbar', { name: '批量操作' }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['选择全部 40 条', '批量设置', '取消选择']);
  await user.click(bar.getByRole('button', { name: '批量设置' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['批量添加标签', '发送优惠券', '赠送会员']);
  await user.keyboard('{Escape}');
  await user.click(bar.getByRole('button', { name: '选择全部 40 条' }));
  await user.click(bar.getByRole('button', { name: '批量设置' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['批量添加标签']);
});

it.each([
  ['修改积分', '积分', ['青禾（ID：7）'], '120'],
  ['修改余额', '余额', ['青禾（ID：7）'], '88.00'],
])('%s names the member and the present value', async (action, title, who, present) => {
  const member = { id: 7, nickname: '青禾', sex: 0, phone: '138****0000', nowMoney: '88.00', integral: 120, registerType: 'h5', isPromoter: false, status: true, isLogoff: false, tagId: '', recordVersion: 1 };
  backend.answer('get', '/admin/platform/user/list', { list: [member], total: 1, page: 1, limit: 20, totalPage: 1 });
  const resource = await loadResource('user/user');
  renderConsole({ '/': <ListScreen resource={resource} /> });
  await userEvent.click(await screen.findByRole('button', { name: '更多：青禾' }, patience));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog', { name: title }, patience);
  expect(within(await within(dialog).findByRole('region', { name: '会员信息' }, patience)).getAllByRole('definition').map((each) => each.textContent)).toEqual(who);
  expect(within(dialog).getByDisplayValue(present)).toBeVisible();
});

describe('the grade of a level', () => {
  it('is chosen among those that no other level has', async () => {
    const resource = await loadResource('user/level');
    renderConsole({ '/': <FormHost resource={resource} mode="edit" id={3} record={levels[2]} onClose={() => undefined} /> });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: /等级级别/ }, patience));
    const options = () => screen.getAllByRole('option').map((option) => [option.textContent, option.getAttribute('aria-disabled') === 'true']);
    await waitFor(() => expect(options().slice(0, 3)).toEqual([['1', true], ['2', false], ['3', false]]));
    expect(options()).toHaveLength(99);
  });

  it('begins with the first that none has', async () => {
    const resource = await loadResource('user/level');
    renderConsole({ '/': <FormHost resource={resource} mode="create" onClose={() => undefined} /> });
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /等级级别/ }, patience);
    await waitFor(() => expect(box.value).toBe('3'), patience);
    await userEvent.setup().keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is fixed where it is the first, and the rest is saved', async () => {
    const resource = await loadResource('user/level');
    backend.answer('post', `${path}/update`, null);
    renderConsole({ '/': <FormHost resource={resource} mode="edit" id={1} record={levels[0]} onClose={() => undefined} /> });
    const user = userEvent.setup();
    const name = await screen.findByRole('textbox', { name: /等级名称/ }, patience);
    await user.clear(name);
    await user.type(name, '新会员');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent('/update')).toMatchObject([{ id: 1, name: '新会员', grade: 0 }]), patience);
  });
});

it('experience is taken only where the level falls', async () => {
  backend.answer('post', '/admin/platform/user/update/level', null);
  renderConsole({ '/': <UpdateLevel record={{ id: 7, level: 2 }} ids={[7]} onClose={() => undefined} /> });
  const user = userEvent.setup();
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: /会员等级/ }));
    await user.click(await screen.findByRole('option', { name }, patience));
  };
  await screen.findByRole('dialog', { name: '会员等级' }, patience);
  expect(screen.queryByRole('switch', { name: /扣除经验/ })).toBeNull();
  await choose('白银会员');
  expect(screen.queryByRole('switch', { name: /扣除经验/ })).toBeNull();
  await choose('普通会员');
  await user.click(await screen.findByRole('switch', { name: /扣除经验/ }, patience));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(sent('/update/level')).toEqual([{ uid: 7, levelId: 1, isSub: true }]), patience);
});

it('a district is chosen within its city, which lies in its province', async () => {
  const resource = await loadResource('user/user');
  const record = { id: 7, nickname: '青禾', phone: '13800000000', sex: 0, provinceId: 330_000, cityId: 330_100, districtId: 330_106, province: '浙江省', city: '杭州市', district: '西湖区', isPromoter: false, status: true, tagId: '', recordVersion: 1 };
  backend.answer('get', '/admin/platform/user/detail/7', record);
  backend.answer('post', '/admin/platform/user/update', null);
  const regions = (...of: [number, string][]) => of.map(([regionId, regionName]) => ({ regionId, regionName }));
  backend.answer('get', '/admin/platform/city/region/province/list', regions([330_000, '浙江省'], [440_000, '广东省']));
  backend.answer('get', '/admin/platform/city/region/city/list/330000', regions([330_100, '杭州市'], [330_200, '宁波市']));
  backend.answer('get', '/admin/platform/city/region/city/list/440000', regions([440_100, '广州市'], [440_300, '深圳市']));
  backend.answer('get', '/admin/platform/city/region/district/list/330100', regions([330_106, '西湖区']));
  renderConsole({ '/': <FormHost resource={resource} mode="edit" id={7} record={record} onClose={() => undefined} /> });
  const user = userEvent.setup();
  const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  await screen.findByRole('combobox', { name: '区县' }, patience);
  await waitFor(() => expect(['省份', '城市', '区县'].map((name) => box(name).value)).toEqual(['浙江省', '杭州市', '西湖区']), patience);
  await user.click(box('省份'));
  await user.keyboard('广东{Enter}');
  expect(['省份', '城市', '区县'].map((name) => box(name).value)).toEqual(['广东省', '', '']);
  expect(box('区县').disabled).toBe(true);
  await user.click(box('城市'));
  await user.click(await screen.findByRole('option', { name: '深圳市' }, patience));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent('/user/update')).toMatchObject([{ provinceId: 440_000, province: '广东省', cityId: 440_300, city: '深圳市', districtId: null, district: '' }]), patience);
});

describe('settings of levels', () => {
  it('the rules are shown before they are submitted, without what could run', async () => {
    backend.answer('get', `${path}/get/rule`, '<p>满<strong>500</strong>升级</p><img src="x" onerror="alert(1)">');
    renderConsole({ '/': <SingleScreen resource={await loadResource('user/levelRule')} /> });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '预览' }, patience));
    const preview = within(await screen.findByRole('dialog', { name: '等级规则说明' }));
    expect((await preview.findByText('500', {}, patience)).tagName).toBe('STRONG');
    expect(preview.queryByRole('img')?.getAttribute('onerror')).toBeFalsy();
  });

  it('lead to other screens as far as the menu has them', async () => {
    backend.answer('get', `${path}/get/config`, { userLevelSwitch: '1' });
    backend.answer('get', '/admin/platform/getMenus', [{ id: 1, name: '签到配置', component: '/marketing/sign/config', perms: '', icon: '', menuType: 'C', childList: [] }]);
    await reloadMenus();
    renderConsole({ '/': <SingleScreen resource={await loadResource('user/levelConfig')} /> });
    expect((await screen.findByRole('link', { name: '前往签到配置' }, patience)).getAttribute('href')).toBe('/marketing/sign/config');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
