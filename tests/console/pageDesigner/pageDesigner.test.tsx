// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import PageDesigner, { type OpenAs } from '../../../src/console/pageDesigner/PageDesigner';
import { openTab } from '../../../src/console/pageDesigner/panel/tab';
import { pagePaths } from '../../../src/engine/extension/page';
import type { Capabilities, SavedView } from '../../../src/engine/extension/paths';
import type { JsonObject } from '../../../src/engine/json';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import { envelope, fakeBackend } from '../data/backend';
import { renderConsole, signInAt } from '../resource/harness';
import { violations } from '../../ui/axe';

const backend = fakeBackend();

const made = (component: string, at: number, more: JsonObject = {}): [string, JsonObject] => {
  const timestamp = 1_700_000_000_000_000 + at;
  return [String(timestamp), { ...newWidget(widgets.find((model) => model.component === component)!, timestamp), ...more }];
};
const page = (value: [string, JsonObject][], more: JsonObject = {}): JsonObject => ({
  id: 7, name: '双十一', title: '首页', isShow: 1, isBgColor: 0, colorPicker: '#f5f5f5', isBgPic: 0, bgPic: '', bgTabVal: 0, returnAddress: '',
  titleColor: '#000000', titleBgColor: '#fff', isDefault: 0, recordVersion: 3, value: Object.fromEntries(value), ...more,
});
const three = () => page([made('home_title', 0), made('z_auxiliary_line', 1), { ...made('z_auxiliary_box', 2) } as [string, JsonObject]]);

beforeEach(() => {
  openTab('content');
  backend.answer('get', '/console/shop/site', { siteName: '商城', shopUrl: '', theme: '#e93323' });
});

async function open(stored: JsonObject = three(), able: Partial<Capabilities> = {}, as: OpenAs = 'edit', place?: { widget: string; group: string }) {
  await signInAt(backend, undefined, able);
  backend.answer('get', '/admin/platform/pagediy/info/7', stored);
  const { router } = renderConsole({ '/': <PageDesigner entity="page/diy" id={as === 'add' ? '0' : '7'} as={as} place={place} />, '/page/design/devise': <p>列表</p> });
  await screen.findByRole('listbox', { name: '页面画布' });
  const sent: JsonObject[] = [];
  backend.answer('post', '/admin/platform/pagediy/save', ({ body }) => {
    sent.push(body as JsonObject);
    return envelope({ ...body as JsonObject, id: 9, recordVersion: 1 });
  });
  backend.answer('get', '/admin/platform/pagediy/info/9', () => envelope({ ...sent.at(-1), id: 9, recordVersion: 1 }));
  const answerSave = (give: () => Response) => backend.answer('post', '/admin/platform/pagediy/update', ({ body }) => {
    sent.push(body as JsonObject);
    return give();
  });
  answerSave(() => envelope({ ...stored, ...sent.at(-1), recordVersion: 4 }));
  return {
    user: userEvent.setup(), sent, answerSave, router,
    canvas: () => screen.getAllByRole('option').map(({ textContent }) => textContent!.slice(0, 3)),
    widget: (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) }),
    press: (name: string) => screen.getByRole('button', { name }),
    panel: () => within(screen.getByRole('complementary', { name: '设置' })),
    said: () => screen.getAllByRole('status')[0]!.textContent,
  };
}

