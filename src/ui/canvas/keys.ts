/** Keys that every canvas of a designer understands. */

/** Where letters are typed, which the browser takes back itself. */
export const typing = 'input:not([type="range"],[type="radio"],[type="checkbox"]),textarea,[contenteditable="true"]';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** @returns whether the keys, pressed with Ctrl or ⌘, undo or redo; undefined for others */
export function historyKey({ code, shiftKey }: Pick<Pressed, 'code' | 'shiftKey'>): 'undo' | 'redo' | undefined {
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return code === 'KeyY' ? 'redo' : undefined;
}

/** @param order of all items @returns the item that an arrow, Home or End leads to from the one that is chosen */
export function itemByKey<Id>({ key }: Pick<Pressed, 'key'>, order: readonly Id[], chosen: Id | undefined): Id | undefined {
  const at = chosen === undefined ? -1 : order.indexOf(chosen);
  return { ArrowDown: order[at + 1], ArrowUp: order[Math.max(0, at - 1)], Home: order[0], End: order.at(-1) }[key];
}
