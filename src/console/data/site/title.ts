/** Document titles: `{page title} - {site name}` (spec 1 §1). */
import { useEffect, useSyncExternalStore } from 'react';
import { useScreen } from '../../ui/ports/screen';
import { siteName, subscribeSiteName } from './loginPicture';

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
