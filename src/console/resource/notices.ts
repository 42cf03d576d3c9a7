import type { EndpointModel } from '../../engine/model';
import { showNotice } from '../../ui/states/notices';

/** Milliseconds a notice with 撤销 stays. */
const undoTime = 8000;

/** @param undo takes back what was done; offered as 撤销 */
export function tellDone(text: string, undo?: () => void): void {
  showNotice('success', text, undo && { duration: undoTime, action: { label: '撤销', run: undo } });
}

/** What is told of a call that succeeded. */
export const doneOf = (endpoint: EndpointModel | undefined): string => endpoint?.success ?? '操作成功';

/** As `tellDone`; a call on several that answers in words tells whom it left out, and why: that stays until it is closed. */
export function tellAnswer(answer: unknown, endpoint: EndpointModel | undefined, success: string, undo?: () => void): void {
  if (endpoint?.id?.many && typeof answer === 'string' && answer !== '' && answer !== success) showNotice('warning', answer, { duration: null });
  else tellDone(success, undo);
}

export const tell = (text: string): void => void showNotice('info', text);

/** What a person who backs out of a question is told (spec 1 §5). */
export const tellCancelled = (): void => tell('已取消');
