/**
 * Published figures of the home page: a GET each, with a permission of its own (catalogue: `/dashboard` in schemas/menu.json).
 * Days are those of Asia/Shanghai, money is decimal text, and null is a figure that no data tells.
 */
import type { TimeRange } from './statistics';
const base = '/admin/platform/statistics/home';

export const home = {
  /** → HomeFigures */
  figures: { path: `${base}/index`, permission: 'platform:statistics:home:index' },
  /** → OperatingFigures */
  operating: { path: `${base}/operating/data`, permission: 'platform:statistics:home:operating:data' },
  /** → Channel[], of members that are not deleted, the largest first */
  channel: { path: `${base}/channel`, permission: 'platform:statistics:home:user:channel' },
  /** ?timeRange=7d|30d|90d (7d) → Trends, a place a day, today last */
  trends: { path: `${base}/trends`, permission: 'platform:statistics:home:trends' },
  /** ?timeRange (7d) &rankType=sales|amount|views (sales) &limit=1…100 (10) → HotProduct[], the first first */
  hotProducts: { path: `${base}/hot-products`, permission: 'platform:statistics:home:hot:products' },
  /** → FinanceFigures */
  finance: { path: `${base}/finance`, permission: 'platform:statistics:home:finance' },
  /** → RealtimeFigures */
  realtime: { path: `${base}/realtime`, permission: 'platform:statistics:home:realtime' },
} as const;

export interface HomeFigures {
  userNum: number;
  merchantNum: number;
  todayNewUserNum: number;
  yesterdayNewUserNum: number;
  todayNewMerchantNum: number;
  yesterdayNewMerchantNum: number;
  /** Placed, of those that the list of orders shows. */
  orderNum: number;
  yesterdayOrderNum: number;
  /** Paid on the day, whatever came back later. */
  sales: string;
  yesterdaySales: string;
  pageviews: number | null;
  yesterdayPageviews: number | null;
}

/** What waits to be done: each count is that of the tab which its address opens. */
export const operatingFigures = [
  { name: 'onSaleProductNum', title: '在售商品', address: '/product/list?type=1' },
  { name: 'awaitAuditProductNum', title: '待审核商品', address: '/product/list?type=6' },
  { name: 'notShippingOrderNum', title: '待发货订单', address: '/order/list?status=notShipped' },
  { name: 'awaitVerificationOrderNum', title: '待核销订单', address: '/order/list?status=awaitVerification' },
  { name: 'refundingOrderNum', title: '待退款订单', address: '/order/refund?refundStatus=0' },
] as const;
export type OperatingFigures = Record<(typeof operatingFigures)[number]['name'], number>;

export interface Channel {
  /** Code of 注册渠道; empty where none is known. */
  registerType: string;
  num: number;
}

export interface Trends {
  /** `yyyy-MM-dd` */
  dates: string[];
  orderData: number[];
  salesData: string[];
  newUserData: number[];
  visitData: (number | null)[];
  /** Orders by visits, per cent with two decimals; null on days without told visits. */
  conversionRateData: (string | null)[];
  /** Sales by orders; null on days without any. */
  avgOrderValueData: (string | null)[];
  /** Pieces of orders paid. */
  productSalesData: number[];
  timeRange: TimeRange;
  summary: {
    totalOrders: number;
    totalSales: string;
    totalNewUsers: number;
    totalVisits: number | null;
    /** Sales of the period by its orders. */
    avgOrderValue: string | null;
    /** Orders by visits of the whole period. */
    avgConversionRate: string | null;
    /** Per cent against the same number of days before; see `growth`. */
    salesGrowthRate: string;
    orderGrowthRate: string;
  };
}

/** What goods are ranked by. */
export const rankTypes = { sales: '销量', amount: '销售额', views: '浏览量' } as const;
export type RankType = keyof typeof rankTypes;

export interface HotProduct {
  ranking: number;
  productId: number;
  productName: string;
  productImage: string;
  merchantId: number | null;
  merchantName: string;
  categoryName: string;
  /** Pieces and payments of orders paid in the period. */
  salesCount: number;
  salesAmount: string;
  pageViews: number | null;
  price: string;
  stock: number;
  collectCount: number;
  reviewCount: number;
  /** Stars; null without reviews. */
  averageRating: string | null;
  /** Pieces by views, per cent; null without told views. */
  conversionRate: string | null;
  /** Of all sales of the period, per cent. */
  salesPercentage: string;
  /** What it is ranked by, of the first one's, per cent. */
  hotIndex: string;
  /** 1 more pieces than in as many days before, −1 fewer, 0 as many; the change in per cent, see `growth`. */
  trendDirection: number;
  trendChange: number;
}

export interface FinanceFigures {
  /** Orders and membership cards paid in the period. */
  todayIncome: string;
  yesterdayIncome: string;
  monthIncome: string;
  lastMonthIncome: string;
  yearIncome: string;
  lastYearIncome: string;
  /** What merchants may withdraw, or have asked for and not been paid. */
  pendingSettlement: string;
  /** What was ever transferred to them. */
  settledAmount: string;
  frozenAmount: string | null;
  /** Settled today. */
  todayRefund: string;
  /** Brokerage that became a promoter's today. */
  todayCommission: string;
  /** Merchants' fees on orders paid today. */
  todayPlatformFee: string;
  /** What WeChat Pay and Alipay keep of what they took in today. */
  todayTransactionFee: string;
  /** Income less refunds and brokerage. */
  todayNetIncome: string;
  /** Per cent; see `growth`. */
  incomeGrowthRate: string;
  monthGrowthRate: string;
}

/** Each beside its change, in per cent, against the same time of yesterday. */
export interface RealtimeFigures {
  /** Members seen within the last 15 minutes; when they were seen before that is not kept. */
  onlineUsers: number;
  onlineUsersTrend: null;
  /** Merchants of whom somebody ordered today. */
  activeMerchants: number;
  activeMerchantsTrend: string;
  /** Placed within the last hour. */
  realtimeOrders: number;
  realtimeOrdersTrend: string;
  /** Of today's orders that were paid or cancelled, those that were paid; per cent with one decimal. */
  paymentSuccessRate: string | null;
  paymentSuccessRateTrend: string | null;
  /** Pages seen today; null where none were told. */
  todayVisits: number | null;
  todayNewUsers: number;
  /** Paid today. */
  todaySales: string;
  /** Runnable tasks of the server's machine in the last minute, of its processors, in per cent: 35%. */
  systemLoad: string;
}
