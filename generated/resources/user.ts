// Made from schemas/user/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "accessType",
    title: "访问情况",
    items: [{ value: 0, title: "全部" }, { value: 1, title: "首次访问" }, { value: 2, title: "访问过" }, { value: 3, title: "未访问" }],
  },
  { name: "benefitChannel", title: "翻倍渠道", items: [{ value: "1", title: "签到" }, { value: "2", title: "购买商品" }] },
  {
    name: "cardPayChannel",
    title: "会员卡支付渠道",
    items: [
      { value: "public", title: "公众号" },
      { value: "mini", title: "小程序" },
      { value: "h5", title: "网页支付" },
      { value: "wechatIos", title: "微信Ios" },
      { value: "wechatAndroid", title: "微信Android" },
      { value: "alipay", title: "支付宝" },
      { value: "alipayApp", title: "支付宝App" },
      { value: "yue", title: "余额" },
      { value: "give", title: "平台赠送" },
    ],
  },
  {
    name: "cardPayType",
    title: "会员卡支付方式",
    items: [{ value: "weixin", title: "微信" }, { value: "alipay", title: "支付宝" }, { value: "give", title: "平台赠送" }, { value: "yue", title: "余额" }],
  },
  { name: "experienceChannel", title: "经验翻倍渠道", items: [{ value: "1", title: "签到", name: "sign" }, { value: "2", title: "发布种草", name: "note" }] },
  {
    name: "integralLinkType",
    title: "积分关联类型",
    items: [
      { value: "order", title: "订单" },
      { value: "refund", title: "退款" },
      { value: "sign", title: "签到" },
      { value: "system", title: "系统操作" },
      { value: "manual", title: "手动积分" },
      { value: "manual_adjust", title: "手动调整" },
      { value: "activity", title: "活动" },
    ],
  },
  {
    name: "integralRecordStatus",
    title: "积分记录状态",
    items: [
      { value: 1, title: "订单创建", colour: "primary", name: "created" },
      { value: 2, title: "冻结期", colour: "warning", name: "frozen" },
      { value: 3, title: "完成", colour: "success", name: "settled" },
      { value: 4, title: "失效", colour: "info", name: "void" },
    ],
  },
  {
    name: "ledgerDirection",
    title: "收支类型",
    items: [{ value: 1, title: "增加", colour: "success", name: "in" }, { value: 2, title: "扣减", colour: "danger", name: "out" }],
  },
  { name: "logoff", title: "注销状态", items: [{ value: true, title: "已注销" }, { value: false, title: "未注销" }] },
  {
    name: "memberBenefit",
    title: "会员权益",
    items: [
      { value: "experienceDoubling", title: "经验值翻倍" },
      { value: "integralDoubling", title: "积分翻倍" },
      { value: "memberExclusivePrice", title: "会员专享价" },
      { value: "exclusiveCustomer", title: "专属客服" },
    ],
  },
  {
    name: "memberCardType",
    title: "会员卡类型",
    items: [
      { value: 0, title: "试用", colour: "info", name: "trial" },
      { value: 1, title: "期限", colour: "primary", name: "term" },
      { value: 2, title: "永久", colour: "success", name: "permanent" },
    ],
  },
  { name: "memberIdentity", title: "会员身份", items: [{ value: 1, title: "推广员" }, { value: 2, title: "普通会员" }, { value: 3, title: "付费会员" }] },
  { name: "memberPriceDisplay", title: "会员价格展示", items: [{ value: "all", title: "全部会员可见" }, { value: "paid", title: "仅付费会员可见" }] },
  {
    name: "memberSearchType",
    title: "会员搜索类型",
    items: [{ value: "all", title: "全部" }, { value: "uid", title: "会员ID" }, { value: "phone", title: "手机号" }, { value: "nickname", title: "会员昵称" }],
  },
  {
    name: "memberType",
    title: "会员类型",
    items: [{ value: 0, title: "游客", colour: "info" }, { value: 1, title: "管理员", colour: "primary" }, { value: 2, title: "员工", colour: "success" }],
  },
  { name: "opened", title: "开启状态", items: [{ value: true, title: "开启", colour: "success" }, { value: false, title: "关闭", colour: "info" }] },
  { name: "operateType", title: "修改方式", items: [{ value: "add", title: "增加" }, { value: "sub", title: "减少" }] },
  { name: "paid", title: "支付状态", items: [{ value: true, title: "已支付", colour: "success" }, { value: false, title: "未支付", colour: "warning" }] },
  {
    name: "payTimes",
    title: "消费情况",
    items: [
      { value: 0, title: "0" },
      { value: 1, title: "1+" },
      { value: 2, title: "2+" },
      { value: 3, title: "3+" },
      { value: 4, title: "4+" },
      { value: 5, title: "5+" },
    ],
  },
  { name: "promoterLevel", title: "推广层级", items: [{ value: 0, title: "全部" }, { value: 1, title: "一级推广人" }, { value: 2, title: "二级推广人" }] },
  {
    name: "registerType",
    title: "注册渠道",
    items: [
      { value: "wechat", title: "公众号", colour: "success" },
      { value: "routine", title: "小程序", colour: "primary" },
      { value: "h5", title: "H5", colour: "info" },
      { value: "iosWx", title: "微信ios", colour: "warning" },
      { value: "androidWx", title: "微信安卓", colour: "warning" },
      { value: "ios", title: "ios", colour: "default" },
    ],
  },
  { name: "sex", title: "性别", items: [{ value: 0, title: "未知" }, { value: 1, title: "男" }, { value: 2, title: "女" }, { value: 3, title: "保密" }] },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  { name: "staffMemberType", title: "平台添加的会员类型", items: [{ value: 1, title: "管理员", name: "manager" }, { value: 2, title: "员工", name: "employee" }] },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
