/** Saved groups and their values: the shapes of saved pages, read, written, and unharmed where nobody knows them. */
import fc from '../../property';
import { describe, expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import type { Json, JsonObject } from '../../../src/engine/json';
import { newWidget, readValues, writeValue } from '../../../src/engine/page/controls';
import type { GroupModel, WidgetModel } from '../../../src/engine/page/widget';
import { kinds } from '../../../src/fields/kinds';
import savedBanner from './saved/banner.json';
import savedTab from './saved/home_tab.json';

const modelOf = (component: string): WidgetModel => widgets.find((model) => model.component === component)!;
const read = (component: string, key: string, group: Json): unknown => readValues(modelOf(component), { [key]: group })[key];
const write = (component: string, key: string, group: Json, value: unknown): Json => writeValue(modelOf(component), { [key]: group }, key, value)[key]!;

describe('a group is read', () => {
  it.each<[component: string, key: string, group: Json, value: unknown]>([
    ['banner', 'lrConfig', { title: '左右边距', val: 8, min: 0, max: 40 }, 8],
    ['banner', 'lrConfig', { title: '左右边距', val: '8', min: 0 }, 8],
    ['banner', 'lrConfig', { title: '左右边距', val: null }, 12],
    ['banner', 'lrConfig', 'broken', 12],
    ['banner', 'bgColor', { color: [{ item: '#000000' }, { item: 'rgba(1,2,3,0.5)' }] }, ['#000000', 'rgba(1,2,3,0.5)']],
    ['banner', 'bgColor', { color: [{ item: '#000000' }] }, ['#000000', '#000000']],
    ['banner', 'docColor', { color: [{ item: 'transparent' }] }, 'transparent'],
    ['banner', 'docConfig', { tabVal: 2, list: [] }, 2],
    ['banner', 'docConfig', { tabVal: '1' }, 1],
    ['banner', 'docConfig', { tabVal: 9 }, 0],
    ['home_goods_list', 'typeConfig', { activeValue: [2, '0'] }, [0, 2]],
    ['home_goods_list', 'typeConfig', { activeValue: [] }, []],
    ['home_goods_list', 'selectConfig', { activeValue: [[1, 5, 9], 7, '8'] }, [9, 7, 8]],
    ['home_goods_list', 'activeValueMer', { activeValue: '' }, []],
    ['home_goods_list', 'goodsList', { list: [{ id: '7', name: '茶', image: '/a.png', price: 9.9, stock: 3 }] }, [{ id: 7, name: '茶', image: '/a.png', price: '9.9', stock: 3 }]],
    ['home_article', 'selectConfig', { activeValue: '' }, null],
    ['home_article', 'selectConfig', { activeValue: '12' }, 12],
    ['search_box', 'titleConfig', { title: '切换时间', val: 5, unit: '秒' }, 5],
    ['search_box', 'hotWords', { list: [{ val: '茶' }, { val: '咖啡', more: 1 }] }, [{ val: '茶' }, { val: '咖啡' }]],
    ['home_comb', 'placeWords', { value: '找好物', val: '别的' }, '找好物'],
    ['banner', 'swiperConfig', { list: [{ img: '/a.png', info: [{ title: '标题', value: '新品' }, { title: '链接', value: '/pages/index/index' }] }] }, [{ img: '/a.png', title: '新品', link: '/pages/index/index' }]],
    ['banner', 'swiperConfig', { list: [{ img: '/a.png', info: [{ title: '链接', value: '/pages/index/index' }] }] }, [{ img: '/a.png', title: '', link: '/pages/index/index' }]],
    ['home_menu', 'menuConfig', { list: [{ img: '', info: [], status: false }, { img: '', info: [], status: 0 }, { img: '', info: [] }] }, [false, false, true].map((status) => ({ img: '', title: '', link: '', status }))],
    ['home_news_roll', 'listConfig', { list: [{ chiild: [{ title: '标题', val: '上新' }, { title: '链接', val: '' }], status: true }] }, [{ title: '上新', link: '', status: true }]],
    ['picture_cube', 'picStyle', { tabVal: 1, picList: [{ image: '/a.png', link: '' }, { image: '', link: '/pages/user/index' }] }, [{ image: '/a.png', link: '' }, { image: '', link: '/pages/user/index' }]],
    ['home_hotspot', 'picStyle', { tabVal: 0, picList: [{ image: '/a.png', link: '' }] }, '/a.png'],
    ['home_hotspot', 'picStyle', { tabVal: 0, picList: [] }, ''],
    ['home_hotspot', 'checkoutConfig', { hotspot: [{ number: 1, starX: 10.4, starY: 0, areaWidth: 100, areaHeight: 50, nowImgWidth: 750, link: '' }] }, [{ number: 1, starX: 10, starY: 0, areaWidth: 100, areaHeight: 50, nowImgWidth: 750, link: '' }]],
    ['home_video', 'link', { value: 'https://shop.example/a.mp4' }, 'https://shop.example/a.mp4'],
  ])('%s %s %j: %j', (component, key, group, value) => expect(read(component, key, group)).toEqual(value));
});

describe('a group is written, and keeps what it holds beside its value', () => {
  it.each<[component: string, key: string, group: Json, value: unknown, written: Json]>([
    ['banner', 'lrConfig', { val: 8, odd: 1 }, 9, { val: 9, odd: 1 }],
    ['banner', 'lrConfig', { val: '8' }, 8, { val: '8' }],
    ['banner', 'bgColor', { color: [{ item: '#000', a: 1 }, { item: '#111', b: 2 }, { item: '#222' }] }, ['#333', ''], { color: [{ item: '#333', a: 1 }, { item: 'transparent', b: 2 }, { item: '#222' }] }],
    ['home_goods_list', 'goodsList', { list: [{ id: 1, name: '茶', image: '', price: 9, stock: 3 }, { id: 2, name: '杯', image: '', price: 5 }] }, [{ id: 2, name: '杯', image: '', price: '5' }, { id: 3, name: '壶', image: '', price: '8.00', sales: 4 }],
      { list: [{ id: 2, name: '杯', image: '', price: 5 }, { id: 3, name: '壶', image: '', price: '8.00', sales: 4 }], isShow: 1 }],
    ['banner', 'swiperConfig', { list: [{ img: '/a.png', info: [{ title: '链接', value: '/pages/index/index', own: 1 }], odd: 1 }] }, [{ img: '/b.png', title: '新品', link: '/pages/user/index' }],
      { list: [{ img: '/b.png', info: [{ title: '标题', value: '新品', max: 8, tips: '请输入标题' }, { title: '链接', value: '/pages/user/index', own: 1 }], odd: 1 }] }],
    ['home_news_roll', 'listConfig', { list: [] }, [{ title: '上新', link: '', status: false }],
      { list: [{ status: false, chiild: [{ title: '标题', val: '上新', max: 30, tips: '请输入标题' }, { title: '链接', val: '', max: 200, tips: '请选择链接' }] }] }],
    ['home_hotspot', 'picStyle', { tabVal: 0, picList: [{ image: '/a.png', link: '/pages/user/index' }, { image: '/c.png' }] }, '/b.png', { tabVal: 0, picList: [{ image: '/b.png', link: '/pages/user/index' }, { image: '/c.png' }] }],
  ])('%s %s %j ← %j', (component, key, group, value, written) => expect(write(component, key, group, value)).toEqual(written));
});

describe('rows take what nobody knows of them along', () => {
  const saved = { list: ['一', '二', '三'].map((title, odd) => ({ img: '', info: [{ title: '标题', value: title }, { title: '链接', value: '' }], odd })) };
  const [one, two, three] = read('banner', 'swiperConfig', saved) as JsonObject[] as [JsonObject, JsonObject, JsonObject];
  const oddsAfter = (rows: JsonObject[]) => (write('banner', 'swiperConfig', saved, rows) as { list: JsonObject[] }).list.map(({ odd }) => odd);
  it.each([
    ['moved', [three, one, two], [2, 0, 1]],
    ['removed', [one, three], [0, 2]],
    ['edited', [one, { ...two, title: '新' }, three], [0, 1, 2]],
    ['added', [one, { ...two, title: '新' }, two, three], [0, undefined, 1, 2]],
    ['moved and edited', [{ ...three, title: '新' }, one, two], [2, 0, 1]],
    ['doubled', [one, one, two, three], [0, undefined, 1, 2]],
  ])('%s', (_what, rows, odds) => expect(oddsAfter(rows)).toEqual(odds));
});

describe('a widget saved elsewhere', () => {
  it('has the shape of a new one', () => expect(newWidget(modelOf('banner'), savedBanner.timestamp)).toEqual(savedBanner));

  it('keeps the choice of each way for every tab', () => {
    const model = modelOf('home_tab');
    const [first, second] = readValues(model, savedTab as unknown as JsonObject).tabItemConfig as JsonObject[];
    expect(first).toMatchObject({ val: '精选', tabConfig: 0, goodsList: [{ id: 5, name: '龙井', price: '68', sales: 12 }], activeValueBrand: [3], selectConfig: [], numConfig: 6 });
    expect(second).toMatchObject({ val: '茶具', tabConfig: 2, goodsList: [], selectConfig: [11, 12], activeValueMer: [], numConfig: 8, goodsSort: 1 });
    const [, written] = (writeValue(model, savedTab as unknown as JsonObject, 'tabItemConfig', [first, { ...second, tabConfig: 3, activeValueMer: [4] }]).tabItemConfig as { list: JsonObject[] }).list;
    expect(written).toMatchObject({ activeTabIndex: 1, selectConfigList: [11, 12], activeList: { activeProTabIndex: 3, activeValue: '4', showContent: [0, 1] } });
  });
});

it('every tab of goods says how they are laid out', () => {
  const model = modelOf('home_tab');
  const styles = (widget: JsonObject) => (widget.tabItemConfig as { list: { activeList: JsonObject }[] }).list.map(({ activeList }) => activeList.styleType);
  expect(styles(writeValue(model, savedTab as unknown as JsonObject, 'itemStyle', 2))).toEqual([2, 2]);
});

it('groups under a condition are marked as shown by what the values say', () => {
  const model = modelOf('home_group');
  const saved = newWidget(model, 1);
  const marks = (widget: JsonObject) => ['bgImg', 'bgColor', 'btnColor', 'lrConfig'].map((key) => (widget[key] as JsonObject).isShow);
  expect(marks(saved)).toEqual([1, 0, 1, undefined]);
  expect(marks(writeValue(model, writeValue(model, saved, 'selectBgImg', 1), 'groupBtnConfig', 1))).toEqual([0, 1, 0, undefined]);
});

/** The generator of small random numbers that samples are made of. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const context = { enumeration: () => undefined };
const sampleOf = ({ field }: GroupModel, seed: number): unknown => kinds[field.kind].sample(field, seeded(seed), context);

/** Every object and row with a field of its own that nobody knows. */
function marked(value: Json, path = ''): Json {
  if (Array.isArray(value)) return value.map((each, index) => marked(each, `${path}/${index}`));
  if (value === null || typeof value !== 'object') return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each, `${path}/${key}`)])), 'x-mark': path };
}

