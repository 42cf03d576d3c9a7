/** Document titles: `{page title} - {site name}` (spec 1 §1). */
import { useEffect, useSyncExternalStore } from 'react';
import { siteName, subscribeSiteName } from './loginPicture';

/** @param page undefined while it is not known yet: the title stays as it was */
export function useTitle(page: string | undefined): void {
  const site = useSyncExternalStore(subscribeSiteName, siteName);
  useEffect(() => {
    if (page !== undefined) document.title = `${page} - ${site}`;
  }, [page, site]);
}
