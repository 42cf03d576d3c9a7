/** Templates of screens outside the settings. */
import { compare } from '../../../../engine/format/decimal';
import { themes } from '../../../../engine/page/themes';
import type { FieldDraft } from '../../../../engine/formTemplate/make';
import { colour, image, input, must, number, radio, range, richText, select, type ShippedTemplate, toggle } from './draft';

const yuan = { ...must, defaultValue: 0, more: { min: 0, precision: 2 }, tip: '单位：元' };

const shareNode: FieldDraft['options'] = [['pay', '订单支付后'], ['receipt', '订单收货后'], ['complete', '订单完成后']];

export const merchantClosing: ShippedTemplate = {
  name: '商户结算设置', info: '商户提现与分账的规则', page: '/finance/closingSetting', labelWidth: 190,
  fields: [
    number('guaranteedAmount', '商户保证金额', yuan), number('transferMinAmount', '商户每笔最小转账额度', yuan), number('transferMaxAmount', '商户每笔最高转账额度', yuan),
    radio('merchantShareNode', '商户分账节点', { ...must, options: shareNode, defaultValue: 'complete' }),
    number('merchantShareFreezeTime', '商户分账冻结时间(天)', { ...must, defaultValue: 7, ...range(0) }),
  ],
  together: ({ transferMinAmount: least, transferMaxAmount: most }) =>
    (compare(most || 0, least || 0) < 0 ? [{ field: 'transferMaxAmount', message: '商户每笔最高转账额度不能小于最小转账额度' }] : []),
};

export const distribution: ShippedTemplate = {
  name: '分销配置', info: '推广员与返佣的规则', page: '/distribution/distributionconfig', labelWidth: 190,
  fields: [
    radio('retailStoreSwitch', '分销启用', { ...must, options: [[1, '开启'], [0, '关闭']], defaultValue: 1, tip: '关闭后商城不再显示分销入口，也不再产生佣金' }),
    number('retailStoreLine', '满额分销最低金额', { ...must, defaultValue: -1, ...range(-1), tip: '单位：元。累计消费满此金额自动成为推广员；-1 不启用，0 任意消费即可' }),
    radio('retailStoreBindingType', '分销关系绑定', { ...must, options: [[0, '所有会员'], [1, '新会员']], defaultValue: 0, tip: '所有会员：没有上级的会员都可绑定；新会员：只有初次访问时绑定' }),
    radio('retailStoreBubbleSwitch', '分销气泡', { ...must, options: [[1, '展示'], [0, '不展示']], defaultValue: 1, tip: '商品详情页是否以气泡提示可得佣金' }),
    number('retailStoreBrokerageFirstRatio', '一级返佣比例(%)', { ...must, defaultValue: 0, ...range(0, 100), tip: '直接推广人所得，按订单实付金额计算；商品规格单独设置的比例优先' }),
    number('retailStoreBrokerageSecondRatio', '二级返佣比例(%)', { ...must, defaultValue: 0, ...range(0, 100), tip: '推广人的上级所得；两级相加不能超过100%' }),
    number('retailStoreExtractMinPrice', '提现最低金额', { ...yuan, tip: '单位：元。每次提现不得低于此金额' }),
    select('retailStoreExtractBank', '提现银行卡', { defaultValue: [], more: { multiple: true, filterable: true, 'allow-create': true, 'multiple-limit': 20 }, tip: '会员提现时可选的银行，每个标签一家' }),
    select('retailStoreBrokerageShareNode', '开始冻结规则', { ...must, options: shareNode, defaultValue: 'complete', tip: '佣金从何时起进入冻结期' }),
    number('retailStoreBrokerageFreezingTime', '冻结时长(天)', { ...must, defaultValue: 7, ...range(0, 30), tip: '冻结期满后佣金计入余额，可以提现' }),
  ],
  together: ({ retailStoreBrokerageFirstRatio: first, retailStoreBrokerageSecondRatio: second }) =>
    (Number(first) + Number(second) > 100 ? [{ field: 'retailStoreBrokerageSecondRatio', message: '返佣比例相加不能超过100%' }] : []),
};

