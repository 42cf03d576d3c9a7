import { cell } from './cell';
import { under } from './control';
import { titled } from './parts';

/** `{ title, list: [row], max }`: rows keep the names of their fields. */
export const rows = under('list', cell, (group) => ({ ...titled(group), max: group.field.maxItems ?? 100 }));

/** `{ tabVal, picList: [{ image, link }] }`: cells of a picture cube, and which of them is edited. */
export const cells = under('picList', cell, () => ({ tabVal: 0 }));

/** `{ title, hotspot: [{ number, starX, starY, areaWidth, areaHeight, nowImgWidth, link }] }`. */
export const hotspots = under('hotspot', cell, titled);