describe('the canvas by keys', () => {
  it.each<[what: string, start: string, keys: string, after: string[], said: RegExp]>([
    ['down', '标题', '{Alt>}{ArrowDown}{/Alt}', ['辅助线', '标题标', '辅助空'], /已下移标题/],
    ['a copy', '标题', '{Control>}d{/Control}', ['标题标', '标题标', '辅助线', '辅助空'], /已复制标题/],
    ['several away', '标题', '{Shift>}{ArrowDown}{/Shift}{Delete}', ['辅助空'], /已删除2 个组件/],
    ['all away and back', '标题', '{Control>}a{/Control}{Delete}{Control>}z{/Control}', ['标题标', '辅助线', '辅助空'], /已撤销/],
    ['copied and pasted', '辅助线', '{Control>}cv{/Control}', ['标题标', '辅助线', '辅助线', '辅助空'], /已粘贴辅助线/],
    ['further than there is', '标题', '{Alt>}{ArrowUp}{/Alt}', ['标题标', '辅助线', '辅助空'], /已经是第一个组件/],
  ])('%s', async (_what, start, keys, after, words) => {
    const { user, widget, canvas, said } = await open();
    await user.click(widget(start));
    await user.keyboard(keys);
    await expect.poll(canvas).toEqual(after);
    expect(said()).toMatch(words);
  });
});

it('pastes wherever the focus is, but where letters are typed', async () => {
  const { user, widget, canvas, press, panel } = await open();
  await user.click(widget('辅助线'));
  await user.keyboard('{Control>}c{/Control}');
  act(() => press('页面设置').focus());
  await user.keyboard('{Control>}v{/Control}');
  await expect.poll(canvas).toEqual(['标题标', '辅助线', '辅助线', '辅助空']);
  await user.click(press('页面设置'));
  await user.click(panel().getByLabelText('模板名称'));
  await user.keyboard('{Control>}v{/Control}');
  await expect.poll(canvas).toHaveLength(4);
});

