/** 种草社区: an operator approves a note and takes it down again, and refuses a comment. */
import { expect, test } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const path = '/admin/platform/community';
const noteOf = (id: number) => api.call<{ auditStatus: number; refusal: string }>(`${path}/note/detail/${id}`);

test('a note is approved from its drawer, stands under 审核成功, and is taken down with a reason', async () => {
  const { list } = await api.call<{ list: { id: number; title: string }[] }>(`${path}/note/page/list?page=1&limit=20&auditStatus=0`);
  const waiting = list.find(({ title }) => title !== '');
  if (!waiting) throw new Error('no demo note waits');
  const { id, title } = waiting;
  const row = page.getByRole('row').filter({ has: page.getByText(String(id), { exact: true }) });

  await page.goto('/marketing/community/content');
  await row.getByText(title).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: /^审核：/ }).click();
  const drawer = page.getByRole('dialog', { name: /内容/ });
  await drawer.getByText('文章内容').waitFor();
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('审核完成').first().waitFor();
  expect(await noteOf(id)).toMatchObject({ auditStatus: 1 });

  await page.goto('/marketing/community/content?auditStatus=1');
  await row.getByText(title).first().waitFor();
  await actOn(page, '强制下架', title, row);
  await page.getByRole('textbox', { name: '强制下架原因' }).fill('涉嫌虚假宣传');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => noteOf(id)).toMatchObject({ auditStatus: 3, refusal: '涉嫌虚假宣传' });
  await page.goto('/marketing/community/content?auditStatus=3');
  await row.getByText('涉嫌虚假宣传').first().waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

test('the tab of all notes tells how each was judged, and stays after a reload', async () => {
  await page.goto('/marketing/community/content');
  await page.getByRole('tab', { name: '全部' }).click();
  const judged = page.getByRole('row').filter({ hasText: '平台关闭' }).or(page.getByRole('row').filter({ hasText: '审核成功' })).first();
  await judged.waitFor();
  await page.reload();
  await judged.waitFor();
  expect(await page.getByRole('tab', { name: '全部' }).getAttribute('aria-selected')).toBe('true');
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

test('comments on a note are closed, and opened again, by a button that says which', async () => {
  const { list } = await api.call<{ list: { id: number; title: string; replyStatus: number }[] }>(`${path}/note/page/list?page=1&limit=20&auditStatus=1`);
  const { id, title } = list.find((note) => note.title !== '' && note.replyStatus === 1)!;
  const row = page.getByRole('row').filter({ has: page.getByText(String(id), { exact: true }) });
  await page.goto('/marketing/community/content?auditStatus=1');
  await row.getByText(title).first().waitFor();
  await actOn(page, '关闭评论', title, row);
  await page.getByRole('alertdialog').getByText(/关闭该内容的评论吗/).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await row.getByText('平台关闭', { exact: true }).waitFor();
  await actOn(page, '取消关闭评论', title, row);
  await page.getByRole('alertdialog').getByText(/取消关闭评论吗/).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await row.getByText('关闭', { exact: true }).waitFor();
  watched.expectClean();
});

test('the drawer of a note shows its comments, each with its answers, and deletes one', async () => {
  const { list } = await api.call<{ list: { noteId: number; type: number }[] }>(`${path}/reply/page/list?page=1&limit=100&auditStatus=1`);
  const answer = list.find(({ type }) => type === 2);
  if (!answer) throw new Error('no demo comment was answered');
  const total = async () => (await api.call<{ list: { noteReplyNum: number }[] }>(`${path}/reply/note/page/list/${answer.noteId}`)).list[0]?.noteReplyNum ?? 0;
  const before = await total();
  await page.goto(`/marketing/community/content?open=${answer.noteId}`);
  const drawer = page.getByRole('dialog', { name: '内容详情' });
  await drawer.getByRole('tab', { name: '评论列表' }).click();
  const inner = drawer.locator('.note-comments .note-comments').first();
  await inner.getByText(/回复/).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await inner.getByRole('button', { name: /^删除评论：/ }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: /删除|确定/ }).click();
  await page.getByText('删除成功').first().waitFor();
  expect(await total()).toBe(before - 1);
  watched.expectClean();
});

test('a comment is refused with a reason, which its list shows', async () => {
  const { list: [{ id }] } = await api.call<{ list: { id: number }[] }>(`${path}/reply/page/list?page=1&limit=1&auditStatus=0`) as { list: [{ id: number }] };
  const row = page.getByRole('row').filter({ has: page.getByText(String(id), { exact: true }) });
  await page.goto('/marketing/community/comments');
  await row.getByRole('button', { name: /^审核：/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '审核拒绝' }).click();
  await page.getByRole('textbox', { name: '拒绝原因' }).fill('与内容无关');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '确定' }).click();
  await row.getByText('原因：与内容无关').waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

test('the settings are saved, and 评论审核 is asked only while there are comments', async () => {
  await page.goto('/marketing/community/config');
  await page.getByRole('radiogroup', { name: '评论功能' }).getByRole('radio', { name: '关闭' }).click();
  await expect.poll(() => page.getByRole('radiogroup', { name: '评论审核' }).getByRole('radio').first().isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('操作成功').first().waitFor();
  expect(await api.call(`${path}/category/get/config`)).toMatchObject({ communityReplySwitch: '0', communityImageTextAuditSwitch: '1' });
  watched.expectClean();
});
