/** What the events of the shop tell (contract, 通知标记), under the names that templates have for it. */
/** Names of what can be told, each with others under which templates ask for the same. */
const words = {
  订单编号: ['订单号', '订单编码', '单号', '交易单号', '商户单号', '配送单号'],
  支付金额: ['订单金额', '付款金额', '实付金额', '订单总额', '总金额', '金额'],
  支付时间: ['付款时间', '下单时间', '订单时间', '交易时间'],
  商品名称: ['商品', '商品信息', '商品详情', '商品清单', '物品名称', '订单内容', '拼团商品'],
  快递公司: ['物流公司', '承运公司', '配送公司', '快递'],
  快递单号: ['物流单号', '运单号', '运单编号'],
  发货时间: ['配送时间', '出库时间'],
  配送员: ['配送人员', '配送人', '骑手', '骑手姓名'],
  配送电话: ['配送员电话', '联系电话', '联系方式', '骑手电话', '联系人手机号'],
  收货时间: ['签收时间', '确认时间', '完成时间'],
  成团人数: ['拼团人数', '参团人数', '团购人数'],
  成团时间: ['拼团时间', '开团时间'],
  充值金额: ['金额'],
  充值时间: ['到账时间', '时间'],
  账户余额: ['余额', '当前余额', '卡内余额'],
  商户名称: ['店铺名称', '商家名称', '店铺', '门店名称', '商家'],
  商户账号: ['账号', '登录账号'],
  拒绝原因: ['原因', '驳回原因', '未通过原因'],
  会员昵称: ['昵称', '用户昵称', '会员', '用户'],
  礼品: ['礼包内容', '奖品名称', '赠送内容'],
} as const satisfies Record<string, readonly string[]>;

const order = { 订单编号: 'PT202500000000000001', 支付金额: '128.00', 商品名称: '示例商品', 商户名称: '示例商户' } as const;
const time = '2025-01-01 10:00:00';

/** What each tells, with an example for 发送测试. */
export const marks = {
  paySuccess: { tells: { ...order, 支付时间: time } },
  deliverGoods: { tells: { ...order, 快递公司: '顺丰速运', 快递单号: 'SF0000000000000', 发货时间: time } },
  receiptGoods: { tells: { ...order, 收货时间: time } },
  groupSuccess: { tells: { ...order, 成团人数: '3', 成团时间: time } },
  fulfillmentOrder: { tells: { ...order, 配送员: '示例配送员', 配送电话: '13800000000', 发货时间: time } },
  rechargeSuccess: { tells: { 充值金额: '100.00', 充值时间: time, 账户余额: '100.00' } },
  modifyOrderPrice: { tells: order },
  auditSuccess: { tells: { 商户名称: '示例商户', 商户账号: '13800000000' } },
  auditFail: { tells: { 商户名称: '示例商户', 拒绝原因: '资质图片不清晰，请重新上传' } },
  birthdayPresent: { tells: { 会员昵称: '示例会员', 礼品: '生日券' } },
  merchantPaySuccess: { tells: { ...order, 支付时间: time } },
} as const satisfies Record<string, { tells: Partial<Record<keyof typeof words, string>> }>;

export type MarkName = keyof typeof marks;

export const isMark = (mark: string): mark is MarkName => Object.hasOwn(marks, mark);

/** What an event tells: all that its mark names. */
export type Told<Name extends MarkName> = { [Key in keyof (typeof marks)[Name]['tells']]: string };

/** @returns what stands under a name of a template; undefined where the event tells nothing of the kind */
export function wordFor(name: string, tells: Readonly<Record<string, string>>): string | undefined {
  const asked = name.trim();
  const own = Object.keys(tells).find((word) => word === asked) ?? Object.entries<readonly string[]>(words).find(([word, others]) => Object.hasOwn(tells, word) && others.includes(asked))?.[0];
  return own === undefined ? undefined : tells[own];
}
