/** The canvas by keys: a mouse is never needed. */
import { useCallback, type KeyboardEvent } from 'react';
import { itemByKey } from '../../../ui/canvas/keys';
import { useSession } from '../state/context';

/** Shown in the head bar and spoken at the canvas. */
export const canvasKeys: readonly (readonly [keys: string, does: string])[] = [
  ['↑ ↓', '选择上一个、下一个组件'], ['Shift + ↑ ↓', '选择多个'], ['Home / End', '选择首个、末个'], ['Ctrl + A', '全选'], ['Esc', '取消选择'], ['Enter', '编辑所选组件'],
  ['Alt + ↑ ↓', '上移、下移'], ['Ctrl + D', '复制一份'], ['Delete', '删除'], ['Ctrl + C / X / V', '复制、剪切、粘贴'],
  ['Ctrl + Z', '撤销'], ['Ctrl + Shift + Z / Ctrl + Y', '重做'], ['Ctrl + S', '保存'],
];

/** Keys that the canvas listens to while a widget, or the empty canvas, has the focus; those of `useDesignKeys` hold anywhere. @param onEdit goes to the panel */
export function useCanvasKeys(onEdit: () => void): (event: KeyboardEvent) => void {
  const session = useSession();
  return useCallback((event) => {
    const { order, chosen } = session.state();
    const command = event.ctrlKey || event.metaKey;
    const does = ((): (() => void) | undefined => {
      if (command && !event.altKey) return event.code === 'KeyA' ? () => session.choose(order) : undefined;
      if (event.altKey) return { ArrowUp: () => session.step('up'), ArrowDown: () => session.step('down') }[event.key];
      const to = itemByKey(event, order, chosen.at(-1));
      if (to !== undefined) return () => (event.shiftKey ? session.extendTo(to) : session.choose([to]));
      switch (event.key) {
        case 'Delete': case 'Backspace': return () => session.remove();
        case 'Escape': return chosen.length > 0 ? () => session.choose([]) : undefined;
        case 'Enter': return onEdit;
        default: return undefined;
      }
    })();
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  }, [session, onEdit]);
}
