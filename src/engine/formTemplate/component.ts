/** What kind of value a component of a form template enters, and its limits. */
import type { FieldModel, FieldOption, KindName, Scalar } from '../model';
import { isObject, type Json, type JsonObject } from '../json';
import { configOf, type Item, type ItemOption, number, property, text } from './item';

/** What a component adds to the field that any item is. */
export interface Component extends Omit<Partial<FieldModel>, 'kind' | 'name' | 'title' | 'at' | 'required' | 'messages'> {
  kind: KindName;
}

/** @returns undefined for a tag that the product does not know */
export function componentOf(item: Item): Component | undefined {
  return readers[item.tag]?.(item);
}

/** The format's uploads never had `disabled`: it is found in templates, and means nothing. */
const isUpload = ({ tag }: Item): boolean => tag === 'upload-file' || tag === 'self-upload';
export const isDisabled = (item: Item): boolean => !isUpload(item) && (item.raw.disabled === true || configOf(item.raw).disabled === true);

/** Only what is typed can be shown without being changed. */
const typed = new Set(['el-input', 'el-date-picker', 'el-time-picker']);
/** Nobody can enter anything here, so that nobody is asked to. */
export const isFixed = (item: Item): boolean => isDisabled(item) || (typed.has(item.tag) && property(item.raw, 'readonly') === true);

/** Components that enter nothing. */
export const isButton = ({ tag }: Item): boolean => tag === 'el-button';

const readers: Record<string, (item: Item) => Component | undefined> = {
  'el-input': ({ raw }) => {
    const maxLength = count(raw.maxlength);
    // Keys and tokens of other services are longer than what people think up.
    if (property(raw, 'show-password') === true) return { kind: 'password', maxLength: maxLength ?? 10_000 };
    return { kind: raw.type === 'textarea' ? 'textarea' : 'text', maxLength };
  },
  'el-input-number': numberOf,
  'el-select': (item) => (item.raw.multiple === true && property(item.raw, 'allow-create') === true
    ? { kind: 'tags', wire: 'comma', maxItems: count(property(item.raw, 'multiple-limit')) }
    : choiceOf(item, item.raw.multiple === true, 'select')),
  'el-radio-group': (item) => choiceOf(item, false, 'radio'),
  'el-checkbox-group': (item) => ({ ...choiceOf(item, true, 'checkbox'), minItems: count(item.raw.min), maxItems: count(item.raw.max) }),
  'el-cascader': ({ raw, options }) => ({ kind: 'cascade', ...(cascaderOf(raw).multiple === true ? { several: true } : {}), options: options.map(optionOf), codes: codesOf(options) }),
  'el-switch': ({ raw }) => {
    const on = scalar(property(raw, 'active-value') ?? true);
    const off = scalar(property(raw, 'inactive-value') ?? false);
    const title = (name: string, otherwise: string) => text(property(raw, name)) || otherwise;
    return { kind: 'switch', default: off, codes: [on, off], options: [{ value: on, title: title('active-text', '开启') }, { value: off, title: title('inactive-text', '关闭') }] };
  },
  'el-slider': ({ raw }) => ({ kind: 'slider', ...(raw.range === true ? { several: true } : {}), minimum: number(raw.min) ?? 0, maximum: number(raw.max) ?? 100, scale: decimalsOf(raw.step) }),
  'el-rate': ({ raw }) => ({ kind: 'rating', maximum: number(raw.max) ?? 5, scale: property(raw, 'allow-half') === true ? 1 : 0 }),
  'el-time-picker': ({ raw }) => (property(raw, 'is-range') === true ? { kind: 'timeRange', unit: 'second' } : { kind: 'time', ...(property(raw, 'value-format') === 'HH:mm' ? { unit: 'minute' } : {}), ...selectable(raw) }),
  'time-select': () => ({ kind: 'timeRange', wire: 'comma' }),
  'el-date-picker': ({ raw }) => dateKinds[text(raw.type) || 'date'],
  'el-color-picker': ({ raw }) => colourOf(raw),
  'upload-file': () => ({ kind: 'file' }),
  'self-upload': ({ raw }) => (raw.multiple === true ? { kind: 'imageList', wire: 'json' } : { kind: 'image' }),
  tinymce: () => ({ kind: 'richText' }),
};

