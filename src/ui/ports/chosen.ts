/** How a field shows the records that it holds as rows of a table, without knowing their columns. `console/resource` provides it. */
import { createContext, type ComponentType } from 'react';
import type { NodeId } from '../inputs/treeNodes';

/** What an input holds and no save keeps. */
export interface LeftOut {
  /** Asked before it is left out. */
  question: string;
  /** The value without it. */
  value: unknown;
}

export interface ChosenRecordsProps {
  /** Id of the group, which takes the focus. */
  id: string;
  /** Name of the group. */
  title: string;
  describedBy?: string;
  entity: string;
  ids: readonly NodeId[];
  onChange(ids: NodeId[]): void;
  onBlur?(): void;
  disabled?: boolean;
  /** At most so many. */
  max?: number;
  /** Some of the records were deleted; undefined once none is. */
  onLeftOut?(left: LeftOut | undefined): void;
}

/** Null where records are no rows: the field falls back to its usual input. */
export const ChosenRecordsContext = createContext<ComponentType<ChosenRecordsProps> | null>(null);
