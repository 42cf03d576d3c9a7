import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { siteName, subscribeSiteName } from '../../data/loginPicture';
import { Icon } from '../../ui/Icon';
import { home } from '../../data/paths';

/** Site name above the menu; leads home. */
export function SiteMark() {
  const name = useSyncExternalStore(subscribeSiteName, siteName);
  return (
    <Link className="site-mark" to={home}>
      <span className="site-mark-sign" aria-hidden="true"><Icon name="bag" size={18} /></span>
      <span className="site-mark-name">{name}</span>
    </Link>
  );
}
