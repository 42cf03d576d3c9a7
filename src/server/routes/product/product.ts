/** What approving a product does beside its state (product sheet). */
import { sql } from 'kysely';
import { productAuditStatus } from '../../../../generated/codes';
import { codes } from '../../../engine/envelope';
import { isObject } from '../../../engine/json';
import { Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { quote, resourceOf } from '../../resources/resource';
import { copied } from '../../seed/copy';
import { multiply } from '../../seed/multiply';
import { orderForms } from '../operation/orderForms';
import type { House, Row } from '../../resources/types';
import { pointsGoods } from './pointsDemo';

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

const attributesOf = ({ attrList }: Row) => [attrList ?? []].flat().filter(isObject).map(({ attributeName, optionList }) => ({ name: attributeName, options: [optionList].flat() }));

/** The attributes as the published interface calls them. They are part of the product, so that their place among its others is all the id they have. */
const attr = async (_house: House, row: Row): Promise<unknown> =>
  attributesOf(row).map(({ name, options }, index) => (
    { id: index + 1, productId: row.id, attrName: name, attrValues: options.join(','), type: row.type, marketingType: plain, isDel: false }));

/** What the form of goods holds beside what is stored (spec 2 §3), which fixes no shape for the last two. */
const sliderImages = async (_house: House, { sliderImage }: Row): Promise<unknown> => (typeof sliderImage === 'string' && sliderImage !== '' ? JSON.parse(sliderImage) : []);
const attrs = async (_house: House, row: Row): Promise<unknown> => attributesOf(row).map(({ name, options }) => ({ attrName: name, attrValue: options }));
const header = async (_house: House, row: Row): Promise<unknown> => attributesOf(row).map(({ name }) => ({ key: name, title: name }));

/** Form of a product by its name; none where the forms are gone. */
async function formsOf(house: House): Promise<(name: string) => number | null> {
  const rows = await house.sql.selectFrom('system_form_template').select(['id', 'name']).where('is_del', '=', false).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => ids.get(orderForms.find(({ goods }) => goods.some((word) => name.includes(word)))?.name ?? '') ?? null;
}

/** Points goods besides. What is planned for a closed shop is not on sale; a slider shows first what the product's own picture shows. */
async function demo(house: House, planned: Row[]): Promise<Row[]> {
  const rows = await house.sql.selectFrom('merchant_merchant').select('id').where('is_switch', '=', false).execute();
  const formOf = await formsOf(house);
  const closed = new Set(rows.map(({ id }) => id));
  return [...planned.map((row) => {
    const [first, ...others] = [row.sliderImage].flat();
    const isFilm = typeof first === 'string' && first.endsWith('.mp4');
    return {
      ...row, isShow: row.isShow === true && !closed.has(Number(row.merId)), systemFormId: formOf(String(row.name)),
      sliderImage: [...(isFilm ? [first] : []), row.image, ...(isFilm ? others.slice(1) : others)],
    };
  }), ...pointsGoods()];
}

export const product: EntityDeparture<'product/product'> = {
  demo,
  async writes(visit, { before, after }) {
    if (!before || !after || before.isShow || !after.isShow || after.merId === null) return;
    const { record: shop } = await visit.of('merchant/merchant').lock(after.merId);
    if (!shop.isSwitch) throw new Refusal(codes.invalid, '商户已关闭，商品不能上架');
  },
  enlarge,
  computed: { attr, sliderImages, attrs, header },
  moves: {
    /**
     * Where the shop's goods need no audit any more, it needs none either. Approved by itself it goes on the shelf, where it asks
     * for that and its shop is open; approved with others it stays in stock.
     */
    async pass(visit, { merId, isAutoUp }, action) {
      if (merId === null) return { isShow: false };
      const { record: shop } = await visit.of('merchant/merchant').lock(merId);
      return {
        ...(shop.productSwitch ? {} : { auditStatus: productAuditStatus.exempt }),
        isShow: action === 'audit' && isAutoUp && shop.isSwitch,
      };
    },
  },
};