/** The same without these fields: a product that is picked again keeps what it held. */
const unmarked = (value: unknown): unknown => JSON.parse(JSON.stringify(value), function (key, each) { return key === 'x-mark' ? undefined : each; });

it('a product that is picked again keeps what nobody knows of it', () => {
  const tea = { id: 53, name: '茶', image: '/a.png', price: '9' };
  expect(write('home_goods_list', 'goodsList', { list: [{ ...tea, odd: 1 }] }, [{ ...tea, name: '新茶' }])).toMatchObject({ list: [{ ...tea, name: '新茶', odd: 1 }] });
});

describe('whatever is chosen is read back, and nothing else changes', () => {
  it.each(widgets.flatMap((model) => model.groups.map((group) => [model.component, group.key, model, group] as const)))('%s %s', (_component, key, model, group) => {
    fc.assert(fc.property(fc.integer(), fc.integer(), (one, other) => {
      const first = writeValue(model, newWidget(model, 1), key, sampleOf(group, one));
      const before = marked(first) as JsonObject;
      const value = sampleOf(group, other);
      const after = writeValue(model, before, key, value);
      expect(unmarked(readValues(model, after)[key])).toEqual(unmarked(value));
      expect((after[key] as JsonObject)['x-mark']).toBe(`/${key}`);
      const touched = [key, ...model.groups.filter(({ when, control }) => when ?? control === 'goodsTabs').map((each) => each.key)];
      for (const each of Object.keys(before).filter((name) => !touched.includes(name))) expect(after[each]).toBe(before[each]);
    }), { numRuns: 6, examples: [[-11, -11]] });
  });
});
