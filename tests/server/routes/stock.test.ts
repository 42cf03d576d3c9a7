/** Price, stock and sales of a product follow its specifications, whoever writes them, and several at once. */
import fc from '../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignRecord, createRecord, removeRecord } from '../../../src/server/resources/door/door';
import { giveBackStock, takeStock } from '../../../src/server/routes/product/stock';
import { openGoods, type Goods, type Row } from './goods';

const products = 'product/product';
const specifications = 'product/attrValue';

let goods: Goods;
beforeAll(async () => { goods = await openGoods(); });
afterAll(() => goods?.close());

const inDoor: Goods['inDoor'] = (work) => goods.inDoor(work);
const assign: Goods['assign'] = (key, id, values) => goods.assign(key, id, values);
const newProduct = () => goods.newProduct();
const newSpecification = (productId: number, values: Row = {}) => goods.create(specifications, { productId, sku: '黑', attrValue: { 颜色: '黑' }, price: '10.00', stock: 5, ...values });
const product = (id: number): Promise<Row> => goods.server.app.sql.selectFrom('product_product').select(['price', 'ot_price', 'stock', 'sales']).where('id', '=', id).executeTakeFirstOrThrow();
const specification = (id: number): Promise<Row> => goods.server.app.sql.selectFrom('product_attr_value').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a product', () => {
  it('takes price and market price of its cheapest specification on offer, and the sum of stocks', async () => {
    const id = await newProduct();
    const dear = await newSpecification(id, { price: '30.00', otPrice: '40.00', stock: 2 });
    expect(await product(id)).toMatchObject({ price: '30.00', ot_price: '40.00', stock: 2 });
    const cheap = await newSpecification(id, { price: '9.50', otPrice: '12.00', stock: 7 });
    expect(await product(id)).toMatchObject({ price: '9.50', ot_price: '12.00', stock: 9 });
    await assign(specifications, cheap, { isShow: false });
    expect(await product(id)).toMatchObject({ price: '30.00', ot_price: '40.00', stock: 2 });
    await inDoor((visit) => removeRecord(visit, visit.resources.get(specifications)!, dear, { title: '样品' }));
    expect(await product(id), 'nothing is on offer: the last price stays').toMatchObject({ price: '30.00', stock: 0 });
  });

  it('is not written again for the specifications that are deleted along with it', async () => {
    const id = await newProduct();
    await newSpecification(id);
    await inDoor((visit) => removeRecord(visit, visit.resources.get(products)!, id, { title: '样品' }));
    expect(await product(id)).toMatchObject({ stock: 5 });
  });
});

describe('stock', () => {
  it('is taken and given back, of several specifications at once', async () => {
    const id = await newProduct();
    const [one, other] = [await newSpecification(id, { stock: 5 }), await newSpecification(id, { stock: 3 })];
    await inDoor((visit) => takeStock(visit, [{ attrValueId: other, number: 3 }, { attrValueId: one, number: 1 }, { attrValueId: one, number: 1 }]));
    expect(await product(id)).toMatchObject({ stock: 3, sales: 5 });
    expect(await specification(one)).toMatchObject({ stock: 3, sales: 2 });
    await inDoor((visit) => giveBackStock(visit, [{ attrValueId: one, number: 2 }]));
    expect(await product(id)).toMatchObject({ stock: 5, sales: 3 });
    expect(await specification(one)).toMatchObject({ stock: 5, sales: 0 });
  });

  it('is refused where too little is left, and nothing else is taken', async () => {
    const id = await newProduct();
    const [one, other] = [await newSpecification(id, { sku: '黑', stock: 5 }), await newSpecification(id, { sku: '白', stock: 3 })];
    await expect(inDoor((visit) => takeStock(visit, [{ attrValueId: one, number: 5 }, { attrValueId: other, number: 4 }]))).rejects.toThrow('商品规格“白”库存不足');
    await expect(inDoor((visit) => takeStock(visit, [{ attrValueId: 99_999_999, number: 1 }]))).rejects.toThrow('商品规格不存在');
    expect(await product(id)).toMatchObject({ stock: 8, sales: 0 });
  });

  it('never falls below nothing, however many take it at once', async () => {
    const id = await newProduct();
    const mine = [await newSpecification(id, { stock: 4 }), await newSpecification(id, { stock: 4 })];
    const orders = Array.from({ length: 12 }, (_, at) => inDoor((visit) => takeStock(visit, mine.map((attrValueId) => ({ attrValueId, number: 1 })).slice(at % 2))));
    const settled = await Promise.allSettled(orders);
    const sold = settled.map(({ status }, at) => (status === 'fulfilled' ? 2 - (at % 2) : 0)).reduce((sum, each) => sum + each, 0);
    expect(settled.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []))).toEqual(expect.arrayContaining(['商品规格“黑”库存不足']));
    expect(await product(id)).toMatchObject({ stock: 8 - sold, sales: sold });
    expect((await specification(mine[1]!)).stock).toBe(0);
  });
});

it('stays in step with its specifications under random writes, three at a time', { timeout: 300_000 }, async () => {
  const money = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  const step = fc.oneof(
    fc.record({ does: fc.constant('assign' as const), at: fc.nat(3), price: money, stock: fc.nat(50), isShow: fc.boolean() }),
    fc.record({ does: fc.constant('replace' as const), at: fc.nat(3), price: money }),
    fc.record({ does: fc.constant('take' as const), at: fc.nat(3), number: fc.integer({ min: 1, max: 9 }) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
  /** @returns pieces that it sold */
  const run = (id: number, made: number[], one: Step) => inDoor(async (visit) => {
    const resource = visit.resources.get(specifications)!;
    const attrValueId = made[one.at]!;
    if (one.does === 'assign') await assignRecord(visit, resource, attrValueId, { price: one.price, stock: one.stock, isShow: one.isShow }, { title: '样品' });
    else if (one.does === 'replace') {
      await removeRecord(visit, resource, attrValueId, { title: '样品' });
      await createRecord(visit, resource, { productId: id, sku: '白', attrValue: { 颜色: '白' }, price: one.price, stock: 9 }, { title: '样品' });
    } else await takeStock(visit, [{ attrValueId, number: one.number }, { attrValueId: made[(one.at + 1) % 4]!, number: 1 }]);
    return one.does === 'take' ? one.number + 1 : 0;
  });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
    const id = await newProduct();
    const made: number[] = [];
    for (let at = 0; at < 4; at += 1) made.push(await newSpecification(id));
    let sold = 0;
    for (let at = 0; at < steps.length; at += 3) {
      for (const each of await Promise.allSettled(steps.slice(at, at + 3).map((one) => run(id, made, one)))) sold += each.status === 'fulfilled' ? each.value : 0;
    }
    const { rows } = await sql<{ price: string; stock: number }>`select v.price, v.stock from product_attr_value v where v.product_id = ${id} and v.is_show order by v.price, v.id`.execute(goods.server.app.sql);
    expect(rows.every(({ stock }) => stock >= 0)).toBe(true);
    expect(await product(id)).toMatchObject({ stock: rows.reduce((sum, row) => sum + row.stock, 0), sales: sold, ...(rows.length > 0 ? { price: rows[0]!.price } : {}) });
  }), { numRuns: 12 });
});
