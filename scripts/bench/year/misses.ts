/** Reads that are too slow, each with how the database goes about it: `.cache/bench-year.md`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlRoom } from '../../../src/server/sql/connect';
import type { Held } from '../besideSql';

/** Of its SQL, and milliseconds for 95 of a hundred. */
export const atMost = { ratio: 1.5, p95: 50 };
/** Below so many milliseconds both sides are noise: a difference of less than one is none. */
const noise = 1;

export const isTooFar = ({ ours, sql }: Held): boolean => ours > atMost.ratio * sql && ours - sql > noise;
export const isMiss = (held: Held): boolean => isTooFar(held) || held.p95 > atMost.p95;

async function plans(room: SqlRoom, held: Held): Promise<string> {
  const found = await Promise.all(held.statements.map(async ({ text, values }) => {
    const { rows } = await room.pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
    return `${text}\n-- ${JSON.stringify(values)}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`;
  }));
  return found.join('\n\n');
}

export async function missText(room: SqlRoom, held: Held): Promise<string> {
  return `## ${held.what}\n\n${line(held)}\n\n\`\`\`\n${await plans(room, held)}\n\`\`\`\n`;
}

export const line = ({ ours, sql, p95, sqlP95, runs }: Held): string =>
  `${ours.toFixed(1)} ms, its SQL ${sql.toFixed(1)} ms (${(ours / sql).toFixed(2)} ×); p95 ${p95.toFixed(1)} ms, of its SQL ${sqlP95.toFixed(1)} ms; ${runs} runs`;

export function writeMisses(root: string, texts: readonly string[]): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', 'bench-year.md'), texts.join('\n'));
}
