// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToFailures } from '../../../src/console/shell/notices/failures';
import { endSession, isSignedIn, loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import { UploadPanel } from '../../../src/console/media/upload/UploadPanel';
import { useUpload } from '../../../src/console/media/upload/useUpload';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole } from '../resource/harness';
import { violations } from '../../ui/axe';

const backend = fakeBackend();
let stop: () => void;
beforeEach(() => {
  stop = listenToFailures();
});
afterEach(() => {
  cleanup();
  stop();
});

const uploadPath = '/admin/platform/upload/image';
const picture = (name: string) => new File([name], name, { type: 'image/png' });

function Sender() {
  const upload = useUpload();
  return <input type="file" multiple aria-label="文件" onChange={(event) => void upload([...event.target.files!], 'image', 7)} />;
}

async function signIn(as = account.account) {
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { ...account, account: as });
  backend.answer('get', '/console/capabilities', {});
  writeToken('t');
  await act(() => loadUser());
}

async function open() {
  await signIn();
  renderConsole({ '/marketing/content': <><Sender /><UploadPanel /></> });
  return userEvent.setup();
}

const send = (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => user.upload(screen.getByLabelText('文件'), names.map(picture));
const row = (name: string) => screen.getByText(name).closest('li')!;
const notices = () => within(screen.getByRole('list', { name: '通知' }));
const uploads = () => backend.seen.filter(({ path }) => path.endsWith(uploadPath));
/** Takes what is left out of the queue, which outlives the screen. */
const empty = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const button of screen.queryAllByRole('button', { name: /^(移除|取消上传)/ })) await user.click(button);
};