const dateKinds: Record<string, Component> = {
  date: { kind: 'date' }, week: { kind: 'date', unit: 'week' }, month: { kind: 'date', unit: 'month' }, year: { kind: 'date', unit: 'year' }, datetime: { kind: 'datetime' },
  daterange: { kind: 'dateRange' }, monthrange: { kind: 'dateRange', unit: 'month' }, datetimerange: { kind: 'dateRange', unit: 'second' },
};

/** Properties of the cascader within the component's own. */
export function cascaderOf(raw: JsonObject): JsonObject {
  const outer = isObject(raw.props) ? raw.props : {};
  return isObject(outer.props) ? outer.props : outer;
}

/** `08:00:00-20:00:00`. */
function selectable(raw: JsonObject): Pick<Component, 'earliest' | 'latest'> {
  const options = property(raw, 'picker-options');
  const [, earliest, latest] = /^\s*(\d\d:\d\d:\d\d)\s*-\s*(\d\d:\d\d:\d\d)\s*$/.exec(text(isObject(options) ? options.selectableRange : undefined)) ?? [];
  return earliest === undefined || (earliest === '00:00:00' && latest === '23:59:59') ? {} : { earliest, latest };
}

/** Without a format of its own a colour that may be see-through is written as rgba, another one as hex. */
function colourOf(raw: JsonObject): Component {
  const format = text(property(raw, 'color-format'));
  const alpha = property(raw, 'show-alpha') === true || format.endsWith('a');
  const named = (['hex', 'rgb', 'hsl', 'hsv'] as const).find((each) => format === each || format === `${each}a`);
  const notation = named ?? (alpha ? 'rgb' : 'hex');
  return { kind: 'colour', ...(notation === 'hex' ? {} : { notation }), ...(alpha ? { alpha } : {}) };
}

/** Without a precision any decimals are taken. */
function numberOf({ raw }: Item): Component {
  const scale = count(raw.precision);
  const step = property(raw, 'step-strictly') === true ? number(raw.step) ?? 1 : undefined;
  const limits = { minimum: number(raw.min), maximum: number(raw.max), ...(step !== undefined && step > 0 ? { multipleOf: step } : {}) };
  if (scale === 0) return { kind: 'integer', ...limits };
  return { kind: 'decimal', wire: 'plain', ...(scale === undefined ? { scale: finest, unpadded: true } : { scale: Math.min(finest, scale) }), ...limits };
}

/** Decimals that are kept at most. */
const finest = 10;

/** A whole number that counts something; anything else is none. */
function count(value: Json | undefined): number | undefined {
  const read = number(value);
  return read === undefined || read < 0 ? undefined : Math.floor(read);
}

const decimalsOf = (value: Json | undefined): number => Math.min(finest, /\.(\d+)$/.exec(String(number(value) ?? ''))?.[1]?.length ?? 0);

function choiceOf({ options }: Item, several: boolean, as: 'select' | 'radio' | 'checkbox'): Component {
  return { kind: several ? 'choices' : 'enumeration', as, options: options.map(optionOf), codes: codesOf(options) };
}

const scalar = (value: Json): Scalar => (typeof value === 'object' ? JSON.stringify(value) : value);

const optionOf = ({ label, value, disabled, children }: ItemOption): FieldOption => ({
  value: scalar(value), title: label, ...(disabled ? { disabled } : {}), ...(children ? { children: children.map(optionOf) } : {}),
});

const codesOf = (options: readonly ItemOption[]): Scalar[] => [...new Set(options.flatMap(({ value, children }) => [scalar(value), ...codesOf(children ?? [])]))];
