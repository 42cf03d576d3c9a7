/** A whole form template: the form's own properties and its items. */
import { isObject, type Json, type JsonObject } from '../json';
import { type Item, number, readItem, TemplateError, text } from './item';

export interface FormTemplate {
  /** The document as stored; writing it back loses nothing. */
  raw: JsonObject;
  size: 'medium' | 'small' | 'mini';
  labelPosition: 'left' | 'right' | 'top';
  /** Pixels. */
  labelWidth: number;
  /** Pixels between columns. */
  gutter: number;
  disabled: boolean;
  /** Shows the submit button. */
  formBtns: boolean;
  items: Item[];
}

/**
 * @param content JSON text as stored, or the document itself
 * @throws TemplateError in Chinese, with the place of what is wrong
 */
export function readTemplate(content: unknown): FormTemplate {
  const { raw, items } = readItems(content);
  const names = new Map<string, string>();
  for (const { name, at } of allItems(items)) {
    if (name === undefined) continue;
    const other = names.get(name);
    if (other !== undefined) throw new TemplateError(`字段名 ${name} 重复，另一处在 ${other}`, at);
    names.set(name, at);
  }
  return {
    raw, items,
    size: oneOf(raw.size, ['medium', 'small', 'mini']),
    labelPosition: oneOf(raw.labelPosition, ['right', 'left', 'top']),
    labelWidth: number(raw.labelWidth) ?? 100,
    gutter: number(raw.gutter) ?? 15,
    disabled: raw.disabled === true,
    formBtns: raw.formBtns !== false,
  };
}

/**
 * The items alone, names that stand twice included: what is still being designed.
 * @throws TemplateError as above
 */
export function readItems(content: unknown): Pick<FormTemplate, 'raw' | 'items'> {
  const raw = typeof content === 'string' ? parse(content) : content;
  if (!isObject(raw)) throw new TemplateError('表单内容应为一个对象', '');
  if (!Array.isArray(raw.fields)) throw new TemplateError('表单内容缺少 fields', 'fields');
  return { raw, items: raw.fields.map((field, index) => readItem(field, `fields[${index}]`)) };
}

/** As stored: unknown properties, old spellings and the order of keys included. */
export const writeTemplate = ({ raw }: FormTemplate): string => JSON.stringify(raw);

/** Items that carry a value or a look, rows and their children in reading order. */
export const allItems = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...allItems(item.children)]);

function parse(content: string): Json {
  try {
    return JSON.parse(content) as Json;
  } catch (error) {
    throw new TemplateError(`不是有效的JSON：${error instanceof Error ? error.message : ''}`, '');
  }
}

const oneOf = <T extends string>(value: Json | undefined, allowed: readonly [T, ...T[]]): T => allowed.find((each) => each === text(value)) ?? allowed[0];
