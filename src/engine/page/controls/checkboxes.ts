import { cell } from './cell';
import { under } from './control';
import { optionList, titled } from './parts';

/** `{ title, activeValue: [0, 2], list: [{ val }] }`: the indexes of those ticked. */
export const checkboxes = under('activeValue', cell, (group) => ({ ...titled(group), list: optionList(group) }));
