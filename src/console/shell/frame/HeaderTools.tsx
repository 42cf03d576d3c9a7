import { useLocation } from 'react-router-dom';
import { useCommands } from '../../../ui/ports/commands';
import { JobsButton } from '../../resource/jobs/JobsButton';
import { IconButton } from '../../../ui/buttons/IconButton';
import { openPalette } from '../palette/open';
import { useTabActions } from '../tabs/useTabActions';
import { themeDrawer } from '../theme/open';
import { AccountMenu } from './AccountMenu';
import { useFullScreen } from './useFullScreen';

/** The right end of the header, the same in every layout. */
export function HeaderTools() {
  const { pathname } = useLocation();
  const { refresh } = useTabActions();
  useCommands('界面', [{ title: '布局配置', run: themeDrawer.open }]);
  const fullScreen = useFullScreen();
  return (
    <div className="header-tools">
      <IconButton className="header-tool" icon="refresh" label="刷新" onClick={() => void refresh(pathname)} />
      <IconButton className="header-tool" icon="search" label="菜单搜索" aria-haspopup="dialog" onClick={openPalette} />
      <JobsButton className="header-tool" />
      {fullScreen.toggle && (
        <IconButton className="header-tool header-wide" icon={fullScreen.on ? 'fullScreenExit' : 'fullScreen'} label={fullScreen.on ? '关全屏' : '开全屏'} onClick={fullScreen.toggle} />
      )}
      <span className="header-badge header-wide">平台</span>
      <AccountMenu />
      <IconButton className="header-tool" icon="palette" label="布局配置" aria-haspopup="dialog" data-opens="theme" onClick={themeDrawer.open} />
    </div>
  );
}
