// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { Attachment } from '../../../src/console/data/files/media';
import { loadUser } from '../../../src/console/data/session/session';
import { writeToken } from '../../../src/console/data/transport/token';
import { queryClient } from '../../../src/console/data/queryClient';
import LibraryDialog from '../../../src/console/media/library/LibraryDialog';
import { Library, type LibraryProps } from '../../../src/console/media/library/Library';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole } from '../resource/harness';
import { violations } from '../../ui/axe';

const backend = fakeBackend();
const path = '/api/admin/platform/';
const file = (attId: number, more: Partial<Attachment> = {}): Attachment =>
  ({ attId, name: `图${attId}.png`, attDir: '', sattDir: `/${attId}.png`, attType: 'png', attSize: '2048', pid: 0, createTime: '2026-01-02 03:04:05', ...more });
const tree = [{ id: 7, pid: 0, name: '海报', sort: 3, status: 0, type: 2, url: 'url', extra: '', child: [{ id: 8, pid: 7, name: '夏季', sort: 1, status: 0, type: 2, child: [] }] }];
const allPermissions = ['*:*:*'];
/** What the embedded server tells of its library. */
const ours = { entity: 'media/attachment', image: { extensions: ['png'], most: 1e7 }, file: { extensions: ['mp4'], most: 1e7 }, thumbnails: [] };

async function open(props: Partial<LibraryProps> = {}, { permissions = allPermissions, rules = false, total = 60, told = Promise.resolve() } = {}) {
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { ...account, roles: ['editor'], permissionsList: permissions });
  backend.answer('get', '/console/capabilities', () => told.then(() => envelope(rules ? { recycle: true, orderBy: true, media: ours } : {})));
  backend.answer('get', '/admin/platform/category/list/tree', tree);
  backend.answer('get', '/admin/platform/attachment/list', ({ query }) =>
    envelope({ list: Array.from({ length: Math.min(5, Number(query.limit)) }, (_, index) => file(Number(query.page) * 100 + index)), total }));
  writeToken('t');
  await loadUser();
  const onUse = vi.fn();
  renderConsole({ '/product/brand': <Library embedded={false} request={{ kind: 'image', multiple: true }} onUse={onUse} {...props} /> });
  const user = userEvent.setup();
  return { user, onUse };
}
// Before the session ends under it.
afterEach(cleanup);

const listCalls = () => backend.seen.filter((seen) => seen.path === `${path}attachment/list`).map(({ query: { temp: _temp, ...query } }) => query);
const lastList = () => listCalls().at(-1);
const notice = (text: string) => within(screen.getByRole('list', { name: '通知' })).findByText(text);
const tile = (attId: number) => screen.findByRole('button', { name: new RegExp(`^图${attId}.png`) });
const bodyOf = (suffix: string) => backend.seen.find((seen) => seen.path === path + suffix)?.body;