describe('the panel', () => {
  it('changes what is drawn and is taken back letter by word', async () => {
    const { user, widget, panel } = await open();
    await user.click(widget('标题'));
    const title = panel().getByLabelText('标题');
    await user.clear(title);
    await user.type(title, '今日');
    expect(widget('标题').textContent).toContain('今日');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(widget('标题').textContent).not.toContain('今');
  });

  it('keeps a length within its bounds, and leads a colour back', async () => {
    const { user, widget, panel } = await open();
    await user.click(widget('辅助线'));
    const height = panel().getByRole('spinbutton', { name: '线条高度数值' });
    await user.clear(height);
    await user.type(height, '500');
    expect(panel().getByRole('slider', { name: '线条高度' })).toHaveProperty('value', '50');
    await user.tab();
    expect(height).toHaveProperty('value', '50');
    const colour = panel().getByRole('textbox', { name: '线条颜色' });
    await user.clear(colour);
    await user.type(colour, '#112233');
    await user.click(panel().getByRole('button', { name: '重置线条颜色' }));
    expect(colour).toHaveProperty('value', '#979797');
  });

  it('shows the next widget of a kind its own settings, nothing typed for the one before', async () => {
    const [, line] = made('z_auxiliary_line', 1);
    const model = widgets.find(({ component }) => component === 'z_auxiliary_line')!;
    const { user, panel } = await open(page([made('z_auxiliary_line', 0), ['1700000000000001', writeValue(model, line, 'heightConfig', 7)]]));
    const [first, second] = screen.getAllByRole('option', { name: /^辅助线/ });
    await user.click(first!);
    const height = () => panel().getByRole('spinbutton', { name: '线条高度数值' });
    await user.clear(height());
    await user.type(height(), '999');
    await user.click(second!);
    expect(height()).toHaveProperty('value', '7');
    await user.clear(height());
    await user.type(height(), '9');
    await user.click(first!);
    // The last that it could be.
    expect(height()).toHaveProperty('value', '99');
  });

  it('adds, moves and removes rows within their limits', async () => {
    const { user, widget, panel } = await open(page([made('banner', 0)]));
    await user.click(widget('轮播图'));
    await user.click(panel().getByRole('button', { name: /^添加/ }));
    const titles = () => panel().getAllByLabelText('标题').map((input) => (input as HTMLInputElement).value);
    await user.type(panel().getAllByLabelText('标题')[1]!, '乙');
    expect(titles()).toEqual(['', '乙']);
    await user.click(panel().getByRole('button', { name: '删除第 1 项' }));
    expect(titles()).toEqual(['乙']);
  });

  it('asks before an entry of the lower menu goes', async () => {
    const { user, panel, widget } = await open(page([made('home_footer', 0)]));
    await user.click(widget('底部导航'));
    const removing = () => user.click(panel().getByRole('button', { name: '删除第 5 项' }));
    await removing();
    await user.click(within(await screen.findByRole('alertdialog', { name: '提示' })).getByRole('button', { name: '取消' }));
    await removing();
    await user.click(within(await screen.findByRole('alertdialog', { name: '提示' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(panel().queryByRole('button', { name: '删除第 5 项' })).toBeNull());
  });

  it('offers in a row what its type leads to', async () => {
    backend.answer('get', '/admin/platform/pagediy/list', { list: [{ id: 3, name: '年货节', isDefault: 0 }], total: 1, page: 1, limit: 20, totalPage: 1 });
    const { user, widget, panel, press, sent } = await open(page([made('nav_bar', 0)]));
    await user.click(widget('商品分类'));
    await user.click(panel().getAllByRole('combobox', { name: '选择内容' })[0]!);
    await user.click(await screen.findByRole('option', { name: '年货节' }));
    await user.click(press('仅保存'));
    await screen.findByText('保存成功');
    expect(Object.values(sent[0]!.value as JsonObject)).toMatchObject([{ listConfig: { list: [{ type: 0, val: 3 }, { val: '' }] } }]);
  });

  it('opens at the setting that a finding is about', async () => {
    await open(three(), {}, 'edit', { widget: String(made('home_title', 0)[1].id), group: 'fontColor' });
    const panel = within(screen.getByRole('complementary', { name: '设置' }));
    await waitFor(() => expect(panel.getByRole('tab', { name: '样式' })).toHaveAttribute('aria-selected', 'true'));
    await expect.poll(() => document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group).toBe('fontColor');
  });

  it('is free of violations', async () => {
    const { user, widget } = await open(page([made('banner', 0), made('home_goods_list', 1)]));
    expect(await violations()).toEqual([]);
    await user.click(widget('轮播图'));
    expect(await violations()).toEqual([]);
  });
});

describe('the page itself', () => {
  it('begins as the specification says, and is saved under its published keys', async () => {
    const { user, panel, press, sent } = await open(undefined, {}, 'add');
    await user.click(press('页面设置'));
    expect(panel().getByLabelText('模板名称')).toHaveProperty('value', '模板');
    expect(panel().getByLabelText('页面标题')).toHaveProperty('value', '首页');
    await user.click(press('仅保存'));
    await screen.findByText('保存成功');
    expect(sent[0]).toMatchObject({ name: '模板', title: '首页', isShow: 1, isBgColor: 0, colorPicker: '#f5f5f5', isBgPic: 0, bgPic: '', bgTabVal: 0, returnAddress: '', titleColor: '#000000', titleBgColor: '#fff', textPosition: 0, value: {} });
  });

  it.each<[what: string, change: (form: Awaited<ReturnType<typeof open>>) => Promise<void>, saved: JsonObject]>([
    ['its name', async ({ user, panel }) => {
      await user.clear(panel().getByLabelText('模板名称'));
      await user.type(panel().getByLabelText('模板名称'), '年货节');
    }, { name: '年货节' }],
    ['its title', async ({ user, panel }) => user.type(panel().getByLabelText('页面标题'), '会场'), { title: '首页会场' }],
    ['the colour of its title', async ({ user, panel }) => user.click(panel().getByRole('radio', { name: '白色' })), { titleColor: '#ffffff' }],
    ['the place of its title', async ({ user, panel }) => user.click(panel().getByRole('radio', { name: '居中' })), { textPosition: 1 }],
    ['a background colour', async ({ user, panel }) => {
      await user.click(panel().getByRole('switch', { name: '背景色' }));
      await user.clear(panel().getByRole('textbox', { name: '背景色' }));
      await user.type(panel().getByRole('textbox', { name: '背景色' }), '#ffeedd');
    }, { isBgColor: 1, colorPicker: '#ffeedd' }],
    ['how its background picture lies', async ({ user, panel }) => {
      await user.click(panel().getByRole('switch', { name: '背景图' }));
      await user.click(panel().getByRole('radio', { name: '平铺' }));
      panel().getByText('建议尺寸 690×240');
    }, { isBgPic: 1, bgTabVal: 1 }],
    ['where it leads back', async ({ user, panel }) => user.type(panel().getByLabelText('返回地址'), '/pages/index/index'), { returnAddress: '/pages/index/index' }],
  ])('keeps %s', async (_what, change, saved) => {
    const form = await open();
    await form.user.click(form.press('页面设置'));
    await change(form);
    await form.user.click(form.press('仅保存'));
    await screen.findByText('保存成功');
    expect(form.sent[0]).toMatchObject(saved);
  });

  it('is copied as a page of its own', async () => {
    const { user, press, sent, canvas } = await open(page([made('home_title', 0, { isHide: true }), made('z_auxiliary_line', 1)], { isDefault: 1, name: '一二三四五六七八九十一二三四五' }), {}, 'copy');
    expect(canvas()).toHaveLength(2);
    await user.click(press('仅保存'));
    await screen.findByText('保存成功');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: '一二三四五六七八九十一二-副本', title: '首页' });
    expect(Object.values(sent[0]!.value as JsonObject)).toMatchObject([{ name: 'titles', isHide: true }, { name: 'guide', isHide: false }]);
    for (const key of ['isDefault', 'recordVersion']) expect(sent[0]).not.toHaveProperty(key);
    expect(sent[0]!.id ?? null).toBeNull();
  });

  it('is not left by a link of the console while steps are unsaved, unless agreed', async () => {
    const { user, press, router } = await open();
    await user.click(press('标题'));
    await screen.findByText('有未保存的修改');
    await act(() => router.navigate('/page/design/devise'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await act(() => router.navigate('/page/design/devise'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('列表')).toBeDefined();
  });
});

describe('areas of a picture', () => {
  it('are given links by typing and removed by a key', async () => {
    const model = widgets.find(({ component }) => component === 'home_hotspot')!;
    const area = (number: number) => ({ number, starX: 10 * number, starY: 10, areaWidth: 100, areaHeight: 100, nowImgWidth: 750, link: '' });
    const [key, saved] = made('home_hotspot', 0);
    const filled = writeValue(model, writeValue(model, saved, 'picStyle', '/demo/picture-1.svg'), 'checkoutConfig', [area(1), area(2)]);
    const { user, widget, panel, press, sent } = await open(page([[key, filled]]));
    await user.click(widget('热区'));
    await user.click(await panel().findByRole('button', { name: '设置热区' }));
    const dialog = within(await screen.findByRole('dialog', { name: '设置热区' }));
    const picture = dialog.getByRole('img', { name: '热区图片' });
    Object.defineProperties(picture, { naturalWidth: { value: 750 }, naturalHeight: { value: 400 } });
    fireEvent.load(picture);
    dialog.getByRole('button', { name: /^热区 1：/ }).focus();
    await user.keyboard('{Delete}');
    // The second is the first now.
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    // A new one is placed by the arrow keys at once.
    await user.click(dialog.getByRole('button', { name: '添加热区' }));
    expect(dialog.getByRole('button', { name: '热区 2：左 275，上 150，宽 200，高 100' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Delete}');
    await user.type(dialog.getByRole('textbox', { name: /^热区 1/ }), '/pages/index/index');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    await user.click(press('仅保存'));
    await screen.findByText('保存成功');
    expect(Object.values(sent[0]!.value as JsonObject)).toMatchObject([{ checkoutConfig: { hotspot: [{ number: 1, starX: 20, link: '/pages/index/index' }] } }]);
  });
});

describe('groups of widgets', () => {
  /** A server that keeps views. */
  const keepViews = () => {
    let kept: SavedView[] = [];
    let ids = 0;
    backend.answer('get', '/console/views', () => envelope(kept));
    backend.answer('post', '/console/views', ({ body }) => {
      const view = body as SavedView & { id?: number };
      const saved = { ...view, id: view.id ?? ++ids };
      kept = [...kept.filter(({ id }) => id !== saved.id), saved];
      return envelope(saved);
    });
    for (const id of [1, 2, 3]) backend.answer('post', `/console/views/delete/${id}`, () => {
      kept = kept.filter((view) => view.id !== id);
      return envelope(null);
    });
    return () => kept.map(({ resource, name }) => [resource, name]);
  };
  const ready = async () => {
    const kept = keepViews();
    const screenOf = await open(three(), { views: true });
    const { user, press } = screenOf;
    const answer = async (title: string, name: string) => {
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      await user.clear(dialog.getByLabelText('组合名称'));
      await user.type(dialog.getByLabelText('组合名称'), name);
      await user.click(dialog.getByRole('button', { name: '确定' }));
    };
    const keepAs = async (name: string) => {
      await user.click(press('将所选组件存为组合'));
      await answer('存为组合', name);
    };
    const does = async (name: string, item: string) => {
      await user.click(press(`${name} 的操作`));
      await user.click(screen.getByRole('menuitem', { name: item }));
    };
    return { ...screenOf, kept, answer, keepAs, does };
  };

  it('are kept under a name and put in again, undone in one step', async () => {
    const { user, widget, press, canvas, keepAs, kept, said } = await ready();
    expect(await screen.findByRole('button', { name: '将所选组件存为组合' })).toHaveProperty('disabled', true);
    await user.click(widget('标题'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await keepAs('开头');
    await user.click(await screen.findByRole('button', { name: /^开头\s*2 个组件$/ }));
    await expect.poll(canvas).toEqual(['标题标', '辅助线', '标题标', '辅助线', '辅助空']);
    expect(said()).toMatch(/已添加2 个组件/);
    expect(kept()).toEqual([['personal/pageWidgets', '开头']]);
    await user.click(press('撤销'));
    expect(canvas()).toEqual(['标题标', '辅助线', '辅助空']);
  });

  it('are renamed, replaced after a question, and removed after one', async () => {
    const { user, widget, answer, does, keepAs, kept } = await ready();
    await user.click(widget('标题'));
    await keepAs('甲');
    await screen.findByRole('button', { name: /^甲\s*1 个组件$/ });
    await does('甲', '重命名');
    await answer('重命名组合', '乙');
    await screen.findByRole('button', { name: /^乙\s*1 个组件$/ });
    await user.click(widget('辅助线'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await keepAs('乙');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    await screen.findByRole('button', { name: /^乙\s*2 个组件$/ });
    expect(kept()).toEqual([['personal/pageWidgets', '乙']]);
    await does('乙', '删除');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    await expect.poll(() => screen.queryByRole('button', { name: /^乙/ })).toBeNull();
    expect(kept()).toEqual([]);
  });
});

describe('saving', () => {
  it('sends the page as it was saved, unknown things included', async () => {
    const { user, press, sent, widget } = await open(page([made('home_title', 0, { ofLater: { a: 1 } }), ['1700000000000001', { name: 'strange', id: 'id9', timestamp: 1700000000000001, kept: true }]]));
    await user.click(widget('标题'));
    await user.click(press('隐藏'));
    await user.click(press('仅保存'));
    expect(await screen.findByText('保存成功')).toBeDefined();
    expect(Object.values(sent[0]!.value as JsonObject)).toMatchObject([{ name: 'titles', isHide: true, ofLater: { a: 1 } }, { name: 'strange', kept: true }]);
    expect(screen.queryByText('有未保存的修改')).toBeNull();
  });

  it('keeps everything when the server refuses', async () => {
    const { user, press, answerSave, canvas } = await open();
    answerSave(() => envelope(null, 400, '模板名称已存在'));
    await user.click(press('标题'));
    await user.click(press('仅保存'));
    expect(await screen.findByText('模板名称已存在')).toBeDefined();
    expect(canvas()).toHaveLength(4);
    expect(screen.getByText('有未保存的修改')).toBeDefined();
  });

  it('says at the widget what the server refused of it', async () => {
    const { user, press, panel, answerSave } = await open(page([made('z_auxiliary_line', 0), made('search_box', 1)]));
    answerSave(() => envelope({ errors: [{ field: 'value.1700000000000001.hotWords.0', message: '搜索框「搜索热词」：第1项热词不能超过10个字符' }] }, 400, '搜索框「搜索热词」：第1项热词不能超过10个字符'));
    await user.click(screen.getByRole('option', { name: /^辅助线/ }));
    await user.click(press('隐藏'));
    await user.click(press('仅保存'));
    expect(await screen.findByText('搜索框「搜索热词」：第1项热词不能超过10个字符')).toBeDefined();
    expect(panel().getByRole('heading', { level: 2 }).textContent).toContain('搜索框');
  });

  it('asks nobody whether to save what the server will not take, and says so at the widget', async () => {
    const message = '标题「标题」：标题不能超过10个字符';
    const { user, press, panel, widget, answerSave, sent } = await open(page([made('z_auxiliary_line', 0), made('home_title', 1)]), { pages: true });
    answerSave(() => envelope({ errors: [{ field: 'value.1700000000000001.titleConfig', message }] }, 400, message));
    backend.answer('post', pagePaths.facts, { records: {}, titles: {}, pictures: {}, shows: {}, theme: '#e93323' });
    await user.click(widget('标题'));
    await user.type(panel().getByLabelText('标题'), '一二三四五六七八九十');
    await user.click(screen.getByRole('option', { name: /^辅助线/ }));
    await user.click(press('仅保存'));
    expect(await screen.findByText(message)).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(panel().getByRole('alert').textContent).toBe('标题不能超过10个字符');
  });

  it('puts a stale save together from both', async () => {
    const stored = three();
    const { user, press, panel, widget, answerSave, sent } = await open(stored);
    const theirs = structuredClone(stored) as JsonObject & { value: Record<string, JsonObject> };
    const [first, second] = Object.keys(theirs.value);
    theirs.value[first!]!.titleConfig = { ...(theirs.value[first!]!.titleConfig as JsonObject), val: '对方标题' };
    theirs.value[second!]!.isHide = true;
    await user.click(widget('标题'));
    await user.clear(panel().getByLabelText('标题'));
    await user.type(panel().getByLabelText('标题'), '我的标题');
    answerSave(() => (sent.length === 1
      ? envelope({ current: { ...theirs, recordVersion: 9 }, changed: ['value'], account: 'han', realName: '韩梅梅', at: '2026-11-20 10:00:00' }, 409, '数据已被他人修改')
      : envelope({ ...theirs, ...sent.at(-1), recordVersion: 10 })));
    await user.click(press('仅保存'));
    const dialog = within(await screen.findByRole('dialog', { name: '页面已被他人修改' }));
    expect(dialog.getByText(/韩梅梅（han）于 2026-11-20 10:00:00 保存了这个页面/)).toBeDefined();
    expect(dialog.getByRole('button', { name: '合并并保存' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: /^我的/ }));
    await user.click(dialog.getByRole('button', { name: '合并并保存' }));
    expect(await screen.findByText('保存成功')).toBeDefined();
    expect(Object.values(sent[1]!.value as JsonObject)).toMatchObject([{ titleConfig: { val: '我的标题' } }, { isHide: true }, {}]);
    expect(backend.seen.at(-1)!.headers.get('x-record-version')).toBe('9');
  });
});
