/** Flash sales: when they begin and end follows from their slots, and what is running and open stays as it was announced (flash-sale sheet). */
import { sql } from 'kysely';
import { activityStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { project } from '../../resources/projection';
import { resourceOf } from '../../resources/resource';
import type { ComputedRule, Visit, WriteRule } from '../../resources/types';
import { addGoods, proveFree, spansOf } from './seckillGoods';

type Activity = Records['marketing/seckillActivity'];

/** What of an activity was announced. */
const announced = ['name', 'startDate', 'endDate', 'timeIntervals', 'allQuota', 'oneQuota', 'proCategory', 'merStars'] as const;

const differs = (before: Activity, after: Activity, names: readonly (keyof Activity)[]): boolean => names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
const changed = (before: Activity, after: Activity): boolean => differs(before, after, announced);

/** A slot until 24:00 ends with its day. */
const endOf = (day: string, time: string): string => (time === '24:00' ? `${day} 23:59:59` : `${day} ${time}:00`);

/** When an activity begins and ends, by its slots as they are now. */
async function timesOf(visit: Visit, { timeIntervals, startDate, endDate }: Activity): Promise<Partial<Activity>> {
  const spans = await spansOf(visit, timeIntervals ?? []);
  const [first] = spans;
  if (!first) return {};
  const last = spans.reduce((latest, { endTime }) => (endTime > latest ? endTime : latest), first.endTime);
  return { timeList: spans.map(({ startTime, endTime }) => `${startTime}-${endTime}`), startTime: `${startDate} ${first.startTime}:00`, endTime: endOf(endDate, last) };
}

/** Moves the activities of a slot with it; those that are over stay as they were. */
export async function moveWithSlot(visit: Visit, slotId: number): Promise<void> {
  const rows = await visit.db.selectFrom('marketing_seckill_activity').select('id').where('is_del', '=', false).where('status', '<>', activityStatus.ended)
    .where(sql<boolean>`${slotId} = any(time_intervals)`).orderBy('id').execute();
  const activities = visit.of('marketing/seckillActivity');
  for (const row of rows) {
    const { id, record } = await activities.lock(Number(row.id));
    await activities.assign(id, await timesOf(visit, record), { title: '随秒杀时段调整' });
  }
}

/** Tells the activities that a first-level category of theirs is called otherwise. */
export async function renameCategory(visit: Visit, categoryId: number): Promise<void> {
  const rows = await visit.db.selectFrom('marketing_seckill_activity').select('id').where('is_del', '=', false).where(sql<boolean>`${String(categoryId)} = any(pro_category)`).orderBy('id').execute();
  const activities = visit.of('marketing/seckillActivity');
  for (const row of rows) {
    const { id, record } = await activities.lock(Number(row.id));
    await activities.assign(id, { productCategoryNames: await categoryNames(visit, record.proCategory ?? []) }, { title: '随商品分类改名' });
  }
}

async function categoryNames({ db }: Visit, ids: readonly string[]): Promise<string> {
  const numbers = ids.filter((id) => /^\d+$/.test(id) && id !== '0').map(Number);
  if (numbers.length === 0) return '全部';
  const rows = await db.selectFrom('product_category').select('name').where('id', 'in', numbers).orderBy('id').execute();
  return rows.map(({ name }) => name).join(',');
}

const running = () => new Refusal(12104, '进行中且已开启的活动不能修改或删除');

const writes: WriteRule<Activity> = async (visit, { id, before, after }) => {
  if (before && before.isOpen && before.status === activityStatus.running && (!after || (after.isOpen && changed(before, after)))) throw running();
  if (!after) return;
  if (before?.status === activityStatus.ended && changed(before, after)) throw new Refusal(codes.invalid, '活动已结束，不能修改');
  if (after.proCategory === null || after.proCategory.length === 0) after.proCategory = ['0'];
  after.productCategoryNames = await categoryNames(visit, after.proCategory);
  Object.assign(after, await timesOf(visit, after));
  if (id === undefined || !after.isOpen || (before?.isOpen && !differs(before, after, [...announced, 'timeList']))) return;
  const goods = await visit.db.selectFrom('marketing_seckill_product').select('product_id').where('activity_id', '=', id).execute();
  if (goods.length === 0) throw new Refusal(codes.invalid, '请先添加商品再开启');
  const productIds = [...new Set(goods.map((row) => Number(row.product_id)))];
  await visit.of('product/product').lockAlive({ id: productIds });
  await proveFree(visit, { id, record: after, version: 0, deleted: false }, productIds);
};

/** Paid orders of its goods, refunds off. */
async function trade(house: Parameters<ComputedRule>[0], id: unknown): Promise<{ buyers: number; sold: string }> {
  const row = await house.sql.selectFrom('order_detail as d').innerJoin('order_order as o', 'o.id', 'd.order_id').innerJoin('marketing_seckill_attr_value as v', 'v.id', 'd.marketing_id')
    .innerJoin('marketing_seckill_product as g', 'g.id', 'v.seckill_product_id')
    .select(({ fn, eb }) => [fn.count<number>('o.uid').distinct().as('buyers'), fn.sum<string | null>(eb('d.pay_price', '-', eb.ref('d.refund_price'))).as('sold')])
    .where('g.activity_id', '=', Number(id)).where('o.type', '=', 1).where('o.paid', '=', true).executeTakeFirstOrThrow();
  return { buyers: Number(row.buyers), sold: row.sold ?? '0.00' };
}

/** Its goods as their own list answers them, with all that the product says. */
const productList: ComputedRule = async (house, { id }) => {
  const goods = resourceOf(house, 'marketing/seckillProduct');
  const { columns, encode } = project(goods, house.resources);
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${goods.table} t where t.activity_id = ${Number(id)} order by t.sort desc, t.id desc`.execute(house.sql);
  return rows.map((row) => ({ ...encode(row), isDel: false }));
};

export const seckillActivity: EntityDeparture<'marketing/seckillActivity'> = {
  writes,
  sample: async () => ({ proCategory: ['0'], startDate: '2099-01-01', endDate: '2099-12-31' }),
  computed: { buyers: async (house, { id }) => (await trade(house, id)).buyers, sold: async (house, { id }) => (await trade(house, id)).sold, productList },
  actions: {
    async add({ visit, values: { productList: list, proCategory, ...values } }) {
      const activity = await visit.of('marketing/seckillActivity').create({ ...values, proCategory: proCategory ?? ['0'] }, { title: '新增秒杀活动' });
      if (list && list.length > 0) await addGoods(visit, activity, list, true);
    },
    async addGoods({ visit, ids: [id], values }) {
      const activity = await visit.of('marketing/seckillActivity').lock(id);
      if (activity.record.status === activityStatus.ended) throw new Refusal(codes.invalid, '活动已结束');
      await addGoods(visit, activity, values.productList, true);
    },
  },
};
