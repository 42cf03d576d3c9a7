/** Distribution: the rules of the shop, and who stands above whom. */
import { expect, test } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

interface Promoter { id: number; nickname: string; spreadCount: number }

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const dialog = (name: string) => page.getByRole('dialog', { name });

test('the section begins with its rules; ratios above 100 together are told at their field, banks are tags', async () => {
  await page.goto('/distribution');
  await page.waitForURL('**/distribution/distributionconfig');
  await page.getByRole('spinbutton', { name: '一级返佣比例(%)' }).fill('60');
  await page.getByRole('spinbutton', { name: '二级返佣比例(%)' }).fill('41');
  await page.getByRole('textbox', { name: '提现银行卡' }).fill('招商银行');
  await page.getByRole('textbox', { name: '提现银行卡' }).press('Enter');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('返佣比例相加不能超过100%').first().waitFor();
  await page.getByRole('spinbutton', { name: '二级返佣比例(%)' }).fill('40');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('提交成功').waitFor();
  expect(await api.call('/admin/platform/retail/store/config/get')).toMatchObject({ retailStoreBrokerageFirstRatio: 60, retailStoreBrokerageSecondRatio: 40, retailStoreExtractBank: '招商银行' });
});

test('a superior is chosen among promoters, seen in the team’s drawer, and taken away', async () => {
  const { list } = await api.call<{ list: (Promoter & { spreadNickname: string })[] }>('/admin/platform/retail/store/people/list?limit=100');
  const free = list.filter(({ spreadNickname, spreadCount, nickname }) => spreadNickname === '' && spreadCount === 0 && list.filter((one) => one.nickname === nickname).length === 1);
  const [below, above] = [free[0]!, free[1]!];
  const row = ({ nickname }: Promoter) => page.getByRole('row').filter({ has: page.getByRole('button', { name: `推广人：${nickname}`, exact: true }) });
  const find = async ({ id }: Promoter) => page.goto(`/distribution/index?searchType=uid&content=${id}`);

  await find(below);
  await row(below).waitFor();
  await actOn(page, '修改上级', below.nickname);
  const form = dialog('修改推广人');
  await form.getByRole('button', { name: '从列表中选择' }).click();
  const picker = dialog('推广员选择');
  await picker.getByLabel('会员搜索').click();
  await page.getByRole('option', { name: '会员ID' }).click();
  await picker.getByLabel('搜索内容').fill(String(above.id));
  await picker.getByRole('button', { name: '查询' }).click();
  // Until then the row stands elsewhere, and a press may meet the place that it has left.
  await picker.getByText('共 1 条').waitFor();
  await picker.getByRole('radio', { name: `选择${above.nickname}` }).click();
  await picker.getByRole('button', { name: '确定' }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await row(below).getByText(above.nickname).waitFor();

  await find(above);
  await row(above).getByRole('button', { name: `推广人：${above.nickname}` }).click();
  await dialog(`推广人列表：${above.nickname}`).getByRole('cell', { name: below.nickname, exact: true }).waitFor();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await actOn(page, '推广订单', above.nickname);
  await dialog(`推广订单列表：${above.nickname}`).getByRole('radio', { name: '二级推广人' }).click();
  await dialog(`推广订单列表：${above.nickname}`).getByText('暂无数据').waitFor();
  await page.keyboard.press('Escape');

  await find(below);
  await row(below).getByRole('button', { name: `更多：${below.nickname}` }).click();
  await page.getByRole('menuitem', { name: '清除上级' }).click();
  await page.getByRole('alertdialog').getByText(`解除【${below.nickname}】的上级推广人吗`).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('清除成功').waitFor();
  await row(below).getByText('无', { exact: true }).waitFor();
  watched.expectClean();
});
