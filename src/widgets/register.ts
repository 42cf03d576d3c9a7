/** What draws each widget. A new widget is one folder and one line here. */
import type { ComponentType } from 'react';
import type { WidgetValues } from '../../generated/widgets';
import banner from './banner/Preview';
import homeArticle from './home_article/Preview';
import homeComb from './home_comb/Preview';
import homeCoupon from './home_coupon/Preview';
import homeDiscover from './home_discover/Preview';
import homeFooter from './home_footer/Preview';
import homeGoodsList from './home_goods_list/Preview';
import homeGroup from './home_group/Preview';
import homeHotspot from './home_hotspot/Preview';
import homeIntergral from './home_intergral/Preview';
import homeMenu from './home_menu/Preview';
import homeMerchant from './home_merchant/Preview';
import homeNewsRoll from './home_news_roll/Preview';
import homeSeckill from './home_seckill/Preview';
import homeTab from './home_tab/Preview';
import homeTitle from './home_title/Preview';
import homeVideo from './home_video/Preview';
import navBar from './nav_bar/Preview';
import pictureCube from './picture_cube/Preview';
import searchBox from './search_box/Preview';
import wechatLive from './wechat_live/Preview';
import zAuxiliaryBox from './z_auxiliary_box/Preview';
import zAuxiliaryLine from './z_auxiliary_line/Preview';
import zUeditor from './z_ueditor/Preview';

type Previews = { readonly [Name in keyof WidgetValues]: ComponentType<{ values: WidgetValues[Name] }> };

export const previews: Previews = {
  search_box: searchBox,
  nav_bar: navBar,
  home_comb: homeComb,
  banner: banner,
  home_menu: homeMenu,
  home_news_roll: homeNewsRoll,
  picture_cube: pictureCube,
  home_hotspot: homeHotspot,
  home_video: homeVideo,
  home_goods_list: homeGoodsList,
  home_tab: homeTab,
  home_article: homeArticle,
  home_merchant: homeMerchant,
  home_footer: homeFooter,
  home_coupon: homeCoupon,
  home_seckill: homeSeckill,
  home_group: homeGroup,
  home_intergral: homeIntergral,
  home_discover: homeDiscover,
  wechat_live: wechatLive,
  home_title: homeTitle,
  z_ueditor: zUeditor,
  z_auxiliary_box: zAuxiliaryBox,
  z_auxiliary_line: zAuxiliaryLine,
};
