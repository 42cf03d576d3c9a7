/** Document titles: `{page title} - {site name}` (spec 1 §1). */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useScreen } from '../../../ui/ports/screen';
import { loadSiteName, siteName, subscribeSiteName } from './loginPicture';

/** Names the document and the screen's tab. @param page undefined while it is not known yet: the title stays as it was */
export function useTitle(page: string | undefined): void {
  const site = useSyncExternalStore(subscribeSiteName, siteName);
  const { setTitle } = useScreen();
  useEffect(() => {
    if (page === undefined) return;
    document.title = `${page} - ${site}`;
    setTitle(page);
  }, [page, site, setTitle]);
}

/** Names the document by the site alone until a screen says more; stands before everything behind the sign-in page. */
export function useSiteTitle(): void {
  const site = useSyncExternalStore(subscribeSiteName, siteName);
  const set = useRef<string>(undefined);
  useEffect(() => void loadSiteName(), []);
  useLayoutEffect(() => {
    if (set.current !== undefined && document.title !== set.current) return;
    document.title = site;
    set.current = site;
  }, [site]);
}
