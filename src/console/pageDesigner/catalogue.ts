/** The widgets by the names that saved pages and the palette know them by. */
import { widgets } from '../../../generated/widgets';
import { isHidden as isHiddenWidget, type WidgetNode } from '../../engine/page/document';
import * as rules from '../../engine/page/rules';
import type { WidgetModel } from '../../engine/page/widget';
import type { IconName } from '../../ui/Icon';

/** Undefined for a widget that the product does not know; it is kept and can be moved and removed. */
export const modelOf = ({ saved }: WidgetNode): WidgetModel | undefined => rules.modelOf(widgets, saved);
export const titleOf = ({ saved }: WidgetNode): string => rules.titleOf(widgets, saved);
export const isHidden = ({ saved }: WidgetNode): boolean => isHiddenWidget(saved);

export interface PaletteGroup {
  title: string;
  widgets: readonly WidgetModel[];
}

const groupTitles = ['基础组件', '营销组件', '工具组件'];

/** The palette, narrowed to what bears the text in its title. */
export function paletteGroups(wanted = ''): PaletteGroup[] {
  const text = wanted.trim().toLowerCase();
  return groupTitles
    .map((title, type) => ({ title, widgets: widgets.filter((model) => model.type === type && `${model.title} ${model.component}`.toLowerCase().includes(text)) }))
    .filter((group) => group.widgets.length > 0);
}

const icons: Record<string, IconName> = {
  search_box: 'search', nav_bar: 'menu', home_comb: 'columns', banner: 'image', home_menu: 'grid', home_news_roll: 'megaphone',
  picture_cube: 'shapes', home_hotspot: 'pin', home_video: 'video', home_goods_list: 'bag', home_tab: 'folder', home_article: 'file',
  home_merchant: 'shop', home_footer: 'home', home_coupon: 'star', home_seckill: 'clock', home_group: 'user', home_intergral: 'hash',
  home_discover: 'palette', wechat_live: 'play', home_title: 'text', z_ueditor: 'edit', z_auxiliary_box: 'expand', z_auxiliary_line: 'minus',
};

export const iconOf = ({ component }: Pick<WidgetModel, 'component'>): IconName => icons[component] ?? 'shapes';
