import { filePattern } from '../../engine/schema/addresses';
import { textSchema } from '../../engine/schema/textSchema';
import { textKind, type FieldKind } from '../kind';

/** What every field has that holds the address of one file: a web address, or a path on the server. */
export const addressRules = {
  ...textKind,
  verb: '请上传',
  operators: [],
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { pattern: filePattern, maxLength: 500 }),
} satisfies Partial<FieldKind>;
