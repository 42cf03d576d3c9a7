/** The vocabulary as the compiler reads it. Names of entities and enumerations are texts here: their own checks tell what is missing. */
import written from '../../schemas/vocabulary.json';

/** One definition, or a part of one: plain JSON Schema as far as the vocabulary uses it. */
export interface Word {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Word>;
  required?: string[];
  items?: Word;
  anyOf?: Word[];
  allOf?: Word[];
  additionalProperties?: boolean | Word;
  /** Names that may be chosen, where members are called by them. */
  propertyNames?: Word & { pattern?: string };
}

/** Where editors complete names from; the compiler has no need of them. */
const names = /"\$ref":"\.\.\/generated\/names\.json#[^"]*"/g;

export const vocabulary = JSON.parse(JSON.stringify(written).replaceAll(names, '"type":"string"')) as Omit<typeof written, '$defs'> & { $defs: Record<string, Word> };
