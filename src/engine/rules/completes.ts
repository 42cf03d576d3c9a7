/** Follow-ups within a record: what its own change writes beside it. */
import { sameStored } from '../json';
import type { CompletionModel, FieldModel } from '../model';
import { holds } from './holds';
import { inFull, type Present } from './present';

type Row = Record<string, unknown>;

/** A new record was nothing before, so that all of it has changed. */
function begins({ when, changes = [] }: CompletionModel, before: Row | undefined, after: Row): boolean {
  if (when) return holds(when, after) && !(before && holds(when, before));
  return !before || changes.some((name) => !sameStored(before[name], after[name]));
}

/**
 * @param before the record as it was stored; absent for a new one
 * @returns the fields that follow, with their values; each follow-up sees what those before it wrote
 */
export function completedBy(
  completes: readonly CompletionModel[] | undefined, before: Row | undefined, after: Row, fieldOf: (name: string) => Pick<FieldModel, 'kind'> | undefined, present: Present,
): Row {
  let written: Row = {};
  for (const each of completes ?? []) if (begins(each, before, { ...after, ...written })) written = { ...written, ...inFull(each.set, fieldOf, present) };
  return written;
}
