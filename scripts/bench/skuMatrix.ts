/** How long the SKU matrix takes to open: script, style, layout and paint of the main thread, every run on a fresh page. */
import { drawTime, servePage } from './pages';
import type { BenchRow } from './row';
import { alternate } from './statistics';

const runs = 5;

export const skuMatrix: BenchRow = {
  name: 'sku-matrix',
  async measure(tools) {
    const ours = await servePage(tools, 'scripts/bench/scenes/skuMatrix.tsx');
    const peer = await servePage(tools, 'scripts/bench/peers/jsonForms/table.tsx', { '@mui/icons-material': 'scripts/bench/peers/jsonForms/icons.ts' });
    const found = await alternate({
      small: () => drawTime(tools, ours, 200, 8, 'td[role="gridcell"]', { least: 10 }),
      peer: () => drawTime(tools, peer, 200, 8, 'tbody input', { least: 10 }),
      large: () => drawTime(tools, ours, 2000, 14, 'td[role="gridcell"]', { least: 10 }),
    }, runs);
    return [
      { what: 'SKU matrix opens, 200 × 8', unit: 'ms', ours: found.small, peer: { name: 'JSON Forms, Material', value: found.peer }, goal: { atMost: 0.08 }, runs },
      { what: 'SKU matrix opens, 2,000 × 14', unit: 'ms', ours: found.large, peer: { name: 'JSON Forms 200 × 8', value: found.peer }, goal: { atMost: 0.16 }, runs },
    ];
  },
};
