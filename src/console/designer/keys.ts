/** The canvas by keys: a mouse is never needed. */
import { useCallback, type KeyboardEvent } from 'react';
import { walk } from '../../engine/formTemplate/design/document';
import type { Step } from '../../engine/formTemplate/design/steps';
import { itemByKey } from '../../ui/canvas/keys';
import type { Designer } from './useDesigner';

/** Shown in the toolbar and spoken at the canvas. */
export const canvasKeys: readonly (readonly [keys: string, does: string])[] = [
  ['↑ ↓', '选择上一项、下一项'], ['Home / End', '选择首项、末项'], ['Alt + ↑ ↓', '上移、下移'], ['Alt + →', '移入旁边的行容器'], ['Alt + ←', '移出行容器'],
  ['Ctrl + D', '复制一份'], ['Delete', '删除'], ['Ctrl + C / X / V', '复制、剪切、粘贴'], ['Ctrl + Z / Y', '撤销、重做'],
];

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'into', ArrowLeft: 'out' };

/** Keys that the canvas listens to while an item, or the empty canvas, has the focus. */
export function useCanvasKeys(designer: Designer, readOnly: boolean, onPaste: () => void): (event: KeyboardEvent) => void {
  const { document, chosen, choose, step, copyBehind, drop, toClipboard } = designer;
  return useCallback((event) => {
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (!event.altKey && !event.ctrlKey && !event.metaKey) {
      const to = itemByKey(event, walk(document.nodes).map(({ key }) => key), chosen);
      if (to !== undefined) {
        done();
        return choose(to);
      }
    }
    if (readOnly) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.code === 'KeyV') {
      done();
      return onPaste();
    }
    if (chosen === undefined) return;
    const move = event.altKey && !command ? steps[event.key] : undefined;
    if (move) step(chosen, move);
    else if (event.key === 'Delete' || event.key === 'Backspace') drop(chosen);
    else if (command && event.code === 'KeyD') copyBehind(chosen);
    else if (command && event.code === 'KeyC') void toClipboard(chosen);
    else if (command && event.code === 'KeyX') void toClipboard(chosen).then(() => drop(chosen));
    else return;
    done();
  }, [document, chosen, choose, step, copyBehind, drop, toClipboard, readOnly, onPaste]);
}
