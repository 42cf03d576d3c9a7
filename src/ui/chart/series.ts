/** What a chart is drawn from. */

export interface ChartRow {
  /** What the row stands for: a day, a category. */
  label: string;
  /** One a series; null where there is no figure: the line has a gap, the table says -. */
  values: readonly (number | null)[];
}

export interface ChartSeries {
  name: string;
  /** Lines alone: measured on an axis of its own, at the right. */
  right?: true;
  /** How a figure is written; as it is when absent. */
  text?(value: number): string;
}

/** A figure of a series in words. */
export const figureText = ({ text = String }: ChartSeries, value: number | null | undefined): string => (value === null || value === undefined ? '-' : text(value));

export interface ChartProps {
  /** `lines` over an ordered axis; `bars` lie, and several series of a row are stacked. At most 4 series. */
  kind: 'lines' | 'bars';
  /** Says what is shown: accessible name of chart and table. */
  label: string;
  /** Title of the rows: 日期, 分类. */
  axis: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** Pixels of the drawing. */
  height?: number;
}
