import type { JsonObject } from '../../json';
import type { GroupModel } from '../widget';
import { cell } from './cell';
import { under } from './control';
import { titled } from './parts';

const fresh = (group: GroupModel): JsonObject => ({ ...titled(group), place: group.placeholder ?? '', ...(group.field.maxLength === undefined ? {} : { max: group.field.maxLength }) });

/** `{ title, val, place, max }`, links too. */
export const text = under('val', cell, fresh);

/** The same where the text lies under `value`. */
export const value = under('value', cell, fresh);

/** `{ val }`: what the editor wrote. */
export const richText = under('val', cell, () => ({}));
