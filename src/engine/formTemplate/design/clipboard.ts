/** Items as text, so that they travel between templates, windows and people. */
import { isObject, type JsonObject } from '../../json';
import { TemplateError } from '../item';
import { readItems } from '../template';

/** The items as the template that holds nothing else. */
export const clipText = (items: readonly JsonObject[]): string => JSON.stringify({ fields: [...items] }, null, 2);

/**
 * @param text one item, a list of items, or a template
 * @throws TemplateError in Chinese when it is none, with the place of what is wrong
 */
export function readClip(text: string): JsonObject[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new TemplateError('剪贴板中没有表单组件', '');
  }
  const fields = Array.isArray(read) ? read : isObject(read) && Array.isArray(read.fields) ? read.fields : [read];
  const { items } = readItems({ fields });
  if (items.length === 0) throw new TemplateError('剪贴板中没有表单组件', '');
  return items.map(({ raw }) => raw);
}
