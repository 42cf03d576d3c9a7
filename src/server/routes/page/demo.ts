/** Demo pages: a home page of twelve widgets and some others, saved as the designer saves them. */
import { pageDefault, productAuditStatus } from '../../../../generated/codes';
import { widgets } from '../../../../generated/widgets';
import type { JsonObject } from '../../../engine/json';
import { newWidget, writeValue } from '../../../engine/page/controls';
import { modelNamed } from '../../../engine/page/rules';
import { wallTime } from '../../../engine/time/wallTime';
import type { House, Row } from '../../resources/types';

type Part = [component: string, values?: Record<string, unknown>];

/** Of the first save, so that demo pages are the same on every machine. */
const saved = 1_780_000_000_000;

/** The widgets in their order, under the keys that the designer gives them. */
function valueOf(parts: readonly Part[]): JsonObject {
  return Object.fromEntries(parts.map(([component, values = {}], index) => {
    const model = modelNamed(widgets, component);
    const timestamp = saved * 1000 + index;
    return [String(timestamp), Object.entries(values).reduce((widget, [key, value]) => writeValue(model, widget, key, value), newWidget(model, timestamp))];
  }));
}

const menu = ([['category', '分类'], ['discover', '逛逛'], ['cart', '购物车'], ['member', '我的']] as const);
const links = { category: '/pages/goods_cate/index', discover: '/pages/discover_index/index', cart: '/pages/order_addcart/order_addcart', member: '/pages/user/index' };

interface Goods {
  id: number;
  name: string;
  image: string;
  price: string;
}

/** On sale now, the first ones. */
async function goodsOf(house: House): Promise<Goods[]> {
  return house.sql.selectFrom('product_product').select(['id', 'name', 'image', 'price']).where('is_del', '=', false).where('is_show', '=', true).where('is_recycle', '=', false)
    .where('audit_status', 'in', [productAuditStatus.exempt, productAuditStatus.approved]).orderBy('id').limit(12).execute();
}

const banner = (...pictures: [img: string, title: string, link: string][]): Part => ['banner', { swiperConfig: pictures.map(([img, title, link]) => ({ img, title, link })) }];
const title = (text: string): Part => ['home_title', { titleConfig: text, fontSize: 16, textStyle: 2 }];

function home(goods: readonly Goods[]): Part[] {
  return [
    ['search_box', { hotWords: [{ val: '连衣裙' }, { val: '蓝牙耳机' }, { val: '车厘子' }] }],
    banner(['/demo/banner-1.svg', '春季上新', '/pages/goods_cate/index'], ['/demo/banner-2.svg', '产地直发', '/pages/merchant/merchant_street/index']),
    ['home_menu', { menuConfig: menu.map(([icon, name]) => ({ img: `/demo/nav-${icon}-on.svg`, title: name, link: links[icon], status: true })) }],
    ['home_news_roll', { listConfig: [{ title: '偏远地区满199元包邮', link: '/pages/goods/news_list/index', status: true }, { title: '会员日全场双倍积分', link: '/pages/activity/vip_paid/index', status: true }] }],
    ['home_coupon'],
    ['picture_cube', { tabConfig: 1, picStyle: [{ image: '/demo/picture-1.svg', link: '/pages/goods_cate/index' }, { image: '/demo/picture-2.svg', link: '/pages/goods_cate/index' }] }],
    title('今日推荐'),
    ['home_goods_list', { goodsList: goods.slice(0, 6) }],
    ['home_merchant'],
    ['home_article', { numConfig: 4 }],
    ['z_auxiliary_line'],
    ['home_goods_list', { itemStyle: 1, goodsList: goods.slice(6, 10) }],
  ];
}

const spring = (goods: readonly Goods[]): Part[] => [
  banner(['/demo/banner-1.svg', '春季上新', '/pages/goods_cate/index']), title('上新榜'), ['home_goods_list', { itemStyle: 2, goodsList: goods.slice(2, 10) }],
  ['z_auxiliary_box'], ['home_goods_list', { itemStyle: 3, goodsList: goods.slice(0, 3) }],
];

const about: Part[] = [
  title('关于我们'), ['z_ueditor', { richText: '<p>汇集百家好店，<strong>正品保障</strong>，七天无理由退货。</p><p>客服时间：每日 9:00—21:00</p>' }],
  banner(['/demo/banner-2.svg', '产地直发', '/pages/merchant/merchant_street/index']),
];

/** @param planned rows of the schema, by their names */
export async function demoPages(house: House, planned: readonly Row[]): Promise<Row[]> {
  const goods = await goodsOf(house);
  const documents: Readonly<Record<string, Part[]>> = { 商城首页: home(goods), 春季上新: spring(goods), 关于我们: about };
  return planned.map((row, index) => ({ ...row, addTime: wallTime(), version: '1', merId: 0, isDefault: index === 0 ? pageDefault.home : pageDefault.custom, value: valueOf(documents[String(row.name)]) }));
}
