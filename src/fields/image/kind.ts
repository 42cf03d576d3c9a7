import { placeholderImage } from '../../engine/sample/placeholder';
import { addressRules } from '../file/rules';
import type { FieldKind } from '../kind';

/** One picture: its web address or its path on the server. */
export const kind: FieldKind = {
  ...addressRules,
  name: 'image',
  title: '图片',
  align: 'center',
  width: 90,
  least: 60,
  sample: (_field, random) => placeholderImage(random),
};
