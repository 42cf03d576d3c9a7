import type { MenuNode } from '../../data/menu/menus';
import { MenuLink } from './MenuLink';

interface MenuListProps {
  nodes: readonly MenuNode[];
  place: readonly MenuNode['id'][];
  /** Only the entries themselves, not what they hold. */
  shallow?: boolean;
}

/** Everything below an entry at once, directories as headings: the content of a flyout. */
export function MenuList({ nodes, place, shallow }: MenuListProps) {
  return (
    <ul className="menu-list">
      {nodes.map((node) => (
        <li key={node.id}>
          {node.children.length > 0 && !shallow
            ? <><p className="menu-list-head">{node.title}</p><MenuList nodes={node.children} place={place} /></>
            : <MenuLink node={node} place={place} className="menu-list-entry">{node.title}</MenuLink>}
        </li>
      ))}
    </ul>
  );
}
