/** How long a list takes to appear: script, style, layout and paint of the main thread, every run on a fresh page. */
import { drawnMarkup, drawTime, servePage } from './pages';
import type { BenchRow } from './row';
import { alternate } from './statistics';

const runs = 7;

const cell = 'text="0 × 0"';

export const listPaint: BenchRow = {
  name: 'list-paint',
  async measure(tools) {
    const ours = await servePage(tools, 'scripts/bench/scenes/table.tsx');
    const peer = await servePage(tools, 'scripts/bench/peers/reactAdmin/table.tsx');
    const markup = await drawnMarkup(tools, ours, 100, 50);
    const found = await alternate({
      small: () => drawTime(tools, ours, 100, 50, cell),
      peer: () => drawTime(tools, peer, 100, 50, cell),
      limit: () => drawTime(tools, ours, 100, 50, cell, { markup }),
      large: () => drawTime(tools, ours, 10_000, 50, cell),
    }, runs);
    return [
      { what: 'list paint, 100 × 50', unit: 'ms', ours: found.small, peer: { name: 'react-admin DataTable', value: found.peer }, goal: { atMost: 0.3 }, runs },
      { what: 'list paint, 100 × 50, raw limit', unit: 'ms', ours: found.small, peer: { name: 'its markup alone', value: found.limit }, runs },
      { what: 'list paint, 10,000 × 50', unit: 'ms', ours: found.large, peer: { name: 'our own 100 × 50', value: found.small }, goal: { atMost: 1.2 }, runs },
    ];
  },
};
