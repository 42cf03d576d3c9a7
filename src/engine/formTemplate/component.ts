/** What kind of value a component of a form template enters, and its limits. */
import type { FieldModel, FieldOption, KindName, Scalar, WireName } from '../model';
import { type Item, type ItemOption, type Json, number, property, text } from './item';

export interface Component extends Pick<FieldModel, 'minimum' | 'maximum' | 'scale' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'options' | 'codes' | 'as' | 'default'> {
  kind: KindName;
  wire?: WireName;
}

/** @returns undefined for a tag that the product does not know */
export function componentOf(item: Item): Component | undefined {
  return readers[item.tag]?.(item);
}

/** Components that enter nothing. */
export const isButton = ({ tag }: Item): boolean => tag === 'el-button';

const readers: Record<string, (item: Item) => Component | undefined> = {
  'el-input': ({ raw }) => {
    const maxLength = number(raw.maxlength);
    // Keys and tokens of other services are longer than what people think up.
    if (property(raw, 'show-password') === true) return { kind: 'password', maxLength: maxLength ?? 10_000 };
    return { kind: raw.type === 'textarea' ? 'textarea' : 'text', maxLength };
  },
  'el-input-number': numberOf,
  'el-select': (item) => choiceOf(item, item.raw.multiple === true, 'select'),
  'el-radio-group': (item) => choiceOf(item, false, 'radio'),
  'el-checkbox-group': (item) => ({ ...choiceOf(item, true, 'checkbox'), minItems: number(item.raw.min), maxItems: number(item.raw.max) }),
  'el-cascader': ({ options }) => ({ kind: 'cascade', options: options.map(optionOf), codes: codesOf(options) }),
  'el-switch': ({ raw }) => {
    const on = scalar(property(raw, 'active-value') ?? true);
    const off = scalar(property(raw, 'inactive-value') ?? false);
    const title = (name: string, otherwise: string) => text(property(raw, name)) || otherwise;
    return { kind: 'switch', default: off, codes: [on, off], options: [{ value: on, title: title('active-text', '开启') }, { value: off, title: title('inactive-text', '关闭') }] };
  },
  'el-slider': ({ raw }) => (raw.range === true ? undefined : { kind: 'slider', minimum: number(raw.min) ?? 0, maximum: number(raw.max) ?? 100, scale: decimalsOf(raw.step) }),
  'el-rate': ({ raw }) => ({ kind: 'rating', maximum: number(raw.max) ?? 5, scale: property(raw, 'allow-half') === true ? 1 : 0 }),
  'el-time-picker': ({ raw }) => (property(raw, 'is-range') === true ? undefined : { kind: 'time' }),
  'el-date-picker': ({ raw }) => dateKinds[text(raw.type) || 'date'],
  'el-color-picker': () => ({ kind: 'colour' }),
  'upload-file': () => ({ kind: 'file' }),
  'self-upload': ({ raw }) => (raw.multiple === true ? { kind: 'imageList', wire: 'json' } : { kind: 'image' }),
  tinymce: () => ({ kind: 'richText' }),
};

const dateKinds: Record<string, Component> = { date: { kind: 'date' }, datetime: { kind: 'datetime' }, daterange: { kind: 'dateRange' } };

/** Without a precision, decimals are kept as far as the item itself shows any. */
function numberOf({ raw, defaultValue }: Item): Component {
  const scale = number(raw.precision) ?? Math.max(...[raw.step, raw.min, raw.max, defaultValue].map(decimalsOf));
  const limits = { minimum: number(raw.min), maximum: number(raw.max) };
  return scale > 0 ? { kind: 'decimal', wire: 'plain', scale, ...limits } : { kind: 'integer', ...limits };
}

const decimalsOf = (value: Json | undefined): number => /\.(\d+)$/.exec(String(number(value) ?? ''))?.[1]?.length ?? 0;

function choiceOf({ options }: Item, several: boolean, as: 'select' | 'radio' | 'checkbox'): Component {
  return { kind: several ? 'choices' : 'enumeration', as, options: options.map(optionOf), codes: codesOf(options) };
}

const scalar = (value: Json): Scalar => (typeof value === 'object' ? JSON.stringify(value) : value);

const optionOf = ({ label, value, disabled, children }: ItemOption): FieldOption => ({
  value: scalar(value), title: label, ...(disabled ? { disabled } : {}), ...(children ? { children: children.map(optionOf) } : {}),
});

const codesOf = (options: readonly ItemOption[]): Scalar[] => [...new Set(options.flatMap(({ value, children }) => [scalar(value), ...codesOf(children ?? [])]))];
