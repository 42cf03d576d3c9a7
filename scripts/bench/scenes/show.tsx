/** What every measured page offers the bench: `makeScene` prepares, `drawScene` draws at once, `settled` tells when all is still. */
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export { sceneRows } from '../../../src/console/resource/table/ListTable.scene';

declare global {
  interface Window {
    makeScene(...sizes: number[]): void;
    drawScene(): void;
    settled(): Promise<void>;
  }
}

/** @param make the scene for the sizes that the bench gives */
export function showScene(make: (...sizes: number[]) => ReactElement): void {
  let scene: ReactElement;
  window.makeScene = (...sizes) => { scene = make(...sizes); };
  window.drawScene = () => {
    const root = createRoot(document.getElementById('root')!);
    flushSync(() => root.render(scene));
  };
  window.settled = settled;
}

/** Frames without a change after which a page counts as still. */
const quietFrames = 3;

export function settled(): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    const observer = new MutationObserver(() => { quiet = 0; });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    const frame = () => {
      quiet += 1;
      if (quiet <= quietFrames) return requestAnimationFrame(frame);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(frame);
  });
}
