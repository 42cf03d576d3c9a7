import { lazy, Suspense } from 'react';
import { useCommands } from '../../ui/commands';
import { shortcutHelp } from '../../ui/shortcutHelp';
import { openPalette, palette } from './open';

const Palette = lazy(() => import('./Palette'));
const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

/** Stands once in the console: the command palette (Ctrl/⌘ K) and the list of shortcuts (`?`), each a chunk of its own. */
export function Palettes() {
  const isPalette = palette.useOpen();
  const isHelp = shortcutHelp.useOpen();
  useCommands('通用', [
    { keys: 'Mod+k', title: '打开命令面板', run: openPalette, always: true },
    { keys: '?', title: '查看快捷键', run: shortcutHelp.open },
    { keys: 'F8', title: '移到最新的消息，如撤销' },
    { keys: 'Ctrl + S / Enter', title: '保存打开的表单' },
  ]);
  return (
    <Suspense fallback={null}>
      {isPalette && <Palette onClose={palette.close} />}
      {isHelp && <ShortcutHelp onClose={shortcutHelp.close} />}
    </Suspense>
  );
}
