import { usePlace } from '../../../data/menu/menuPlace';
import { usePreferences } from '../../../data/preferences';
import { MenuTree } from '../../menu/MenuTree';
import { SectionBar } from '../../menu/SectionBar';
import { Header } from '../Header';
import { SiteMark } from '../SiteMark';
import type { LayoutParts } from './parts';

function ClassicHeader() {
  const { sidebarLogo, topNav } = usePreferences();
  return (
    <Header bar>
      {sidebarLogo && <SiteMark />}
      <SectionBar flyouts={false} vertical={topNav === 'vertical'} />
    </Header>
  );
}

function Side() {
  const [section] = usePlace();
  if (!section) return null;
  const inside = section.children.length > 0;
  return (
    <aside className="side side-plain">
      <MenuTree key={section.id} plain nodes={inside ? section.children : [section]} label={section.title} />
    </aside>
  );
}

/** The sections in a header over the whole width, below it what the current one holds. */
export const classic: LayoutParts = { name: 'classic', Side, Header: ClassicHeader, spans: true };
