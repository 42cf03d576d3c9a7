import type { JsonObject } from '../../json';
import type { GroupModel } from '../widget';
import { cell } from './cell';
import { under } from './control';
import { shown, titled } from './parts';

function fresh(group: GroupModel): JsonObject {
  const { placeholder = '', suffix, field } = group;
  const max = field.maxLength ?? field.maximum;
  return { ...titled(group), place: placeholder, ...(max === undefined ? {} : { max }), ...(suffix === undefined ? {} : { unit: suffix }), ...shown };
}

/** `{ title, val, place, max, unit, isShow }`, links too, and numbers that are typed. */
export const text = under('val', cell, fresh);

/** The same where the text lies under `value`. */
export const value = under('value', cell, fresh);

/** `{ val }`: what the editor wrote. */
export const richText = under('val', cell, () => ({}));
