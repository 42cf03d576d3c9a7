import { type Json, type JsonObject, isObject } from '../../json';
import type { Control } from './control';
import { titled } from './parts';

/** Cleared colours are saved so. */
const clear = 'transparent';

/** `{ title, color: [{ item }], default: [{ item }] }`: one colour, or the two ends of a gradient. */
export const colour: Control = {
  fresh: (group) => ({ ...titled(group), default: members(group.field.default) }),
  read(saved, { field }) {
    const items = itemsIn(saved.color);
    const [first, second] = [items[0] || undefined, items[1] || undefined];
    if (first === undefined) return undefined;
    return field.several ? [first, second ?? first] : first;
  },
  // A cleared colour is read as none.
  held: ({ color = null }) => (itemsIn(color).every((item) => item !== undefined) || color === null ? null : color),
  write(saved, written) {
    const before = Array.isArray(saved.color) ? saved.color : [];
    const now = members(written).map((member, index) => (isObject(before[index]) ? { ...before[index], ...member } : member));
    return { ...saved, color: [...now, ...before.slice(now.length)] };
  },
};

const members = (written: unknown): JsonObject[] => [written].flat().map((item) => ({ item: (item as string) || clear }));

const itemsIn = (saved: Json | undefined): (string | undefined)[] => (Array.isArray(saved) ? saved : [saved]).map((each) => (typeof each === 'string' ? each : isObject(each) && typeof each.item === 'string' ? each.item : undefined));
