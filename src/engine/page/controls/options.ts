import { cell } from './cell';
import { under } from './control';
import { optionList, titled } from './parts';

/** `{ title, tabVal, list: [{ val }] }`: the index of the option chosen. */
export const options = under('tabVal', cell, (group) => ({ ...titled(group), list: optionList(group) }));
