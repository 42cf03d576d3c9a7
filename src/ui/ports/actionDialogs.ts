/**
 * Dialogs of actions that are written by hand, by entity and action: `operation/group/rows`. The shell provides them from
 * `console/screens`.
 */
import { createContext, type ComponentType } from 'react';

/** @typeParam R what the entity answers, where the dialog is of one entity */
export interface ActionDialogProps<R = Record<string, unknown>> {
  /** The row it was opened from, as far as its list answers it; empty where several were ticked, and on the page itself. */
  record: Partial<R>;
  /** Rows it is about. */
  ids: readonly (number | string)[];
  /** @param changed something that the list shows; undefined when nothing was */
  onClose(changed?: unknown): void;
}

export const ActionDialogsContext = createContext<Readonly<Record<string, ComponentType<ActionDialogProps>>>>({});
