/** Screens written by hand, each a chunk of its own: `schemas/menu.json` names them by their folder here. */
import { lazy, type ComponentType } from 'react';
import type { ActionDialogProps } from '../ui/actionDialogs';

const found = import.meta.glob<{ default: ComponentType }>('./**/index.tsx');

/** By folder: `operation/maintain/user`. */
export const pages: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [file.slice('./'.length, -'/index.tsx'.length), lazy(load)]),
);

const dialogs = import.meta.glob<{ default: ComponentType<ActionDialogProps> }>('./**/*.dialog.tsx');

/** Dialogs of actions, by entity and action: `operation/group/rows`. */
export const actionDialogs: Record<string, ComponentType<ActionDialogProps>> = Object.fromEntries(
  Object.entries(dialogs).map(([file, load]) => [file.slice('./'.length, -'.dialog.tsx'.length), lazy(load)]),
);
