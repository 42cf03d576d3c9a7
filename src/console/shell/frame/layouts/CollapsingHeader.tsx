import { setPreferences, usePreferences } from '../../../data/preferences';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { Breadcrumb } from '../Breadcrumb';
import { Header } from '../Header';

/** The header beside a menu that can be collapsed. */
export function CollapsingHeader() {
  const { collapsed, breadcrumb } = usePreferences();
  return (
    <Header>
      <IconButton
        className="header-tool" icon={collapsed ? 'expand' : 'collapse'} label={collapsed ? '展开菜单' : '收起菜单'}
        onClick={() => setPreferences({ collapsed: !collapsed })}
      />
      {breadcrumb && <Breadcrumb />}
    </Header>
  );
}
