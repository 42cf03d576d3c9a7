/** How the parts of the designer reach the page that is designed. */
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { DesignSession, DesignState } from './DesignSession';
import type { WidgetView } from './widgetViews';

export const SessionContext = createContext<DesignSession | null>(null);

/** @throws Error outside a designer: a developer's mistake */
export function useSession(): DesignSession {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionContext is missing');
  return session;
}

/** One part of the state; drawn again only when that part is another. @param read gives the same object while nothing changed */
export function useDesign<T>(read: (state: DesignState) => T): T {
  const session = useSession();
  const subscribe = useCallback((listener: () => void) => session.subscribe('dirty', listener), [session]);
  return useSyncExternalStore(subscribe, () => read(session.state()));
}

/** A widget of the page; drawn again only when it changes, is chosen, or is chosen no longer. */
export function useWidget(id: string): WidgetView {
  const { views } = useSession();
  const subscribe = useCallback((listener: () => void) => views.watch(id, listener), [views, id]);
  return useSyncExternalStore(subscribe, () => views.of(id))!;
}
