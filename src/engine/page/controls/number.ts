import { cell } from './cell';
import { under } from './control';
import { limits, shown, titled } from './parts';

/** `{ title, val, min, max, isShow }`. */
export const number = under('val', cell, (group) => ({ ...titled(group), ...limits(group, 1), ...shown }));
