import { useNavigate } from 'react-router-dom';
import { errorLogPath } from '../../data/menu/paths';
import { useMayCall } from '../../data/session/permissions';
import { useCommands } from '../../../ui/ports/commands';
import { shortcutHelp } from '../../../ui/ports/shortcutHelp';
import { openPalette, palette } from './open';
import { deferred } from '../../../ui/deferred';

const Palette = deferred(() => import('./Palette'));
const ShortcutHelp = deferred(() => import('./ShortcutHelp'));

/** Stands once in the console: the command palette (Ctrl/⌘ K) and the list of shortcuts (`?`), each a chunk of its own. */
export function Palettes() {
  const isPalette = palette.useOpen();
  const isHelp = shortcutHelp.useOpen();
  const navigate = useNavigate();
  const isAdmin = useMayCall()({ permission: 'signed-in', adminOnly: true });
  useCommands('通用', [
    { keys: 'Mod+k', title: '打开命令面板', run: openPalette, always: true },
    { keys: '?', title: '查看快捷键', run: shortcutHelp.open },
    ...(isAdmin ? [{ title: '查看错误日志', run: () => void navigate(errorLogPath) }] : []),
    { keys: 'F8', title: '移到最新的消息，如撤销' },
    { keys: 'Ctrl + S / Enter', title: '保存打开的表单' },
  ]);
  return (
    <>
      {isPalette && <Palette onClose={palette.close} />}
      {isHelp && <ShortcutHelp onClose={shortcutHelp.close} />}
    </>
  );
}