describe('reading', () => {
  it('asks for 20 pictures of every category at first, then for the sizes of the views, leaving pid 0 out', async () => {
    const { user } = await open();
    await tile(100);
    const attType = 'jpg,jpeg,gif,png,bmp,JPG,JPEG,GIF,PNG,BMP';
    expect(listCalls()).toEqual([{ page: '1', limit: '20', attType }]);
    await user.click(screen.getByRole('button', { name: '列表视图' }));
    await waitFor(() => expect(lastList()).toEqual({ page: '1', limit: '10', attType }));
    await user.click(screen.getByRole('button', { name: '网格视图' }));
    await waitFor(() => expect(lastList()).toEqual({ page: '1', limit: '18', attType }));
    await user.click(screen.getByRole('treeitem', { name: '海报' }));
    await waitFor(() => expect(lastList()).toEqual({ page: '1', limit: '18', attType, pid: '7' }));
    expect(await violations()).toEqual([]);
  });

  it('shows the video tab only where both are asked for, and asks videos of every category', async () => {
    const { user } = await open({ request: { kind: 'all', multiple: true } });
    await tile(100);
    await user.click(screen.getByRole('treeitem', { name: '海报' }));
    await user.click(screen.getByRole('tab', { name: '视频' }));
    await waitFor(() => expect(lastList()).toEqual({ page: '1', limit: '20', attType: 'video/mp4' }));
    expect(await screen.findByRole('button', { name: '使用选中视频' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '上传视频' })).toBeInTheDocument();
  });

  it('has no tabs for pictures alone', async () => {
    await open();
    await tile(100);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says 素材为空, and after a failed read only stops loading, with a way to try again', async () => {
    await open();
    await tile(100);
    backend.answer('get', '/admin/platform/attachment/list', { list: [], total: 0 });
    await act(() => queryClient.invalidateQueries());
    await screen.findByText('素材为空');
  });

  it('only stops loading when reading fails: the rows stay until another try succeeds', async () => {
    const { user } = await open();
    await tile(100);
    let fail = (): void => undefined;
    const held = new Promise<void>((resolve) => { fail = resolve; });
    backend.answer('get', '/admin/platform/attachment/list', async () => {
      await held;
      return envelope(null, 500, '坏了');
    });
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(document.querySelector('.media-files')).toHaveAttribute('aria-busy'));
    fail();
    await waitFor(() => expect(document.querySelector('.media-files')).not.toHaveAttribute('aria-busy'));
    expect(lastList()).toMatchObject({ page: '2' });
    expect(await tile(100)).toBeInTheDocument();
    backend.answer('get', '/admin/platform/attachment/list', { list: [file(200)], total: 60 });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await tile(200);
    expect(screen.queryByText(/素材加载失败/)).toBeNull();
  });

  it('offers at most five page buttons, previous, next and a jump', async () => {
    const { user } = await open({}, { total: 400 });
    await tile(100);
    const pager = within(screen.getByRole('navigation', { name: '分页' }));
    const pages = () => pager.getAllByRole('button', { name: /第 \d+ 页/ }).map((each) => each.textContent);
    expect(pages()).toEqual(['1', '2', '3', '20']);
    await user.click(pager.getByRole('button', { name: '下一页' }));
    await tile(200);
    await user.type(pager.getByRole('textbox', { name: '前往页码' }), '{Control>}a{/Control}10{Enter}');
    await tile(1000);
    expect(pages()).toEqual(['1', '9', '10', '11', '20']);
    await user.click(pager.getByRole('button', { name: '上一页' }));
    await tile(900);
    expect(pager.queryByRole('combobox')).toBeNull();
  });

  it('says 无法加载图片 in place of a picture that is broken', async () => {
    await open();
    const image = (await tile(101)).querySelector('img')!;
    fireEvent.error(image);
    expect(within(await tile(101)).getByText('无法加载图片')).toBeInTheDocument();
  });

  it('asks for the whole tree: status -1, type 2, a page of 9999', async () => {
    await open();
    await tile(100);
    const { temp: _temp, ...query } = backend.seen.find((seen) => seen.path === `${path}category/list/tree`)!.query;
    expect(query).toEqual({ type: '2', status: '-1', limit: '9999' });
  });

  it('goes to page 1 and reads anew after an upload', async () => {
    const { user } = await open();
    await tile(100);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await user.click(await tile(200));
    backend.answer('post', '/admin/platform/upload/image', { url: '/new.png' });
    fireEvent.drop(screen.getByRole('region', { name: '素材' }), { dataTransfer: { types: ['Files'], files: [new File(['x'], 'new.png', { type: 'image/png' })] } });
    await notice('上传成功');
    await waitFor(() => expect(lastList()).toMatchObject({ page: '1' }));
    await tile(100);
    expect(screen.queryByText(/^已选/)).toBeNull();
  });
});

