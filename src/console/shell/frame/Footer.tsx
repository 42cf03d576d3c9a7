import { useSyncExternalStore } from 'react';
import { useCapabilities } from '../../data/capabilities';
import { siteName, subscribeSiteName } from '../../data/site/loginPicture';

/** Below the content of every screen. */
export function Footer() {
  const name = useSyncExternalStore(subscribeSiteName, siteName);
  const { copyright } = useCapabilities();
  return <footer className="frame-footer">{copyright && <img src={copyright.image} alt="" />}© {new Date().getFullYear()} {copyright?.name ?? name}</footer>;
}
