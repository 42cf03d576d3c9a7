/** What shoppers may see, as SQL over the row alias `t`. */
import { sql, type RawBuilder } from 'kysely';
import type { ShopNavigation } from '../../../engine/extension/shop';
import { readConfiguration } from '../../configuration';
import { conditionSql } from '../../resources/condition';
import type { House } from '../../resources/types';
import { readArea } from '../page/areas';
import { resourceOf } from '../../resources/resource';

type Bool = RawBuilder<boolean>;

const themeSetting = 'change_color_config';
const navigationSetting = 'bottom_navigation_is_custom';

/** Of products: on sale in an open shop. */
export function goodsOnSale(house: House): Bool[] {
  const product = resourceOf(house, 'product/product');
  return [conditionSql(product, product.entity.shopPage!.when!), sql<boolean>`t.mer_id in (select id from ${resourceOf(house, 'merchant/merchant').table} where is_switch and not is_del)`];
}

/** Of products: in these categories and all below them. @param ids an array of bigint */
export function inCategories(house: House, ids: RawBuilder<unknown>): Bool {
  const { table } = resourceOf(house, 'product/category');
  return sql<boolean>`t.category_id in (
    with recursive below as (
      select id from ${table} where id = any(${ids}) and not is_del
      union select c.id from ${table} c join below on c.pid = below.id where not c.is_del
    ) select id from below)`;
}

/** Of articles: shown, in a category that is. */
export const articlesShown = (house: House): Bool[] =>
  [sql<boolean>`t.status`, sql<boolean>`t.cid in (select id from ${resourceOf(house, 'marketing/articleCategory').table} where status and not is_del)`];

/** Of coupons: anybody may fetch one now, and use it afterwards. */
export function couponsOffered(house: House): Bool[] {
  const now = sql`now() at time zone 'Asia/Shanghai'`;
  return [
    conditionSql(resourceOf(house, 'marketing/coupon'), { receiveType: 1, status: true, any: [{ isLimited: false }, { lastTotal: { from: 1 } }] }),
    sql<boolean>`(not t.is_time_receive or ${now} between t.receive_start_time and t.receive_end_time)`,
    sql<boolean>`(not t.is_fixed_time or t.use_end_time is null or t.use_end_time > ${now})`,
  ];
}

/** 一键换色 is stored as the position of the colour, from 1. @returns `#e93323` */
export async function chosenTheme(house: House): Promise<string> {
  const themes = house.enumerations.get('mobileTheme')!.items;
  return themes[Number((await readConfiguration(house.sql, [themeSetting])).get(themeSetting) ?? 1) - 1]?.title ?? themes[0].title;
}

/** 底部菜单, where the shop has one of its own: on unless it was switched off. */
export async function homeNavigation(house: House): Promise<ShopNavigation[]> {
  if ((await readConfiguration(house.sql, [navigationSetting])).get(navigationSetting) === '0') return [];
  return (await readArea(house, 'bottomNavigation')).filter(({ status }) => status === true)
    .map(({ checked, unchecked, name, link }) => ({ checked: String(checked), unchecked: String(unchecked), name: String(name), link: String(link) }));
}
