// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import PageDesigner from '../../../src/console/pageDesigner/PageDesigner';
import type { Capabilities, SavedView } from '../../../src/engine/extension/paths';
import type { JsonObject } from '../../../src/engine/json';
import { newWidget } from '../../../src/engine/page/controls';
import { envelope, fakeBackend } from '../data/backend';
import { renderConsole, signInAt } from '../resource/harness';
import { violations } from '../ui/axe';

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
  backend.answer('get', '/console/shop/site', { siteName: '商城', shopUrl: '', theme: '#e93323' });
});

async function open(stored: JsonObject = three(), able: Partial<Capabilities> = {}) {
  await signInAt(backend, undefined, able);
  backend.answer('get', '/admin/platform/pagediy/info/7', stored);
  renderConsole({ '/': <PageDesigner entity="page/diy" id="7" as="edit" />, '/page/design/devise': <p>列表</p> });
  await screen.findByRole('listbox', { name: '页面画布' });
  const sent: JsonObject[] = [];
  const answerSave = (give: () => Response) => backend.answer('post', '/admin/platform/pagediy/update', ({ body }) => {
    sent.push(body as JsonObject);
    return give();
  });
  answerSave(() => envelope({ ...stored, ...sent.at(-1), recordVersion: 4 }));
  return {
    user: userEvent.setup(), sent, answerSave,
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

  it('is free of violations', async () => {
    const { user, widget } = await open(page([made('banner', 0), made('home_goods_list', 1)]));
    expect(await violations()).toEqual([]);
    await user.click(widget('轮播图'));
    expect(await violations()).toEqual([]);
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
