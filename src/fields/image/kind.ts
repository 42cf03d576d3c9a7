import { placeholderImage } from '../../engine/sample/placeholder';
import { filePattern } from '../../engine/schema/addresses';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** One picture: its web address or its path on the server. */
export const kind: FieldKind = {
  name: 'image',
  title: '图片',
  verb: '请上传',
  wires: ['plain'],
  operators: [],
  empty: '',
  align: 'center',
  width: 90,
  sortable: false,
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { pattern: filePattern, maxLength: 500 }),
  parse: trimmed,
  format: (value) => trimmed(value),
  normalize: trimmed,
  sample: (_field, random) => placeholderImage(random),
};
