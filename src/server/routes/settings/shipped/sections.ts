/** Templates of screens outside the settings. */
import { colour, image, input, must, number, radio, range, type ShippedTemplate, toggle } from './draft';

const yuan = { ...must, defaultValue: 0, more: { min: 0, precision: 2 }, tip: '单位：元' };

export const sections: ShippedTemplate[] = [
  {
    name: '商户结算设置', info: '商户提现与分账的规则', page: '/finance/closingSetting', labelWidth: 190,
    fields: [
      number('guaranteedAmount', '商户保证金额', yuan), number('transferMinAmount', '商户每笔最小转账额度', yuan), number('transferMaxAmount', '商户每笔最高转账额度', yuan),
      radio('merchantShareNode', '商户分账节点', { ...must, options: [['pay', '订单支付后'], ['receipt', '订单收货后'], ['complete', '订单完成后']], defaultValue: 'complete' }),
      number('merchantShareFreezeTime', '商户分账冻结时间(天)', { ...must, defaultValue: 7, ...range(0) }),
    ],
  },
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
