import type { RefObject } from 'react';

/** The element of a widget, by its place: among a thousand it need not be looked for. @param list holds the runs that hold them */
export function itemOf({ current: list }: RefObject<HTMLElement | null>, order: readonly string[], id: string): HTMLElement | undefined {
  let at = order.indexOf(id);
  for (const { children } of list?.children ?? []) {
    if (at < children.length) return children[at] as HTMLElement | undefined;
    at -= children.length;
  }
  return undefined;
}
