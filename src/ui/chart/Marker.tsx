/** How a series looks beside its colour: dash of its line, shape of its points, filled or hollow bars. */
import type { ChartProps } from './series';

export const colourOf = (index: number): string => `var(--ui-chart-${index + 1})`;
const dashes = ['', '6 3', '2 3', '8 3 2 3'];
export const dashOf = (index: number): string | undefined => dashes[index] || undefined;

const shapes = ['M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0', 'M-3-3h6v6h-6z', 'M0-4 4 3h-8z', 'M0-4.5 4.5 0 0 4.5-4.5 0z'];
export const shapeOf = (index: number): string => shapes[index]!;

/** Stacked bars: the first filled, the second hollow, then filled again in another colour. */
export const fillOf = (index: number): string => (index % 2 === 1 ? 'var(--ui-surface)' : colourOf(index));

/** A sample for the legend. */
export function Marker({ index, kind }: { index: number; kind: ChartProps['kind'] }) {
  const colour = colourOf(index);
  return (
    <svg width={28} height={12} viewBox="-14 -6 28 12" aria-hidden="true" focusable="false">
      {kind === 'lines'
        ? <><path d="M-14 0H14" stroke={colour} strokeWidth={2} strokeDasharray={dashOf(index)} /><path d={shapeOf(index)} fill={colour} /></>
        : <rect x={-8} y={-5} width={16} height={10} rx={2} fill={fillOf(index)} stroke={colour} strokeWidth={1.5} />}
    </svg>
  );
}
