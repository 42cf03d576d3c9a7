/** Logs of database servers that tests have talked to (`tests/server/statements.ts`), read back as statements. */
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Told {
  text: string;
  /** File that it comes from; absent where a process of its own said it. */
  from?: string;
  /** Within a transaction that was begun by a statement before. */
  within: boolean;
  /** Its rows are asked for in parts. */
  inParts: boolean;
}

/** `«name pid» LOG:  execute <unnamed>: select …`; the first line of a record, whose others begin with a tab. */
const record = /^«(?<client>.*?) (?<session>\d+)» (?<level>[A-Z]+):  (?:(?:statement|execute (?<again>fetch from )?\S+): )?(?<text>.*)$/s;
const statement = /^(?:statement|execute (?:fetch from )?\S+): /;

/** What `tests/server/origins.ts` adds at the end. */
const origin = /\s*\/\* from (?<path>\S+) \*\/;?\s*$/;

/** Clients of the product call themselves so (`src/server/sql/connect.ts`). */
const product = 'bazaar-console';

/** Records of a log, each with all its lines. */
async function* recordsOf(path: string): AsyncGenerator<string> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    if (line.startsWith('\t')) {
      lines.push(line.slice(1));
      continue;
    }
    if (lines.length > 0) yield lines.join('\n');
    lines = [line];
  }
  if (lines.length > 0) yield lines.join('\n');
}

const begins = /^\s*(?:begin|start\s+transaction)\b/i;
const ends = /^\s*(?:commit|end|abort|rollback(?!\s+to\b))\b/i;

async function* toldIn(path: string): AsyncGenerator<Told> {
  const open = new Set<string>();
  for await (const each of recordsOf(path)) {
    const { client, session, level, again, text } = record.exec(each)?.groups ?? {};
    if (client !== product || session === undefined || text === undefined || level !== 'LOG' || !statement.test(each.slice(each.indexOf('LOG:  ') + 6))) continue;
    const from = origin.exec(text)?.groups?.path;
    yield { text: text.replace(origin, ''), ...(from !== undefined && { from }), within: open.has(session), inParts: again !== undefined };
    if (begins.test(text)) open.add(session);
    else if (ends.test(text)) open.delete(session);
  }
}

/** @param folder that STATEMENTS named */
export async function* statementsOf(folder: string): AsyncGenerator<Told> {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.log')).sort()) yield* toldIn(join(folder, name));
}
