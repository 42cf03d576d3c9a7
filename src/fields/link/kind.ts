import { between } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { textKind, type FieldKind } from '../kind';

/** Where something in the mobile shop leads: a page of its own, `/pages/index/index`, or a web address. */
export const kind: FieldKind = {
  ...textKind,
  name: 'link',
  title: '链接',
  verb: '请选择',
  operators: ['contains', 'equals', 'none'],
  width: 220,
  least: 100,
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { pattern: '^(?:https?:/)?/[^\\s\\\\]*$', maxLength: 255 }),
  sample: (_field, random) => `/pages/goods/goods_details/index?id=${between(random, 1, 300)}&mt=0`,
};
