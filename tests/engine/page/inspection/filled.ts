/** Widgets as a careful person leaves them, and a world in which everything they name exists. */
import { widgets } from '../../../../generated/widgets';
import { kinds } from '../../../../src/fields/kinds';
import { allowedTags, cleanAttribute } from '../../../../src/fields/richText/rules';
import type { JsonObject } from '../../../../src/engine/json';
import type { FieldModel } from '../../../../src/engine/model';
import { newWidget, writeValue } from '../../../../src/engine/page/controls';
import { openPage, type PageDocument } from '../../../../src/engine/page/document';
import { type Facts, type Finding, inspect, questions } from '../../../../src/engine/page/inspection';
import { add, isRefused } from '../../../../src/engine/page/operations';
import type { GroupModel } from '../../../../src/engine/page/widget';

export const modelOf = (component: string) => widgets.find((model) => model.component === component)!;

const links = ['/pages/index/index', '/pages/goods/goods_details/index?id=3&mt=0', '/pages/goods/news_details/index?id=2', '/pages/activity/small_page/index?id=4', '/pages/goods/goods_cate/index?id=5', '/pages/goods/goods_cate/index', 'https://shop.example.com/help', '/pages/users/user_spread_money/index?type=2'];

/** A value of the field that is in order; undefined leaves what is there. */
function good(field: FieldModel, group: GroupModel, turn: number): unknown {
  if (group.control === 'hotspots' && field.kind === 'childTable') return [0, 1].map((number) => ({ number: number + 1, starX: 20 + number * 200, starY: 30, areaWidth: 150, areaHeight: 80, nowImgWidth: 750, link: links[number] }));
  if (field.name === 'goodsList') return [1, 2, 3].map((id) => ({ id: id + turn, name: `商品${id}`, image: '/uploads/goods.png', price: '9.90' }));
  switch (field.kind) {
    case 'image': return `/uploads/${group.size?.width ?? 750}x${group.size?.height ?? 400}.png`;
    case 'link': return links[turn % links.length];
    case 'text': return (field.default as string) || '好物'.slice(0, field.maxLength);
    case 'richText': return '<p>新品<strong>上市</strong></p><img src="/uploads/rich.png" alt="新品海报">';
    case 'file': case 'url': return 'https://cdn.example.com/film.mp4';
    case 'reference': return 5 + turn;
    case 'references': return [1 + turn, 2 + turn];
    case 'enumeration': return field.codes![turn % field.codes!.length];
    case 'slider': case 'integer': return turn % 2 === 0 ? field.minimum : field.maximum;
    case 'switch': return true;
    case 'childTable': {
      const count = group.control === 'cells' ? 4 : Math.min(field.maxItems ?? 4, 1 + (turn % 4));
      return Array.from({ length: count }, (_none, index) => Object.fromEntries(field.fields!.map((each) => [each.name, good(each, group, turn + index) ?? each.default ?? ''])));
    }
    default: return undefined;
  }
}

/** @param turn chooses options, limits and links */
export function filled(component: string, turn = 0): JsonObject {
  const model = modelOf(component);
  return model.groups.reduce((saved, group) => {
    const value = good(group.field, group, turn);
    return value === undefined ? saved : writeValue(model, saved, group.key, value);
  }, newWidget(model, 1_700_000_000_000_000));
}

export const pageOf = (saved: readonly JsonObject[]): PageDocument => saved.reduce<PageDocument>((document, widget) => {
  const outcome = add(document, [widget], { widgets, now: 1_700_000_000_000 });
  return isRefused(outcome) ? document : outcome.document;
}, openPage({ id: 9, name: '活动页', title: '活动', isBgPic: 0, isBgColor: 1, colorPicker: '#f5f5f5' }));

export const shop = {
  catalogue: widgets, pageEntity: 'page/diy',
  shopPages: [
    { entity: 'marketing/seckillProduct', path: '/pages/goods/goods_details/index?id={id}&mt=1' }, { entity: 'product/product', path: '/pages/goods/goods_details/index?id={id}&mt=0' },
    { entity: 'marketing/groupActivitySku', path: '/pages/activity/goods_combination_details/index?id={id}' }, { entity: 'marketing/integralProduct', path: '/pages/activity/points_mall/index?id={id}' }, { entity: 'marketing/article', path: '/pages/goods/news_details/index?id={id}' },
    { entity: 'product/category', path: '/pages/goods/goods_cate/index?id={id}' },
    { entity: 'page/diy', path: '/pages/activity/small_page/index?id={id}' },
  ],
};

/** Everything that the page asks after exists and is on show. */
export function factsOf(document: PageDocument): Facts {
  const asked = questions(document, shop);
  const sizes = (address: string) => /(\d+)x(\d+)/.exec(address)?.slice(1).map(Number) ?? [750, 400];
  return {
    records: Object.fromEntries(Object.entries(asked.records).map(([entity, ids]) => [entity, Object.fromEntries(ids.map((id) => [id, { name: `第${id}个` }]))])),
    titles: {
      'product/product': '商品', 'marketing/seckillProduct': '秒杀商品', 'marketing/groupActivitySku': '拼团商品', 'marketing/integralProduct': '积分商品', 'product/brand': '品牌', 'product/category': '商品分类', 'merchant/merchant': '商户', 'marketing/article': '文章', 'marketing/articleCategory': '文章分类', 'page/diy': '微页面',
    },
    pictures: Object.fromEntries(asked.pictures.map((address) => [address, { bytes: 40_000, width: sizes(address)[0], height: sizes(address)[1] }])),
    shows: Object.fromEntries(asked.shows.map((component) => [component, 3])),
    links: [], theme: '#e93323',
  };
}

export const findingsIn = (document: PageDocument, facts: Facts): Finding[] =>
  inspect(document, { ...shop, facts, kindOf: (kind) => kinds[kind], markup: { allowedTags, cleanAttribute } });
