/** What the shop's pages show to anybody: goods on sale, articles, open shops and coupons that can be fetched now. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { extension } from '../../../engine/extension/paths';
import type { ShopArticle, ShopCoupon, ShopMerchant, ShopProduct, ShopSite } from '../../../engine/extension/shop';
import { defineCall } from '../../calls/define';
import { readConfiguration } from '../../configuration';
import { conditionSql } from '../../resources/condition';
import type { House } from '../../resources/house';
import { readSite } from '../../site';
import { among, idList, readIds, revalidated, shown, shownLimit } from './read';

const tag = '商城页面';
const anonymous = { method: 'GET', permission: 'anonymous', tag } as const;

/** Products of an order that is not asked for stand as the shop's own list does. */
const productOrders = { default: ['-rank', '-id'], sales: ['-sales', '-id'], price: ['price', '-id'] } as const;

const themeSetting = 'change_color_config';

export function shopCalls(app: FastifyInstance, house: House): void {
  const product = house.resources.get('product/product')!;
  const onSale = conditionSql(product, product.entity.shopPage!.when!);
  const ofOpenShop = sql<boolean>`t.mer_id in (select id from ${house.resources.get('merchant/merchant')!.table} where is_switch and not is_del)`;
  const categories = house.resources.get('product/category')!;
  const themes = house.enumerations.get('mobileTheme')!.items;
  /** 一键换色 is stored as the position of the colour, from 1. */
  const chosenTheme = async () => themes[Number((await readConfiguration(house.sql, [themeSetting])).get(themeSetting) ?? 1) - 1]?.title ?? themes[0]!.title;
  /** The categories and all below them. */
  const inCategories = (ids: readonly number[]) => sql<boolean>`t.category_id in (
    with recursive below as (
      select id from ${categories.table} where id = any(${ids}::bigint[]) and not is_del
      union select c.id from ${categories.table} c join below on c.pid = below.id where not c.is_del
    ) select id from below)`;

  defineCall(app, {
    ...anonymous, path: extension.shopSite, title: '商城页面的站点信息',
    async handler({ request, reply }) {
      const { siteName, shopUrl } = await readSite(house.sql, app.config);
      return revalidated<ShopSite>({ request, reply }, { siteName, shopUrl, theme: await chosenTheme() });
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopProducts, title: '商城页面的商品',
    query: {
      properties: {
        ids: idList('商品'), brandIds: idList('品牌'), categoryIds: idList('商品分类'), merIds: idList('商户'),
        sort: { enum: Object.keys(productOrders), default: 'default', title: '排序' }, limit: shownLimit,
      },
    },
    async handler({ query, request, reply }) {
      const inside = readIds(query.categoryIds);
      const where = [onSale, ofOpenShop, ...among('brand_id', readIds(query.brandIds)), ...among('mer_id', readIds(query.merIds)), ...(inside.length > 0 ? [inCategories(inside)] : [])];
      const rows = await shown<ShopProduct & { ficti: number }>(house, product.key, {
        fields: ['id', 'name', 'image', 'price', 'otPrice', 'sales', 'ficti'], where,
        sort: productOrders[query.sort as keyof typeof productOrders], limit: Number(query.limit),
      }, query.ids === undefined ? undefined : readIds(query.ids));
      return revalidated({ request, reply }, rows.map(({ ficti, ...row }): ShopProduct => ({ ...row, sales: row.sales + ficti })));
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopArticles, title: '商城页面的文章',
    query: { properties: { categoryId: { type: 'integer', minimum: 1, title: '文章分类' }, limit: shownLimit } },
    async handler({ query, request, reply }) {
      const ofShownCategory = sql<boolean>`t.cid in (select id from ${house.resources.get('marketing/articleCategory')!.table} where status and not is_del)`;
      return revalidated({ request, reply }, await shown<ShopArticle>(house, 'marketing/article', {
        fields: ['id', 'title', 'cover', 'synopsis', 'createTime'],
        where: [sql<boolean>`t.status`, ofShownCategory, ...among('cid', query.categoryId === undefined ? [] : [Number(query.categoryId)])],
        sort: ['-sort', '-id'], limit: Number(query.limit),
      }));
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopMerchants, title: '商城页面的店铺',
    query: { properties: { ids: idList('商户'), limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown<ShopMerchant & { backImage: string }>(house, 'merchant/merchant', {
        fields: ['id', 'name', 'avatar', 'coverImage', 'backImage', 'typeName', 'isSelf'], where: [sql<boolean>`t.is_switch`],
        sort: ['-isRecommend', '-sort', 'id'], limit: Number(query.limit),
      }, query.ids === undefined ? undefined : readIds(query.ids));
      return revalidated({ request, reply }, rows.map(({ backImage, ...row }): ShopMerchant => ({ ...row, coverImage: row.coverImage || backImage })));
    },
  });

  const coupon = house.resources.get('marketing/coupon')!;
  const offered = conditionSql(coupon, { receiveType: 1, status: true, any: [{ isLimited: false }, { lastTotal: { from: 1 } }] });
  const scopes = house.enumerations.get('couponCategory')!.items;
  const now = sql`now() at time zone 'Asia/Shanghai'`;
  defineCall(app, {
    ...anonymous, path: extension.shopCoupons, title: '商城页面的优惠券',
    query: { properties: { limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown<Omit<ShopCoupon, 'scope'> & { category: number }>(house, coupon.key, {
        fields: ['id', 'name', 'money', 'minPrice', 'category'],
        where: [
          offered,
          sql<boolean>`(not t.is_time_receive or ${now} between t.receive_start_time and t.receive_end_time)`,
          sql<boolean>`(not t.is_fixed_time or t.use_end_time is null or t.use_end_time > ${now})`,
        ],
        sort: ['-id'], limit: Number(query.limit),
      });
      return revalidated({ request, reply }, rows.map(({ category, ...row }): ShopCoupon => ({ ...row, scope: scopes.find((each) => each.value === category)?.title ?? '' })));
    },
  });
}
