/** Three-way merge of a record, field by field. */
import { sameValue } from '../../../engine/sameValue';
import type { Values } from './store';

/** Both sides changed this field since `base`, differently. */
export interface FieldConflict {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** The merged values; conflicting fields still hold mine. */
  values: Values;
  /** Fields that only they changed: theirs is taken over. */
  taken: string[];
  /** Fields that only I changed: mine is kept. */
  kept: string[];
  conflicts: FieldConflict[];
}

/**
 * @param base the values both sides started from
 * @param mine the values of the form
 * @param theirs the record as it now is; a field it does not carry counts as unchanged
 * @param fields names of the fields that the form edits
 */
export function mergeValues(base: Values, mine: Values, theirs: Values, fields: readonly string[]): Merge {
  const merge: Merge = { values: { ...mine }, taken: [], kept: [], conflicts: [] };
  for (const field of fields) {
    const theyChanged = field in theirs && !sameValue(theirs[field], base[field]);
    const iChanged = !sameValue(mine[field], base[field]);
    if (!theyChanged) {
      if (iChanged) merge.kept.push(field);
    } else if (!iChanged) {
      merge.taken.push(field);
      merge.values[field] = theirs[field];
    } else if (!sameValue(mine[field], theirs[field])) {
      merge.conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
    }
  }
  return merge;
}
