/** Values of a form template: what it opens with, and how the configuration store's texts are read (form template §5). */
import type { FieldModel } from '../model';
import { decode, DecodeError } from '../codec/decode';
import { encode } from '../codec/encode';
import { isEmpty } from '../text/words';
import type { TemplateForm, TemplateNode } from './form';
import type { Json } from '../json';
import type { Item } from './item';

/**
 * Every field at its default, replaced by what is stored wherever that is not empty. Stored values are read loosely: `'1'` is
 * the option 1, and a list may be its comma-joined texts. A value that cannot be read is kept for the form to refuse.
 */
export function initialValues({ fields }: TemplateForm, stored: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, isEmpty(stored[field.name]) ? read(field, field.default) : read(field, stored[field.name])]));
}

function read(field: FieldModel, value: unknown): unknown {
  try {
    return decode(field.wire, value, field);
  } catch (error) {
    if (error instanceof DecodeError) return value;
    throw error;
  }
}

/**
 * What a submitted form hands over: each value as its component writes it, a switch as the value of its position. Values of
 * components that the product does not know go through untouched.
 * @param values decoded, by field
 */
export function submittedValues(form: TemplateForm, values: Readonly<Record<string, unknown>>, stored: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const kept = unknownItems(form.nodes).flatMap((item) => (item.name === undefined ? [] : [[item.name, keptValue(item, stored)]]));
  const entered = form.fields.filter(({ name }) => values[name] !== undefined).map((field) => [field.name, encode(field.wire, values[field.name], field)]);
  return Object.fromEntries([...kept, ...entered]);
}

/** The value of a component that the product does not know. */
export const keptValue = ({ name, defaultValue }: Item, stored: Readonly<Record<string, unknown>>): unknown =>
  (name !== undefined && !isEmpty(stored[name]) ? stored[name] : defaultValue as Json | undefined) ?? null;

const unknownItems = (nodes: readonly TemplateNode[]): Item[] =>
  nodes.flatMap((node) => (node.type === 'row' ? unknownItems(node.children) : node.type === 'unknown' ? [node.item] : []));

/** The text under which a decoded value is kept in the configuration store, and which patterns are held against. */
export function storedText({ kind, codes = [] }: FieldModel, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'switch') return String(codes[value === true ? 0 : 1] ?? value);
  if (kind === 'imageList') return (value as unknown[]).length > 0 ? JSON.stringify(value) : '';
  if (Array.isArray(value) && value.some(Array.isArray)) return JSON.stringify(value);
  return Array.isArray(value) ? value.join(',') : String(value);
}
