/** Templates of screens outside the settings. */
import { themes } from '../../engine/page/themes';
import { colour, image, input, must, number, radio, range, type ShippedTemplate, toggle } from './draft';

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

const flashSaleStyle = [
  image('headerImage', '顶部背景图', { ...must, tip: '750×300' }), colour('themeColor', '主题色', { ...must, defaultValue: '#e93323' }),
  radio('titleType', '标题形式', { ...must, options: [['1', '文字'], ['2', '图片']], defaultValue: '1' }),
  input('titleText', '标题文字', { defaultValue: '限时秒杀', more: { maxlength: 8 } }), image('titleImage', '标题图片'),
  colour('countdownColor', '倒计时文字色', { ...must, defaultValue: '#ffffff' }), colour('countdownBgColor', '倒计时背景色', { ...must, defaultValue: '#e93323' }),
  radio('listStyle', '商品列表样式', { ...must, options: [['1', '单列'], ['2', '双列'], ['3', '横向滑动']], defaultValue: '1' }),
  ...([['showOtPrice', '显示原价'], ['showProgress', '显示抢购进度'], ['status', '启用样式']] as const).map(([name, label]) =>
    ({ ...toggle(name, label), defaultValue: 'true', more: { 'active-value': 'true', 'inactive-value': 'false' } })),
  input('buttonText', '按钮文字', { ...must, defaultValue: '立即抢购', more: { maxlength: 6 } }), image('labelImage', '秒杀角标'),
  number('homeNum', '首页展示数量', { defaultValue: 6, ...range(1, 20) }),
];

export const sections: ShippedTemplate[] = [
  pageDesign,
  {
    name: '秒杀样式配置', info: '商城秒杀页与首页秒杀板块的样式', id: 86,
    fields: flashSaleStyle,
    demo: { ...Object.fromEntries(flashSaleStyle.map(({ name, defaultValue = '' }) => [name, String(defaultValue)])), headerImage: '/demo/picture-3.svg' },
  },
];
