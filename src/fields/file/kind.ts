import { between } from '../../engine/sample/pick';
import { filePattern } from '../../engine/schema/addresses';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** One file: its web address or its path on the server. */
export const kind: FieldKind = {
  name: 'file',
  title: '文件',
  verb: '请上传',
  wires: ['plain'],
  operators: [],
  empty: '',
  align: 'left',
  width: 180,
  sortable: false,
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { pattern: filePattern, maxLength: 500 }),
  parse: trimmed,
  format: (value) => trimmed(value),
  normalize: trimmed,
  sample: (_field, random) => `https://files.example.com/2025/${between(random, 1000, 9999)}.pdf`,
};
