import { jsonColumn, type ColumnKind } from '../column';

export const column: ColumnKind = { ...jsonColumn, mentionsFiles: true };
