/** Widgets that are filled without any call: for the gallery, and for tests. */
import { newWidget, writeValue } from '../engine/page/controls';
import { openPage, type PageDocument } from '../engine/page/document';
import type { GroupModel, WidgetModel } from '../engine/page/widget';
import type { FieldModel } from '../engine/model';
import type { JsonObject } from '../engine/json';
import type { PageData } from '../widgets/parts/data';

const colours = ['#c9d8f0', '#f3d5c8', '#cfe6d4', '#efe0b9', '#dccff0'];

/** A flat picture that says its size. */
function picture(width: number, height: number, index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours[index % colours.length]}"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 4}" fill="#fff" fill-opacity=".7"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const words = ['精选', '上新', '限时', '热卖', '好物'];

/** Rows that a list is shown with where it begins with fewer. */
const rowCount = 4;

function filled(field: FieldModel, index = 0): unknown {
  switch (field.kind) {
    case 'image': return picture(300, 300, index);
    case 'link': return '/pages/index/index';
    case 'references': return [1];
    case 'switch': return true;
    case 'childTable': return Array.from({ length: Math.min(rowCount, field.maxItems ?? rowCount) }, (_none, row) => Object.fromEntries((field.fields ?? []).map((each) => [each.name, filled(each, row)])));
    case 'richText': return '<p>欢迎光临，本店商品<strong>七天无理由退货</strong>。</p><ul><li>满 99 元包邮</li><li>48 小时发货</li></ul>';
    case 'integer': case 'slider': return field.name === 'id' ? index + 1 : field.default;
    case 'enumeration': case 'colour': case 'choices': return field.default;
    case 'reference': return null;
    default: return field.default || (words[index % words.length] ?? '').slice(0, field.maxLength);
  }
}

/** Hotspots lie where they do something, films have a cover; everything else is filled by its kind. */
const told: Record<string, unknown> = {
  checkoutConfig: [{ number: 1, starX: 40, starY: 40, areaWidth: 300, areaHeight: 200, nowImgWidth: 750, link: '/pages/index/index' }],
};

function valueOf({ key, field, size }: GroupModel): unknown {
  if (key in told) return told[key];
  if (field.kind === 'image') return picture(size?.width ?? 750, size?.height ?? 300, 0);
  if (field.kind === 'childTable' && size) {
    return (filled(field) as Record<string, unknown>[]).map((row, index) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value).startsWith('data:image') ? picture(size.width, size.height, index) : value])));
  }
  return filled(field);
}

let stamp = 1_700_000_000_000_000;

/** @param chosen options by group */
export function filledWidget(model: WidgetModel, chosen: Readonly<Record<string, unknown>> = {}): JsonObject {
  let saved = newWidget(model, stamp += 1);
  for (const group of model.groups) saved = writeValue(model, saved, group.key, group.key in chosen ? chosen[group.key] : valueOf(group));
  return saved;
}

/** Groups of which each option looks otherwise. */
export const optionGroups = (model: WidgetModel): GroupModel[] => model.groups.filter(({ field }) => field.kind === 'enumeration' && (field.codes?.length ?? 0) > 1);

/** Options under which a group is shown at all. */
const meeting = (when: GroupModel['when']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(when ?? {}).flatMap(([name, wanted]) => (Array.isArray(wanted) ? [[name, wanted[0]]] : typeof wanted === 'number' ? [[name, wanted]] : [])));

interface Variant {
  title: string;
  saved: JsonObject;
}

/** The widget as it begins, filled, and with every option once. */
export function variants(model: WidgetModel): Variant[] {
  const plain = { title: model.title, saved: newWidget(model, stamp += 1) };
  const others = optionGroups(model).flatMap(({ key, field, when }) => (field.codes ?? []).map((code, index) => ({
    title: `${model.title} · ${field.title} ${field.options?.[index]?.title ?? String(code)}`, saved: filledWidget(model, { ...meeting(when), [key]: code }),
  })));
  return [plain, ...(others.length > 0 ? others : [{ title: `${model.title} · 已填写`, saved: filledWidget(model) }])];
}

/** Records with names of different lengths. */
export const sampleData: PageData = {
  products: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 5) }, (_none, index) => ({
    id: index + 1, name: index % 2 === 0 ? `样品${index + 1} 轻薄保暖羽绒服 冬季新款` : `样品${index + 1}`, image: picture(300, 300, index), price: `${99 + index * 1000}.90`, otPrice: '199.00', sales: 37 * 10 ** index,
  }))),
  articles: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 3) }, (_none, index) => ({
    id: index + 1, title: `文章${index + 1}：如何挑选一把适合自己的露营椅，看完这篇就够了`, cover: picture(250, 156, index), synopsis: '', createTime: '2026-05-01 08:00:00',
  }))),
  merchants: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 4) }, (_none, index) => ({
    id: index + 1, name: `店铺${index + 1}官方旗舰店`, avatar: picture(96, 96, index), coverImage: picture(300, 144, index + 1), typeName: '旗舰店', isSelf: index === 0,
  }))),
  gifts: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 4) }, (_none, index) => ({ id: index + 1, name: `样品${index + 1}`, image: '/demo/goods-backpack.svg', redeemIntegral: 300 * (index + 1), price: index % 2 === 0 ? '0.00' : '9.90', stock: 20 }))),
  coupons: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 3) }, (_none, index) => ({ id: index + 1, name: '新人专享', money: 5 * 10 ** index, minPrice: index * 100, scope: '通用' }))),
  notes: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 4) }, (_none, index) => ({
    id: index + 1, title: index % 2 === 0 ? `样品笔记${index + 1} 三百块改造出租屋小阳台` : '', cover: picture(300, 300, index), isVideo: index === 1, authorName: `会员${index + 1}`, authorAvatar: index === 2 ? '' : picture(96, 96, index),
  }))),
  flashSales: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 4) }, (_none, index) => ({
    id: index + 1, name: index % 2 === 0 ? `样品${index + 1} 轻薄保暖羽绒服 冬季新款` : `样品${index + 1}`, image: picture(300, 300, index), price: `${59 + index * 1000}.00`, quota: index === 3 ? 0 : 8, button: '立即抢购',
    ...(index !== 1 && { otPrice: `${99 + index * 1000}.00`, progress: index === 3 ? 100 : 20 * index }), ...(index === 0 && { label: picture(40, 40, 2) }),
  }))),
  groups: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 4) }, (_none, index) => ({
    id: index + 1, name: index % 2 === 0 ? `样品${index + 1} 轻薄保暖羽绒服 冬季新款` : `样品${index + 1}`, image: picture(300, 300, index), price: `${59 + index * 1000}.00`, otPrice: `${99 + index * 1000}.00`, buyCount: index + 2, quota: index === 3 ? 0 : 8,
  }))),
  liveRooms: ({ limit }) => Promise.resolve(Array.from({ length: Math.min(limit, 3) }, (_none, index) => ({
    id: index + 1, name: `样品直播间${index + 1}`, cover: picture(300, 200, index), anchorName: '小满', status: index === 0 ? '直播中' : '未开始', isLive: index === 0, startTime: '2026-05-01 20:00:00',
  }))),
  alternatives: () => Promise.resolve([]),
};

export const pageOf = (saved: readonly JsonObject[]): PageDocument => openPage({ title: '样品', value: Object.fromEntries(saved.map((widget) => [String(widget.timestamp), widget])) });
