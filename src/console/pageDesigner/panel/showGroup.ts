import type { WidgetNode } from '../../../engine/page/document';
import { modelOf } from '../catalogue';
import type { DesignSession } from '../state/DesignSession';
import { openTab } from './tab';

/** Chooses a widget, opens its panel where a setting stands, and leads there. @param node absent: the settings of the page */
export function showGroup(session: DesignSession, node: WidgetNode | undefined, group: string | undefined): void {
  session.choose(node ? [node.id] : []);
  const tab = node && modelOf(node)?.groups.find(({ key }) => key === group)?.tab;
  if (tab) openTab(tab);
  // Its panel is drawn by then.
  if (group !== undefined) requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"] :is(input, button, textarea, [tabindex="0"])`)?.focus());
}
