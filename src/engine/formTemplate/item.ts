/**
 * The stored form template: JSON that a designer wrote, kept as it is. What the product understands of an item is read off it
 * here; what it does not know stays untouched, so that reading and writing lose nothing (spec 2 §3).
 */
import { isObject, type Json, type JsonObject } from '../json';

export type ItemLayout = 'colFormItem' | 'rowFormItem';

/** What an item says about itself; `at` is its place, e.g. `fields[2].children[0]`. */
export interface Item {
  raw: JsonObject;
  at: string;
  layout: ItemLayout;
  /** `el-input`, `upload-file` …; empty for a row. */
  tag: string;
  /** Tells components of one tag apart: `textarea`, `date-range`. */
  tagIcon: string;
  /** Name of the value; absent on buttons and rows. */
  name?: string;
  label: string;
  showLabel: boolean;
  /** Pixels; the form's own when absent. */
  labelWidth?: number;
  /** 1–24 of the row. */
  span: number;
  required: boolean;
  defaultValue?: Json;
  rules: { pattern: string; message: string }[];
  /** The question mark beside the label. */
  tip?: { text: string; link?: string };
  options: ItemOption[];
  /** Of a row. */
  children: Item[];
  gutter?: number;
}

export interface ItemOption {
  label: string;
  value: Json;
  disabled?: boolean;
  children?: ItemOption[];
}

export class TemplateError extends Error {
  /** @param at place in the document, e.g. `fields[2]` */
  constructor(message: string, readonly at: string) {
    super(message);
    this.name = 'TemplateError';
  }
}

export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
/** Designers store numbers as texts too. */
export const number = (value: Json | undefined): number | undefined => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};
const flag = (value: Json | undefined, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** Where an item keeps what it says about its form item: under `__config__`, or beside its own properties. */
export const configOf = (raw: JsonObject): JsonObject => (isObject(raw.__config__) ? raw.__config__ : raw);
const slotOf = (raw: JsonObject): JsonObject => (isObject(raw.__slot__) ? raw.__slot__ : isObject(raw.slot) ? raw.slot : {});

/** A property of the component itself, in either spelling: `show-word-limit`, `showWordLimit`. */
export const property = (raw: JsonObject, name: string): Json | undefined =>
  raw[name] ?? raw[name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())];

/** @throws TemplateError when the item is no object, or its layout is missing or unknown (spec 2 §5) */
export function readItem(raw: Json, at: string): Item {
  if (!isObject(raw)) throw new TemplateError('组件应为一个对象', at);
  const config = configOf(raw);
  const { layout } = config;
  if (layout !== 'colFormItem' && layout !== 'rowFormItem') throw new TemplateError(layout === undefined ? '组件缺少布局 layout' : `不支持的布局：${text(layout)}`, at);
  const children = layout === 'rowFormItem' ? list(config.children) : [];
  return {
    raw, at, layout,
    tag: text(config.tag),
    tagIcon: text(config.tagIcon),
    name: text(raw.__vModel__) || text(raw.vModel) || undefined,
    label: text(config.label),
    showLabel: flag(config.showLabel, true),
    labelWidth: number(config.labelWidth),
    span: Math.min(24, Math.max(1, number(config.span) ?? 24)),
    required: flag(config.required, false),
    defaultValue: config.defaultValue ?? undefined,
    rules: list(config.regList).filter(isObject).map(({ pattern, message }) => ({ pattern: text(pattern), message: text(message) })),
    tip: tipOf(config),
    options: optionsOf(raw, config),
    children: children.map((child, index) => readItem(child, `${at}.children[${index}]`)),
    gutter: number(raw.gutter ?? config.gutter),
  };
}

function tipOf(config: JsonObject): Item['tip'] {
  if (!flag(config.tips, false)) return undefined;
  const link = flag(config.tipsIsLink, false) ? text(config.tipsLink) : '';
  return { text: text(config.tipsDesc), ...(link ? { link } : {}) };
}

/** A cascader names the keys of its nodes; every other list of options is plain. */
function optionsOf(raw: JsonObject, config: JsonObject): ItemOption[] {
  const tree = config.tag === 'el-cascader';
  const outer = isObject(raw.props) ? raw.props : {};
  const keys = tree && isObject(outer.props) ? outer.props : {};
  const labelKey = text(keys.label) || 'label';
  const valueKey = text(keys.value) || 'value';
  const childKey = text(keys.children) || 'children';
  const read = (each: Json): ItemOption[] => {
    if (!isObject(each)) return [];
    const below = tree ? list(each[childKey]).flatMap(read) : [];
    return [{
      label: text(each[labelKey]), value: each[valueKey] ?? null,
      ...(each.disabled === true ? { disabled: true } : {}), ...(below.length > 0 ? { children: below } : {}),
    }];
  };
  return list(tree ? raw.options ?? slotOf(raw).options : slotOf(raw).options ?? raw.options).flatMap(read);
}
