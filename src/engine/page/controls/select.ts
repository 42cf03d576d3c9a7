import { cell } from './cell';
import { under } from './control';
import { shown, titled } from './parts';

/** `{ title, activeValue, list, isMultiple, isShow }`: ids of records; of a tree those of its leaves. What there is to choose from is never saved anew. */
export const select = under('activeValue', cell, (group) => ({ ...titled(group), list: [], isMultiple: group.field.kind === 'references', ...shown }));
