/** Texts that are hard to read on what lies behind them (WCAG 2.2: 4.5 for texts, 3 for large ones). */
import { isEmpty } from '../../text/words';
import { same } from '../../json';
import type { Values } from '../controls/values';
import type { PageDocument } from '../document';
import { type Colour, contrast, over, parseColour } from '../colour';
import type { Finding } from './finding';
import type { Inspected } from './leaves';

interface Pair {
  text: string;
  /** Key of the colour behind it, a colour, or `theme`. */
  on: string;
  when?(values: Values): boolean;
  /** 4.5 unless the text is large. */
  least?(values: Values): number;
}

const on = (background: string, ...texts: string[]): Pair[] => texts.map((text) => ({ text, on: background }));
const large = (values: Values): number => (Number(values.fontSize) >= 24 || (Number(values.fontSize) >= 19 && values.textStyle === 2) ? 3 : 4.5);

/** The head of an activity stands on its picture, on a colour, or on the theme where there is neither. */
const head: Pair[] = [
  { text: 'headerTitleColor', on: 'bgColor', when: ({ selectBgImg, selectStyle }) => selectBgImg === 1 && selectStyle === 1 },
  { text: 'headerTitleColor', on: 'theme', when: ({ selectBgImg, selectStyle, bgImg }) => selectBgImg === 0 && selectStyle === 1 && isEmpty(bgImg) },
];

const titled: Pair = { text: 'titleColor', on: 'bgColor', when: ({ titleConfig }) => !isEmpty(titleConfig) };
const more: Pair = { text: 'moreColor', on: 'bgColor', when: ({ linkConfig }) => !isEmpty(linkConfig) };
const shows = (key: string, member: number) => ({ [key]: list }: Values): boolean => (list as unknown[]).includes(member);
const card = '#FFFFFF';
const goods: Pair[] = ['titleColor', 'priceColor', 'soldColor'].map((text, index) => ({ text, on: card, when: shows('typeConfig', index) }));

/** Where the shop writes what (src/widgets). */
const pairs: Record<string, Pair[]> = {
  search_box: on('borderColor', 'textColor'),
  home_comb: on('borderColor', 'textColor').map((pair) => ({ ...pair, when: ({ tabConfig }) => tabConfig === 0 })),
  nav_bar: on('bgColor', 'fontColor', 'checkColor'),
  home_menu: on('bgColor', 'titleColor'),
  home_news_roll: on('bgColor', 'textColor'),
  home_goods_list: goods,
  home_tab: [...on('tabBgColor', 'fontColor', 'checkColor'), ...goods],
  home_article: on('bgColor', 'titleColor', 'timeColor'),
  home_merchant: [titled, more, { text: 'nameColor', on: card, when: shows('typeConfig', 0) }, { text: 'labelFontColor', on: 'labelColor', when: shows('typeConfig', 2) }],
  home_footer: on('bgColor', 'fontColor', 'checkColor'),
  home_coupon: [titled, more],
  home_seckill: [titled, more],
  home_group: [...head, { text: 'btnFontColor', on: 'btnColor', when: ({ tabConfig, groupBtnConfig }) => Number(tabConfig) <= 1 && groupBtnConfig === 0 }],
  home_intergral: head,
  home_discover: [titled, more],
  wechat_live: [titled, more],
  home_title: [{ text: 'fontColor', on: 'bgColor', least: large }],
};

const plainPage = '#f5f5f5';

/** What lies behind all widgets; undefined where a picture does. */
function behind({ page }: PageDocument): Colour | undefined {
  const isOn = (value: unknown) => value === 1 || value === true || value === '1';
  if (isOn(page.isBgPic) && !isEmpty(page.bgPic)) return undefined;
  return parseColour(isOn(page.isBgColor) && !isEmpty(page.colorPicker) ? page.colorPicker : plainPage);
}

export function contrastFindings(document: PageDocument, widgets: readonly Inspected[], theme: string): Finding[] {
  const page = behind(document);
  return [...titleBar(document), ...widgets.flatMap((widget) => (pairs[widget.model.component] ?? []).flatMap((pair) => pairFindings(widget, pair, page, theme)))];
}

function titleBar({ page }: PageDocument): Finding[] {
  const text = parseColour(page.titleColor || '#000000');
  const bar = parseColour(page.titleBgColor || '#ffffff');
  const found = text && bar && contrast(text, over(bar, { red: 255, green: 255, blue: 255, alpha: 1 }));
  return found === undefined || found >= 4.5 ? [] : [{ kind: 'contrast', severity: 'warning', message: `页面标题的颜色与顶部颜色太接近（对比度 ${ratio(found)}，至少需要 4.5）` }];
}

function pairFindings({ node, model, values }: Inspected, { text, on: background, when, least = () => 4.5 }: Pair, page: Colour | undefined, theme: string): Finding[] {
  const group = model.groups.find(({ key }) => key === text);
  if (!group || when?.(values) === false) return [];
  const below = model.groups.find(({ key }) => key === background);
  // Colours as the product ships them are its own affair; a person is told of what a person chose.
  if (background !== 'theme' && isDefault(values, group) && (!below || isDefault(values, below))) return [];
  const colour = parseColour(values[text]);
  const grounds = [below ? values[below.key] : background === 'theme' ? theme : background].flat().map(parseColour);
  if (!colour) return [];
  const ratios = grounds.flatMap((ground) => {
    const seen = ground && (ground.alpha === 1 ? ground : page && over(ground, page));
    return seen ? [contrast(over(colour, seen), seen)] : [];
  });
  const worst = Math.min(...ratios);
  if (worst >= least(values)) return [];
  const where = below?.field.title ?? (background === 'theme' ? '商城主题色' : '白色卡片');
  return [{
    widgetId: node.id, group: text, kind: 'contrast', severity: 'warning',
    message: `${model.title}的「${group.field.title}」与「${where}」太接近，看不清（对比度 ${ratio(worst)}，至少需要 ${least(values)}）`,
  }];
}

const isDefault = (values: Values, { key, field }: { key: string; field: { default?: unknown } }): boolean => same(values[key], field.default);

const ratio = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);
