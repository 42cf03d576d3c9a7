import { pick } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** Name of an icon. Other backends have names of their own, so any text is one. */
export const kind: FieldKind = {
  name: 'icon',
  title: '图标',
  verb: '请选择',
  wires: ['plain'],
  operators: ['none'],
  empty: '',
  align: 'left',
  width: 80,
  least: 52,
  sortable: false,
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { maxLength: 255 }),
  parse: trimmed,
  format: (value) => trimmed(value),
  normalize: trimmed,
  sample: (_field, random) => pick(random, ['bag', 'user', 'shop', 'settings', 'star', 'home']),
};
