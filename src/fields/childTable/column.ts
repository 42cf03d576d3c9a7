import { jsonColumn, type ColumnKind } from '../column';

export const column: ColumnKind = { ...jsonColumn, fromSql: (raw) => raw ?? [], nothing: "'[]'", mentionsFiles: true };
