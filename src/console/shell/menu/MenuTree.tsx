import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { reloadMenus, useMenus, type MenuNode } from '../../data/menus';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { usePlace } from '../../data/menuPlace';
import { menuIcon } from '../../ui/menuIcon';
import { home } from '../../data/paths';

/** The side menu: directories open and close, screens are links that start clean. */
export function MenuTree() {
  const { nodes, loading, failed } = useMenus();
  const { pathname } = useLocation();
  const place = usePlace().map((node) => node.id);
  return (
    <nav className="menu" aria-label="主菜单">
      {loading && <Skeleton lines={6} height={28} />}
      {failed && <p className="menu-failed">菜单加载失败 <Button variant="text" onClick={() => void reloadMenus().catch(() => undefined)}>重试</Button></p>}
      <ul>
        {!nodes.some((node) => node.path === home) && <Screen node={dashboard} current={pathname === home} depth={0} />}
        {nodes.map((node) => <Entry key={node.id} node={node} place={place} depth={0} />)}
      </ul>
    </nav>
  );
}

/** The dashboard needs no permission, so it is there whatever the server's tree holds. */
const dashboard: MenuNode = { id: home, title: '主页', icon: 'home', path: home, menuType: 'C', children: [] };

interface EntryProps {
  node: MenuNode;
  /** Ids from the section down to the current screen. */
  place: readonly MenuNode['id'][];
  depth: number;
}

function Entry({ node, place, depth }: EntryProps) {
  if (node.children.length > 0) return <Directory node={node} place={place} depth={depth} />;
  return node.menuType === 'C' && node.path ? <Screen node={node} current={place.at(-1) === node.id} depth={depth} /> : null;
}

function Directory({ node, place, depth }: EntryProps) {
  const inside = place.includes(node.id);
  const [open, setOpen] = useState(inside);
  const [wasInside, setWasInside] = useState(inside);
  if (inside !== wasInside) {
    setWasInside(inside);
    if (inside) setOpen(true);
  }
  return (
    <li>
      <button type="button" className="menu-entry" data-depth={depth} data-inside={inside || undefined} aria-expanded={open} onClick={() => setOpen(!open)}>
        {depth === 0 && <Icon name={menuIcon(node.icon)} size={18} />}
        <span className="menu-title">{node.title}</span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={14} />
      </button>
      {open && <ul>{node.children.map((child) => <Entry key={child.id} node={child} place={place} depth={depth + 1} />)}</ul>}
    </li>
  );
}

/** `entered` makes a second click on the same entry start anew. */
function Screen({ node, current, depth }: { node: MenuNode; current: boolean; depth: number }) {
  return (
    <li>
      <Link className="menu-entry" data-depth={depth} aria-current={current ? 'page' : undefined} to={node.path} state={{ entered: Date.now() }}>
        {depth === 0 && <Icon name={menuIcon(node.icon)} size={18} />}
        <span className="menu-title">{node.title}</span>
      </Link>
    </li>
  );
}
