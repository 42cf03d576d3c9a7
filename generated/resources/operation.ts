// Made from schemas/operation/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "adminType",
    title: "管理员类型",
    items: [
      { value: 1, title: "平台超管", name: "platformSuper" },
      { value: 2, title: "商户超管", name: "merchantSuper" },
      { value: 3, title: "平台管理员", name: "platform" },
      { value: 4, title: "商户管理员", name: "merchant" },
    ],
  },
  {
    name: "categoryType",
    title: "分类类型",
    items: [
      { value: 1, title: "商品分类", name: "goods" },
      { value: 2, title: "文章分类", name: "article" },
      { value: 3, title: "附件分类", name: "attachment" },
      { value: 4, title: "设置分类", name: "setting" },
      { value: 5, title: "菜单分类", name: "menu" },
      { value: 6, title: "配置分类", name: "configuration" },
      { value: 7, title: "秒杀配置", name: "seckill" },
    ],
  },
  {
    name: "dictDefault",
    title: "字典默认值",
    items: [{ value: "Y", title: "是", colour: "success", name: "yes" }, { value: "N", title: "否", colour: "info", name: "no" }],
  },
  {
    name: "dictStatus",
    title: "字典状态",
    items: [{ value: 0, title: "正常", colour: "success", name: "normal" }, { value: 1, title: "停用", colour: "info", name: "stopped" }],
  },
  { name: "displayed", title: "管理员状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "不显示", colour: "info" }] },
  {
    name: "keywordReplyType",
    title: "关键字回复类型",
    items: [{ value: "text", title: "文字消息" }, { value: "image", title: "图片消息" }, { value: "news", title: "图文消息" }, { value: "voice", title: "声音消息" }],
  },
  {
    name: "menuType",
    title: "菜单类型",
    items: [
      { value: "M", title: "目录", colour: "primary", name: "directory" },
      { value: "C", title: "菜单", colour: "success", name: "screen" },
      { value: "A", title: "按钮", colour: "info", name: "button" },
    ],
  },
  { name: "opened", title: "开启状态", items: [{ value: true, title: "开启", colour: "success" }, { value: false, title: "关闭", colour: "info" }] },
  {
    name: "operationKind",
    title: "操作类型",
    items: [
      { value: "ADD", title: "新增", colour: "success" },
      { value: "UPDATE", title: "修改", colour: "primary" },
      { value: "DELETE", title: "删除", colour: "danger" },
      { value: "RESTORE", title: "恢复", colour: "warning" },
      { value: "LOGIN", title: "登录", colour: "info" },
    ],
  },
  { name: "operationStatus", title: "操作状态", items: [{ value: 0, title: "正常", colour: "success" }, { value: 1, title: "异常", colour: "danger" }] },
  {
    name: "pcRecommendScope",
    title: "推荐板块的商品",
    items: [
      { value: "product", title: "指定商品参与", name: "product" },
      { value: "brand", title: "指定品牌参与", name: "brand" },
      { value: "category", title: "指定分类参与", name: "category" },
      { value: "merchant", title: "指定商户参与", name: "merchant" },
    ],
  },
  {
    name: "serviceKeyStatus",
    title: "服务密钥状态",
    items: [
      { value: 1, title: "有效", colour: "success", name: "active" },
      { value: 2, title: "已撤销", colour: "danger", name: "revoked" },
      { value: 3, title: "已到期", colour: "info", name: "ended" },
    ],
  },
  {
    name: "shipmentUpload",
    title: "发货信息上传状态",
    items: [
      { value: 0, title: "待上传", colour: "warning", name: "waiting" },
      { value: 1, title: "已上传", colour: "success", name: "uploaded" },
      { value: 2, title: "上传失败", colour: "danger", name: "failed" },
    ],
  },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
  {
    name: "serviceRight",
    title: "服务权限",
    items: [
      { value: "service:gallery:specimen:resubmit", title: "商户 · 重新提交标本" },
      { value: "service:marketing:activityOrder:register", title: "会员 · 提交报名" },
      { value: "service:marketing:activityOrder:pay", title: "商城 · 支付报名" },
      { value: "service:marketing:activityOrder:askRefund", title: "会员 · 申请报名退款" },
      { value: "service:marketing:activityOrder:withdraw", title: "会员 · 会员取消报名" },
      { value: "service:marketing:activityRefund:revoke", title: "会员 · 会员撤销报名退款" },
      { value: "service:marketing:communityNote:publish", title: "会员 · 发布社区内容" },
      { value: "service:marketing:communityNote:setLikes", title: "商城 · 更新点赞数" },
      { value: "service:marketing:communityReply:comment", title: "会员 · 发表评论" },
      { value: "service:marketing:communityReply:setLikes", title: "商城 · 更新评论点赞数" },
      { value: "service:marketing:couponUser:claim", title: "会员 · 领取优惠券" },
      { value: "service:marketing:groupActivity:submit", title: "商户 · 提交拼团活动" },
      { value: "service:marketing:groupActivity:turn", title: "商户 · 开关拼团活动" },
      { value: "service:marketing:groupActivity:withdraw", title: "商户 · 撤销拼团活动" },
      { value: "service:marketing:integralReceipt:upload", title: "会员 · 上传小票" },
      { value: "service:marketing:liveGoods:submit", title: "商户 · 提交直播商品" },
      { value: "service:marketing:liveGoods:withdraw", title: "商户 · 撤回直播商品" },
      { value: "service:marketing:liveGoods:resubmit", title: "商户 · 重新提交直播商品" },
      { value: "service:marketing:liveRoom:submit", title: "商户 · 提交直播间" },
      { value: "service:marketing:liveRoom:resubmit", title: "商户 · 重新提交直播间" },
      { value: "service:marketing:signRecord:sign", title: "商城 · 会员签到" },
      { value: "service:marketing:videoDraft:submit", title: "商户 · 提交草稿商品" },
      { value: "service:marketing:videoDraft:withdraw", title: "商户 · 撤回草稿商品" },
      { value: "service:marketing:videoDraft:resubmit", title: "商户 · 重新提交草稿商品" },
      { value: "service:marketing:videoProduct:takeDown", title: "商户 · 商家下架视频号商品" },
      { value: "service:marketing:videoProduct:putUp", title: "商户 · 商家上架视频号商品" },
      { value: "service:merchant:apply:apply", title: "商城 · 提交入驻申请" },
      { value: "service:order:order:place", title: "会员 · 提交订单" },
      { value: "service:order:order:pay", title: "商城 · 支付订单" },
      { value: "service:order:order:cancel", title: "会员 · 会员取消订单" },
      { value: "service:order:order:verify", title: "商户 · 到店核销" },
      { value: "service:order:order:receive", title: "会员 · 会员已收货" },
      { value: "service:order:refund:ask", title: "会员 · 申请退款" },
      { value: "service:order:refund:revoke", title: "会员 · 撤销退款" },
      { value: "service:order:refund:refuse", title: "商户 · 拒绝退款" },
      { value: "service:order:refund:agree", title: "商户 · 同意退款" },
      { value: "service:order:refund:agreeReturn", title: "商户 · 同意退货" },
      { value: "service:order:refund:sendBack", title: "会员 · 寄回商品" },
      { value: "service:order:refund:receiveReturn", title: "商户 · 确认收货" },
      { value: "service:order:refund:refuseReturn", title: "商户 · 拒绝收货" },
      { value: "service:product:product:submit", title: "商户 · 商品提交审核" },
      { value: "service:product:product:putOn", title: "商户 · 商品上架" },
      { value: "service:product:product:takeOff", title: "商户 · 商品下架" },
      { value: "service:product:product:recycle", title: "商户 · 商品移入回收站" },
      { value: "service:user:user:register", title: "商城 · 注册会员" },
    ],
  },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
