/**
 * Hands what an answer says over to another site, in a new window: posted by form, so that it stands in no address, no history
 * and no log of addresses (decisions 14). Where it may go is said by `form-action` of the page's policy.
 */
import type { ActionModel } from '../../../../engine/model';

export interface Handover {
  post(answer: Record<string, unknown>): void;
  giveUp(): void;
}

let windows = 0;

/** Opens the window at once, still empty. */
export function openHandover({ to, fields }: NonNullable<ActionModel['handsOver']>): Handover {
  windows += 1;
  const name = `handover-${windows}`;
  const opened = window.open('', name);
  // The other site gets no hold of this page.
  if (opened) opened.opener = null;
  return {
    giveUp: () => opened?.close(),
    post(answer) {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = String(answer[to]);
      form.target = name;
      form.hidden = true;
      for (const field of fields) {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = field;
        input.value = String(answer[field] ?? '');
        form.append(input);
      }
      document.body.append(form);
      form.submit();
      form.remove();
    },
  };
}
