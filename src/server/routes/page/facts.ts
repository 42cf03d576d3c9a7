/** What an inspection asks after pages, answered from the shop: one statement a kind, whatever the number of pages. */
import { sql, type RawBuilder } from 'kysely';
import type { EntityKey } from '../../../../generated/records';
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
import { articlesShown, chosenTheme, couponsOffered, giftsOffered, goodsOnSale, inCategories, notesShown } from '../shop/visible';

export async function factsFor(house: House, { store }: Pick<FileRoom, 'store'>, asked: Questions): Promise<Facts> {
  const served = namesOf(states).flatMap((key) => (key in asked.records && house.resources.has(key) ? [[key, asked.records[key]] as const] : []));
  const records = await Promise.all(served.map(async ([key, ids]) => [key, await recordsOf(house, key, ids)] as const));
  return {
    records: Object.fromEntries(records),
    titles: Object.fromEntries(served.map(([key]) => [key, resourceOf(house, key).entity.title])),
    pictures: await picturesOf(house, store, asked.pictures),
    shows: Object.fromEntries(await Promise.all(asked.shows.map(async (component) => [component, await shownBy(house, component)] as const))),
    theme: await chosenTheme(house),
  };
}

interface States {
  /** The column of its name. */
  name: RawBuilder<string>;
  /** Whether shoppers see it, and what it is while they do not. */
  shown: RawBuilder<boolean>;
  unseen: NonNullable<RecordFact['state']>;
  soldOut?: RawBuilder<boolean>;
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
const [, goods] = named('product_product', 't');
const [, among] = named('marketing_article', 't');

const noGoods = (of: RawBuilder<boolean>) => (house: House): RawBuilder<boolean> => nothing(house, 'product/product', [...goodsOnSale(house), of]);

function nothing(house: House, key: EntityKey, where: RawBuilder<boolean>[]): RawBuilder<boolean> {
  const resource = resourceOf(house, key);
  return sql<boolean>`not exists (select 1 from ${resource.table} t where ${all([alive(resource), ...where])})`;
}

const states = {
  'product/product': { name: product.name, shown: sql<boolean>`true`, unseen: 'offShelf', soldOut: sql<boolean>`${product.stock} <= 0` },
  'product/brand': { name: brand.name, shown: brand.is_show, unseen: 'hidden', empty: noGoods(sql<boolean>`${goods.brand_id} = ${brand.id}`) },
  'product/category': { name: category.name, shown: category.is_show, unseen: 'hidden', empty: noGoods(inCategories(sql`array[${category.id}]`)) },
  'merchant/merchant': { name: shop.name, shown: shop.is_switch, unseen: 'closed', empty: noGoods(sql<boolean>`${goods.mer_id} = ${shop.id}`) },
  'marketing/article': { name: article.title, shown: article.status, unseen: 'hidden' },
  'marketing/articleCategory': {
    name: articleCategory.name, shown: articleCategory.status, unseen: 'hidden',
    empty: (house) => nothing(house, 'marketing/article', [...articlesShown(), sql<boolean>`${among.cid} = ${articleCategory.id}`]),
  },
  'page/diy': { name: page.name, shown: page.is_show, unseen: 'hidden' },
} as const satisfies Partial<Record<EntityKey, States>>;
type Told = keyof typeof states;

/** What only the shop's own conditions can say of a record. */
function seenToo(house: House, { key, table }: Resource): RawBuilder<boolean> {
  const where = key === 'product/product' ? goodsOnSale(house) : key === 'marketing/article' ? articlesShown() : undefined;
  return where ? sql<boolean>`exists (select 1 from ${table} t where t.id = r.id and ${all(where)})` : sql<boolean>`true`;
}

async function recordsOf(house: House, key: Told, ids: readonly number[]): Promise<Record<string, RecordFact>> {
  const resource = resourceOf(house, key);
  const { name, shown, unseen, soldOut = sql<boolean>`false`, empty }: States = states[key];
  const deleted = key === 'product/product' ? sql`${product.is_del} or ${product.is_recycle}` : resource.softDelete ? sql.ref(`r.${own.deleted}`) : sql`false`;
  const { rows } = await sql<{ id: string; name: string; deleted: boolean; shown: boolean; sold_out: boolean; empty: boolean }>`
    select r.id, ${name} as name, (${deleted}) as deleted, (${shown} and ${seenToo(house, resource)}) as shown,
      ${soldOut} as sold_out, ${empty?.(house) ?? sql`false`} as empty
    from ${resource.table} r where r.id = any(${ids}::bigint[])`.execute(house.sql);
  return Object.fromEntries(rows.map((row): [string, RecordFact] => [String(row.id), {
    name: row.name,
    ...(row.deleted ? { state: 'deleted' as const } : row.shown ? {} : { state: unseen }),
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

/** Coupons that can be fetched, goods of the points mall, notes that are shown; of activities there are none before their stage. */
async function shownBy(house: House, component: string): Promise<number> {
  const living: Record<string, { table: string; where: () => RawBuilder<boolean>[] }> = {
    home_coupon: { table: 'marketing_coupon', where: () => couponsOffered(house) }, home_intergral: { table: 'product_product', where: giftsOffered }, home_discover: { table: 'marketing_community_note', where: notesShown },
  };
  const { table, where } = living[component] ?? {};
  if (table === undefined || where === undefined) return 0;
  const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} t where not t.is_del and ${all(where())}`.execute(house.sql);
  return row?.count ?? 0;
}
