/** The widgets by the names that saved pages and the palette know them by. */
import { widgets } from '../../../generated/widgets';
import { isHidden as isHiddenWidget, type WidgetNode } from '../../engine/page/document';
import * as rules from '../../engine/page/rules';
import type { WidgetModel } from '../../engine/page/widget';

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
