import { textColumn, type ColumnKind } from '../column';

export const column: ColumnKind = { ...textColumn, index: 'btree' };
