/** Groups of combined data that the shop knows by their id (settings sheet), each with the form of its rows. */
import { image, input, must, number, radio, type ShippedTemplate } from './draft';

export interface ShippedGroup {
  /** By which the mobile shop asks for its rows. */
  id: number;
  template: ShippedTemplate;
  /** For demonstration, by field. */
  rows?: Record<string, string>[];
}

const name = (label: string, maxlength: number) => input('name', label, { ...must, more: { maxlength } });
const link = input('url', '链接地址', { tip: '商城页面路径或网址' });
const yuan = { more: { min: 0, precision: 2 }, tip: '单位：元' };
const banner = (title: string, info: string): ShippedTemplate => ({ name: title, info, fields: [name('标题', 20), image('pic', '图片', must), link] });
const menu = (title: string, info: string): ShippedTemplate => ({ name: title, info, fields: [name('名称', 8), image('pic', '图标', must), { ...link, required: true }] });

export const groups: ShippedGroup[] = [
  { id: 1, template: banner('首页轮播图', '商城首页顶部的轮播图') },
  { id: 2, template: menu('首页导航', '商城首页的导航图标') },
  { id: 3, template: { name: '热门搜索', info: '搜索页推荐的关键词', fields: [input('title', '关键词', { ...must, more: { maxlength: 20 } })] }, rows: ['连衣裙', '蓝牙耳机', '车厘子'].map((title) => ({ title })) },
  { id: 4, template: { name: '充值套餐', info: '会员充值时可选的金额', fields: [number('price', '充值金额', { ...must, ...yuan }), number('give_money', '赠送金额', { ...yuan, defaultValue: 0 })] }, rows: [['100', '5'], ['300', '20'], ['500', '50']].map(([price, give]) => ({ price: price!, give_money: give! })) },
  { id: 5, template: menu('个人中心菜单', '会员个人中心的服务入口') },
  { id: 7, template: banner('个人中心轮播图', '会员个人中心的轮播图') },
  { id: 10, template: { name: '推广海报', info: '分享推广用的海报底图', fields: [input('title', '海报名称', { ...must, more: { maxlength: 20 } }), image('pic', '海报图片', { ...must, tip: '750×1334' })] } },
  {
    id: 13,
    template: {
      name: '订单状态图', info: '订单详情页各状态的图片',
      fields: [
        radio('order_status', '订单状态', { ...must, options: [['0', '待支付'], ['1', '待发货'], ['4', '待收货'], ['5', '已收货'], ['6', '已完成']] }),
        image('pic', '状态图', must),
      ],
    },
  },
  {
    id: 14,
    template: {
      name: '底部导航', info: '商城底部的导航栏，最多五个',
      fields: [name('名称', 4), image('unchecked', '未选中图标', must), image('checked', '选中图标', must), { ...link, required: true }],
    },
  },
];
