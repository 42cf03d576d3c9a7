import { searchedColumn, type ColumnKind } from '../column';

/** Lengths are checked by validation, so that changing one needs no migration. */
export const column: ColumnKind = { ...searchedColumn, index: 'btree' };
