/** What the shop's pages show to anybody: goods on sale, articles, open shops and coupons that can be fetched now. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { extension } from '../../../engine/extension/paths';
import type { ShopArticle, ShopCoupon, ShopMerchant, ShopProduct, ShopSite } from '../../../engine/extension/shop';
import { defineCall } from '../../calls/define';
import { revalidated } from '../../calls/revalidated';
import type { House } from '../../resources/types';
import { readSite } from '../../site';
import { alternativesOf, takesAddresses } from './alternatives';
import { among, idList, readIds, shown, shownLimit } from './read';
import { articlesShown, chosenTheme, couponsOffered, goodsOnSale, homeNavigation, inCategories } from './visible';

const tag = '商城页面';
const anonymous = { method: 'GET', permission: 'anonymous', shop: true, tag } as const;

/** Products of an order that is not asked for stand as the shop's own list does. */
const productOrders = { default: ['-rank', '-id'], sales: ['-sales', '-id'], price: ['price', '-id'] } as const;

export function calls(app: FastifyInstance, house: House): void {

  defineCall(app, {
    ...anonymous, path: extension.shopSite, title: '商城页面的站点信息',
    async handler({ request, reply }) {
      const { siteName, shopUrl } = await readSite(house.sql, app.config);
      return revalidated<ShopSite>({ request, reply }, { siteName, shopUrl, theme: await chosenTheme(house), navigation: await homeNavigation(house) });
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
      const where = [...goodsOnSale(house), ...among('brand_id', readIds(query.brandIds)), ...among('mer_id', readIds(query.merIds)), ...(inside.length > 0 ? [inCategories(house, sql`${inside}::bigint[]`)] : [])];
      const rows = await shown<ShopProduct & { ficti: number }>(house, 'product/product', {
        fields: ['id', 'name', 'image', 'price', 'otPrice', 'sales', 'ficti'], where,
        sort: productOrders[query.sort as keyof typeof productOrders], limit: Number(query.limit),
      }, query.ids === undefined ? undefined : readIds(query.ids));
      return revalidated({ request, reply }, rows.map(({ ficti, ...row }): ShopProduct => ({ ...row, sales: row.sales + ficti })));
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopArticles, title: '商城页面的文章',
    query: { properties: { categoryId: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: '文章分类' }, limit: shownLimit } },
    async handler({ query, request, reply }) {
      return revalidated({ request, reply }, await shown<ShopArticle>(house, 'marketing/article', {
        fields: ['id', 'title', 'cover', 'synopsis', 'createTime'],
        where: [...articlesShown(house), ...among('cid', query.categoryId === undefined ? [] : [Number(query.categoryId)])],
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

  defineCall(app, {
    ...anonymous, path: extension.shopAlternatives, title: '商城页面图片的替代文字',
    query: { properties: { addresses: takesAddresses }, required: ['addresses'] },
    handler: async ({ query, request, reply }) => revalidated({ request, reply }, await alternativesOf(house, String(query.addresses).split(','))),
  });

  const scopes = house.enumerations.get('couponCategory')!.items;
  defineCall(app, {
    ...anonymous, path: extension.shopCoupons, title: '商城页面的优惠券',
    query: { properties: { limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown<Omit<ShopCoupon, 'scope'> & { category: number }>(house, 'marketing/coupon', {
        fields: ['id', 'name', 'money', 'minPrice', 'category'],
        where: couponsOffered(house),
        sort: ['-id'], limit: Number(query.limit),
      });
      return revalidated({ request, reply }, rows.map(({ category, ...row }): ShopCoupon => ({ ...row, scope: scopes.find((each) => each.value === category)?.title ?? '' })));
    },
  });
}
