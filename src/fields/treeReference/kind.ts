import { smallestId } from '../../engine/references/ids';
import { between } from '../../engine/sample/pick';
import type { FieldKind } from '../kind';
import { kind as reference } from '../reference/kind';

/** Id of one node of a tree. With `default: 0` the root itself may be chosen and is written 0. */
export const kind: FieldKind = {
  ...reference,
  name: 'treeReference',
  title: '树形关联',
  width: 160,
  keywords: ['to', 'leavesOnly', 'onDelete'],
  sample: (field, random) => between(random, smallestId(field), 30),
};
