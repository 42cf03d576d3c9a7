import { cell } from './cell';
import { under } from './control';
import { limits, titled } from './parts';

/** `{ title, val, min, max, unit }`. */
export const number = under('val', cell, (group) => ({ ...titled(group), ...limits(group, 1) }));
