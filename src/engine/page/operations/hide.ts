import { isHidden, type PageDocument } from '../document';
import type { Step } from './step';
import { update } from './update';

/** The shop draws them no longer; on the canvas they are dimmed. */
export const hide = (document: PageDocument, ids: readonly string[]): Step =>
  update(document, ids, (saved) => (isHidden(saved) ? saved : { ...saved, isHide: true }));
