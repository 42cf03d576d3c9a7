/** 定时任务, 系统状态 and 授权: an operator schedules a job, runs it by hand and reads its log, and sees how the installation is. */
import { expect, it } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const path = '/admin/platform/schedule/job';
const log = (jobId: number) => api.call<{ list: { status: number }[] }>(`${path}/log/list?jobId=${jobId}&page=1&limit=20`);

it('a job is scheduled with its next runs in sight, started, run by hand, and its log read', async () => {
  await page.goto('/operation/maintain/schedule/list');
  await page.getByRole('button', { name: '添加定时任务' }).click();
  const dialog = page.getByRole('dialog', { name: '定时任务' });
  await dialog.getByRole('textbox', { name: '定时任务类名' }).fill('schedule');
  await dialog.getByRole('textbox', { name: '方法名' }).fill('cleanLog');
  const cron = dialog.getByRole('textbox', { name: 'cron表达式' });
  const words = dialog.getByText('限每月的最后一天');
  const mistake = dialog.getByText('应有且只有一段是“?”');
  await cron.fill('0 0 0 L * ?');
  await words.waitFor();
  await cron.fill('0 0 3 * * *');
  await words.waitFor({ state: 'detached' });
  await cron.blur();
  await mistake.waitFor();
  await cron.fill('0 0 0 L * ?');
  await words.waitFor();
  await mistake.waitFor({ state: 'detached' });
  expect(await dialog.locator('time').allTextContents()).toEqual(Array(5).fill(expect.stringMatching(/^\d{4}-\d\d-(28|29|30|31) 00:00:00$/)));
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: '参数' }).fill('30');
  await dialog.getByRole('textbox', { name: '备注' }).fill('月末清理');
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row').filter({ hasText: '月末清理' });
  await row.getByRole('switch').click();
  await row.getByText(/^\d{4}-\d\d-(28|29|30|31) 00:00:00$/).waitFor();

  const { jobId } = (await api.call<{ jobId: number; remark: string }[]>(`${path}/list`)).find(({ remark }) => remark === '月末清理')!;
  await actOn(page, '执行', 'schedule', row);
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('已开始执行').first().waitFor();
  await expect.poll(async () => (await log(jobId)).list, { timeout: 60_000 }).toMatchObject([{ status: 1 }]);
  await page.getByRole('button', { name: '刷新', exact: true }).last().click();
  await row.getByText('成功').waitFor();
  await actOn(page, '日志', 'schedule', row);
  await page.waitForURL(`**/operation/maintain/schedule/logList?jobId=${jobId}`);
  await page.getByRole('row').filter({ hasText: 'cleanLog' }).getByText('成功').waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'cleanLog' }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

it('the state of the system is shown, and a service is checked by hand', async () => {
  await page.goto('/operation/systemState');
  await page.getByRole('region', { name: '数据库' }).getByText(/^PostgreSQL/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: '服务状态' }).click();
  const storage = page.getByRole('row').filter({ hasText: '存储可读写' });
  await storage.getByText('正常').waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith('/system/state/check/storage'));
  await page.getByRole('button', { name: '检测存储' }).click();
  expect((await (await answered).json()).data).toMatchObject({ status: 1 });
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});
