/** Pages for tests of what can be done to them. */
import type { JsonObject } from '../../../src/engine/json';
import { openPage, type PageDocument } from '../../../src/engine/page/document';
import type { Catalogue } from '../../../src/engine/page/rules';

export const catalogue: Catalogue = [
  { component: 'search_box', name: 'headerSerch', title: '搜索框', once: true, place: 'first', excludes: ['home_comb'] },
  { component: 'home_comb', name: 'homeComb', title: '组合组件', once: true, place: 'first', excludes: ['search_box', 'nav_bar'] },
  { component: 'nav_bar', name: 'tabNav', title: '商品分类', once: true, place: 'second', excludes: ['home_comb'] },
  { component: 'banner', name: 'swiperBg', title: '轮播图' },
  { component: 'home_title', name: 'titles', title: '标题' },
  { component: 'home_footer', name: 'footer', title: '底部导航', once: true, place: 'bottom' },
];

/** A widget with a field that the product does not know. */
export const widget = (name: string, more: JsonObject = {}): JsonObject => ({ name, isHide: false, setUp: { tabVal: 0, cname: name }, strange: { kept: true }, ...more });

/** A page of these widgets; the ids are a, b, c … */
export function pageOf(...names: string[]): PageDocument {
  const value = Object.fromEntries(names.map((name, index) => {
    const timestamp = 1_700_000_000_000_000 + index;
    return [String(timestamp), widget(name, { id: 'abcdefghijklmnop'[index]!, timestamp })];
  }));
  return openPage({ id: 7, name: '测试页', strange: ['of the page'], value });
}

export const idsOf = ({ widgets }: PageDocument): string => widgets.map(({ id }) => id).join('');
export const namesOf = ({ widgets }: PageDocument): string[] => widgets.map(({ saved }) => saved.name as string);
