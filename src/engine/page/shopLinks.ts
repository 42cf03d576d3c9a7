/** Pages of the mobile shop that stand by themselves, as the link picker offers them (page design, link picker). */

export interface FixedLinks {
  key: string;
  title: string;
  groups: { title: string; links: [title: string, path: string][] }[];
}

export const shopLinks: readonly FixedLinks[] = [
  {
    key: 'link', title: '商城链接',
    groups: [
      {
        title: '基础链接',
        links: [
          ['商城首页', '/pages/index/index'], ['商城分类', '/pages/goods_cate/index'], ['逛逛', '/pages/discover_index/index'],
          ['店铺街', '/pages/merchant/merchant_street/index'], ['购物车', '/pages/order_addcart/order_addcart'],
          ['分类商品列表', '/pages/goods/goods_list/index'], ['退款列表', '/pages/goods/user_return_list/index'],
          ['我的订单', '/pages/goods/order_list/index'], ['文章列表', '/pages/goods/news_list/index'], ['商户入驻', '/pages/users/settled/index'],
          ['我的关注', '/pages/goods/user_merchant_collection/index'], ['申请记录', '/pages/merchant/application_record/index'],
          ['付费会员', '/pages/activity/vip_paid/index'],
        ],
      },
      {
        title: '个人中心',
        links: [
          ['充值页面', '/pages/users/user_payment/index'], ['佣金排行', '/pages/users/commission_rank/index'],
          ['推广人排行', '/pages/users/promoter_rank/index'], ['推广人订单', '/pages/users/promoter-order/index'],
          ['提现页面', '/pages/users/user_transferOut/index'], ['个人资料', '/pages/users/user_info/index'], ['我的账户', '/pages/users/user_money/index'],
          ['地址列表', '/pages/address/user_address_list/index'], ['收藏页面', '/pages/goods/user_goods_collection/index'],
          ['签到页面', '/pages/merchant/user_sgin/index'], ['个人中心', '/pages/user/index'], ['佣金记录', '/pages/users/user_spread_money/index?type=2'],
          ['提现记录', '/pages/users/user_spread_money/index?type=1'], ['领券中心', '/pages/activity/couponList/index'],
          ['我的等级', '/pages/goods/user_grade/index'],
        ],
      },
      {
        title: '分销',
        links: [
          ['推广人列表', '/pages/users/promoter-list/index'], ['分销海报', '/pages/users/user_spread_code/index'],
          ['我的推广', '/pages/users/user_spread_user/index'],
        ],
      },
    ],
  },
  {
    key: 'marketing_link', title: '营销链接',
    groups: [
      {
        title: '优惠券',
        links: [
          ['我的优惠券', '/pages/users/user_coupon/index'], ['秒杀列表', '/pages/activity/goods_seckill/index'],
          ['直播列表', '/pages/activity/liveBroadcast/index'],
        ],
      },
      { title: '积分', links: [['积分商城', '/pages/activity/points_mall/index'], ['积分详情', '/pages/merchant/user_integral/index']] },
      { title: '拼团', links: [['拼团列表', '/pages/activity/goods_group/index']] },
    ],
  },
];
