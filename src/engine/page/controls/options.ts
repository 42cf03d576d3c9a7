import { cell } from './cell';
import { under } from './control';
import { optionList, shown, titled } from './parts';

/** `{ title, tabVal, list: [{ val }], isShow }`: the index of the option chosen. */
export const options = under('tabVal', cell, (group) => ({ ...titled(group), list: optionList(group), ...shown }));
