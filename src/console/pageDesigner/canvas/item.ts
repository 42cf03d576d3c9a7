import type { RefObject } from 'react';

/** The element of a widget, by its place: among a thousand it need not be looked for. */
export const itemOf = (list: RefObject<HTMLUListElement | null>, order: readonly string[], id: string): HTMLElement | undefined =>
  list.current?.children[order.indexOf(id)] as HTMLElement | undefined;
