import { isHidden, type PageDocument } from '../document';
import type { Step } from './step';
import { update } from './update';

/** Draws hidden widgets again, also those that an older page hid by `isShow`. */
export const show = (document: PageDocument, ids: readonly string[]): Step =>
  update(document, ids, (saved) => (isHidden(saved) ? { ...saved, isHide: false, ...('isShow' in saved ? { isShow: true } : {}) } : saved));
