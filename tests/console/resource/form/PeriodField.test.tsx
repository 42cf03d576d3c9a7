// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import FormScreen from '../../../../src/console/resource/form/FormScreen';
import { addDays, wallTime } from '../../../../src/engine/time/wallTime';
import { envelope, fakeBackend } from '../../data/backend';
import { violations } from '../../../ui/axe';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const base = '/admin/platform/producttag';
const label = { id: 5, tagName: '新品', tagNote: '', sort: 1, status: 1, startTime: '2024-01-01 00:00:00', endTime: '2099-12-31 23:59:59', position: 0, owner: 0, playType: '', playProducts: '7', recordVersion: 2 };
const today = wallTime().slice(0, 10);
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];

beforeEach(async () => {
  await signInAt(backend);
  backend.answer('post', `${base}/update`, () => envelope('ok'));
});

async function open(more: Partial<typeof label> = {}) {
  backend.answer('get', `${base}/info/5`, () => envelope({ ...label, ...more }));
  renderConsole({ '/product/tag/creatTag/:id?': <FormScreen resource={await resourceWith('product/tag')} />, '/product/tag': <p>标签列表</p> }, '/product/tag/creatTag/5');
  await screen.findByRole('group', { name: '生效时间' });
}
const ends = () => within(screen.getByRole('group', { name: '生效时间' })).getAllByRole('textbox');
const enter = async (at: 0 | 1, day: string) => {
  await userEvent.clear(ends()[at]!);
  if (day !== '') await userEvent.type(ends()[at]!, day);
  await userEvent.tab();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => backend.seen.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>)[0];

describe('a period', () => {
  it('is entered as one range of whole days', async () => {
    await open();
    expect(ends().map((end) => (end as HTMLInputElement).value)).toEqual(['2024-01-01', '2099-12-31']);
    expect(screen.queryByLabelText(/生效结束时间/)).toBeNull();
    await enter(0, today);
    await enter(1, tomorrow);
    expect(await violations()).toEqual([]);
    await press('下一步');
    await press('保存');
    await waitFor(() => expect(sent()).toMatchObject({ startTime: `${today} 00:00:00`, endTime: `${tomorrow} 23:59:59` }));
  });

  it.each<[string, string, string, 0 | 1]>([
    ['', '2099-01-01', '请选择生效时间区间', 0], [yesterday, tomorrow, '生效时间不能早于今天', 0], ['2024-13-40', tomorrow, '生效时间格式不正确', 0],
    [tomorrow, today, '结束时间不能早于开始时间', 1],
  ])('from "%s" to "%s" is refused', async (from, to, message, at) => {
    await open();
    await enter(0, from);
    await enter(1, to);
    await press('下一步');
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(ends()[at]).toHaveFocus());
    expect(ends()[at]).toHaveAccessibleDescription(message);
  });

  it('that has begun may be changed at its end alone', async () => {
    await open();
    await enter(1, tomorrow);
    await press('下一步');
    await press('保存');
    await waitFor(() => expect(sent()).toMatchObject({ startTime: '2024-01-01 00:00:00', endTime: `${tomorrow} 23:59:59` }));
  });
});

it.each([
  ['新品', { tagName: '新品' }, '上架多少天以内的商品，1–30', true],
  ['自营', { tagName: '自营', playProducts: '' }, '该标签没有展示规则，无需填写', false],
])('the rule of %s is named so, and asked for where there is one', async (_name, more, help, isAsked) => {
  await open(more);
  await press('下一步');
  const rule = await screen.findByLabelText('展示规则');
  expect(rule).toHaveAccessibleDescription(help);
  expect(rule.matches(':disabled')).toBe(!isAsked);
});
