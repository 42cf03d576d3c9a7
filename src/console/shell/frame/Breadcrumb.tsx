import { Link } from 'react-router-dom';
import { useTrail } from '../../data/menu/menuPlace';
import { usePreferences } from '../../data/preferences';
import { Icon } from '../../ui/Icon';
import { menuIcon } from '../../ui/ports/menuIcon';
import './breadcrumb.css';

/** Where the current screen lies; the crumbs before it lead to the first screen of theirs. */
export function Breadcrumb() {
  const trail = useTrail();
  const { navIcon } = usePreferences();
  return (
    <nav className="breadcrumb" aria-label="面包屑">
      <ol>
        {trail.map(({ title, icon, path }, index) => {
          const face = <>{navIcon && <Icon name={menuIcon(icon)} size={14} />}<span>{title}</span></>;
          const last = index === trail.length - 1;
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
