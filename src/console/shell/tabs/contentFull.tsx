import { useEffect } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { openable } from '../../../ui/ports/openable';
import { useRootMark } from '../../../ui/useRootMark';

/** The content alone in the window: 全屏 of the tab menu. The frame around it goes meanwhile. */
export const contentFull = openable();

/** Stands once in the console: the way out of the full screen, by button and by Escape. */
export function ContentFull() {
  const isOpen = contentFull.useOpen();
  useRootMark('contentFull', isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) contentFull.close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return isOpen ? <Button className="content-full-exit" icon="close" autoFocus onClick={contentFull.close}>退出全屏（Esc）</Button> : null;
}
