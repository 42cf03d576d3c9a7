// @vitest-environment jsdom
/** Every widget in every combination of options draws without failing, with data, without, and while the server is silent or fails. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { widgets } from '../../generated/widgets';
import type { WidgetModel } from '../../src/engine/page/widget';
import { filledWidget, optionGroups, pageOf, sampleData } from '../../src/shop/gallery.samples';
import { PageView } from '../../src/shop';
import type { PageData } from '../../src/widgets/parts/data';
import type { JsonObject } from '../../src/engine/json';

const drawn = vi.hoisted(() => vi.fn<(title: string) => void>());
vi.mock('../../src/widgets/home_title/Preview', async (original) => {
  const { default: Title } = await original<typeof import('../../src/widgets/home_title/Preview')>();
  return {
    default(props: Parameters<typeof Title>[0]) {
      drawn(props.values.titleConfig);
      return <Title {...props} />;
    },
  };
});

afterEach(cleanup);

const draw = (saved: JsonObject, data: PageData = sampleData) => render(<PageView document={pageOf([saved])} data={data} theme="#e93323" resolveLink={(path) => `#${path}`} />);
const answering = (answer: () => Promise<never[]>): PageData => ({ products: answer, articles: answer, merchants: answer, coupons: answer, gifts: answer, notes: answer, flashSales: answer, groups: answer, liveRooms: answer, alternatives: answer });

/** All ways to choose one option of each group. */
const combinations = (model: WidgetModel): Record<string, unknown>[] =>
  optionGroups(model).reduce<Record<string, unknown>[]>((all, { key, field }) => all.flatMap((chosen) => field.codes!.map((code) => ({ ...chosen, [key]: code }))), [{}]);

const parts = (model: WidgetModel) => model.groups.filter(({ field }) => field.kind === 'choices').map(({ key }) => key);

describe.each(widgets.map((model) => [model.title, model] as const))('%s', (_title, model) => {
  it('draws every combination of its options, with all parts and with none', async () => {
    const faults = vi.spyOn(console, 'error');
    for (const chosen of combinations(model)) {
      for (const bare of parts(model).length > 0 ? [false, true] : [false]) {
        const { container, unmount } = draw(filledWidget(model, { ...chosen, ...(bare && Object.fromEntries(parts(model).map((key) => [key, []]))) }));
        expect(container.querySelector('.shop-slot')?.firstElementChild, JSON.stringify(chosen)).not.toBeNull();
        expect(screen.queryByText('该组件无法显示'), JSON.stringify(chosen)).toBeNull();
        unmount();
      }
    }
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
  });

  it('draws what the sheet says of older pages: groups missing', () => {
    const { container } = draw({ name: model.name, timestamp: 1, id: 'id1' });
    expect(container.querySelector('.shop-slot')?.firstElementChild).not.toBeNull();
    expect(screen.queryByText('该组件无法显示')).toBeNull();
  });
});

const asking = ['home_goods_list', 'home_tab', 'home_article', 'home_merchant', 'home_coupon', 'home_intergral', 'home_discover', 'home_seckill', 'home_group', 'wechat_live'].map((component) => widgets.find((model) => model.component === component)!);

describe.each(asking.map((model) => [model.title, model] as const))('%s, which asks the shop', (_title, model) => {
  it('says that it loads, keeping the place', () => {
    draw(filledWidget(model), answering(() => new Promise(() => undefined)));
    expect(screen.getByRole('status', { name: '正在加载' })).toBeDefined();
  });

  it('says that there is nothing', async () => {
    draw(filledWidget(model), answering(() => Promise.resolve([])));
    expect(await screen.findByText(/^暂无/)).toBeDefined();
  });

  it('asks again after a failure', async () => {
    const data = answering(() => Promise.reject(new Error('offline')));
    draw(filledWidget(model), data);
    const again = await screen.findByRole('button', { name: '重试' });
    for (const name of Object.keys(data) as (keyof PageData)[]) vi.spyOn(data, name).mockImplementation(sampleData[name] as never);
    await userEvent.click(again);
    expect((await screen.findAllByText(/样品|文章|店铺|新人/)).length).toBeGreaterThan(1);
  });
});

