/**
 * Dialogs of actions that are written by hand, by entity and action: `operation/group/rows`. The shell provides them from
 * `console/screens`.
 */
import { createContext, type ComponentType } from 'react';

export interface ActionDialogProps {
  /** The row it was opened from; empty where several were ticked. */
  record: Record<string, unknown>;
  /** Rows it is about. */
  ids: readonly (number | string)[];
  /** @param changed something that the list shows; undefined when nothing was */
  onClose(changed?: unknown): void;
}

export const ActionDialogsContext = createContext<Readonly<Record<string, ComponentType<ActionDialogProps>>>>({});
