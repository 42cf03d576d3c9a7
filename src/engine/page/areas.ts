/**
 * The fixed areas of the shop whose rows operators arrange themselves (page design sheet, viewDesign and splash ads; settings sheet,
 * pcConfig). Each is a group of combined data; its form template, its checks and its editor follow from here.
 */
import type { FieldModel } from '../model';

export interface LayoutArea {
  /** Key of the list in the published calls. */
  list: string;
  title: string;
  /** Name and purpose of the group and of its form template. */
  template: { name: string; info: string };
  /** Id of the group of combined data (settings sheet). */
  group: number;
  /** What a row holds beside id, order and `status`. */
  fields: FieldModel[];
  /** Rows are shown or hidden one by one. */
  hides: boolean;
  /** Rows at least and at most; of those that are shown. */
  least?: number;
  most?: number;
  leastShown?: number;
  mostShown?: number;
  /** The first row stays. */
  keepsFirst: boolean;
}

type Draft = Pick<FieldModel, 'name' | 'title' | 'kind'> & Partial<FieldModel>;
const field = (draft: Draft): FieldModel => ({ wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {}, ...draft });
const image = (name: string, title: string) => field({ name, title, kind: 'image', required: true, messages: { required: `请选择${title}` } });
const label = field({ name: 'name', title: '标题', kind: 'text', required: true, maxLength: 4 });
const caption = field({ name: 'name', title: '标题', kind: 'text', maxLength: 20 });
const link = (name: string, required: boolean) => field({ name, title: '链接', kind: 'link', required, messages: { required: '请选择链接' } });

/** Of the PC shop, whose addresses no picker of mobile pages knows. */
const address = (name: string, required: boolean) =>
  field({ name, title: '链接', kind: 'text', required, maxLength: 255, pattern: '^(?:https?:/)?/[^\\s\\\\]*$', messages: { pattern: '链接应以http://、https://或/开头' } });
const named = (title: string, maxLength: number) => field({ name: 'name', title, kind: 'text', required: true, maxLength });
const links = field({ name: 'linkList', title: '链接', kind: 'childTable', maxItems: 7, fields: [named('名称', 8), address('linkUrl', true)] });

const menu = [image('pic', '图片'), label, link('url', true)];

export const areas = {
  bottomNavigation: {
    list: 'bottomNavigationList', title: '底部菜单', template: { name: '底部导航', info: '商城底部的导航栏，最多五个' }, group: 14,
    fields: [image('checked', '选中图'), image('unchecked', '未选中图'), label, link('link', true)], hides: true, keepsFirst: true, leastShown: 4, most: 5,
  },
  userMenu: { list: 'userMenu', title: '我的服务', template: { name: '个人中心菜单', info: '会员个人中心的服务入口' }, group: 5, fields: menu, hides: true, keepsFirst: true, most: 50 },
  userBanner: { list: 'userBanner', title: '轮播图', template: { name: '个人中心轮播图', info: '会员个人中心的轮播图' }, group: 7, fields: [image('pic', '图片'), link('url', false)], hides: true, keepsFirst: false, most: 20 },
  indexBanner: { list: 'indexBanner', title: '首页轮播图', template: { name: '首页轮播图', info: '商城首页顶部的轮播图' }, group: 1, fields: [image('pic', '图片'), caption, link('url', false)], hides: true, keepsFirst: false, most: 20 },
  indexMenu: { list: 'indexMenu', title: '首页导航', template: { name: '首页导航', info: '商城首页的导航图标' }, group: 2, fields: menu, hides: true, keepsFirst: false, least: 5, most: 10 },
  splash: { list: 'adList', title: '开屏广告', template: { name: '开屏广告', info: '打开商城时展示的图片' }, group: 15, fields: [image('imageUrl', '广告图'), caption, link('linkUrl', false)], hides: false, keepsFirst: false, most: 5 },
  pcPhilosophy: {
    list: 'philosophyVoList', title: '经营理念', template: { name: 'PC经营理念', info: 'PC商城底部的四条经营理念' }, group: 16,
    fields: [{ ...image('imageUrl', '图标'), help: '建议尺寸 24×24' }, named('描述', 10)], hides: false, keepsFirst: false, least: 4, most: 4,
  },
  pcQuickEntry: { list: 'quickEntryList', title: '模块链接', template: { name: 'PC模块链接', info: 'PC商城底部的链接，每个模块最多七条' }, group: 17, fields: [named('链接名称', 6), links], hides: false, keepsFirst: false, most: 6 },
  pcQrcode: {
    list: 'qrcodeList', title: '二维码', template: { name: 'PC底部二维码', info: 'PC商城底部的两个二维码' }, group: 18,
    fields: [image('imageUrl', '二维码'), named('标题', 8)], hides: false, keepsFirst: false, least: 2, most: 2,
  },
  pcFriendlyLink: { list: 'friendlyLinkList', title: '友情链接', template: { name: 'PC友情链接', info: 'PC商城底部的友情链接' }, group: 19, fields: [named('链接名称', 20), address('linkUrl', true)], hides: false, keepsFirst: false, most: 100 },
  pcAdvertisement: {
    list: 'advertisement', title: '首页广告', template: { name: 'PC首页广告', info: 'PC商城首页顶部的一张广告图' }, group: 20,
    fields: [{ ...image('imageUrl', '广告图'), help: '建议宽度 1920' }, address('linkUrl', false)], hides: true, keepsFirst: true, least: 1, most: 1,
  },
  pcBanner: {
    list: 'bannerList', title: '首页banner', template: { name: 'PC首页banner', info: 'PC商城首页的轮播图，最多十张' }, group: 21,
    fields: [{ ...image('imageUrl', '图片'), help: '建议尺寸 1920×550' }, named('标题', 20), address('linkUrl', false)], hides: true, keepsFirst: false, least: 1, most: 10,
  },
  pcNavigation: {
    list: 'navigationList', title: '顶部菜单', template: { name: 'PC顶部菜单', info: 'PC商城首页的顶部菜单，最多显示六个' }, group: 22,
    fields: [named('名称', 6), address('linkUrl', true)], hides: true, keepsFirst: false, most: 50, mostShown: 6,
  },
} satisfies Record<string, LayoutArea>;

/** What is wrong with the list as a whole, in Chinese; each row is judged by its fields. */
export function listProblem({ title, least = 0, most = Infinity, leastShown = 0, mostShown = Infinity }: LayoutArea, rows: readonly { status?: unknown }[]): string | undefined {
  if (rows.length < least) return `${title}至少${least}个`;
  if (rows.length > most) return `${title}最多${most}个`;
  const shown = rows.filter(({ status }) => status === true).length;
  if (shown < leastShown) return `${title}至少显示${leastShown}个`;
  if (shown > mostShown) return `${title}最多显示${mostShown}个`;
  return undefined;
}
