import { filePattern } from '../../engine/schema/addresses';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** What every field has that holds the address of one file: a web address, or a path on the server. */
export const addressRules = {
  verb: '请上传',
  wires: ['plain'],
  operators: [],
  empty: '',
  sortable: false,
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { pattern: filePattern, maxLength: 500 }),
  parse: trimmed,
  format: (value) => trimmed(value),
  normalize: trimmed,
} satisfies Partial<FieldKind>;
