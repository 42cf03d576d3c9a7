import type { MenuNode } from '../../data/menu/menus';
import { usePlace } from '../../data/menu/menuPlace';
import { usePreferences } from '../../data/preferences';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import { menuIcon } from '../../../ui/ports/menuIcon';
import { MenuLink } from './MenuLink';
import { MenuState } from './MenuState';
import { useBranches } from './useBranches';
import './menu.css';

interface MenuTreeProps {
  nodes: readonly MenuNode[];
  /** Accessible name. */
  label: string;
  /** On an ordinary surface instead of the theme's bar. */
  plain?: boolean;
  /** With icons before the uppermost entries. */
  icons?: boolean;
}

/** Directories open and close, screens are links that start clean. */
export function MenuTree({ nodes, label, plain, icons }: MenuTreeProps) {
  const place = usePlace().map(({ id }) => id);
  const { uniqueOpened } = usePreferences();
  const branches = useBranches(nodes, place, uniqueOpened);

  const entry = (node: MenuNode, depth: number) => {
    const face = (
      <>
        {icons && depth === 0 && <Icon name={menuIcon(node.icon)} size={18} />}
        <span className="menu-title">{node.title}</span>
      </>
    );
    const indent = icons || depth === 0 ? depth : depth - 0.5;
    if (node.children.length === 0) {
      return <li key={node.id} style={{ '--depth': indent } as object}><MenuLink node={node} place={place} className="menu-entry">{face}</MenuLink></li>;
    }
    const open = branches.isOpen(node.id);
    return (
      <li key={node.id} style={{ '--depth': indent } as object}>
        <button type="button" className="menu-entry" data-inside={place.includes(node.id) || undefined} aria-expanded={open} onClick={() => branches.toggle(node.id)}>
          {face}
          <Icon name="chevronDown" size={14} />
        </button>
        {open && <ul>{node.children.map((child) => entry(child, depth + 1))}</ul>}
      </li>
    );
  };

  return (
    <nav className={classes('menu', plain && 'menu-plain')} aria-label={label}>
      <ul>{nodes.map((node) => entry(node, 0))}</ul>
      <MenuState />
    </nav>
  );
}