/** Widgets that show what the shop has of something, and those that show what was put into them. */
const emptied: [title: string, saved: JsonObject][] = [
  ...widgets.filter(({ component }) => ['home_goods_list', 'home_article', 'home_merchant', 'home_coupon', 'home_seckill', 'home_group', 'home_intergral', 'home_discover', 'wechat_live'].includes(component))
    .map((model): [string, JsonObject] => [model.title, filledWidget(model)]),
  ...([['banner', { swiperConfig: [{ img: '', title: '新品', link: '' }] }], ['z_ueditor', { richText: '' }], ['home_hotspot', { picStyle: '' }], ['home_video', { tabConfig: 1, link: '' }]] as const)
    .map(([component, values]): [string, JsonObject] => {
      const model = widgets.find((each) => each.component === component)!;
      return [model.title, filledWidget(model, values)];
    }),
];

describe.each(emptied)('%s without content', (_title, saved) => {
  const nothing = answering(() => Promise.resolve([]));
  const slot = () => document.querySelector<HTMLElement>('.shop-slot')!;

  it('is left out for shoppers', async () => {
    render(<PageView document={pageOf([saved])} data={nothing} theme="#e93323" forShoppers />);
    await waitFor(() => expect(slot()).not.toBeVisible());
    expect(slot().textContent).not.toMatch(/真实数据|暂无|尚未/);
  });

  it('keeps its place for operators', async () => {
    draw(saved, nothing);
    await waitFor(() => expect(screen.queryByRole('status', { name: '正在加载' })).toBeNull());
    expect(slot()).toBeVisible();
  });
});

it('a tab without goods says so, and the other tabs stay', async () => {
  const model = widgets.find(({ component }) => component === 'home_tab')!;
  render(<PageView document={pageOf([filledWidget(model)])} data={answering(() => Promise.resolve([]))} theme="#e93323" forShoppers />);
  expect(await screen.findByText('暂无商品')).toBeVisible();
});

it('shoppers see no frame where a picture is missing', async () => {
  const model = widgets.find(({ component }) => component === 'home_goods_list')!;
  const bare: PageData = { ...sampleData, products: async () => (await sampleData.products({ limit: 2 } as never)).map((product) => ({ ...product, image: '' })) };
  const { container } = render(<PageView document={pageOf([filledWidget(model)])} data={bare} theme="#e93323" resolveLink={(path) => `#${path}`} forShoppers />);
  await screen.findAllByRole('link');
  expect(container.querySelectorAll('.w-picture-none')).toHaveLength(0);
});

it('lays the frame and the strip of an activity over the picture, and leaves out what fails to load', async () => {
  const model = widgets.find(({ component }) => component === 'home_goods_list')!;
  const [one, other] = await sampleData.products({ limit: 2 });
  const dressed: PageData = { ...sampleData, products: () => Promise.resolve([{ ...one!, border: '/frame.png', atmosphere: '/strip.png' }, other!]) };
  const { container } = render(<PageView document={pageOf([filledWidget(model)])} data={dressed} theme="#e93323" forShoppers />);
  await screen.findAllByText(one!.name);
  const overlays = () => [...container.querySelectorAll('.w-goods-dressed > img:not(.w-picture)')].map((each) => [each.getAttribute('src'), each.getAttribute('alt')]);
  expect(overlays()).toEqual([['/frame.png', ''], ['/strip.png', '']]);
  fireEvent.error(container.querySelector('.w-goods-border')!);
  expect(overlays()).toEqual([['/strip.png', '']]);
});

it('shows names, prices and pieces sold only where the options say so', async () => {
  const model = widgets.find(({ component }) => component === 'home_goods_list')!;
  draw(filledWidget(model, { typeConfig: [0] }));
  expect(await screen.findByText('样品2')).toBeDefined();
  expect(screen.queryByText(/已售/)).toBeNull();
  cleanup();
  draw(filledWidget(model, { typeConfig: [1, 2] }));
  expect(await screen.findByText('已售3.7万件')).toBeDefined();
  expect(screen.getByRole('link', { name: /^样品2 ?¥1099.90/ })).toBeDefined();
});

