import { useState } from 'react';
import { pathTo } from '../../../engine/routes/tree';
import type { MenuNode } from '../../data/menu/menus';

type Id = MenuNode['id'];

/**
 * Which branches of a tree are open. The way to the current screen opens by itself; as an accordion each other branch closes
 * when one opens.
 *
 * @param place ids from the section down to the current screen
 * @param accordion only one way is open at a time
 */
export function useBranches(nodes: readonly MenuNode[], place: readonly Id[], accordion: boolean) {
  const [open, setOpen] = useState<readonly Id[]>(place);
  const [seen, setSeen] = useState({ at: place.join(), accordion });
  const moved = seen.at !== place.join();
  if (moved || seen.accordion !== accordion) {
    setSeen({ at: place.join(), accordion });
    if (accordion) setOpen(place);
    else if (moved) setOpen([...open, ...place]);
  }
  const toggle = (id: Id) => {
    if (open.includes(id)) return setOpen(open.filter((each) => each !== id));
    const way = pathTo(nodes, (node) => node.id === id).map((node) => node.id);
    setOpen(accordion ? way : [...open, id]);
  };
  return { isOpen: (id: Id) => open.includes(id), toggle };
}
