import { pick } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { textKind, type FieldKind } from '../kind';

/** Name of an icon. Other backends have names of their own, so any text is one. */
export const kind: FieldKind = {
  ...textKind,
  name: 'icon',
  title: '图标',
  verb: '请选择',
  operators: ['none'],
  width: 80,
  least: 52,
  keywords: ['maxLength'],
  schema: (field) => textSchema(field, { maxLength: 255 }),
  sample: (_field, random) => pick(random, ['bag', 'user', 'shop', 'settings', 'star', 'home']),
};
