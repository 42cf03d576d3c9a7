import { stripTags } from '../../engine/text/stripTags';
import { textColumn, type ColumnKind } from '../column';

/** Searched by the words a reader sees, not by its markup. */
export const column: ColumnKind = { ...textColumn, searchText: (value) => stripTags(String(value ?? '')), mentionsFiles: true };
