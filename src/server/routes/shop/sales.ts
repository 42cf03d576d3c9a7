/** What is sold just now below its usual price, by the clock: goods of flash sales in a slot that runs, and of group activities. Products are `t`. */
import { sql, type RawBuilder } from 'kysely';
import { groupControlStatus, seckillAuditStatus } from '../../../../generated/codes';
import type { ShopFlashSale, ShopGroup } from '../../../engine/extension/shop';
import { all } from '../../resources/condition';
import type { House } from '../../resources/types';
import { shippedDefault } from '../../shipped/defaults';
import { wallNow } from '../../sql/clock';
import { named } from '../../sql/named';
import { goodsOnSale } from './visible';

const [products, t] = named('product_product', 't');
const [flashGoods, g] = named('marketing_seckill_product', 'g');
const [flashSales, a] = named('marketing_seckill_activity', 'a');
const [flashOffers, v] = named('marketing_seckill_attr_value', 'v');
const [specifications, k] = named('product_attr_value', 'k');
const [slots, i] = named('marketing_seckill_time_interval', 'i');
const [groups, b] = named('marketing_group_activity', 'b');
const [groupOffers, s] = named('marketing_group_activity_sku', 's');

const [today, minute] = [sql`${wallNow}::date`, sql`to_char(${wallNow}, 'HH24:MI')`];

/** Of flash-sale goods `g` in an activity `a`: passed, not taken down, in one that is open. */
const flashGoodsOffered: RawBuilder<boolean>[] = [
  g.is_show, sql<boolean>`${g.audit_status} = ${sql.lit(seckillAuditStatus.approved)}`, a.is_open, sql<boolean>`not ${a.is_del}`,
];
const flashSaleIsOver = sql<boolean>`${a.end_time} <= ${wallNow}`;

/** A slot of theirs runs. */
const running = sql<boolean>`${today} between ${a.start_date} and ${a.end_date}
  and exists (select 1 from ${slots} where ${i.id} = any(${a.time_intervals}) and left(${i.start_time}::text, 5) <= ${minute} and ${minute} < left(${i.end_time}::text, 5))`;

/** Of group activities `b`: passed and on. */
const groupsOffered: RawBuilder<boolean>[] = [sql<boolean>`${b.group_status} = ${sql.lit(groupControlStatus.approved)}`, b.activity_status];
const groupIsOver = sql<boolean>`${b.end_time} <= ${wallNow}`;

const onSale = (house: House) => [sql<boolean>`not ${t.is_del}`, ...goodsOnSale(house)];

const flashRows = (house: House) => sql`${flashGoods} join ${flashSales} on ${a.id} = ${g.activity_id} join ${products} on ${t.id} = ${g.product_id} where ${all([...onSale(house), ...flashGoodsOffered, running])}`;
const groupRows = (house: House) => sql`${groups} join ${groupOffers} on ${s.group_activity_id} = ${b.id} join ${products} on ${t.id} = ${s.product_id}
  where ${all([...onSale(house), ...groupsOffered, sql<boolean>`${b.start_time} <= ${wallNow}`, sql<boolean>`not ${groupIsOver}`])}`;

type FlashSaleRow = Pick<ShopFlashSale, 'id' | 'name' | 'image' | 'price' | 'quota'> & { otPrice: string; offered: number; sold: number };

/** Nothing is reserved: what of the limit the stock does not hold cannot be had. */
const had = (quota: RawBuilder<number>, specification: RawBuilder<number>) => sql<number>`least(${quota}, coalesce((select ${k.stock} from ${specifications} where ${k.id} = ${specification}), 0))`;

/** Of all specifications of flash-sale goods together. */
const flashSum = (what: RawBuilder<number>) => sql<number>`(select coalesce(sum(${what}), 0)::int from ${flashOffers} where ${v.seckill_product_id} = ${g.id})`;
const flashLeft = flashSum(had(v.quota, v.master_id));
const groupLeft = sql<number>`sum(${had(s.quota, s.sku_id)})::int`;

/** Form template 秒杀样式配置. */
const styleForm = 86;

/** What is saved of the style of flash sales; nothing while it is switched off, so that the shop shows its defaults. */
async function flashSaleStyle(house: House): Promise<ReadonlyMap<string, string>> {
  const rows = await house.sql.selectFrom('system_config').select(['name', 'value']).where('form_id', '=', styleForm).where('value', '<>', '').execute();
  const saved = new Map(rows.map(({ name, value }) => [name, value ?? '']));
  return saved.get('status') === 'false' ? new Map() : saved;
}

