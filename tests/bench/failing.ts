/** A bench of three rows, the first two of which fail. Without an argument it runs them; else it is one of them. */
import { measureRow, measureRows } from '../../scripts/bench/measure';
import { runNode } from '../../scripts/bench/processes';
import type { BenchRow } from '../../scripts/bench/row';
import type { Tools } from '../../scripts/bench/tools';

const figure = { what: 'third', unit: 'ms', ours: 1, runs: 1 };
const rows: BenchRow[] = [
  {
    name: 'first',
    async measure() {
      // As a page does that closes while an answer comes.
      void Promise.reject(new Error('Target page has been closed'));
      await new Promise((resolve) => { setImmediate(resolve); });
      throw new Error('the first row fails');
    },
  },
  {
    name: 'second',
    async measure(tools) {
      const server = runNode(['-e', 'console.log("ready"); setInterval(() => undefined, 1000)'], { cwd: tools.root });
      void server.line('never');
      await server.line('ready');
      console.log(`server ${server.pid}`);
      throw new Error('the second row fails');
    },
  },
  { name: 'third', measure: async () => [figure] },
];

const row = rows.find(({ name }) => name === process.argv[2]);
if (row) {
  await measureRow(row, { root: process.cwd() } as Tools);
  process.disconnect?.();
} else {
  const figures = await measureRows(rows.map(({ name }) => name), import.meta.filename);
  console.log(`figures ${figures.map(({ what }) => what).join()}`);
}
