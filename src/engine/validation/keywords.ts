/**
 * Ajv keywords that JSON Schema lacks. They write plain comparisons into the compiled code, so that standalone
 * validators need neither this file nor code evaluation at run time. Register them with `addKeywords(ajv)`.
 */
import { _, type Ajv, type CodeKeywordDefinition } from 'ajv';

const definitions: CodeKeywordDefinition[] = [
  {
    keyword: 'decimalMinimum',
    type: ['number', 'string'],
    schemaType: 'number',
    error: { message: 'must not be below the minimum' },
    code: (context) => context.fail(_`!(+${context.data} >= ${context.schema as number})`),
  },
  {
    keyword: 'decimalMaximum',
    type: ['number', 'string'],
    schemaType: 'number',
    error: { message: 'must not be above the maximum' },
    code: (context) => context.fail(_`!(+${context.data} <= ${context.schema as number})`),
  },
  {
    // A range [start, end]: written dates compare like text.
    keyword: 'ordered',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'the start must not be after the end' },
    code: (context) => context.fail(_`${context.data}[0] > ${context.data}[1]`),
  },
  {
    // Of any JSON value: bytes of its text as UTF-8.
    keyword: 'maxBytes',
    schemaType: 'number',
    error: { message: 'must not be larger', params: ({ schema }) => _`{limit: ${schema as number}}` },
    code: (context) => context.fail(_`new TextEncoder().encode(JSON.stringify(${context.data}) || "").length > ${context.schema as number}`),
  },
];

/** Teaches an Ajv instance the keywords that the schemas of field kinds use; returns it. */
export function addKeywords<Instance extends Ajv>(ajv: Instance): Instance {
  for (const definition of definitions) ajv.addKeyword(definition);
  return ajv;
}