/** Goods that are sold out stand last. */
export async function flashSalesNow(house: House, limit: number): Promise<ShopFlashSale[]> {
  const style = await flashSaleStyle(house);
  const [button, most] = [style.get('buttonText') ?? shippedDefault('buttonText'), style.get('homeNum') ?? shippedDefault('homeNum')];
  const label = style.get('labelImage');
  const { rows } = await sql<FlashSaleRow>`select ${g.id} as id, ${t.name} as name, ${t.image} as image, ${g.seckill_price}::text as price, ${t.price}::text as "otPrice",
    ${flashLeft} as quota, ${flashSum(v.quota_show)} as offered, ${flashSum(sql`${v.quota_show} - ${v.quota}`)} as sold
    from ${flashRows(house)} order by ${flashLeft} = 0, ${g.sort} desc, ${g.id} desc limit ${Math.min(limit, Number(most))}`.execute(house.sql);
  return rows.map(({ otPrice, offered, sold, ...row }) => ({
    ...row, button: String(button), ...(label !== undefined && { label }),
    ...(style.get('showOtPrice') !== 'false' && { otPrice }), ...(style.get('showProgress') !== 'false' && offered > 0 && { progress: Math.floor((sold * 100) / offered) }),
  }));
}

/** A product of an activity stands once, at its lowest price. */
export async function groupsNow(house: House, limit: number): Promise<ShopGroup[]> {
  const { rows } = await sql<ShopGroup>`select (array_agg(${s.id} order by ${s.active_price}, ${s.id}))[1] as id, ${t.name} as name, ${t.image} as image, min(${s.active_price})::text as price, ${t.price}::text as "otPrice",
    ${b.buy_count} as "buyCount", ${groupLeft} as quota
    from ${groupRows(house)} group by ${b.id}, ${t.id} order by ${groupLeft} = 0, ${b.id} desc, ${t.id} desc limit ${limit}`.execute(house.sql);
  return rows;
}

/** What an inspection asks of goods that a link leads to. */
interface Linked {
  name: RawBuilder<string>;
  seen(house: House): RawBuilder<boolean>;
  ended: RawBuilder<boolean>;
  soldOut: RawBuilder<boolean>;
}

/** @param id column of the goods */
export const flashGoodsLinked = (id: RawBuilder<number>): Linked => {
  const own = sql`${flashGoods} join ${flashSales} on ${a.id} = ${g.activity_id} join ${products} on ${t.id} = ${g.product_id} where ${g.id} = ${id}`;
  return {
    name: sql<string>`(select ${t.name} from ${own})`, seen: (house) => sql<boolean>`exists (select 1 from ${own} and ${all([...onSale(house), ...flashGoodsOffered])})`,
    ended: sql<boolean>`exists (select 1 from ${own} and (${a.is_del} or ${flashSaleIsOver}))`, soldOut: sql<boolean>`not exists (select 1 from ${flashOffers} where ${v.seckill_product_id} = ${id} and ${had(v.quota, v.master_id)} > 0)`,
  };
};

/** @param id column of the specification */
export const groupGoodsLinked = (id: RawBuilder<number>): Linked => {
  const own = sql`${groupOffers} join ${groups} on ${b.id} = ${s.group_activity_id} join ${products} on ${t.id} = ${s.product_id} where ${s.id} = ${id}`;
  return {
    name: sql<string>`(select ${t.name} from ${own})`, seen: (house) => sql<boolean>`exists (select 1 from ${own} and ${all([...onSale(house), ...groupsOffered])})`,
    ended: sql<boolean>`exists (select 1 from ${own} and ${groupIsOver})`, soldOut: sql<boolean>`exists (select 1 from ${own} and ${had(s.quota, s.sku_id)} = 0)`,
  };
};

const counted = async (house: House, what: RawBuilder<unknown>, rows: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ count: number }>`select count(distinct ${what})::int as count from ${rows}`.execute(house.sql)).rows[0]?.count ?? 0;
export const countFlashSales = (house: House): Promise<number> => counted(house, g.id, flashRows(house));
export const countGroups = (house: House): Promise<number> => counted(house, sql`(${b.id}, ${t.id})`, groupRows(house));
