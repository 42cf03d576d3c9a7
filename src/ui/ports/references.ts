/**
 * How a field asks for records of another entity without knowing where they come from.
 * `console/data` provides the source; inputs and cells of the reference kinds consume it.
 */
import { createContext, useContext } from 'react';
import type { RegionModel } from '../../engine/model';

export interface ReferenceNode {
  id: number | string;
  label: string;
  /** Cannot be chosen (a hidden brand, a node above the leaves). */
  disabled?: boolean;
  /** Why. */
  note?: string;
  /** Always chosen. */
  fixed?: boolean;
  children?: ReferenceNode[];
}

export interface ReferenceOptions {
  /** Nested when `tree`. */
  nodes: ReferenceNode[];
  tree: boolean;
  /** Nodes with children only gather others: records of another entity. */
  grouped?: boolean;
  /** Deepest level that may exist in the tree. */
  maxLevel?: number;
  /** Title of the node above the first level, id 0. */
  rootTitle?: string;
  loading: boolean;
  error?: string;
  /** Further pages exist (paged sources only). */
  more: boolean;
  loadMore(): void;
  reload(): void;
}

export interface RegionOptions {
  options: { value: number; label: string }[];
  loading: boolean;
  error?: string;
}

export interface ReferenceSource {
  /** Regions of a level that lie in the one given; none above the provinces, and nothing until one is given below them. */
  useRegions(level: RegionModel['level'], within: number | null): RegionOptions;
  /**
   * `search` narrows paged sources; complete sources ignore it and are filtered by the input.
   * @param by unique text that stands in place of the ids
   */
  useOptions(entity: string, search?: string, by?: string): ReferenceOptions;
  /**
   * Display names by id (as text); undefined while unknown or not permitted. Tree targets give the whole path `数码/手机`.
   * @param by unique text that stands in place of the ids
   */
  useNames(entity: string, ids: readonly unknown[], by?: string): Record<string, string | undefined>;
}

export const ReferenceContext = createContext<ReferenceSource | null>(null);

/** @throws Error when no provider stands above: a developer's mistake. */
export function useReferenceSource(): ReferenceSource {
  const source = useContext(ReferenceContext);
  if (!source) throw new Error('ReferenceContext is missing');
  return source;
}
