/** What shoppers may see, as SQL over the row alias `t`. */
import { sql, type RawBuilder } from 'kysely';
import type { ShopNavigation } from '../../../engine/extension/shop';
import { readConfiguration } from '../../configuration';
import { conditionSql } from '../../resources/condition';
import type { House } from '../../resources/types';
import { readArea } from '../page/areas';
import { auditStatus, broadcastStatus, couponReceiveType, productType, roomReviewStatus } from '../../../../generated/codes';
import { enumerationOf, resourceOf } from '../../resources/resource';
import { wallNow } from '../../sql/clock';
import { named } from '../../sql/named';

type Bool = RawBuilder<boolean>;

const [shops, m] = named('merchant_merchant', 'm');
const [categories, k] = named('product_category', 'k');
const [articleCategories, c] = named('marketing_article_category', 'c');
const [, product] = named('product_product', 't');
const [, article] = named('marketing_article', 't');
const [noteCategories, n] = named('marketing_community_category', 'n');
const [, note] = named('marketing_community_note', 't');
const [, room] = named('marketing_live_room', 't');
const [, coupon] = named('marketing_coupon', 't');

const themeSetting = 'change_color_config';
const navigationSetting = 'bottom_navigation_is_custom';

/** Of products: on sale in an open shop. */
export function goodsOnSale(house: House): Bool[] {
  const goods = resourceOf(house, 'product/product');
  const { when } = goods.entity.shopPage ?? {};
  if (!when) throw new Error(`${goods.key}: no schema says when shoppers see it`);
  return [conditionSql(goods, when), sql<boolean>`${product.mer_id} in (select ${m.id} from ${shops} where ${m.is_switch} and not ${m.is_del})`];
}

/** Of products: goods of the points mall on the shelf. */
export const giftsOffered = (): Bool[] => [sql<boolean>`${product.type} = ${productType.points}`, product.is_show];

/** Of products: in these categories and all below them. @param ids an array of bigint */
export const inCategories = (ids: RawBuilder<unknown>): Bool => sql<boolean>`${product.category_id} in (
    with recursive below as (
      select ${k.id} from ${categories} where ${k.id} = any(${ids}) and not ${k.is_del}
      union select ${k.id} from ${categories} join below on ${k.pid} = below.id where not ${k.is_del}
    ) select id from below)`;

/** Of articles: shown, in a category that is. */
export const articlesShown = (): Bool[] =>
  [article.status, sql<boolean>`${article.cid} in (select ${c.id} from ${articleCategories} where ${c.status} and not ${c.is_del})`];

/** Of notes: approved, in a category that is shown, by somebody who is still a member. */
export const notesShown = (): Bool[] => [
  sql<boolean>`${note.audit_status} = ${auditStatus.approved}`,
  sql<boolean>`${note.category_id} in (select ${n.id} from ${noteCategories} where ${n.is_show} and not ${n.is_del})`,
];

/** Of live rooms: passed and opened at WeChat, shown in the shop, live or yet to come. */
export const liveRoomsShown = (): Bool[] => [
  room.store_show, sql<boolean>`${room.review_status} = ${roomReviewStatus.passed} and ${room.room_id} is not null`, sql<boolean>`${room.live_status} in (${broadcastStatus.live}, ${broadcastStatus.waiting})`,
];

/** Of coupons: anybody may fetch one now, and use it afterwards. */
export function couponsOffered(house: House): Bool[] {
  return [
    conditionSql(resourceOf(house, 'marketing/coupon'), { receiveType: couponReceiveType.byHand, status: true, any: [{ isLimited: false }, { lastTotal: { from: 1 } }] }),
    sql<boolean>`(not ${coupon.is_time_receive} or ${wallNow} between ${coupon.receive_start_time} and ${coupon.receive_end_time})`,
    sql<boolean>`(not ${coupon.is_fixed_time} or ${coupon.use_end_time} is null or ${coupon.use_end_time} > ${wallNow})`,
  ];
}

/** 一键换色 is stored as the position of the colour, from 1. @returns `#e93323` */
export async function chosenTheme(house: House): Promise<string> {
  const themes = enumerationOf(house, 'mobileTheme').items;
  return themes[Number((await readConfiguration(house.sql, [themeSetting])).get(themeSetting) ?? 1) - 1]?.title ?? themes[0].title;
}

/** 底部菜单, where the shop has one of its own: on unless it was switched off. */
export async function homeNavigation(house: House): Promise<ShopNavigation[]> {
  if ((await readConfiguration(house.sql, [navigationSetting])).get(navigationSetting) === '0') return [];
  return (await readArea(house, 'bottomNavigation')).filter(({ status }) => status === true)
    .map(({ checked, unchecked, name, link }) => ({ checked: String(checked), unchecked: String(unchecked), name: String(name), link: String(link) }));
}
