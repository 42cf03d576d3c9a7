import { usePlace } from '../../../data/menu/menuPlace';
import { usePreferences } from '../../../data/preferences';
import { MenuTree } from '../../menu/MenuTree';
import { Rail } from '../../menu/Rail';
import { SiteMark } from '../SiteMark';
import { CollapsingHeader } from './CollapsingHeader';
import type { LayoutParts } from './parts';

function Side() {
  const { collapsed, topNav } = usePreferences();
  const [section] = usePlace();
  const horizontal = topNav === 'horizontal';
  return (
    <>
      <aside className="side side-bar side-column" data-wide={horizontal || undefined}>
        <SiteMark square />
        <Rail titled flyouts={collapsed} vertical={!horizontal} />
      </aside>
      {!collapsed && section && section.children.length > 0 && (
        <aside className="side side-plain side-children">
          <p className="side-title">{section.title}</p>
          <MenuTree key={section.id} plain nodes={section.children} label={section.title} />
        </aside>
      )}
    </>
  );
}

/** A column of sections, and beside it what the current one holds. */
export const columns: LayoutParts = { name: 'columns', Side, Header: CollapsingHeader };
