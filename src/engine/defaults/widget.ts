import type { GroupModel, WidgetModel } from '../page/widget';
import { fieldPart } from './field';
import { type Lean, fill, lean, part } from './part';

const groupPart = part<GroupModel>({}, { field: fieldPart });
const widgetPart = part<WidgetModel>({}, { groups: groupPart });

/** A group, or the name of one that several widgets have. */
type LeanGroup = string | Lean<GroupModel>;
export type LeanWidget = Omit<Lean<WidgetModel>, 'groups'> & { readonly groups: readonly LeanGroup[] };

export interface LeanWidgets {
  shared: Readonly<Record<string, object>>;
  widgets: readonly object[];
}

/** @returns what `fillWidgets` takes: groups that stand in several widgets are told once, named by their key and numbered where it has several */
export function leanWidgets(models: readonly WidgetModel[]): LeanWidgets {
  const known = new Map<string, { group: GroupModel; times: number }>();
  for (const group of models.flatMap(({ groups }) => groups)) {
    const text = JSON.stringify(group);
    known.set(text, { group, times: (known.get(text)?.times ?? 0) + 1 });
  }
  const names = new Map<string, string>();
  const shared: Record<string, object> = {};
  for (const [text, { group, times }] of known) {
    if (times === 1) continue;
    let name = group.key;
    for (let number = 2; name in shared; number += 1) name = `${group.key}${number}`;
    shared[name] = lean(group, groupPart);
    names.set(text, name);
  }
  const groupOf = (group: GroupModel) => names.get(JSON.stringify(group)) ?? lean(group, groupPart);
  return { shared, widgets: models.map((widget) => ({ ...lean(widget, widgetPart), groups: widget.groups.map(groupOf) })) };
}

/** @returns the widgets of `generated/widgets.ts`, completed */
export function fillWidgets(shared: Readonly<Record<string, Lean<GroupModel>>>, widgets: readonly LeanWidget[]): readonly WidgetModel[] {
  const whole = widgets.map((widget) => ({ ...widget, groups: widget.groups.map((group) => (typeof group === 'string' ? shared[group] : group)) }));
  for (const widget of whole) fill(widget, widgetPart);
  return whole as WidgetModel[];
}
