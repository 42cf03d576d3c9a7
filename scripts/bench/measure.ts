/** Runs rows one after the other. A row that fails costs its own figures, never those of the others. */
import { stopPrograms } from './processes';
import type { BenchRow, Figure } from './row';
import type { Tools } from './tools';

/**
 * @returns the figures of the rows that succeeded; sets the exit code 1 when one failed
 */
export async function measureRows(rows: readonly BenchRow[], tools: Tools): Promise<Figure[]> {
  const figures: Figure[] = [];
  let measuring = '';
  const fail = (error: unknown) => {
    console.error(`${measuring}:`, error);
    process.exitCode = 1;
  };
  // A promise that nobody waits for, say of a page that closed, must not end the run.
  process.on('unhandledRejection', fail).on('uncaughtException', fail);
  try {
    for (const row of rows) {
      measuring = row.name;
      console.log(`measuring ${row.name} …`);
      await row.measure(tools).then((found) => figures.push(...found), fail);
      await stopPrograms();
    }
  } finally {
    process.off('unhandledRejection', fail).off('uncaughtException', fail);
  }
  return figures;
}