export const memberLevel: ShippedTemplate = {
  name: '会员等级配置', publishedAs: 'userlevelConfig', info: '会员等级与成长值的规则', page: '/user/level/config', labelWidth: 170,
  fields: [
    { ...toggle('userLevelSwitch', '等级开关', true), required: true, tip: '关闭后会员不再升级；商城个人中心的“我的等级”请一并隐藏' },
    number('userLevelCommunityNotesExp', '发布种草获得成长值', { ...must, defaultValue: 0, ...range(0), tip: '每次有效发布所得；签到所得的成长值在签到配置中设置' }),
    number('userLevelCommunityNotesNum', '每日有效发布次数', { ...must, defaultValue: 0, ...range(0), tip: '每天前几次发布计算成长值' }),
  ],
};

export const memberLevelRule: ShippedTemplate = {
  name: '会员等级说明', info: '向会员展示的等级规则', page: '/user/level/description', labelWidth: 120,
  fields: [richText('userLevelRule', '等级规则说明', { ...must, defaultValue: '', more: { placeholder: '请输入规则信息' } })],
};

export const paidMember: ShippedTemplate = {
  name: '付费会员配置', info: '付费会员的基础开关', page: '/user/paidMembers/configure', labelWidth: 120,
  fields: [
    { ...toggle('paidMemberPaidEntrance', '购买入口', true), required: true, tip: '关闭后不能再购买，已有的会员不受影响' },
    radio('paidMemberPriceDisplay', '会员价格', { ...must, options: [['all', '全部会员可见'], ['paid', '仅付费会员可见']], defaultValue: 'all' }),
    { ...toggle('paidMemberProductSwitch', '会员专享', true), required: true, tip: '商城是否显示会员专享商品' },
  ],
};

/** Settings of 页面装修 behind calls of their own (page design sheet). */
export const pageDesign: ShippedTemplate = {
  name: '页面装修', info: '主题色、底部菜单与开屏广告的开关', page: '/page/design', labelWidth: 150,
  fields: [
    radio('change_color_config', '主题', { ...must, options: themes.map(({ name }, index) => [String(index + 1), name]), defaultValue: '1' }),
    toggle('bottom_navigation_is_custom', '底部菜单是否自定义', true),
    toggle('splash_ad_switch', '开屏广告'),
    number('splash_ad_show_time', '广告时间(秒)', { ...must, defaultValue: 3, ...range(1) }),
    number('splash_ad_show_interval', '展示间隔(小时)', { ...must, defaultValue: 0, ...range(0), tip: '0 表示每次打开都展示' }),
  ],
};

export const sections: ShippedTemplate[] = [
  pageDesign,
  merchantClosing,
  distribution,
  memberLevel,
  memberLevelRule,
  paidMember,
  {
    name: '秒杀样式配置', info: '商城秒杀页与首页秒杀板块的样式', id: 86,
    fields: [
      image('headerImage', '顶部背景图', { ...must, tip: '750×300' }), colour('themeColor', '主题色', { ...must, defaultValue: '#e93323' }),
      radio('titleType', '标题形式', { ...must, options: [['1', '文字'], ['2', '图片']], defaultValue: '1' }),
      input('titleText', '标题文字', { defaultValue: '限时秒杀', more: { maxlength: 8 } }), image('titleImage', '标题图片'),
      colour('countdownColor', '倒计时文字色', { ...must, defaultValue: '#ffffff' }), colour('countdownBgColor', '倒计时背景色', { ...must, defaultValue: '#e93323' }),
      radio('listStyle', '商品列表样式', { ...must, options: [['1', '单列'], ['2', '双列'], ['3', '横向滑动']], defaultValue: '1' }),
      ...([['showOtPrice', '显示原价'], ['showProgress', '显示抢购进度'], ['status', '启用样式']] as const).map(([name, label]) =>
        ({ ...toggle(name, label), defaultValue: 'true', more: { 'active-value': 'true', 'inactive-value': 'false' } })),
      input('buttonText', '按钮文字', { ...must, defaultValue: '立即抢购', more: { maxlength: 6 } }), image('labelImage', '秒杀角标'),
      number('homeNum', '首页展示数量', { defaultValue: 6, ...range(1, 20) }),
    ],
  },
];
