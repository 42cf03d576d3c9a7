/** New form templates: items with every property that the designer would write, from what tells them apart. */
import { type ComponentName, newForm } from './catalogue';
import { add, documentOf, namesIn, openDocument, type Node, walk } from './design/document';
import { newItem } from './design/items';
import type { Json, JsonObject } from '../json';

/** Components that can be made here. */
export type MadeControl = Extract<ComponentName, 'input' | 'textarea' | 'password' | 'number' | 'select' | 'switch' | 'radio' | 'checkbox' | 'color' | 'uploadPicture' | 'selfUpload'> | 'richText';

export interface FieldDraft {
  name: string;
  label: string;
  control: MadeControl;
  required?: boolean;
  /** Value and label. */
  options?: readonly (readonly [string | number, string])[];
  defaultValue?: Json;
  rules?: readonly { pattern: string; message: string }[];
  /** Help beside the label. */
  tip?: string;
  /** Properties of the component that differ from a new one's. */
  more?: JsonObject;
}

/** Settings are stored as texts, so a switch is '1' or '0'; a picture is one. */
const stored: Partial<Record<MadeControl, JsonObject>> = {
  switch: { 'active-value': '1', 'inactive-value': '0' },
  selfUpload: { multiple: false },
};

/** The first id that a designer gives to an item. */
const firstId = 101;

/** Rich text is drawn where a template has it and not offered by the catalogue: a text of several lines under its own tag. */
function draftItem(control: MadeControl): JsonObject & { __config__: JsonObject } {
  const item = newItem(control === 'richText' ? 'textarea' : control) as JsonObject & { __config__: JsonObject };
  return control === 'richText' ? { __config__: { ...item.__config__, tag: 'tinymce', tagIcon: 'tinymce' } } : item;
}

function itemOf({ name, label, control, required = false, options, defaultValue, rules = [], tip, more }: FieldDraft, index: number): JsonObject {
  const { __config__: config, placeholder, __slot__: slot, ...own } = draftItem(control);
  const hint: JsonObject = typeof placeholder === 'string' && placeholder !== '' ? { placeholder: `请输入${label}` } : {};
  return {
    __config__: {
      ...config, label, required,
      ...(defaultValue === undefined ? {} : { defaultValue }),
      regList: rules.map((rule) => ({ ...rule })), tips: tip !== undefined, tipsDesc: tip ?? '', formId: firstId + index, renderKey: firstId + index,
    },
    ...(options ? { __slot__: { options: options.map(([value, title]) => ({ label: title, value })) } } : slot ? { __slot__: slot } : {}),
    __vModel__: name,
    ...own,
    ...hint,
    ...stored[control],
    ...more,
  };
}

/** @returns a document of one column, as a new form of the designer begins */
export const makeTemplate = (fields: readonly FieldDraft[], labelWidth = 150): JsonObject => ({ ...newForm, labelWidth, fields: fields.map(itemOf) });

/** @param content JSON text of a template @returns it with these fields at its end, but for those whose names stand in it already */
export function appendFields(content: string, fields: readonly FieldDraft[]): string {
  const document = openDocument(content);
  const present = new Set(namesIn(document));
  const items = fields.filter(({ name }) => !present.has(name)).map(itemOf);
  return JSON.stringify(documentOf(add(document, items, {}).document));
}

/**
 * Numbers of a stored template that say nothing of their decimals are told what new ones are told.
 * @param content JSON text of a template @returns it, the same text where nothing was missing
 */
export function addPrecision(content: string, fields: readonly FieldDraft[]): string {
  const told = new Map(fields.flatMap(({ name, control, more }) => (control === 'number' && typeof more?.precision === 'number' ? [[name, more.precision] as const] : [])));
  const document = openDocument(content);
  const lacks = ({ raw }: Node) => 'step' in raw && told.has(String(raw.__vModel__)) && (raw.precision ?? null) === null;
  if (!walk(document.nodes).some(lacks)) return content;
  const complete = (node: Node): Node => ({
    ...node,
    raw: lacks(node) ? { ...node.raw, precision: told.get(String(node.raw.__vModel__))! } : node.raw,
    ...(node.children && { children: node.children.map(complete) }),
  });
  return JSON.stringify(documentOf({ ...document, nodes: document.nodes.map(complete) }));
}
