/** What the bench measures: rows, each giving figures beside their peers. */
import type { Tools } from './tools';

/** One line of the printed table. */
export interface Figure {
  what: string;
  unit: string;
  /** Median of the runs. */
  ours: number;
  /** What ours is held against in the same run; without it the goal is an aim for ours alone. */
  peer?: { name: string; value: number };
  /** Bound of ours ÷ peer, or of ours where there is no peer. */
  goal?: { atMost: number } | { atLeast: number };
  /** How many runs the medians come from. */
  runs: number;
}

/** One file of this folder: figures that are measured together. */
export interface BenchRow {
  /** Word of the command line that chooses the row. */
  name: string;
  measure(tools: Tools): Promise<Figure[]>;
}

export const ratio = ({ ours, peer }: Figure): number | undefined => (peer === undefined ? undefined : ours / peer.value);

/** undefined where nothing is aimed at */
export function met(figure: Figure): boolean | undefined {
  const { goal } = figure;
  if (!goal) return undefined;
  const value = ratio(figure) ?? figure.ours;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}
