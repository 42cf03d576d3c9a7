import { useSyncExternalStore } from 'react';
import { siteName, subscribeSiteName } from '../../data/site/loginPicture';

/** Below the content of every screen. */
export function Footer() {
  const name = useSyncExternalStore(subscribeSiteName, siteName);
  return <footer className="frame-footer">© {new Date().getFullYear()} {name}</footer>;
}