it('sends several with model and category, says so meanwhile and once in the end', async () => {
  const user = await open();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  backend.answer('post', uploadPath, async () => { await held; return envelope({ url: '/x.png' }); });
  await send(user, '1.png', '2.png', '3.png', '4.png');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('上传中，请稍候...'));
  expect(within(row('4.png')).getByText(/等待上传/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  release();
  await notices().findByText('上传成功');
  const sent = backend.seen.filter(({ path }) => path.endsWith(uploadPath));
  expect(sent.map(({ query }) => query)).toEqual(Array(4).fill({ model: 'marketing', pid: '7' }));
  expect(screen.queryByRole('list', { name: '上传队列' })).toBeNull();
  const free = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(free);
  expect(free.defaultPrevented).toBe(false);
});

it.each([
  ['the line is lost', () => HttpResponse.error() as Response, '网络连接失败，请检查网络后重试。'],
  ['a proxy refuses the size', () => new HttpResponse('', { status: 413 }) as Response, '文件过大，服务器拒绝接收'],
  ['the server fails', () => envelope(null, 500, '服务器内部错误'), '服务器内部错误'],
])('one that fails because %s keeps its reason, loses none of the others, and can be tried again', async (_name, fault, reason) => {
  const user = await open();
  let calls = 0;
  backend.answer('post', uploadPath, () => (++calls === 2 ? fault() : envelope({ url: '/x.png' })));
  await send(user, 'good.png', 'bad.png', 'fine.png');
  await notices().findByText('上传成功');
  expect(within(row('bad.png')).getByText(reason)).toBeInTheDocument();
  expect(screen.queryByText('good.png')).toBeNull();
  backend.answer('post', uploadPath, { url: '/bad.png' });
  await user.click(screen.getByRole('button', { name: '重试上传 bad.png' }));
  await waitFor(() => expect(screen.queryByText('bad.png')).toBeNull());
});

it('an ended session keeps the files, which the same person sends after signing in again', async () => {
  const user = await open();
  backend.answer('post', uploadPath, () => envelope(null, 401, '登录过期'));
  await send(user, 'kept.png');
  await waitFor(() => expect(isSignedIn()).toBe(false));
  await signIn();
  backend.answer('post', uploadPath, { url: '/kept.png' });
  await user.click(await screen.findByRole('button', { name: '重试上传 kept.png' }));
  await waitFor(() => expect(screen.queryByText('kept.png')).toBeNull());
});

it('a session that ends in mid-upload stops the rest at once; after signing in again all of them are sent', async () => {
  const user = await open();
  backend.answer('post', uploadPath, () => envelope(null, 401, '登录过期'));
  await send(user, ...Array.from({ length: 6 }, (_, index) => `${index}.png`));
  await waitFor(() => expect(isSignedIn()).toBe(false));
  await signIn();
  await screen.findByText('6 个文件上传失败');
  expect(uploads()).toHaveLength(3);
  expect(screen.getAllByText('会话已结束，请登录后重试').length).toBeGreaterThanOrEqual(3);
  backend.answer('post', uploadPath, { url: '/kept.png' });
  await user.click(screen.getByRole('button', { name: '全部重试' }));
  await notices().findByText('上传成功');
  expect(uploads()).toHaveLength(9);
});

it('without a line nothing is tried and nothing fails; it goes on by itself when the line is back', async () => {
  const user = await open();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  backend.answer('post', uploadPath, () => {
    line.mockReturnValue(false);
    return HttpResponse.error() as Response;
  });
  await send(user, 'a.png', 'b.png', 'c.png', 'd.png');
  await waitFor(() => expect(screen.getAllByText(/等待上传/)).toHaveLength(4));
  act(() => { window.dispatchEvent(new Event('offline')); });
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后自动继续上传');
  const before = uploads().length;
  backend.answer('post', uploadPath, { url: '/x.png' });
  line.mockReturnValue(true);
  act(() => { window.dispatchEvent(new Event('online')); });
  await notices().findByText('上传成功');
  expect(uploads()).toHaveLength(before + 4);
  line.mockRestore();
});

it('many files go in their order, three at a time, and are spoken of by quarters', async () => {
  const user = await open();
  let [underWay, most] = [0, 0];
  const disorders: string[] = [];
  backend.answer('post', uploadPath, async () => {
    most = Math.max(most, ++underWay);
    const states = [...document.querySelectorAll('.media-upload')].map((each) => each.getAttribute('data-state'));
    const firstWaiting = states.indexOf('waiting');
    if (firstWaiting >= 0 && states.slice(firstWaiting).includes('running')) disorders.push(states.join());
    underWay -= 1;
    return envelope({ url: '/x.png' });
  });
  const spoken = new Set<string>();
  const watch = new MutationObserver(() => { for (const live of document.querySelectorAll('[aria-live]')) spoken.add(live.textContent ?? ''); });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await send(user, ...Array.from({ length: 60 }, (_, index) => `${index}.png`));
  await notices().findByText('上传成功', {}, { timeout: 60_000 });
  watch.disconnect();
  expect([uploads().length, most <= 3, disorders]).toEqual([60, true, []]);
  const quarters = [...spoken].filter((text) => text.startsWith('已上传'));
  expect(quarters.length).toBeGreaterThan(0);
  expect(quarters.length).toBeLessThanOrEqual(4);
}, 300_000);

it('several that failed are taken out together', async () => {
  const user = await open();
  backend.answer('post', uploadPath, () => envelope(null, 429, '未完成的上传不能超过20个，请先完成或取消'));
  await send(user, '1.png', '2.png');
  await screen.findByText('2 个文件上传失败');
  expect(screen.getAllByText('未完成的上传不能超过20个，请先完成或取消', { selector: '.media-upload-note' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '全部移除' }));
  expect(screen.queryByRole('list', { name: '上传队列' })).toBeNull();
});

it('a picture that cannot be converted says so at its place in the queue', async () => {
  const user = await open();
  backend.answer('post', uploadPath, { url: '/x.png' });
  await user.upload(screen.getByLabelText('文件'), [new File(['BM'], '旧.bmp', { type: 'image/bmp' }), picture('好.png')]);
  await notices().findByText('上传成功');
  expect(row('旧.bmp')).toHaveAttribute('data-state', 'failed');
  await empty(user);
});

it('somebody else who signs in sees nothing of it', async () => {
  const user = await open();
  backend.answer('post', uploadPath, () => envelope(null, 500, '坏了'));
  await send(user, 'mine.png');
  await screen.findByText('坏了', { selector: '.media-upload-note' });
  act(endSession);
  await signIn('han');
  expect(screen.queryByText('mine.png')).toBeNull();
  act(endSession);
  await signIn();
  await empty(user);
});

it('one that is taken back is gone, and the next takes its place', async () => {
  const user = await open();
  backend.answer('post', uploadPath, () => new Promise<Response>(() => undefined));
  await send(user, '1.png', '2.png', '3.png', '4.png');
  await waitFor(() => expect(within(row('4.png')).getByText(/等待上传/)).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '取消上传 2.png' }));
  expect(screen.queryByText('2.png')).toBeNull();
  await waitFor(() => expect(within(row('4.png')).getByText(/%/)).toBeInTheDocument());
  await empty(user);
});

it('files of another kind stand beside the others, each with its name and reason, and hold up none', async () => {
  const user = await open();
  backend.answer('post', uploadPath, { url: '/x.png' });
  await send(user, 'bad.webp', 'good.png', 'worse.svg');
  await notices().findByText('上传成功');
  for (const name of ['bad.webp', 'worse.svg']) expect(within(row(name)).getByText('图片类型必须是.gif,jpeg,jpg,png,bmp中的一种')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 个文件上传失败');
  // They would only be refused again.
  expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
  expect(backend.seen.filter(({ path }) => path.endsWith(uploadPath))).toHaveLength(1);
  await empty(user);
});
