/** Screens written by hand, each a chunk of its own: `schemas/menu.json` names them by their folder here. */
import type { ComponentType } from 'react';
import type { ActionDialogProps } from '../../ui/ports/actionDialogs';
import { deferred } from '../../ui/deferred';
import type { DetailPanelProps } from '../../ui/ports/detailPanels';

const found = import.meta.glob<{ default: ComponentType }>('./**/index.tsx');

/** What fetches each, by folder: `operation/maintain/user`. */
export const pages = Object.entries(found).map(([file, load]) => [file.slice('./'.length, -'/index.tsx'.length), load] as const);

const dialogs = import.meta.glob<{ default: ComponentType<ActionDialogProps> }>('./**/*.dialog.tsx');

/** Dialogs of actions, by entity and action: `operation/group/rows`. */
export const actionDialogs: Record<string, ComponentType<ActionDialogProps>> = Object.fromEntries(
  Object.entries(dialogs).map(([file, load]) => [file.slice('./'.length, -'.dialog.tsx'.length), deferred(load)]),
);

const panels = import.meta.glob<{ default: ComponentType<DetailPanelProps> }>('./**/*.panel.tsx');

/** Panels of details, by entity and name: `order/order/delivery`. */
export const detailPanels: Record<string, ComponentType<DetailPanelProps>> = Object.fromEntries(
  Object.entries(panels).map(([file, load]) => [file.slice('./'.length, -'.panel.tsx'.length), deferred(load)]),
);
