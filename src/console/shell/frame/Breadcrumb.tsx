import { Link, useLocation } from 'react-router-dom';
import { useTrail } from '../../data/menu/menuPlace';
import { usePreferences } from '../../data/preferences';
import { useTabs } from '../tabs/store';
import { Icon } from '../../../ui/Icon';
import { menuIcon } from '../../../ui/ports/menuIcon';
import './breadcrumb.css';

/** Where the current screen lies; the crumbs before it lead to the first screen of theirs. */
export function Breadcrumb() {
  const trail = useTrail();
  const { pathname } = useLocation();
  const named = useTabs().find((tab) => tab.path === pathname)?.title;
  const { navIcon } = usePreferences();
  return (
    <nav className="breadcrumb" aria-label="面包屑">
      <ol>
        {trail.map(({ title, icon, path }, index) => {
          const last = index === trail.length - 1;
          // A screen without an entry of its own bears one name: that of its title and its tab.
          const face = <>{navIcon && <Icon name={menuIcon(icon)} size={14} />}<span>{last && !path ? named ?? title : title}</span></>;
          return (
            <li key={`${index} ${title}`}>
              {last || !path ? <span className="crumb" aria-current={last ? 'page' : undefined}>{face}</span> : <Link className="crumb" to={path}>{face}</Link>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
