import { between } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** Where something in the mobile shop leads: a page of its own, `/pages/index/index`, or a web address. */
export const kind: FieldKind = {
  name: 'link',
  title: '链接',
  verb: '请选择',
  wires: ['plain'],
  operators: ['contains', 'equals', 'none'],
  empty: '',
  align: 'left',
  width: 220,
  least: 100,
  sortable: false,
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { pattern: '^(?:https?:/)?/[^\\s\\\\]*$', maxLength: 255 }),
  parse: trimmed,
  format: (value) => trimmed(value),
  normalize: trimmed,
  sample: (_field, random) => `/pages/goods/goods_details/index?id=${between(random, 1, 300)}&mt=0`,
};
