import type { JsonObject } from '../../json';
import type { PageDocument } from '../document';
import type { Step } from './step';
import { update } from './update';

/** What a widget keeps when its configuration begins anew. */
const kept = ['name', 'id', 'timestamp', 'isHide', 'isShow', 'setUp'];

/**
 * The configuration of new widgets in place of theirs; fields that a new widget does not have stay.
 * @param fresh a new widget of the same type; undefined where the product does not know it
 * @param groups only these groups; absent: all
 */
export const reset = (document: PageDocument, ids: readonly string[], fresh: (saved: JsonObject) => JsonObject | undefined, groups?: readonly string[]): Step =>
  update(document, ids, (saved) => {
    const begun = Object.entries(fresh(saved) ?? {}).filter(([key]) => !kept.includes(key) && (groups?.includes(key) ?? true));
    return begun.length === 0 ? saved : { ...saved, ...Object.fromEntries(begun) };
  });
