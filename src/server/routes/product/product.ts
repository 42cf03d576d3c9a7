/** What approving a product does beside its state (product sheet). */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { lockRow } from '../../resources/door/rows';
import { quote, resourceOf } from '../../resources/resource';
import { copied } from '../../seed/copy';
import { multiply } from '../../seed/multiply';
import { orderForms } from '../operation/orderForms';
import type { House, Row } from '../../resources/types';

/** Contract "Product.auditStatus": 无需审核 */
const exempt = 0;

const many = 1_000_000;

/** A million products, each with the specifications of the one it repeats; none of them has been sold. */
async function enlarge(house: House): Promise<void> {
  const products = resourceOf(house, 'product/product');
  const specifications = resourceOf(house, 'product/attrValue');
  const { rows: [present] } = await sql<{ count: number }>`select count(*)::int as count from ${products.table}`.execute(house.sql);
  const { first, originals } = await multiply(house, products, many - present.count, 0, { sales: 0 });
  const columns = copied(specifications).map(({ column }) => column).filter((column) => column !== 'product_id' && column !== 'sales').map(quote);
  await sql`insert into ${specifications.table} (product_id, sales, ${sql.raw(columns.join(', '))})
    select p.id, 0, ${sql.raw(columns.map((column) => `v.${column}`).join(', '))}
    from ${products.table} p join ${specifications.table} v on v.product_id = (${originals}::bigint[])[(p.id - ${first}) % ${originals.length} + 1]
    where p.id >= ${first}`.execute(house.sql);
  await sql`vacuum analyze ${specifications.table}`.execute(house.sql);
}

/** Contract "Product.marketingType": 基础商品 */
const plain = 0;

interface Attribute {
  attributeName: string;
  optionList: string[];
}

/** The attributes as the published interface calls them. They are part of the product, so that their place among its others is all the id they have. */
const attr = async (_house: House, { id, type, attrList }: Record<string, unknown>): Promise<unknown> =>
  ((attrList ?? []) as Attribute[]).map(({ attributeName, optionList }, index) => (
    { id: index + 1, productId: id, attrName: attributeName, attrValues: optionList.join(','), type, marketingType: plain, isDel: false }));

/** Form of a product by its name; none where the forms are gone. */
async function formsOf(house: House): Promise<(name: string) => number | null> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from system_form_template where not is_del`.execute(house.sql);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => ids.get(orderForms.find(({ goods }) => goods.some((word) => name.includes(word)))?.name ?? '') ?? null;
}

/** What is planned for a closed shop is not on sale; a slider shows first what the product's own picture shows. */
async function demo(house: House, planned: Row[]): Promise<Row[]> {
  const { rows } = await sql<{ id: number }>`select id from merchant_merchant where not is_switch`.execute(house.sql);
  const formOf = await formsOf(house);
  const closed = new Set(rows.map(({ id }) => Number(id)));
  return planned.map((row) => {
    const [first, ...others] = row.sliderImage as string[];
    const isFilm = first?.endsWith('.mp4') === true;
    return {
      ...row, isShow: row.isShow === true && !closed.has(Number(row.merId)), systemFormId: formOf(String(row.name)),
      sliderImage: [...(isFilm ? [first] : []), row.image, ...(isFilm ? others.slice(1) : others)],
    };
  });
}

export const product: EntityDeparture = {
  demo,
  async writes(visit, { before, after }) {
    if (!before || !after || before.isShow === true || after.isShow !== true) return;
    const { record: shop } = await lockRow(visit, resourceOf(visit, 'merchant/merchant'), after.merId);
    if (shop.isSwitch !== true) throw new Refusal(codes.invalid, '商户已关闭，商品不能上架');
  },
  enlarge,
  computed: { attr },
  moves: {
    /**
     * Where the shop's goods need no audit any more, it needs none either. Approved by itself it goes on the shelf, where it asks
     * for that and its shop is open; approved with others it stays in stock.
     */
    async pass(visit, { merId, isAutoUp }, action) {
      const { record: shop } = await lockRow(visit, resourceOf(visit, 'merchant/merchant'), merId);
      return {
        ...(shop.productSwitch === true ? {} : { auditStatus: exempt }),
        isShow: action === 'audit' && isAutoUp === true && shop.isSwitch === true,
      };
    },
  },
};
