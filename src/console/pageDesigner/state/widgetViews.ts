/** Each widget by itself: a part that draws one is told when that one changes, and hears nothing of the others. */
import type { PageDocument, WidgetNode } from '../../../engine/page/document';

export interface WidgetView {
  node: WidgetNode;
  chosen: boolean;
  /** The Tab key leads to it. */
  isEntry: boolean;
}

export class WidgetViews {
  private views = new Map<string, WidgetView>();
  private listeners = new Map<string, Set<() => void>>();

  /** The very same object until the widget changes. */
  of = (id: string): WidgetView | undefined => this.views.get(id);

  watch(id: string, listener: () => void): () => void {
    const own = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, own.add(listener));
    return () => void own.delete(listener);
  }

  /** @returns tells those whose widgets changed, once all is as it shall be */
  update({ widgets }: PageDocument, chosen: readonly string[]): () => void {
    const ids = new Set(chosen);
    const entry = chosen.at(-1) ?? widgets[0]?.id;
    const before = this.views;
    const changed: string[] = [];
    this.views = new Map(widgets.map((node): [string, WidgetView] => {
      const view = before.get(node.id);
      const now = { node, chosen: ids.has(node.id), isEntry: node.id === entry };
      if (view && view.node === node && view.chosen === now.chosen && view.isEntry === now.isEntry) return [node.id, view];
      changed.push(node.id);
      return [node.id, now];
    }));
    return () => changed.forEach((id) => this.listeners.get(id)?.forEach((listener) => listener()));
  }
}
