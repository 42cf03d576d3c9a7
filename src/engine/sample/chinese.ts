/** Believable Chinese texts for generated rows, chosen by what a field is called. */
import type { FieldModel } from '../model';
import { between, pick, times, type Random } from './pick';

const surnames = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗郑梁谢宋唐'];
const givenNames = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '洋', '艳', '勇', '杰', '娟', '涛', '明', '超', '秀兰', '建华', '志强', '晓燕', '雨桐', '子涵', '欣怡', '浩然', '梓萱', '宇轩', '思远', '佳宁'];
const nicknames = ['山间清风', '小鹿乱撞', '一杯暖茶', '追光的人', '晨曦微露', '海边拾贝', '南风知意', '柚子味汽水', '月下独酌', '行走的云'];
const cities = ['北京市朝阳区', '上海市浦东新区', '广州市天河区', '深圳市南山区', '杭州市西湖区', '成都市武侯区', '西安市雁塔区', '武汉市洪山区', '南京市鼓楼区', '苏州市姑苏区'];
const streets = ['建国路', '人民大道', '中山南路', '科技园路', '解放西路', '长江路', '文苑街', '滨河大道', '学院路', '和平街'];
const trades = ['贸易', '电子商务', '食品', '服饰', '信息技术', '文化传媒', '家居用品', '生物科技'];
const heads = ['优选', '臻品', '晨光', '青禾', '云朵', '星河', '山野', '初见', '锦绣', '鲜果', '家和', '乐享', '时光', '匠心', '四季', '暖阳'];
const tails = ['生活馆', '甄选', '系列', '精选', '礼盒', '专享', '小铺', '工坊', '优品', '家居', '数码', '美食', '服饰', '好物', '文创', '茶点'];
const sentences = [
  '精选优质原料，做工细致，适合日常使用。', '下单后四十八小时内发货，节假日顺延。', '支持七天无理由退货，请保持包装完好。',
  '新品上架，前一百名购买的会员可获赠小礼品。', '请在收到后当面检查，如有破损可以拒收。', '颜色以实物为准，不同屏幕的显示可能略有差异。',
  '本活动最终解释以页面说明为准。', '如有疑问，请在工作时间联系在线客服。', '适合家庭聚会与节日馈赠，口味清爽不腻。', '存放于阴凉干燥处，避免阳光直射。',
];
const titles = ['春季上新全场满减说明', '会员日积分加倍须知', '如何申请退换货', '节假日发货时间安排', '新手购物指南', '冬季保暖好物推荐', '平台服务规则更新通知', '优惠券使用常见问题'];
const labels = ['新品', '热卖', '包邮', '限时', '正品保证', '送礼', '国货', '进口', '有机', '手工', '耐用', '轻便', '亲肤', '无糖', '低脂', '环保'];

const personName = (random: Random): string => pick(random, surnames) + pick(random, givenNames);
export const shortName = (random: Random): string => pick(random, heads) + pick(random, tails);
export const sentence = (random: Random): string => pick(random, sentences);
export const paragraph = (random: Random): string => times(between(random, 2, 4), () => sentence(random)).join('');
export const label = (random: Random): string => pick(random, labels);
export const address = (random: Random): string => `${pick(random, cities)}${pick(random, streets)}${between(random, 1, 399)}号`;
export const mobile = (random: Random): string => `1${pick(random, ['38', '39', '50', '58', '66', '77', '86', '99'])}${times(8, () => between(random, 0, 9)).join('')}`;
const company = (random: Random): string => `${pick(random, cities).slice(0, 2)}${pick(random, heads)}${pick(random, trades)}有限公司`;
const code = (random: Random): string => times(10, () => pick(random, [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('');

/** The first rule whose words occur in the title or name of the field decides. */
const rules: [RegExp, (random: Random) => string][] = [
  [/昵称|nick/i, (random) => pick(random, nicknames)],
  [/姓名|联系人|负责人|作者|经办|realName|author|contact/i, personName],
  [/电话|手机|phone|mobile/i, mobile],
  [/地址|address/i, address],
  [/公司|企业|company/i, company],
  [/编号|单号|编码|代码|条码|账号|code|account|number|^key$/i, code],
  [/简介|描述|说明|备注|内容|原因|摘要|desc|intro|remark|reason|synopsis|content|mark/i, sentence],
  [/文章|标题|公告|title|headline/i, (random) => pick(random, titles)],
  [/单位|unit/i, (random) => pick(random, [...'件个盒瓶箱袋套'])],
];

/** A one-line text that suits the field's title; lengths and patterns are not looked at. */
export function wordsFor(field: FieldModel, random: Random): string {
  const rule = rules.find(([words]) => words.test(field.title) || words.test(field.name));
  return (rule?.[1] ?? shortName)(random);
}
