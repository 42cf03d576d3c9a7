import { textsColumn, type ColumnKind } from '../column';

export const column: ColumnKind = { ...textsColumn, mentionsFiles: true };
