/** Measures one row: its name, then the entities of the command and `--rows=`. */
import { measureRow, stopped } from './measure';
import { rows } from './rows';
import { makeTools } from './tools';
import { readWords } from './words';

const [name, ...words] = process.argv.slice(2);
const { entities, size } = readWords(words);
const { tools, close } = makeTools(process.cwd(), entities, size);
// Stopped by hand, it leaves neither a server nor a database nor a browser behind.
let closing: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (closing ??= close().finally(() => process.exit(stopped))));
await measureRow(rows.find((row) => row.name === name)!, tools);
await close();
process.disconnect?.();
