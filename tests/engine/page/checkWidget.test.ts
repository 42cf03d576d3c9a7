/** What a widget holds beyond its limits is told by group, row and field. */
import { describe, expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import type { Json, JsonObject } from '../../../src/engine/json';
import { checkWidget } from '../../../src/engine/page/checkWidget';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import { kinds } from '../../../src/fields/kinds';

const modelOf = (component: string) => widgets.find((model) => model.component === component)!;
const check = (component: string, values: Record<string, unknown>) => {
  const model = modelOf(component);
  const saved = Object.entries(values).reduce((widget, [key, value]) => writeValue(model, widget, key, value), newWidget(model, 1));
  return checkWidget(model, saved, (kind) => kinds[kind]);
};

it.each(widgets.map(({ title, component }) => [title, component]))('a new %s keeps its limits', (_title, component) => expect(check(component, {})).toEqual([]));

const row = { img: '', title: '', link: '' };

describe('is told', () => {
  it.each<[component: string, values: Record<string, unknown>, mistakes: object[]]>([
    ['banner', { lrConfig: 41 }, [{ group: 'lrConfig', message: '左右边距应在0到40之间' }]],
    ['banner', { bgColor: ['#fff', 'red'] }, [{ group: 'bgColor', message: '十六进制颜色值不正确' }]],
    ['banner', { docColor: 'red' }, [{ group: 'docColor', message: '十六进制颜色值不正确' }]],
    ['banner', { swiperConfig: [row, { ...row, title: '一二三四五六七八九' }] }, [{ group: 'swiperConfig', row: 1, field: 'title', message: '标题不能超过8个字符' }]],
    ['banner', { swiperConfig: [{ ...row, link: '没有斜线' }] }, [{ group: 'swiperConfig', row: 0, field: 'link', message: '链接格式不正确' }]],
    ['home_footer', { menuList: [] }, [{ group: 'menuList', message: '导航设置应为1到5项' }]],
    ['search_box', { hotWords: Array.from({ length: 21 }, () => ({ val: '茶' })) }, [{ group: 'hotWords', message: '搜索热词最多20项' }]],
    ['search_box', { titleConfig: 101 }, [{ group: 'titleConfig', message: '切换时间应在1到100之间' }]],
    ['home_goods_list', { tabConfig: 1, numConfig: 51 }, [{ group: 'numConfig', message: '商品数量应在1到50之间' }]],
    ['home_goods_list', { goodsList: Array.from({ length: 101 }, (_, id) => ({ id: id + 1, name: '茶', image: '', price: '1' })) }, [{ group: 'goodsList', message: '商品列表最多100项' }]],
    ['home_tab', { tabItemConfig: [{ val: '一二三四五六七八九十一', tabConfig: 0, goodsList: [], activeValueBrand: [], selectConfig: [], activeValueMer: [], numConfig: 6, goodsSort: 0 }] }, [{ group: 'tabItemConfig', row: 0, field: 'val', message: '标题不能超过10个字符' }]],
  ])('%s %j', (component, values, mistakes) => expect(check(component, values)).toEqual(mistakes));
});

it('what is hidden by a condition, or never entered, is not judged', () => {
  expect(check('home_goods_list', { tabConfig: 0, numConfig: 51 })).toEqual([]);
  expect(check('nav_bar', { lrConfig: 99 })).toEqual([]);
});

it('an old widget is judged by what it holds', () => {
  const saved: JsonObject = { name: 'swiperBg', lrConfig: { val: 99 } as Json };
  expect(checkWidget(modelOf('banner'), saved, (kind) => kinds[kind])).toEqual([{ group: 'lrConfig', message: '左右边距应在0到40之间' }]);
});

it('what a picked product brings along is no mistake', () => {
  expect(check('home_goods_list', { goodsList: [{ id: 1, name: '茶', image: '/a.png', price: '68', stock: 3, attrValue: [] }] })).toEqual([]);
});
