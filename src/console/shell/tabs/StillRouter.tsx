import { useMemo, type ReactNode } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext, type Location } from 'react-router-dom';

const outermost = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets everything below believe to be at an address, whatever the browser shows. Navigating still is the browser's, from
 * there. Unlike `<Routes location>` it draws nothing anew while the browser goes elsewhere, since nothing it provides changes.
 */
export function StillRouter({ location, children }: { location: Location; children: ReactNode }) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <LocationContext value={value}>
      <RouteContext value={outermost}>{children}</RouteContext>
    </LocationContext>
  );
}