describe('selecting', () => {
  it('numbers in the order of selection, and with the keyboard', async () => {
    const { user } = await open();
    for (const id of [102, 100, 101]) await user.click(await tile(id));
    expect(await tile(101)).toHaveAccessibleName('图101.png，第 3 个选中');
    await user.click(await tile(102));
    expect(await tile(100)).toHaveAccessibleName('图100.png，第 1 个选中');
    expect(await tile(101)).toHaveAccessibleName('图101.png，第 2 个选中');
    (await tile(100)).focus();
    await user.keyboard('{Shift>}{End}{/Shift}');
    expect(screen.getAllByRole('button', { pressed: true }).filter((each) => each.className === 'media-tile-pick')).toHaveLength(5);
    expect(screen.getByRole('button', { name: '裁剪图片' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.getByRole('button', { name: '上传图片' })).toHaveTextContent('上传');
  });

  test.each([
    ['使用选中图片', {}],
    ['删除图片', {}],
  ] as const)('%s without a selection says 请先选择图片', async (name, props) => {
    const { user } = await open(props);
    await tile(100);
    await user.click(screen.getByRole('button', { name }));
    await notice('请先选择图片');
  });

  it('moving without a selection says 请先选择图片', async () => {
    const { user } = await open({ embedded: true });
    await tile(100);
    await user.click(screen.getByRole('combobox', { name: '图片移动至' }));
    await user.click(within(screen.getByRole('tree', { name: '图片移动至' })).getByRole('treeitem', { name: '海报' }));
    await notice('请先选择图片');
    expect(bodyOf('attachment/move')).toBeUndefined();
  });

  it.each([
    ['one', { kind: 'image', multiple: false }, '最多只能选一张图片'],
    ['two of which one is there already', { kind: 'image', multiple: true, max: 2, held: 1 }, '最多选择2张图片！'],
  ] as const)('two chosen where %s may be are refused', async (_name, request, text) => {
    const { user, onUse } = await open({ request });
    await user.click(await tile(100));
    await user.click(await tile(101));
    await user.click(screen.getByRole('button', { name: '使用选中图片' }));
    await notice(text);
    expect(onUse).not.toHaveBeenCalled();
  });

  it('the cropper takes one alone', async () => {
    const { user } = await open();
    await user.click(await tile(100));
    await user.click(await tile(101));
    await user.click(screen.getByRole('button', { name: '裁剪图片' }));
    await notice('最多只能选一张图片');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the choice in its order, without flags of its own', async () => {
    const { user, onUse } = await open();
    await user.click(await tile(101));
    await user.click(await tile(100));
    await user.click(screen.getByRole('button', { name: '使用选中图片' }));
    expect(onUse).toHaveBeenCalledWith([
      { attId: 101, name: '图101.png', url: '/101.png', type: 'image' },
      { attId: 100, name: '图100.png', url: '/100.png', type: 'image' },
    ]);
  });
});

describe('finding', () => {
  it('asks by name, kind and order, from the first page, where the backend answers it', async () => {
    const { user } = await open({ embedded: true, request: { kind: 'all', multiple: true } }, { rules: true });
    await tile(100);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await user.type(screen.getByRole('searchbox', { name: '素材名称' }), ' 茶 {Enter}');
    await waitFor(() => expect(lastList()).toMatchObject({ page: '1', name: '茶' }));
    await user.click(screen.getByRole('combobox', { name: '排序方式' }));
    await user.click(await screen.findByRole('option', { name: '从大到小' }));
    await waitFor(() => expect(lastList()).toMatchObject({ name: '茶', orderBy: 'attSize:desc' }));
    await user.click(screen.getByRole('combobox', { name: '文件类型' }));
    await user.click(await screen.findByRole('option', { name: 'GIF' }));
    await waitFor(() => expect(lastList()).toMatchObject({ attType: 'gif,GIF', name: '茶' }));
    await user.click(screen.getByRole('tab', { name: '文件' }));
    await waitFor(() => expect(lastList()!.attType).toMatch(/^video\/quicktime,audio\/mpeg,application\/pdf,/));
    expect(await violations()).toEqual([]);
  });

  it('has none of it where the backend does not', async () => {
    await open({ embedded: true, request: { kind: 'all', multiple: true } });
    await tile(100);
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['图片', '视频']);
    expect(screen.queryByRole('button', { name: '回收站' })).toBeNull();
  });
});

it('Escape takes the selection back on the page', async () => {
  const { user } = await open({ embedded: true });
  await user.click(await tile(101));
  await screen.findByText(/^已选/);
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/^已选/)).toBeNull();
});

