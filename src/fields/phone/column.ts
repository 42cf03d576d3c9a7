import { searchedColumn, type ColumnKind } from '../column';

export const column: ColumnKind = { ...searchedColumn, index: 'btree' };
