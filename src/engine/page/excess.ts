/** Too many rows, too long texts and colours that are none: what no page is saved with, unless it stood so before. Other ranges and formats are the inspection's. */
import { type JsonObject, isObject } from '../json';
import type { FieldModel } from '../model';
import { checkWidget, type KindOf } from './checkWidget';
import { isShown, readValues } from './controls';
import { modelOf } from './rules';
import type { WidgetModel } from './widget';

export interface Excess {
  group: string;
  /** From 0. */
  row?: number;
  /** A Chinese sentence without the name of the widget. */
  message: string;
}

/**
 * Of what is shown and entered; what is missing counts as its default.
 * @param kindOf `(kind) => kinds[kind]`
 * @param values of `saved`, as `readValues` tells them
 */
export function excesses(model: WidgetModel, saved: JsonObject, kindOf: KindOf, values = readValues(model, saved)): Excess[] {
  const colours = checkWidget(model, saved, kindOf, ({ field }) => field.kind === 'colour').map(({ group, message }): Excess => ({ group, message }));
  const beyond = model.groups.filter((group) => !group.hidden && isShown(group, saved, values)).flatMap(({ key, field }): Excess[] => {
    const value = values[key];
    const inRows = Array.isArray(value) ? value.flatMap((row: unknown, index) => ofRow(row, field).map((message) => ({ group: key, row: index, message: `第${index + 1}项${message}` }))) : [];
    return [...ofValue(value, field).map((message) => ({ group: key, message })), ...inRows];
  });
  return [...beyond, ...colours];
}

/** As people are told of it, e.g. 轮播图「版块设置」：第2项标题不能超过8个字符. */
export const excessText = (model: WidgetModel, { group, message }: Excess): string =>
  `${model.title}「${model.groups.find(({ key }) => key === group)?.field.title ?? group}」：${message}`;

const ofRow = (row: unknown, { fields = [] }: FieldModel): string[] =>
  isObject(row) ? fields.flatMap((field) => [...ofValue(row[field.name], field), ...nested(row[field.name], field)]) : [];

const nested = (value: unknown, field: FieldModel): string[] => (Array.isArray(value) ? value.flatMap((row) => ofRow(row, field)) : []);

function ofValue(value: unknown, { title, kind, minItems = 0, maxItems = Infinity, maxLength = Infinity }: FieldModel): string[] {
  if (kind === 'childTable' && Array.isArray(value)) {
    if (value.length > maxItems) return [`${title}最多${maxItems}项，现有${value.length}项`];
    return value.length < minItems ? [`${title}至少${minItems}项`] : [];
  }
  return typeof value === 'string' && [...value].length > maxLength ? [`${title}不能超过${maxLength}个字符`] : [];
}

/** A widget of a page and what it newly has too much of. */
export interface WidgetExcess extends Excess {
  /** Property name in `value`. */
  key: string;
  model: WidgetModel;
}

/**
 * @param value widgets of a page by timestamp, as saved
 * @param stood widgets that the page held at any time before: what one of them had too much of may stand again
 * @param kindOf `(kind) => kinds[kind]`
 */
export function pageExcesses(value: JsonObject, stood: readonly JsonObject[], catalogue: readonly WidgetModel[], kindOf: KindOf): WidgetExcess[] {
  return Object.entries(value).flatMap(([key, saved]) => {
    const model = isObject(saved) ? modelOf(catalogue, saved) : undefined;
    if (!model || !isObject(saved)) return [];
    const found = excesses(model, saved, kindOf);
    if (found.length === 0) return [];
    const known = new Set(stood.filter(({ id }) => id === saved.id).flatMap((former) => excesses(model, former, kindOf).map(same)));
    return found.filter((excess) => !known.has(same(excess))).map((excess) => ({ ...excess, key, model }));
  });
}

const same = ({ group, message }: Excess): string => `${group}:${message}`;
