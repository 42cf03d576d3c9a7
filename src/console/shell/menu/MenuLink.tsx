import { Link, type LinkProps } from 'react-router-dom';
import { screenOf } from '../../data/menu/menuPlace';
import type { MenuNode } from '../../data/menu/menus';

interface MenuLinkProps extends Omit<LinkProps, 'to'> {
  node: MenuNode;
  /** Ids from the section down to the current screen. */
  place: readonly MenuNode['id'][];
}

/** Leads to the entry's screen, or to the first below it. `entered` makes a click on the current one start it anew. */
export function MenuLink({ node, place, ...link }: MenuLinkProps) {
  const screen = screenOf(node);
  const current = place.at(-1) === node.id ? 'page' : place.includes(node.id) ? 'true' : undefined;
  return <Link {...link} aria-current={current} to={screen.path} state={{ entered: Date.now() }} />;
}
