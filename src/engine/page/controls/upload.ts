import { cell } from './cell';
import { under } from './control';
import { shown, titled } from './parts';

/** A picture or a video: `{ title, url, tips, isShow }`. */
export const upload = under('url', cell, (group) => ({ ...titled(group), tips: group.field.help ?? '', ...shown }));
