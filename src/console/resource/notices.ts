import { showNotice } from '../ui/states/notices';

/** Milliseconds a notice with 撤销 stays. */
const undoTime = 8000;

/** @param undo takes back what was done; offered as 撤销 */
export function tellDone(text: string, undo?: () => void): void {
  showNotice('success', text, undo && { duration: undoTime, action: { label: '撤销', run: undo } });
}

export const tell = (text: string): void => void showNotice('info', text);

/** What a person who backs out of a question is told (spec 1 §5). */
export const tellCancelled = (): void => tell('已取消');
