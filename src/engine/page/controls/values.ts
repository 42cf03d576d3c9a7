/** The values of a widget, read off what is saved and written back into it. Saved shapes are known here alone. */
import { holds } from '../../rules/holds';
import { type Json, type JsonObject, isObject, same } from '../../json';
import type { GroupModel, WidgetModel } from '../widget';
import { controls } from './register';

export type Values = Record<string, unknown>;

/** A saved widget is never changed in place, and read by panel, preview and checks alike. */
const read = new WeakMap<JsonObject, { model: WidgetModel; values: Values }>();

/** Every value by the key of its group; what is missing or cannot be read is as in a new widget. */
export function readValues(model: WidgetModel, saved: JsonObject): Values {
  const before = read.get(saved);
  if (before?.model === model) return before.values;
  const values = Object.fromEntries(model.groups.map((group) => [group.key, readGroup(group, saved)]));
  read.set(saved, { model, values });
  return values;
}

function readGroup(group: GroupModel, saved: JsonObject): unknown {
  const held = saved[group.key];
  return (isObject(held) ? controls[group.control].read(held, group) : undefined) ?? group.field.default;
}

/**
 * Groups that are saved in another shape than theirs, and rows that are no rows: the shop shows the default instead of the one and
 * leaves the other out.
 */
export function malformed(model: WidgetModel, saved: JsonObject): { group: GroupModel; row?: number }[] {
  return model.groups.flatMap((group) => {
    const whole = saved[group.key] ?? null;
    if (whole === null) return [];
    if (!isObject(whole)) return [{ group }];
    const held = controls[group.control].held(whole) ?? null;
    if (held === null || held === '') return [];
    if (controls[group.control].read(whole, group) === undefined) return [{ group }];
    if (group.field.kind !== 'childTable' || !Array.isArray(held)) return [];
    return held.flatMap((each, row) => (isObject(each) ? [] : [{ group, row }]));
  });
}

/**
 * The saved widget with one value changed; the very same object where it reads so already. Fields that the product does not know
 * stay, and groups are marked as shown or not shown (`isShow`) by what the values now say.
 * @throws RangeError when the widget has no such group
 */
export function writeValue(model: WidgetModel, saved: JsonObject, key: string, value: unknown): JsonObject {
  const group = model.groups.find((each) => each.key === key);
  if (!group) throw new RangeError(`${model.component} has no group ${key}`);
  const values = readValues(model, saved);
  if (same(values[key], value)) return saved;
  const before = saved[key];
  const written = { ...saved, [key]: controls[group.control].write(isObject(before) ? before : freshGroup(group), value, group) };
  // Each group is read by itself.
  read.set(written, { model, values: { ...values, [key]: readGroup(group, written) } });
  return settled(model, written);
}

/**
 * @param timestamp of its place on the page: milliseconds × 1000 and a running number
 */
export function newWidget(model: WidgetModel, timestamp: number): JsonObject {
  const groups = model.groups.map((group) => [group.key, controls[group.control].write(freshGroup(group), group.field.default, group)]);
  return settled(model, { name: model.name, id: `id${timestamp}`, timestamp, isHide: false, setUp: { tabVal: 0, cname: model.title }, ...Object.fromEntries(groups) });
}

const freshGroup = (group: GroupModel): JsonObject => ({ ...(group.section === undefined ? {} : { tabTitle: group.section }), ...controls[group.control].fresh(group) });

/** Groups that depend on other values say so: one under a condition by `isShow`, others as their shape has it. */
function settled(model: WidgetModel, saved: JsonObject): JsonObject {
  const values = readValues(model, saved);
  const changed = model.groups.flatMap((group): [string, Json][] => {
    const held = saved[group.key];
    if (!isObject(held)) return [];
    const following = controls[group.control].follow?.(held, values) ?? held;
    const isShow = !group.when ? following.isShow : holds(group.when, values) ? 1 : 0;
    const now = isShow === following.isShow ? following : { ...following, isShow: isShow as Json };
    return now === held ? [] : [[group.key, now]];
  });
  return changed.length === 0 ? saved : { ...saved, ...Object.fromEntries(changed) };
}

/**
 * Whether a group is drawn in the panel and counts: its condition holds; one without is shown unless the saved page says `isShow`
 * 0 or false.
 */
export function isShown(group: GroupModel, saved: JsonObject, values: Values): boolean {
  if (group.when) return holds(group.when, values);
  const held = saved[group.key];
  return !isObject(held) || (held.isShow !== 0 && held.isShow !== false);
}
