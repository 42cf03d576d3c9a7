/** The format of form templates as JSON Schema: what a definition that comes from elsewhere is held against (form template §1–§2). */
import type { JsonSchema } from '../schema/jsonSchema';
import { interpret } from '../validation/interpret';
import type { SchemaError } from '../validation/messages';

const text = { type: ['string', 'number', 'null'] };
const number = { type: ['number', 'string', 'null'] };
const flag = { type: ['boolean', 'null'] };

/** Unknown properties are part of the format: they survive. */
export const templateFormat: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: '表单模板',
  type: 'object',
  required: ['fields'],
  properties: {
    formRef: text, formModel: text, formRules: text,
    size: { enum: ['medium', 'small', 'mini', null] },
    labelPosition: { enum: ['left', 'right', 'top', null] },
    labelWidth: number, gutter: number, span: number,
    disabled: flag, formBtns: flag, unFocusedComponentBorder: flag,
    fields: { type: 'array', items: { $ref: '#/definitions/item' } },
  },
  definitions: {
    // Old templates keep beside the item's own properties what newer ones keep under __config__.
    item: {
      type: 'object',
      if: { required: ['__config__'] },
      then: { properties: { __config__: { $ref: '#/definitions/config' }, __vModel__: text, placeholder: text, __slot__: { type: ['object', 'null'] } } },
      else: { $ref: '#/definitions/config' },
    },
    config: {
      type: 'object',
      required: ['layout'],
      properties: {
        layout: { enum: ['colFormItem', 'rowFormItem'] },
        tag: text, tagIcon: text, label: text, labelWidth: number, span: number, showLabel: flag, required: flag,
        tips: flag, tipsDesc: text, tipsIsLink: flag, tipsLink: text,
        regList: { type: ['array', 'null'], items: { type: 'object', properties: { pattern: text, message: text } } },
        children: { type: ['array', 'null'], items: { $ref: '#/definitions/item' } },
      },
    },
  },
};

/** What is wrong, and where: `fields[2].__config__.layout`. */
export interface FormatMistake {
  at: string;
  message: string;
}

const holds = interpret(templateFormat);

/** Keywords that only pass on what is wrong below them. */
const passing = new Set(['$ref', 'if', 'then', 'else']);

/** @param document anything; what is no template at all is told as such */
export function formatMistakes(document: unknown): FormatMistake[] {
  return holds(document).filter(({ keyword }) => !passing.has(keyword)).map((error) => ({ at: placeOf(error.instancePath), message: sentenceOf(error) }));
}

const placeOf = (path: string): string =>
  path.split('/').slice(1).map(decodeURIComponent).reduce((at, part) => (/^\d+$/.test(part) ? `${at}[${part}]` : at === '' ? part : `${at}.${part}`), '');

function sentenceOf({ keyword, params: { limit } }: SchemaError): string {
  if (keyword === 'required') return `缺少 ${Array.isArray(limit) ? limit.join('、') : String(limit)}`;
  if (keyword === 'enum' && Array.isArray(limit)) return `应为 ${limit.filter((each) => each !== null).join('、')} 之一`;
  return keyword === 'type' ? '类型不正确' : '格式不正确';
}