it('a picker with several chosen is not left without a question', async () => {
  const ended = vi.fn();
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { ...account, roles: ['editor'], permissionsList: allPermissions });
  backend.answer('get', '/console/capabilities', {});
  backend.answer('get', '/admin/platform/category/list/tree', tree);
  backend.answer('get', '/admin/platform/attachment/list', { list: [file(100), file(101)], total: 2 });
  writeToken('t');
  await loadUser();
  renderConsole({ '/product/brand': <LibraryDialog request={{ kind: 'image', multiple: true }} onEnd={ended} /> });
  const user = userEvent.setup();
  await user.click(await tile(100));
  await user.click(await tile(101));
  const close = () => user.click(within(screen.getByRole('dialog', { name: '选择图片' })).getByRole('button', { name: '关闭' }));
  await close();
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('已选 2 个，尚未使用。确定关闭吗？');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(ended).not.toHaveBeenCalled();
  await user.click(await tile(100));
  await close();
  expect(ended).toHaveBeenCalledWith(undefined);
});

describe('deleting and moving', () => {
  it('asks, deletes by id, says 刪除成功 and goes to page 1', async () => {
    backend.answer('post', '/admin/platform/attachment/delete', null);
    const { user } = await open();
    await tile(100);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await user.click(await tile(201));
    await user.click(await tile(200));
    backend.answer('post', '/admin/platform/attachment/delete', null);
    await user.click(screen.getByRole('button', { name: '删除图片' }));
    const question = await screen.findByRole('alertdialog', { name: '提示' });
    expect(question).toHaveTextContent('确定永久删除该数据');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    await notice('刪除成功');
    expect(bodyOf('attachment/delete')).toEqual({ ids: '201,200' });
    await waitFor(() => expect(lastList()).toMatchObject({ page: '1' }));
    await tile(100);
    expect(screen.queryByText(/^已选/)).toBeNull();
  });

  it('where there is a recycle bin says so, offers 撤销, and reads nothing but the first page', async () => {
    backend.answer('post', '/admin/platform/attachment/delete', null);
    backend.answer('get', '/console/attachment/uses', []);
    backend.answer('post', '/console/resources/media/attachment/restore', { done: 1, ids: [200], failed: [] });
    const { user } = await open({}, { rules: true });
    await tile(100);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await tile(200);
    const before = listCalls().length;
    await user.click(screen.getByRole('button', { name: '删除 图200.png' }));
    const question = await screen.findByRole('alertdialog', { name: '提示' });
    expect(question).toHaveTextContent('确定将「图200.png」移入回收站吗？30 天内可以恢复。');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    await notice('刪除成功，已移入回收站');
    await tile(100);
    expect(listCalls().slice(before).map(({ page }) => page)).toEqual(['1']);
    await user.click(await notice('撤销'));
    await waitFor(() => expect(backend.seen.find((seen) => seen.path.endsWith('/restore'))?.body).toEqual({ ids: [200] }));
    await waitFor(() => expect(listCalls().slice(before).map(({ page }) => page)).toEqual(['1', '1']));
  });

  it('a move from a further page reads nothing but the first', async () => {
    backend.answer('post', '/admin/platform/attachment/move', null);
    const { user } = await open({ embedded: true });
    await tile(100);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await user.click(await tile(201));
    const before = listCalls().length;
    await user.click(screen.getByRole('combobox', { name: '图片移动至' }));
    await user.click(within(screen.getByRole('tree', { name: '图片移动至' })).getByRole('treeitem', { name: '海报' }));
    await notice('操作成功');
    await tile(100);
    expect(listCalls().slice(before).map(({ page }) => page)).toEqual(['1']);
  });

  it('warns with the places that show the file', async () => {
    const { user } = await open({}, { rules: true });
    backend.answer('get', '/console/attachment/uses', [{ attId: 100, total: 3, uses: [
      { entity: 'product/brand', title: '品牌', recordId: '4', name: '华为', fieldTitle: '品牌图标', deleted: false },
      { entity: 'product/category', title: '商品分类', recordId: '9', name: null, fieldTitle: '分类图标', deleted: true },
    ] }]);
    await user.click(await screen.findByRole('button', { name: '删除 图100.png' }));
    const question = await screen.findByRole('alertdialog', { name: '提示' });
    expect(question).toHaveTextContent('该图片正在使用，以下位置会继续显示它');
    expect(question).toHaveTextContent('品牌「华为」的品牌图标');
    expect(question).toHaveTextContent('商品分类「ID:9」的分类图标（回收站）');
    expect(question).toHaveTextContent('等共 3 处');
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await notice('已取消');
    expect(bodyOf('attachment/delete')).toBeUndefined();
  });

  it('a file deleted before it is known what the backend can do is asked about, and taken back, as any other', async () => {
    let tell = (): void => undefined;
    const told = new Promise<void>((resolve) => { tell = resolve; });
    const { user } = await open({}, { rules: true, told });
    backend.answer('get', '/console/attachment/uses', [{ attId: 100, total: 1, uses: [
      { entity: 'product/brand', title: '品牌', recordId: '4', name: '华为', fieldTitle: '品牌图标', deleted: false },
    ] }]);
    backend.answer('post', '/admin/platform/attachment/delete', null);
    await user.click(await screen.findByRole('button', { name: '删除 图100.png' }));
    tell();
    const question = await screen.findByRole('alertdialog', { name: '提示' });
    expect(question).toHaveTextContent('品牌「华为」的品牌图标');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    await notice('刪除成功，已移入回收站');
    await notice('撤销');
  });

  it('moves the selection and says 操作成功; a failed move clears it', async () => {
    const { user } = await open({ embedded: true });
    const move = async () => {
      await user.click(await tile(101));
      await user.click(screen.getByRole('combobox', { name: '图片移动至' }));
      await user.click(within(screen.getByRole('tree', { name: '图片移动至' })).getByRole('treeitem', { name: '海报' }));
    };
    await tile(100);
    backend.answer('post', '/admin/platform/attachment/move', () => envelope(null, 500, '移动失败'));
    await move();
    await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
    backend.answer('post', '/admin/platform/attachment/move', null);
    await move();
    await notice('操作成功');
    expect(bodyOf('attachment/move')).toEqual({ attrId: '101', pid: 7 });
  });

  it('a category that is opened while files are still moved into it shows them', async () => {
    const { user } = await open({ embedded: true });
    await tile(100);
    let answer: (() => void) | undefined;
    const moved: number[] = [];
    backend.answer('post', '/admin/platform/attachment/move', () => new Promise<Response>((done) => {
      answer = () => { moved.push(101); done(envelope(null)); };
    }));
    const inside: (() => void)[] = [];
    backend.answer('get', '/admin/platform/attachment/list', ({ query }) => {
      if (query.pid !== '7') return envelope({ list: [file(100), file(101)], total: 2 });
      // As it was when it was read, however late it is told.
      const list = moved.map((attId) => file(attId));
      return new Promise<Response>((done) => { inside.push(() => done(envelope({ list, total: list.length }))); });
    });
    await user.click(await tile(101));
    await user.click(screen.getByRole('combobox', { name: '图片移动至' }));
    await user.click(within(screen.getByRole('tree', { name: '图片移动至' })).getByRole('treeitem', { name: '海报' }));
    await waitFor(() => expect(answer).toBeDefined());
    await user.click(screen.getByRole('treeitem', { name: '海报' }));
    await waitFor(() => expect(inside).toHaveLength(1));
    answer!();
    await notice('操作成功');
    inside[0]!();
    await waitFor(() => expect(inside).toHaveLength(2));
    inside[1]!();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^图\d+\.png/ })).toHaveLength(1));
    expect(await tile(101)).toBeInTheDocument();
  });
});

