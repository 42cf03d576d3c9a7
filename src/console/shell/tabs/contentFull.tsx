import { useEffect } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { openable } from '../../../ui/ports/openable';

/** The content alone in the window: 全屏 of the tab menu. The frame around it goes meanwhile. */
export const contentFull = openable();

/** Stands once in the console: the way out of the full screen, by button and by Escape. */
export function ContentFull() {
  const isOpen = contentFull.useOpen();
  useEffect(() => {
    if (!isOpen) return;
    document.documentElement.dataset.contentFull = '';
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) contentFull.close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      delete document.documentElement.dataset.contentFull;
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return isOpen ? <Button className="content-full-exit" icon="close" autoFocus onClick={contentFull.close}>退出全屏（Esc）</Button> : null;
}
