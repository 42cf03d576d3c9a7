/** What an inspection asks after pages, answered from the shop: one statement a kind, whatever the number of pages. */
import { sql, type RawBuilder } from 'kysely';
import type { EntityKey } from '../../../../generated/records';
import { productType } from '../../../../generated/codes';
import { namesOf } from '../../../engine/namesOf';
import type { Facts, PictureFact, Questions, RecordFact } from '../../../engine/page/inspection';
import { keyOf } from '../../files/address';
import { measure } from '../../files/measure';
import type { FileRoom } from '../../files/room';
import { turns } from '../../files/turns';
import { all } from '../../resources/condition';
import type { House, Resource } from '../../resources/types';
import { alive, own, resourceOf } from '../../resources/resource';
import { named } from '../../sql/named';
import { linkedPaths } from './links';
import { countFlashSales, countGroups, flashGoodsLinked, groupGoodsLinked } from '../shop/sales';
import { articlesShown, chosenTheme, couponsOffered, giftsOffered, goodsOnSale, inCategories, liveRoomsShown, notesShown } from '../shop/visible';

export async function factsFor(house: House, { store }: Pick<FileRoom, 'store'>, asked: Questions): Promise<Facts> {
  const served = namesOf(states).flatMap((key) => {
    const [resource, ids] = [house.resources.get(key) ?? house.facets.get(key), asked.records[key]];
    return resource && ids ? [{ key, resource, ids }] : [];
  });
  const records = await Promise.all(served.map(async ({ key, resource, ids }) => [key, await recordsOf(house, key, resource, ids)] as const));
  return {
    records: Object.fromEntries(records),
    titles: Object.fromEntries(served.map(({ key, resource }) => [key, resource.entity.title])),
    pictures: await picturesOf(house, store, asked.pictures),
    shows: Object.fromEntries(await Promise.all(asked.shows.map(async (component) => [component, await shownBy(house, component)] as const))),
    links: await linkedPaths(house),
    theme: await chosenTheme(house),
  };
}

interface States {
  /** The column of its name. */
  name: RawBuilder<string>;
  /** Whether shoppers see it, and what it is while they do not. */
  shown?: RawBuilder<boolean>;
  /** What only the shop's own conditions say of it. */
  seen?(house: House): RawBuilder<boolean>;
  unseen: NonNullable<RecordFact['state']>;
  soldOut?: RawBuilder<boolean>;
  /** Whether what offered it is over. */
  ended?: RawBuilder<boolean>;
  /** Whether shoppers see nothing of what it holds. */
  empty?(house: House): RawBuilder<boolean>;
}

/** Each record `r`, beside goods and articles `t`. */
const [, product] = named('product_product', 'r');
const [, brand] = named('product_brand', 'r');
const [, category] = named('product_category', 'r');
const [, shop] = named('merchant_merchant', 'r');
const [, article] = named('marketing_article', 'r');
const [, articleCategory] = named('marketing_article_category', 'r');
const [, page] = named('page_diy', 'r');
const [, flashGoods] = named('marketing_seckill_product', 'r');
const [, groupGoods] = named('marketing_group_activity_sku', 'r');
const [, goods] = named('product_product', 't');
const [, among] = named('marketing_article', 't');

const noGoods = (of: RawBuilder<boolean>) => (house: House): RawBuilder<boolean> => nothing(house, 'product/product', [...goodsOnSale(house), of]);

function nothing(house: House, key: EntityKey, where: RawBuilder<boolean>[]): RawBuilder<boolean> {
  const resource = resourceOf(house, key);
  return sql<boolean>`not exists (select 1 from ${resource.table} t where ${all([alive(resource), ...where])})`;
}