describe('what a person may not do does not appear', () => {
  const list = 'platform:attachment:list';
  test.each<[string, string[], string[], string[]]>([
    ['only the list', [list], ['使用选中图片'], ['上传图片', '删除图片', '素材分类']],
    ['uploads', [list, 'platform:upload:image'], ['上传图片'], ['删除图片']],
    ['deletion', [list, 'platform:attachment:delete'], ['删除图片', '删除 图100.png'], ['上传图片']],
  ])('%s', async (_name, permissions, there, absent) => {
    await open({}, { permissions });
    await tile(100);
    for (const name of there) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    for (const name of absent) expect(screen.queryByRole('button', { name }) ?? screen.queryByRole('tree', { name })).toBeNull();
  });

  it.each([
    [['platform:category:list:tree'], 0],
    [['platform:attachment:move'], 0],
    [['platform:category:list:tree', 'platform:attachment:move'], 1],
  ])('the place to move to with %j', async (permissions, there) => {
    await open({ embedded: true }, { permissions: [list, ...permissions] });
    await tile(100);
    expect(screen.queryAllByRole('combobox', { name: '图片移动至' })).toHaveLength(there);
  });

  it('the tree with its menus', async () => {
    const { user } = await open({}, { permissions: [list, 'platform:category:list:tree', 'platform:category:save', 'platform:category:delete'] });
    await user.click(await screen.findByRole('button', { name: '全部图片 的操作' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['添加分类']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '海报 的操作' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['添加分类', '删除分类']);
  });
});

describe('categories', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, category: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `${category} 的操作` }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };

  it('are added with the hidden values of the panel, trimmed', async () => {
    const { user } = await open();
    backend.answer('post', '/admin/platform/category/save', null);
    await choose(user, '海报', '添加分类');
    const dialog = screen.getByRole('dialog', { name: '添加分类' });
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(within(dialog).getByRole('textbox', { name: '分类名称' })).toHaveAccessibleDescription('请输入分类名称');
    expect(bodyOf('category/save')).toBeUndefined();
    await user.type(within(dialog).getByRole('textbox', { name: '分类名称' }), ' 冬季 ');
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    await notice('创建成功');
    expect(bodyOf('category/save')).toEqual({ pid: 7, name: '冬季', sort: 1, type: 2, status: 0, url: 'url', extra: '' });
  });

  it('are edited as they are now, never under themselves', async () => {
    const { user } = await open();
    backend.answer('get', '/admin/platform/category/info/7', { ...tree[0], name: '新名' });
    backend.answer('post', '/admin/platform/category/update/7', null);
    await choose(user, '海报', '编辑分类');
    const dialog = await screen.findByRole('dialog', { name: '编辑分类' });
    expect(within(dialog).getByRole('textbox', { name: '分类名称' })).toHaveValue('新名');
    const parent = within(dialog).getByRole('combobox', { name: '上级分类' });
    await user.click(parent);
    await user.click(within(dialog).getByRole('treeitem', { name: '海报' }));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    await notice('上级分类不能选当前分类');
    expect(bodyOf('category/update/7')).toBeUndefined();
    await user.click(parent);
    await user.click(within(dialog).getByRole('treeitem', { name: '全部图片' }));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    await notice('编辑成功');
    expect(bodyOf('category/update/7')).toEqual({ id: 7, pid: 0, name: '新名', sort: 3, type: 2, status: 0, url: 'url', extra: '' });
  });

  it('are deleted after 删除当前分类吗', async () => {
    const { user } = await open();
    backend.answer('post', '/admin/platform/category/delete/8', null);
    await choose(user, '夏季', '删除分类');
    const question = screen.getByRole('alertdialog', { name: '系统提示' });
    expect(question).toHaveTextContent('删除当前分类吗');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    await notice('删除成功');
  });

  it('are walked with the arrow keys', async () => {
    const { user } = await open();
    (await screen.findByRole('treeitem', { name: '全部图片' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('treeitem', { name: '海报' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: '夏季' })).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(lastList()).toMatchObject({ pid: '8' }));
  });
});
