/** Screens written by hand, each a chunk of its own: `schemas/menu.json` names them by their folder here. */
import { lazy, type ComponentType } from 'react';

const found = import.meta.glob<{ default: ComponentType }>('./**/index.tsx');

/** By folder: `operation/maintain/user`. */
export const pages: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [file.slice('./'.length, -'/index.tsx'.length), lazy(load)]),
);
