import { under } from './control';
import { infoRows } from './infoRows';
import { titled } from './parts';

/** `{ title, maxList, list: [{ img, info: [{ title, value, max, tips }], status }] }`; the last text of a row is its link. */
export const imageLinks = under('list', infoRows({ texts: 'info', text: 'value' }), (group) => ({ ...titled(group), maxList: group.field.maxItems ?? 1000 }));

/** `{ title, max, list: [{ status, chiild: [{ title, val, max }] }] }` (sic). */
export const announcements = under('list', infoRows({ texts: 'chiild', text: 'val' }), (group) => ({ ...titled(group), max: group.field.maxItems ?? 10 }));
