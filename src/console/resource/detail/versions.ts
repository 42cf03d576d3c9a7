import type { HistoryEntry } from '../../../engine/extension/paths';

type Row = Record<string, unknown>;

/**
 * What the fields changed since a version held at that version: the changes of all later entries, taken back.
 * @param history newest first
 * @param index of the entry whose outcome is wanted
 */
export function valuesAt(history: readonly HistoryEntry[], index: number): Row {
  const values: Row = {};
  for (const entry of history.slice(0, index)) {
    for (const { field, before } of entry.changes) values[field] = before;
  }
  return values;
}
