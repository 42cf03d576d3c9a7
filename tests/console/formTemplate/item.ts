/** Items of templates, written as short as a test allows. */
import type { JsonObject } from '../../../src/engine/json';

export interface ItemDraft {
  tag: string;
  name?: string;
  label?: string;
  /** Beside the item's own properties. */
  raw?: JsonObject;
  /** Within `__config__`. */
  config?: JsonObject;
}

export const item = ({ tag, name = 'it', label = '名目', raw = {}, config = {} }: ItemDraft): JsonObject => ({
  __config__: { label, tag, layout: 'colFormItem', span: 24, showLabel: true, required: false, regList: [], ...config }, __vModel__: name, ...raw,
});
export const row = (children: JsonObject[], raw: JsonObject = {}, config: JsonObject = {}): JsonObject => ({ __config__: { layout: 'rowFormItem', span: 24, children, ...config }, ...raw });
export const choice = (options: readonly (readonly [string | number, string])[]): JsonObject => ({ __slot__: { options: options.map(([value, label]) => ({ label, value })) } });
