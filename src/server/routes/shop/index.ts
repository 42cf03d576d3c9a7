/** What the shop's pages show to anybody: goods on sale, articles, notes, open shops and coupons that can be fetched now. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { broadcastStatus, communityNoteType } from '../../../../generated/codes';
import { extension } from '../../../engine/extension/paths';
import { namesOf } from '../../../engine/namesOf';
import type { ShopArticle, ShopCoupon, ShopGift, ShopLiveRoom, ShopMerchant, ShopNote, ShopProduct, ShopSite } from '../../../engine/extension/shop';
import { defineCall } from '../../calls/define';
import { revalidated } from '../../calls/revalidated';
import { all } from '../../resources/condition';
import { enumerationOf } from '../../resources/resource';
import type { House } from '../../resources/types';
import { named } from '../../sql/named';
import { readSite } from '../../site';
import { alternativesOf, takesAddresses } from './alternatives';
import { among, chosen, idList, readIds, shown, shownLimit } from './read';
import { flashSalesNow, groupsNow } from './sales';
import { dressOf } from './styles';
import { articlesShown, chosenTheme, couponsOffered, giftsOffered, goodsOnSale, homeNavigation, inCategories, liveRoomsShown, notesShown } from './visible';

const [, p] = named('product_product', 't');
const [, a] = named('marketing_article', 't');

const tag = '商城页面';
const anonymous = { method: 'GET', permission: 'anonymous', shop: true, tag } as const;

/** Products of an order that is not asked for stand as the shop's own list does. */
const productOrders = { default: [p.rank, 'desc'], sales: [p.sales, 'desc'], price: [p.price, 'asc'] } as const;

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
        sort: { enum: namesOf(productOrders), default: 'default', title: '排序' }, limit: shownLimit,
      },
    },
    async handler({ query, request, reply }) {
      const inside = readIds(query.categoryIds);
      const where = [
        ...goodsOnSale(house), ...among(p.brand_id, readIds(query.brandIds)), ...among(p.mer_id, readIds(query.merIds)),
        ...(inside.length > 0 ? [inCategories(sql`${inside}::bigint[]`)] : []),
      ];
      const [column, direction] = productOrders[query.sort];
      const rows = await shown(house.sql.selectFrom('product_product as t')
        .select(['t.id', 't.name', 't.image', 't.price', 't.ot_price as otPrice', 't.sales', 't.ficti'])
        .where('t.is_del', '=', false).where(all(where)).orderBy(column, direction).orderBy('t.id', 'desc'), chosen(query));
      const dress = await dressOf(house, rows.map(({ id }) => id));
      return revalidated({ request, reply }, rows.map(({ ficti, ...row }): ShopProduct => ({ ...row, sales: row.sales + ficti, ...dress.get(row.id) })));
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopArticles, title: '商城页面的文章',
    query: { properties: { categoryId: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: '文章分类' }, limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown(house.sql.selectFrom('marketing_article as t')
        .select(['t.id', 't.title', 't.cover', 't.synopsis', 't.create_time as createTime'])
        .where('t.is_del', '=', false).where(all([...articlesShown(), ...among(a.cid, query.categoryId === undefined ? [] : [query.categoryId])]))
        .orderBy('t.sort', 'desc').orderBy('t.id', 'desc'), query);
      return revalidated<ShopArticle[]>({ request, reply }, rows);
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopMerchants, title: '商城页面的店铺',
    query: { properties: { ids: idList('商户'), limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown(house.sql.selectFrom('merchant_merchant as t').innerJoin('merchant_type as k', 'k.id', 't.type_id')
        .select(['t.id', 't.name', 't.avatar', 't.cover_image as coverImage', 't.back_image as backImage', 'k.name as typeName', 't.is_self as isSelf'])
        .where('t.is_del', '=', false).where('t.is_switch', '=', true)
        .orderBy('t.is_recommend', 'desc').orderBy('t.sort', 'desc').orderBy('t.id'), chosen(query));
      return revalidated({ request, reply }, rows.map(({ backImage, ...row }): ShopMerchant => ({ ...row, coverImage: row.coverImage || backImage })));
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopAlternatives, title: '商城页面图片的替代文字',
    query: { properties: { addresses: takesAddresses }, required: ['addresses'] },
    handler: async ({ query, request, reply }) => revalidated({ request, reply }, await alternativesOf(house, query.addresses.split(','))),
  });

  defineCall(app, {
    ...anonymous, path: extension.shopGifts, title: '商城页面的积分商品',
    query: { properties: { limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown(house.sql.selectFrom('product_product as t').select(['t.id', 't.name', 't.image', 't.redeem_integral as redeemIntegral', 't.price', 't.stock'])
        .where('t.is_del', '=', false).where(all(giftsOffered())).orderBy('t.sort', 'desc').orderBy('t.id', 'desc'), query);
      return revalidated<ShopGift[]>({ request, reply }, rows);
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopNotes, title: '商城页面的种草内容',
    query: { properties: { limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown(house.sql.selectFrom('marketing_community_note as t').innerJoin('user_user as u', 'u.id', 't.uid')
        .select(['t.id', 't.title', 't.cover', 't.type', 'u.nickname as authorName', 'u.avatar as authorAvatar'])
        .where('t.is_del', '=', false).where('u.is_logoff', '=', false).where('u.is_del', '=', false).where(all(notesShown()))
        .orderBy(sql`t.star desc nulls last`).orderBy('t.id', 'desc'), query);
      return revalidated({ request, reply }, rows.map(({ type, ...row }): ShopNote => ({ ...row, isVideo: type === communityNoteType.video })));
    },
  });

  defineCall(app, {
    ...anonymous, path: extension.shopFlashSales, title: '商城页面的秒杀商品',
    query: { properties: { limit: shownLimit } },
    handler: async ({ query, request, reply }) => revalidated({ request, reply }, await flashSalesNow(house, query.limit)),
  });

  defineCall(app, {
    ...anonymous, path: extension.shopGroups, title: '商城页面的拼团商品',
    query: { properties: { limit: shownLimit } },
    handler: async ({ query, request, reply }) => revalidated({ request, reply }, await groupsNow(house, query.limit)),
  });

  const liveStates = enumerationOf(house, 'broadcastStatus').items;
  defineCall(app, {
    ...anonymous, path: extension.shopLiveRooms, title: '商城页面的直播间',
    query: { properties: { limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown(house.sql.selectFrom('marketing_live_room as t')
        .select(['t.id', 't.room_name as name', 't.feeds_img_local as cover', 't.anchor_name as anchorName', 't.live_status', 't.start_time as startTime'])
        .where('t.is_del', '=', false).where(all(liveRoomsShown())).orderBy(sql`t.live_status = ${broadcastStatus.live}`, 'desc').orderBy('t.sort', 'desc').orderBy('t.id', 'desc'), query);
      return revalidated({ request, reply }, rows.map(({ live_status: state, ...row }): ShopLiveRoom => ({
        ...row, status: liveStates.find(({ value }) => value === state)?.title ?? '', isLive: state === broadcastStatus.live,
      })));
    },
  });

  const scopes = enumerationOf(house, 'couponCategory').items;
  defineCall(app, {
    ...anonymous, path: extension.shopCoupons, title: '商城页面的优惠券',
    query: { properties: { limit: shownLimit } },
    async handler({ query, request, reply }) {
      const rows = await shown(house.sql.selectFrom('marketing_coupon as t').select(['t.id', 't.name', 't.money', 't.min_price as minPrice', 't.category'])
        .where('t.is_del', '=', false).where(all(couponsOffered(house))).orderBy('t.id', 'desc'), query);
      return revalidated({ request, reply }, rows.map(({ category, ...row }): ShopCoupon => ({ ...row, scope: scopes.find((each) => each.value === category)?.title ?? '' })));
    },
  });
}