const states = {
  'product/product': { name: product.name, seen: (house) => sql<boolean>`exists (select 1 from product_product t where t.id = r.id and ${all(goodsOnSale(house))})`, unseen: 'offShelf', soldOut: sql<boolean>`${product.stock} <= 0` },
  'marketing/seckillProduct': { ...flashGoodsLinked(flashGoods.id), unseen: 'offShelf' },
  'marketing/groupActivitySku': { ...groupGoodsLinked(groupGoods.id), unseen: 'closed' },
  'marketing/integralProduct': { name: product.name, shown: sql<boolean>`(${product.type} = ${productType.points} and ${product.is_show})`, unseen: 'offShelf', soldOut: sql<boolean>`${product.stock} <= 0` },
  'product/brand': { name: brand.name, shown: brand.is_show, unseen: 'hidden', empty: noGoods(sql<boolean>`${goods.brand_id} = ${brand.id}`) },
  'product/category': { name: category.name, shown: category.is_show, unseen: 'hidden', empty: noGoods(inCategories(sql`array[${category.id}]`)) },
  'merchant/merchant': { name: shop.name, shown: shop.is_switch, unseen: 'closed', empty: noGoods(sql<boolean>`${goods.mer_id} = ${shop.id}`) },
  'marketing/article': { name: article.title, seen: () => sql<boolean>`exists (select 1 from marketing_article t where t.id = r.id and ${all(articlesShown())})`, unseen: 'hidden' },
  'marketing/articleCategory': {
    name: articleCategory.name, shown: articleCategory.status, unseen: 'hidden',
    empty: (house) => nothing(house, 'marketing/article', [...articlesShown(), sql<boolean>`${among.cid} = ${articleCategory.id}`]),
  },
  'page/diy': { name: page.name, shown: page.is_show, unseen: 'hidden' },
} as const satisfies Partial<Record<EntityKey | 'marketing/integralProduct', States>>;
type Told = keyof typeof states;

async function recordsOf(house: House, key: Told, resource: Resource, ids: readonly number[]): Promise<Record<string, RecordFact>> {
  const never = sql<boolean>`false`;
  const always = sql<boolean>`true`;
  const { name, shown = always, seen, unseen, ended = never, soldOut = never, empty }: States = states[key];
  const deleted = key === 'product/product' ? sql`${product.is_del} or ${product.is_recycle}` : resource.softDelete ? sql.ref(`r.${own.deleted}`) : sql`false`;
  const { rows } = await sql<{ id: string; name: string; deleted: boolean; ended: boolean; shown: boolean; sold_out: boolean; empty: boolean }>`
    select r.id, ${name} as name, (${deleted}) as deleted, ${ended} as ended, (${shown} and ${seen?.(house) ?? always}) as shown,
      ${soldOut} as sold_out, ${empty?.(house) ?? never} as empty
    from ${resource.table} r where r.id = any(${ids}::bigint[])`.execute(house.sql);
  return Object.fromEntries(rows.map((row): [string, RecordFact] => [String(row.id), {
    name: row.name,
    ...(row.deleted ? { state: 'deleted' as const } : row.ended ? { state: 'ended' as const } : row.shown ? {} : { state: unseen }),
    ...(row.sold_out && { soldOut: true }),
    ...(row.empty && { empty: true }),
  }]));
}

const fewAtATime = turns(4);

/** Of the files kept here; of other addresses nothing is known. */
async function picturesOf(house: House, store: FileRoom['store'], addresses: readonly string[]): Promise<Record<string, PictureFact>> {
  const own = addresses.flatMap((address) => {
    const key = keyOf(address);
    return key === undefined ? [] : [{ address, key }];
  });
  if (own.length === 0) return {};
  const rows = await house.sql.selectFrom('file_blob').select(['id', 'size']).select(({ fn }) => fn.coalesce('content', 'id').as('content'))
    .where('ready', '=', true).where('id', 'in', own.map(({ key }) => key)).execute();
  const kept = new Map(rows.map((row) => [row.id, row]));
  return Object.fromEntries(await Promise.all(own.map(async ({ address, key }): Promise<[string, PictureFact]> => {
    const file = kept.get(key);
    if (!file) return [address, { gone: true }];
    return [address, { bytes: file.size, ...await fewAtATime(() => measure(store, file.content)) }];
  })));
}

/** How much a widget has to show that draws whatever there is now. */
async function shownBy(house: House, component: string): Promise<number> {
  switch (component) {
    case 'home_coupon': return living(house, 'marketing_coupon', couponsOffered(house));
    case 'home_intergral': return living(house, 'product_product', giftsOffered());
    case 'home_discover': return living(house, 'marketing_community_note', notesShown());
    case 'wechat_live': return living(house, 'marketing_live_room', liveRoomsShown());
    case 'home_seckill': return countFlashSales(house);
    case 'home_group': return countGroups(house);
    default: return 0;
  }
}

async function living(house: House, table: string, where: RawBuilder<boolean>[]): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} t where not t.is_del and ${all(where)}`.execute(house.sql);
  return row?.count ?? 0;
}
