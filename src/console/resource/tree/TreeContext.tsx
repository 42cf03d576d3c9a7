import { createContext, useContext } from 'react';
import type { RowId } from '../table/model';
import type { Tree } from './treeRows';

export interface TreeState {
  tree: Tree;
  open: ReadonlySet<RowId>;
  toggle(id: RowId): void;
  /** Moves a row among its siblings; undefined where order cannot be changed. */
  moveBy?(id: RowId, by: number): void;
  /** A move is being stored. */
  moving: boolean;
  nameOf(id: RowId): string;
}

/** Lets the cells of a tree know their branch without drawing whole rows again. */
export const TreeContext = createContext<TreeState | null>(null);

export function useTree(): TreeState {
  const state = useContext(TreeContext);
  if (!state) throw new Error('TreeContext is missing');
  return state;
}