describe('a page', () => {
  const title = widgets.find(({ component }) => component === 'home_title')!;
  const titled = (text: string, more: JsonObject = {}) => ({ ...filledWidget(title, { titleConfig: text }), ...more });

  it('shows its widgets in order, without hidden and unknown ones', () => {
    const page = pageOf([titled('一'), titled('二', { isHide: true }), titled('三', { isShow: false }), { name: 'ofLater', timestamp: 1_900_000_000_000_000 }, titled('四')]);
    render(<PageView document={page} data={sampleData} theme="#e93323" />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['一', '四']);
  });

  it('says that it is empty', () => {
    render(<PageView document={pageOf([titled('一', { isHide: true })])} data={sampleData} theme="#e93323" />);
    expect(screen.getByText('页面还没有内容')).toBeDefined();
  });

  it('has the shop\'s navigation at the bottom when it is the home page, else its own', () => {
    const footer = filledWidget(widgets.find(({ component }) => component === 'home_footer')!, { menuList: [{ checked: '', unchecked: '', name: '自带', link: '' }] });
    const named = (isDefault: number) => {
      const page = pageOf([footer]);
      render(<PageView document={{ ...page, page: { ...page.page, isDefault } }} data={sampleData} theme="#e93323" navigation={[{ checked: '', unchecked: '', name: '商城', link: '' }]} />);
      const text = screen.getByRole('navigation', { name: '底部导航' }).textContent;
      cleanup();
      return text;
    };
    expect([named(1), named(0)]).toEqual(['商城', '自带']);
  });

  it('draws one widget anew when one changes', () => {
    const page = pageOf([titled('一'), titled('二')]);
    const view = (document: typeof page) => <PageView document={document} data={sampleData} theme="#e93323" />;
    const { rerender } = render(view(page));
    drawn.mockClear();
    rerender(view({ ...page, widgets: page.widgets.map((node, index) => (index === 1 ? { ...node, saved: { ...node.saved, ...titled('三'), id: node.saved.id! } } : node)) }));
    expect(screen.getByText('三')).toBeDefined();
    expect(drawn.mock.calls).toEqual([['三']]);
  });

  it('carries on when one widget fails', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = filledWidget(widgets.find(({ component }) => component === 'home_goods_list')!);
    const data = { ...sampleData, products: () => { throw new Error('broken'); } };
    render(<PageView document={pageOf([titled('一'), broken])} data={data} theme="#e93323" />);
    expect(screen.getByText('一')).toBeDefined();
    expect(screen.getByText('该组件无法显示')).toBeDefined();
    quiet.mockRestore();
  });
});

describe('a picture of the library', () => {
  const address = (name: string) => `/uploads/page/2026/11/${name}.png`;
  const answers = (texts: Record<string, string>) => vi.fn<PageData['alternatives']>(async ({ addresses }) => addresses.flatMap((each) => (texts[each] === undefined ? [] : [{ address: each, text: texts[each] }])));
  const cube = (...images: string[]): JsonObject => {
    const model = widgets.find(({ component }) => component === 'picture_cube')!;
    const saved = filledWidget(model, {});
    return JSON.parse(JSON.stringify(saved).replaceAll(/"image":"[^"]*"/g, () => `"image":"${images.shift() ?? ''}"`)) as JsonObject;
  };

  it('is read out by its words there, else by its place; all of a page are asked for together', async () => {
    const alternatives = answers({ [address('sea')]: '海边的日出' });
    draw(cube(address('sea'), address('none')), { ...sampleData, alternatives });
    expect(await screen.findByRole('img', { name: '海边的日出' })).toHaveAttribute('src', expect.stringContaining(address('sea')));
    expect(alternatives.mock.calls).toHaveLength(1);
    expect(alternatives.mock.calls[0]![0].addresses).toContain(address('sea'));
  });

  it('keeps its place where the words cannot be read', async () => {
    const alternatives = vi.fn<PageData['alternatives']>(() => Promise.reject(new Error('away')));
    draw(cube(address('sea')), { ...sampleData, alternatives });
    await waitFor(() => expect(alternatives).toHaveBeenCalled());
    expect(await screen.findByRole('img', { name: '图片1' })).toBeInTheDocument();
  });
});
