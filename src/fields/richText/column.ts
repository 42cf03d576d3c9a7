import { stripTags } from '../../engine/text/stripTags';
import type { ColumnKind } from '../column';

/** Searched by the words a reader sees, not by its markup. */
export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => value ?? '',
  fromSql: (raw) => raw ?? '',
  index: undefined,
  searchText: (value) => stripTags(String(value ?? '')),
  mentionsFiles: true,
};
