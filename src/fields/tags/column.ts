import { textsColumn, type ColumnKind } from '../column';

/** An array of words; a gin index serves membership. */
export const column: ColumnKind = { ...textsColumn, index: 'gin', searchText: (value) => (Array.isArray(value) ? value.join(' ') : '') };
