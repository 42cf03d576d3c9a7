/** A batch of more records than a call is waited for: followed from anywhere, told at its end, stopped by its person. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type OnPage, usePages } from './prelude';

let { api, room, page } = {} as OnPage;
usePages(async (open) => {
  ({ api, room, page } = open);
  await sql`delete from product_brand where name like '清仓%'`.execute(room.sql);
  await sql`insert into product_brand (name, category_ids, icon, sort, is_show) select '清仓 ' || n, '{}', '', 1, true from generate_series(1, 250) n`.execute(room.sql);
}, { env: { BATCH_MOST: '20' } });

const ids = async () => ((await api.call('/admin/platform/product/brand/list?page=1&limit=9999')).list as { id: number }[]).map(({ id }) => id);
const follow = () => page.getByRole('group', { name: '后台任务：删除品牌' });

/** The job waits at this record until it is let go. @returns lets it go */
async function holdAt(id: number): Promise<() => Promise<void>> {
  let letGo!: () => void;
  const free = new Promise<void>((done) => { letGo = done; });
  let held!: () => void;
  const isHeld = new Promise<void>((done) => { held = done; });
  const over = room.sql.transaction().execute(async (transaction) => {
    await sql`select id from product_brand where id = ${id} for update`.execute(transaction);
    held();
    await free;
  });
  await isHeld;
  return async () => {
    letGo();
    await over;
  };
}

async function deleteAll(total: number): Promise<void> {
  await page.goto('/product/brand');
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: `选择全部 ${total} 条` }).click();
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '批量删除' }).click();
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await page.getByText(`已转为后台任务，共 ${total} 条，可以离开本页`).waitFor();
}

test('goes on while its person is elsewhere, who learns of its end, of what failed, and why', async () => {
  const all = await ids();
  const letGo = await holdAt(all.at(-1)!);
  await deleteAll(all.length);
  await follow().getByText(new RegExp(`[12]00 / ${all.length} 条`)).waitFor();
  await page.getByRole('toolbar', { name: '批量操作' }).waitFor({ state: 'detached' });
  await page.goto('/order/list');
  await page.getByRole('button', { name: '后台任务，1 个进行中' }).click();
  const drawer = page.getByRole('dialog', { name: '后台任务' });
  await drawer.getByRole('listitem', { name: '删除品牌，进行中' }).getByRole('progressbar').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await letGo();
  await page.getByText(/后台任务“删除品牌”已完成：成功 \d+ 条，失败 \d+ 条/).waitFor();
  const left = (await api.call('/admin/platform/product/brand/list?page=1&limit=9999')).list as { id: number; name: string }[];
  expect(left.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: '查看', exact: true }).click();
  const report = page.getByRole('dialog', { name: '批量操作结果' });
  await report.getByText(`成功 ${all.length - left.length} 条，失败 ${left.length} 条`).waitFor();
  const told = await report.getByRole('rowheader').allTextContents();
  expect(told.sort()).toEqual(left.map(({ name }) => name).sort());
  for (const reason of await report.getByRole('cell').allTextContents()) expect(reason).toMatch(/已使用|不能删除/);
  await report.getByRole('button', { name: '知道了' }).click();
  await page.reload();
  await page.getByRole('button', { name: '后台任务', exact: true }).click();
  await drawer.getByRole('listitem', { name: '删除品牌，已完成' }).waitFor();
  expect(await page.getByText(/后台任务“删除品牌”已完成/).count(), 'an end is told once').toBe(0);
});

test('is stopped after a question: what is done stays, the rest is left, and the list shows both', async () => {
  const all = await ids();
  const letGo = await holdAt(all[150]!);
  await deleteAll(all.length);
  await follow().getByRole('button', { name: '停止' }).click();
  const question = page.getByRole('alertdialog', { name: '系统提示' });
  await question.getByText('确定停止后台任务“删除品牌”吗').waitFor();
  await question.getByRole('button', { name: '继续执行' }).click();
  await follow().getByText(`100 / ${all.length} 条`).waitFor();
  await follow().getByRole('button', { name: '停止' }).click();
  await question.getByRole('button', { name: '停止' }).click();
  // The slice at hand is finished first.
  await follow().getByText('正在停止').waitFor();
  await letGo();
  await page.getByText(/后台任务“删除品牌”未完成，已手动停止：成功 \d+ 条.*，\d+ 条未处理/).waitFor();
  await follow().waitFor({ state: 'detached' });
  const left = await ids();
  expect(left).toEqual(expect.arrayContaining(all.slice(200)));
  expect(left).not.toContain(all[150]);
  await page.getByText(`共 ${left.length} 条`).waitFor();
});
