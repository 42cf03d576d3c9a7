/** 支付设置, and the tabs of one form each (settings sheet). */
import { type PcForm, pcForms } from '../../engine/page/pcShop';
import { checkbox, image, input, must, number, radio, range, secret, type ShippedTemplate, textarea, toggle, url } from './draft';
import { type RatedProvider, rateKeys, usualRate } from '../payment/rates';
import { draftOf } from './ofFields';

/** The certificate holds a private key: its text is sealed, and no file of it lies among the uploads, which anybody may fetch. */
const merchant = (prefix: string, title: string) => [
  input(`${prefix}_mchid`, `${title}商户号`), { ...secret(`${prefix}_key`, `${title}支付密钥`), tip: '微信支付商户平台 - API安全中的APIv2密钥' },
  textarea(`${prefix}_certificate_path`, `${title}支付证书`, { tip: '依次粘贴apiclient_cert.pem和apiclient_key.pem的全部内容，退款时使用；保存后不再显示' }),
];

const rate = (provider: RatedProvider, title: string) =>
  number(rateKeys[provider], `${title}费率(%)`, { more: { ...range(0, 100, `未填写时按${usualRate}计算`).more, precision: 2 }, tip: `${title}从每笔收款中收取的费率，主页据此计算交易手续费` });

export const payment: ShippedTemplate[] = [
  {
    name: '微信支付', info: '公众号、小程序与APP的微信支付',
    fields: [
      { ...toggle('pay_weixin_open', '微信支付'), required: true },
      radio('wechat_pay_source', 'H5/PC支付来源', { options: [['public', '公众号'], ['mini', '小程序']], defaultValue: 'public' }),
      ...merchant('pay_weixin', '公众号'), ...merchant('pay_routine', '小程序'), ...merchant('pay_weixin_app', 'APP'),
      rate('weixin', '微信支付'),
    ],
  },
  {
    name: '支付宝支付', info: '支付宝应用',
    fields: [
      { ...toggle('ali_pay_status', '支付宝支付'), required: true }, input('ali_pay_appid', 'APPID'),
      textarea('ali_pay_private_key', '应用私钥'), textarea('ali_pay_public_key', '支付宝公钥'), rate('alipay', '支付宝'),
    ],
  },
  { name: '余额支付', info: '会员余额支付', fields: [{ ...toggle('yue_pay_status', '余额支付', true), required: true }] },
];

export const miniProgram: ShippedTemplate = {
  name: '小程序配置', info: '微信小程序',
  fields: [
    input('routine_appid', 'AppID', must), secret('routine_appsecret', 'AppSecret', must), input('routine_name', '小程序名称'),
    secret('routine_token', '消息Token'), secret('routine_aes_key', '消息加密密钥'),
    checkbox('routine_phone_verification', '手机号验证方式', { options: [[1, '微信小程序验证'], [2, '短信验证']] }),
  ],
};

export const officialAccount: ShippedTemplate = {
  name: '公众号配置', info: '微信公众号', id: 84,
  fields: [
    input('wechat_appid', 'AppID', must), secret('wechat_appsecret', 'AppSecret', must),
    secret('wechat_token', '消息Token'), secret('wechat_encodingaeskey', '消息加密密钥'),
    radio('wechat_browser_visit', '浏览器访问方式', { options: [['1', '必须授权'], ['0', '可不授权']], defaultValue: '0' }),
    image('wechat_share_img', '分享图片'), input('wechat_share_title', '分享标题'), textarea('wechat_share_synopsis', '分享简介'),
  ],
};

export const app: ShippedTemplate = { name: 'APP配置', info: '微信开放平台', fields: [input('wechat_app_appid', '开放平台AppID')] };

export const appVersion: ShippedTemplate = {
  name: 'APP升级配置', info: 'APP版本与下载地址',
  fields: [
    input('app_version', '版本号', { rules: [{ pattern: '/^\\d+\\.\\d+\\.\\d+$/', message: '版本号格式不正确' }], more: { maxlength: 20 } }),
    url('android_address', '安卓下载地址'), url('ios_address', '苹果下载地址'), toggle('open_upgrade', '强制升级'),
  ],
};

const ofForm = ({ template, fields }: PcForm): ShippedTemplate => ({ ...template, fields: fields.map(({ key, ...field }) => draftOf({ ...field, name: key })) });

export const pc: ShippedTemplate = {
  ...ofForm(pcForms.basics),
  demo: { pc_shopping_left_top_logo: '/demo/pc-logo.svg', pc_shopping_good_store_image: '/demo/pc-store.svg', pc_shopping_go_phone_qr_code_type: '1,2', merchant_apply_switch: '1' },
};

export const pcFooter: ShippedTemplate = {
  ...ofForm(pcForms.authorize), page: '/operation/pcConfig/empower',
  demo: { pc_bottom_phone: '400-000-0000', pc_bottom_address: '上海市示例路1号', pc_bottom_auth_info: '示例商城 版权所有', pc_bottom_filing_num: '沪ICP备00000000号' },
};
