import { between } from '../../engine/sample/pick';
import type { FieldKind } from '../kind';
import { addressRules } from './rules';

/** One file: its web address or its path on the server. */
export const kind: FieldKind = {
  ...addressRules,
  name: 'file',
  title: '文件',
  align: 'left',
  width: 180,
  least: 100,
  sample: (_field, random) => `https://files.example.com/2025/${between(random, 1000, 9999)}.pdf`,
};
