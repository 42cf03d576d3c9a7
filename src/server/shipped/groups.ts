/** Groups of combined data that the shop knows by their id (settings sheet), each with the form of its rows. */
import { areas, type LayoutArea } from '../../engine/page/areas';
import { image, input, must, number, radio, type ShippedTemplate } from './draft';
import { draftOf } from './ofFields';

export interface ShippedGroup {
  /** By which the mobile shop asks for its rows. */
  id: number;
  template: ShippedTemplate;
  /** For demonstration, by field. */
  rows?: Record<string, string>[];
}

const yuan = { more: { min: 0, precision: 2 }, tip: '单位：元' };

/** An area that operators arrange, as the form of 组合数据 enters its rows. */
const areaGroup = ({ group, template, fields }: LayoutArea, rows?: ShippedGroup['rows']): ShippedGroup => ({ id: group, template: { ...template, fields: fields.map(draftOf) }, rows });

const bottomNavigation = ([['home', '首页', '/pages/index/index'], ['category', '分类', '/pages/goods_cate/index'], ['discover', '逛逛', '/pages/discover_index/index'], ['cart', '购物车', '/pages/order_addcart/order_addcart'], ['member', '我的', '/pages/user/index']] as const)
  .map(([icon, name, to]) => ({ checked: `/demo/nav-${icon}-on.svg`, unchecked: `/demo/nav-${icon}.svg`, name, link: to }));

const userMenu = ([['balance', '会员中心', '/pages/activity/vip_paid/index'], ['coupon', '领优惠券', '/pages/activity/couponList/index'], ['heart', '我的收藏', '/pages/goods/user_goods_collection/index'], ['place', '地址管理', '/pages/address/user_address_list/index'], ['share', '我的推广', '/pages/users/user_spread_user/index'], ['sign', '每日签到', '/pages/merchant/user_sgin/index'], ['points', '积分商城', '/pages/activity/points_mall/index'], ['shop', '商户入驻', '/pages/users/settled/index']] as const)
  .map(([icon, name, url]) => ({ pic: `/demo/menu-${icon}.svg`, name, url }));

/** 充值套餐, by which members top up their balance. */
export const rechargeGroup = { id: 4, price: 'price', gift: 'give_money' } as const;

export const groups: ShippedGroup[] = [
  areaGroup(areas.indexBanner),
  areaGroup(areas.indexMenu),
  { id: 3, template: { name: '热门搜索', info: '搜索页推荐的关键词', fields: [input('title', '关键词', { ...must, more: { maxlength: 20 } })] }, rows: ['连衣裙', '蓝牙耳机', '车厘子'].map((title) => ({ title })) },
  {
    id: rechargeGroup.id,
    template: { name: '充值套餐', info: '会员充值时可选的金额', fields: [number(rechargeGroup.price, '充值金额', { ...must, ...yuan }), number(rechargeGroup.gift, '赠送金额', { ...yuan, defaultValue: 0 })] },
    rows: [['100', '5'], ['300', '20'], ['500', '50']].map(([price, gift]) => ({ [rechargeGroup.price]: price, [rechargeGroup.gift]: gift })),
  },
  areaGroup(areas.userMenu, userMenu),
  areaGroup(areas.userBanner, [{ pic: '/demo/banner-member.svg', url: '/pages/activity/vip_paid/index' }]),
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
  areaGroup(areas.bottomNavigation, bottomNavigation),
  areaGroup(areas.splash, [{ imageUrl: '/demo/splash-1.svg', name: '春季上新', linkUrl: '/pages/goods_cate/index' }, { imageUrl: '/demo/splash-2.svg', name: '会员日', linkUrl: '/pages/activity/vip_paid/index' }]),
  areaGroup(areas.pcPhilosophy, [['genuine', '正品保障'], ['ship', '极速发货'], ['return', '无忧退换'], ['warranty', '品质售后']].map(([icon, name]) => ({ imageUrl: `/demo/guarantee-${icon}.svg`, name: name! }))),
  areaGroup(areas.pcQuickEntry, [['购物指南', ['购物流程', '会员介绍', '常见问题']], ['配送方式', ['上门自提', '配送范围']], ['售后服务', ['退换货政策', '退款说明']]].map(([name, titles]) => ({
    name: String(name), linkList: JSON.stringify([titles!].flat().map((title, at) => ({ name: title, linkUrl: `/help/${at + 1}` }))),
  }))),
  areaGroup(areas.pcQrcode, [{ imageUrl: '/demo/pc-code-1.svg', name: '小程序' }, { imageUrl: '/demo/pc-code-2.svg', name: '公众号' }]),
  areaGroup(areas.pcAdvertisement, [{ imageUrl: '/demo/banner-1.svg', linkUrl: '/goods/list?activity=1' }]),
  areaGroup(areas.pcBanner, [{ imageUrl: '/demo/banner-1.svg', name: '春季上新', linkUrl: '/goods/list' }, { imageUrl: '/demo/banner-2.svg', name: '会员日', linkUrl: '' }]),
  areaGroup(areas.pcNavigation, ([['首页', '/'], ['全部商品', '/goods/list'], ['品牌好店', '/merchant/street'], ['领券中心', '/coupon'], ['帮助中心', '/help']] as const).map(([name, linkUrl]) => ({ name, linkUrl }))),
  areaGroup(areas.pcFriendlyLink, [{ name: '帮助中心', linkUrl: '/help' }, { name: '示例合作方', linkUrl: 'https://www.example.com' }]),
];
