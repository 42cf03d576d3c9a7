/**
 * `npm run casts`: what the code of the routes tells the compiler instead of letting it know, by syntax tree and 1,000 lines: `!` and
 * casts (`as const` is none). `-- --list` names each place. Ends with 1 where there are more than there may be.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/** At most so many per 1,000 lines. On entities, fields, moves and actions none stands: their types know. */
const most = { named: 0, bangs: 5, casts: 3 };
const folders = ['src/server/routes', 'src/server/accounts'];

/** What is found by a name of a schema. */
const byName = /\b(resources|stored|fields|moves|entities|actions)\b[^;]*\.(get|find)\([^;]*\)$|\.(moves|stored|fields)\[[^\]]*\]$/;

type Kind = keyof typeof most;
interface Place { kind: Kind; path: string; line: number; text: string }

function placesIn(path: string, text: string): Place[] {
  const places: Place[] = [];
  const add = (kind: Kind, { start, end }: { start: number; end: number }) =>
    places.push({ kind, path, line: text.slice(0, start).split('\n').length, text: text.slice(start, end).replace(/\s+/g, ' ').slice(-80) });
  new Visitor({
    TSNonNullExpression: (node) => add(byName.test(text.slice(node.expression.start, node.expression.end)) ? 'named' : 'bangs', node),
    TSAsExpression: (node) => {
      const isConst = node.typeAnnotation.type === 'TSTypeReference' && text.slice(node.typeAnnotation.start, node.typeAnnotation.end) === 'const';
      if (!isConst) add('casts', node);
    },
    TSTypeAssertion: (node) => add('casts', node),
  }).visit(parseSync(path, text).program);
  return places;
}

let lines = 0;
const places: Place[] = [];
for (const folder of folders) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const path = relative('.', join(entry.parentPath, entry.name));
    const text = readFileSync(path, 'utf8');
    lines += text.split('\n').length - 1;
    places.push(...placesIn(path, text));
  }
}

if (process.argv.includes('--list')) for (const { kind, path, line, text } of places) console.log(`${kind} ${path}:${line} ${text}`);
const titles: Record<Kind, string> = { named: '! on entities, fields, moves and actions', bangs: 'other !', casts: 'casts' };
for (const kind of ['named', 'bangs', 'casts'] as const) {
  const count = places.filter((place) => place.kind === kind).length;
  const share = (1_000 * count) / lines;
  if (share > most[kind]) process.exitCode = 1;
  console.log(`${share > most[kind] ? 'FAILED' : 'ok    '} ${titles[kind]}: ${count} in ${lines} lines, ${share.toFixed(1)} per 1,000; at most ${most[kind]}`);
}
