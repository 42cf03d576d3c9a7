import { usePreferences } from '../../../data/preferences';
import { SectionBar } from '../../menu/SectionBar';
import { Header } from '../Header';
import { SiteMark } from '../SiteMark';
import type { LayoutParts } from './parts';

function TransverseHeader() {
  const { sidebarLogo } = usePreferences();
  return (
    <Header bar>
      {sidebarLogo && <SiteMark />}
      <SectionBar flyouts />
    </Header>
  );
}

/** Nothing but a menu on top; sections show below them what they hold. */
export const transverse: LayoutParts = { name: 'transverse', Header: TransverseHeader, spans: true };
