import { useMenus } from '../../../data/menu/menus';
import { usePreferences } from '../../../data/preferences';
import { MenuTree } from '../../menu/MenuTree';
import { Rail } from '../../menu/Rail';
import { SiteMark } from '../SiteMark';
import { CollapsingHeader } from './CollapsingHeader';
import type { LayoutParts } from './parts';

function Side() {
  const { nodes } = useMenus();
  const { collapsed, sidebarLogo } = usePreferences();
  return (
    <aside className={collapsed ? 'side side-bar side-rail' : 'side side-bar'}>
      {sidebarLogo && <SiteMark square={collapsed} />}
      {collapsed ? <Rail flyouts titled={false} /> : <MenuTree nodes={nodes} label="主菜单" icons />}
    </aside>
  );
}

/** One side menu. */
export const defaults: LayoutParts = { name: 'defaults', Side, Header: CollapsingHeader };
