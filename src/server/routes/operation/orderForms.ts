/** Demo forms that members fill in with an order, by the goods that ask for them. */
import type { FieldDraft } from '../../../engine/formTemplate/make';
import { input, must, select, textarea } from '../../shipped/draft';

export interface OrderForm {
  name: string;
  info: string;
  /** Goods in whose name one of these stands ask for it. */
  goods: readonly string[];
  fields: readonly FieldDraft[];
  /** What members filled in, by field. */
  answers: Readonly<Record<string, readonly string[]>>;
}

const hours = ['9:00—12:00', '13:00—18:00', '18:00—21:00'];

export const orderForms: readonly OrderForm[] = [
  {
    name: '刻字定制', info: '下单时填写要刻的字', goods: ['中性笔', '双肩包'],
    fields: [input('words', '刻字内容', { ...must, more: { maxlength: 12 } }), select('font', '字体', { ...must, options: [['楷体', '楷体'], ['宋体', '宋体']] })],
    answers: { words: ['前程似锦', '平安喜乐', '王同学', '生日快乐', '毕业留念'], font: ['楷体', '宋体'] },
  },
  {
    name: '预约上门安装', info: '灯具与大件家电的安装时间', goods: ['吸顶灯', '空气净化器'],
    fields: [select('hours', '上门时段', { ...must, options: hours.map((each) => [each, each] as const) }), textarea('note', '安装说明', { more: { maxlength: 100 } })],
    answers: { hours, note: ['层高 2.8 米', '请提前半小时电话', '旧灯需拆除'] },
  },
  {
    name: '充值账号', info: '虚拟商品充到哪个账号', goods: ['话费充值', '影视会员'],
    fields: [input('account', '充值账号', { ...must, more: { maxlength: 32 } })],
    answers: { account: ['13800000001', '13900000026', '15000000318', '18600000205'] },
  },
];
