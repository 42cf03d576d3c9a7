import { cell } from './cell';
import { under } from './control';
import { limits, titled } from './parts';

/** `{ title, val, min, max }`, in pixels of a screen 375 wide. */
export const slider = under('val', cell, (group) => ({ ...titled(group), ...limits(group, 0) }));
