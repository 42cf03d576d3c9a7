import type { Json, JsonObject } from '../../json';
import type { GroupModel } from '../widget';

/** One shape of a saved group: where its value lies in it, and what stands beside the value. */
export interface Control {
  /** What a new group holds; its value is written into it. */
  fresh(group: GroupModel): JsonObject;
  /** Undefined where the group holds nothing that can be read. */
  read(saved: JsonObject, group: GroupModel): unknown;
  /** What `read` reads, as it is saved: tells a value of another shape from none. */
  held(saved: JsonObject): Json | undefined;
  /** The group with this value; whatever else it holds stays as it is. */
  write(saved: JsonObject, value: unknown, group: GroupModel): JsonObject;
  /** The group with what it repeats of other values of the widget; the very same where it does already. */
  follow?(saved: JsonObject, values: Readonly<Record<string, unknown>>): JsonObject;
}

/** A value that lies under one key, as it is or in another form. */
export function under(key: string, form: Form, fresh: Control['fresh']): Control {
  return {
    fresh,
    read: (saved, group) => form.read(saved[key], group),
    held: (saved) => saved[key],
    write: (saved, value, group) => ({ ...saved, [key]: form.write(value, saved[key], group) }),
  };
}

/** A value and how it is saved. */
export interface Form {
  read(saved: Json | undefined, group: Pick<GroupModel, 'field'>): unknown;
  /** @param before what is saved now */
  write(value: unknown, before: Json | undefined, group: Pick<GroupModel, 'field'>): Json;
}
