/** 积分商品 of the demo: on offer, nearly and wholly gone, limited, and not shown yet. Plain money beside points, and points alone. */
import type { Row } from '../../resources/types';
import { productAuditStatus, productType } from '../../../../generated/codes';

interface Gift {
  name: string;
  image: string;
  points: number;
  price?: string;
  otPrice: string;
  stock: number;
  unitName?: string;
  exchangeNum?: number;
  isHot?: boolean;
  isShow?: boolean;
  attrList?: { attributeName: string; optionList: string[] }[];
}

const gifts: readonly Gift[] = [
  { name: '定制帆布袋', image: '/demo/goods-backpack.svg', points: 300, otPrice: '39.00', stock: 180, exchangeNum: 2, isHot: true, attrList: [{ attributeName: '颜色', optionList: ['米白', '墨绿'] }] },
  { name: '氮化镓充电器 33W', image: '/demo/goods-charger.svg', points: 800, price: '29.90', otPrice: '89.00', stock: 60, isHot: true },
  { name: '每日坚果礼盒', image: '/demo/goods-nuts.svg', points: 1200, otPrice: '89.90', stock: 45, unitName: '盒', exchangeNum: 5 },
  { name: '补水面膜体验装', image: '/demo/goods-mask.svg', points: 500, otPrice: '49.00', stock: 8, unitName: '盒', exchangeNum: 1 },
  { name: '纯棉四件套', image: '/demo/goods-bedding.svg', points: 3000, price: '99.00', otPrice: '399.00', stock: 30, unitName: '套', attrList: [{ attributeName: '颜色', optionList: ['雾霾蓝', '燕麦色'] }, { attributeName: '尺寸', optionList: ['1.5米', '1.8米'] }] },
  { name: '智能电饭煲 3L', image: '/demo/goods-ricecooker.svg', points: 6800, price: '59.00', otPrice: '329.00', stock: 15, unitName: '台' },
  { name: '静音拉杆箱 20寸', image: '/demo/goods-suitcase.svg', points: 9800, otPrice: '799.00', stock: 0, unitName: '个', isHot: true },
  { name: '无线吸尘器', image: '/demo/goods-vacuum.svg', points: 28000, price: '199.00', otPrice: '2990.00', stock: 5, unitName: '台', exchangeNum: 1 },
  { name: '防滑瑜伽垫', image: '/demo/goods-yoga.svg', points: 900, otPrice: '89.00', stock: 50, unitName: '张', isShow: false },
  { name: '中秋限定茶礼', image: '/demo/goods-tea.svg', points: 1800, price: '9.90', otPrice: '188.00', stock: 100, unitName: '盒', isShow: false },
];

export const pointsGoods = (): Row[] => gifts.map(({ points, price = '0.00', unitName = '件', exchangeNum = 0, isHot = false, isShow = true, attrList = [], ...gift }, at) => ({
  ...gift, price, unitName, exchangeNum, isHot, isShow, attrList, type: productType.points, merId: null, categoryId: null, auditStatus: productAuditStatus.exempt,
  sliderImage: [gift.image], intro: '会员专享，积分兑换', keyword: ['积分兑换'], redeemIntegral: points, specType: attrList.length > 0, sort: gifts.length - at, ficti: 0, rank: 0,
  content: '<p>积分兑换商品由平台发货，兑换后不支持退换。</p>',
}));
