/**
 * What is wrong with a page, told before shoppers see it. Pure: `questions` says what must be looked up, `inspect` judges by it.
 * Hidden widgets are only held against the rules of the page.
 */
import { checkWidget } from '../checkWidget';
import { malformed } from '../controls';
import type { PageDocument } from '../document';
import { breaches, modelOf, titleOf } from '../rules';
import type { WidgetModel } from '../widget';
import { contentFindings } from './contents';
import { contrastFindings } from './contrasts';
import { longestAddress, mostNamed, type Questions } from './facts';
import type { Finding } from './finding';
import { type Inspected, inspected } from './leaves';
import type { Markup } from './markup';
import { addressesIn, pictureFindings } from './pictures';
import { recordFindings, type Shop } from './records';
import { linked, referencesOf } from './references';

export { longestAddress, mostNamed, nothingKnown } from './facts';
export type { Facts, PictureFact, Questions, RecordFact } from './facts';
export type { Finding } from './finding';

/** Components whose content is whatever there is at the moment. */
const showing = ['home_coupon', 'home_seckill', 'home_group', 'home_intergral', 'home_discover', 'wechat_live'];

export function questions(document: PageDocument, { catalogue, shopPages }: Pick<Circumstances, 'catalogue' | 'shopPages'>): Questions {
  const widgets = inspected(document, catalogue);
  const { returnAddress } = document.page;
  const references = [...widgets.flatMap(({ leaves }) => leaves.flatMap((leaf) => referencesOf(leaf, shopPages))), ...(typeof returnAddress === 'string' ? linked(returnAddress, shopPages) : [])];
  const records: Questions['records'] = {};
  for (const { entity, id } of references) {
    const ids = (records[entity] ??= []);
    if (!ids.includes(id) && ids.length < mostNamed) ids.push(id);
  }
  return {
    records,
    pictures: [...new Set(widgets.flatMap(({ leaves }) => leaves.flatMap(addressesIn)))].filter((address) => address.length <= longestAddress).slice(0, mostNamed),
    shows: showing.filter((component) => widgets.some(({ model }) => model.component === component)),
  };
}

type KindOf = Parameters<typeof checkWidget>[2];

export interface Circumstances extends Shop {
  catalogue: readonly WidgetModel[];
  /** `(kind) => kinds[kind]` */
  kindOf: KindOf;
  /** `fields/richText/rules` */
  markup: Markup;
}

/** @returns findings in the order of the page, those of the page itself first */
export function inspect(document: PageDocument, circumstances: Circumstances): Finding[] {
  const { catalogue, facts, kindOf } = circumstances;
  const shop = { ...circumstances, shopPages: [...circumstances.shopPages, ...facts.links.map((path) => ({ path }))] };
  const widgets = inspected(document, catalogue);
  const wrong = shapes(widgets);
  const judged = [
    ...breaches(document, catalogue).map(({ id, kind, message }): Finding => ({ widgetId: id, kind, severity: 'error', message })),
    ...strangers(document, catalogue),
    ...contentFindings(document, widgets, shop),
    ...recordFindings(document, widgets, shop),
    ...pictureFindings(widgets, facts),
    ...contrastFindings(document, widgets, facts.theme),
  ];
  // What else a value of another shape seems to be is said of the default in its place.
  const found = [...wrong, ...judged.filter(({ widgetId, group, row }) => !wrong.some((each) => each.widgetId === widgetId && each.group === group && (each.row === undefined || each.row === row)))];
  const all = [...found, ...limits(widgets, kindOf, found)];
  const places = new Map(document.widgets.map(({ id }, index) => [id, index]));
  const placeOf = ({ widgetId }: Finding) => (widgetId === undefined ? -1 : places.get(widgetId)!);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const shapes = (widgets: readonly Inspected[]): Finding[] =>
  widgets.flatMap(({ node, model }) => malformed(model, node.saved).map(({ group, row }): Finding => ({
    widgetId: node.id, group: group.key, ...(row === undefined ? {} : { row }), kind: 'malformed', severity: 'error',
    message: `${model.title}「${group.field.title}」${row === undefined ? '的内容格式不正确，商城按默认内容显示' : `第 ${row + 1} 项的内容格式不正确，商城不显示它`}`,
  })));

const strangers = ({ widgets }: PageDocument, catalogue: readonly WidgetModel[]): Finding[] =>
  widgets.filter(({ saved }) => !modelOf(catalogue, saved)).map(({ id, saved }) => ({ widgetId: id, kind: 'unknownWidget', severity: 'warning', message: `不认识组件「${titleOf(catalogue, saved)}」，商城中不会显示它` }));

/** Values beyond their limits, unless more was said of them already. */
function limits(widgets: readonly Inspected[], kindOf: KindOf, found: readonly Finding[]): Finding[] {
  return widgets.flatMap(({ node, model }) => checkWidget(model, node.saved, kindOf).flatMap(({ group, row, message }): Finding[] => {
    if (found.some((each) => each.widgetId === node.id && each.group === group && each.row === row)) return [];
    const title = model.groups.find(({ key }) => key === group)?.field.title ?? group;
    return [{ widgetId: node.id, group, ...(row === undefined ? {} : { row }), kind: 'limit', severity: 'error', message: `${model.title}「${title}」${row === undefined ? '' : `第 ${row + 1} 项`}：${message}` }];
  }));
}
