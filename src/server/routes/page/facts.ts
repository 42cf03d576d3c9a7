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
import { alive, resourceOf } from '../../resources/resource';
import { articlesShown, chosenTheme, couponsOffered, goodsOnSale, inCategories } from '../shop/visible';

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
  name: string;
  /** SQL over the alias `r`: whether shoppers see it, and what it is while they do not. */
  shown: string;
  unseen: NonNullable<RecordFact['state']>;
  soldOut?: string;
  /** Whether shoppers see nothing of what it holds. */
  empty?(house: House): RawBuilder<boolean>;
}

const noGoods = (of: RawBuilder<boolean>) => (house: House): RawBuilder<boolean> => nothing(house, 'product/product', [...goodsOnSale(house), of]);

function nothing(house: House, key: EntityKey, where: RawBuilder<boolean>[]): RawBuilder<boolean> {
  const resource = resourceOf(house, key);
  return sql<boolean>`not exists (select 1 from ${resource.table} t where ${all([alive(resource), ...where])})`;
}

const states = {
  'product/product': { name: 'name', shown: 'true', unseen: 'offShelf', soldOut: 'r.stock <= 0' },
  'product/brand': { name: 'name', shown: 'r.is_show', unseen: 'hidden', empty: noGoods(sql<boolean>`t.brand_id = r.id`) },
  'product/category': { name: 'name', shown: 'r.is_show', unseen: 'hidden', empty: noGoods(inCategories(sql`array[r.id]`)) },
  'merchant/merchant': { name: 'name', shown: 'r.is_switch', unseen: 'closed', empty: noGoods(sql<boolean>`t.mer_id = r.id`) },
  'marketing/article': { name: 'title', shown: 'r.status', unseen: 'hidden' },
  'marketing/articleCategory': { name: 'name', shown: 'r.status', unseen: 'hidden', empty: (house) => nothing(house, 'marketing/article', [...articlesShown(), sql<boolean>`t.cid = r.id`]) },
  'page/diy': { name: 'name', shown: 'r.is_show', unseen: 'hidden' },
} as const satisfies Partial<Record<EntityKey, States>>;
type Told = keyof typeof states;

/** What only the shop's own conditions can say of a record. */
function seenToo(house: House, { key, table }: Resource): RawBuilder<boolean> {
  const where = key === 'product/product' ? goodsOnSale(house) : key === 'marketing/article' ? articlesShown() : undefined;
  return where ? sql<boolean>`exists (select 1 from ${table} t where t.id = r.id and ${all(where)})` : sql<boolean>`true`;
}

async function recordsOf(house: House, key: Told, ids: readonly number[]): Promise<Record<string, RecordFact>> {
  const resource = resourceOf(house, key);
  const { name, shown, unseen, soldOut = 'false', empty }: States = states[key];
  const deleted = key === 'product/product' ? 'r.is_del or r.is_recycle' : resource.softDelete ? 'r.is_del' : 'false';
  const { rows } = await sql<{ id: string; name: string; deleted: boolean; shown: boolean; sold_out: boolean; empty: boolean }>`
    select r.id, r.${sql.raw(name)} as name, (${sql.raw(deleted)}) as deleted, (${sql.raw(shown)} and ${seenToo(house, resource)}) as shown,
      ${sql.raw(soldOut)} as sold_out, ${empty?.(house) ?? sql`false`} as empty
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

/** Coupons that can be fetched; of activities there are none before their stage. */
async function shownBy(house: House, component: string): Promise<number> {
  if (component !== 'home_coupon') return 0;
  const offered = await house.sql.selectFrom('marketing_coupon as t').select(({ fn }) => fn.countAll<number>().as('count'))
    .where('t.is_del', '=', false).where(all(couponsOffered(house))).executeTakeFirstOrThrow();
  return offered.count;
}
