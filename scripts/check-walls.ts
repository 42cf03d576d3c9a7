/**
 * Holds every import against the walls of `walls.ts`, and the shop's own words out of the code: the key of an entity that
 * has screens stands in `schemas/` and at its departures alone.
 * Prints a line a breach and ends with 1 when there is one.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { type Room, rooms, words } from './walls';

const root = process.cwd();

interface Source {
  path: string;
  text: string;
  room: Room | undefined;
}

const unix = (path: string) => path.split(sep).join('/');
const roomOf = (path: string) => rooms.find(({ files }) => files.test(path));

function sources(): Source[] {
  const inside = ['src', 'scripts', 'generated'].flatMap((directory) =>
    readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|m?js)$/.test(entry.name))
      .map((entry) => unix(relative(root, join(entry.parentPath, entry.name)))),
  );
  return [...inside, 'vite.config.ts'].sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8'), room: roomOf(path) }));
}

const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

const imports = /^(?:import|export)\s+(?:type\s+)?(?:[\w*${}\s,]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

function breaches({ path, text, room }: Source): string[] {
  if (!room) return [`${path}:1: lies in no room; see scripts/walls.ts`];
  const found: string[] = [];
  for (const match of text.matchAll(imports)) {
    const target = (match[1] ?? match[2])!;
    const why = target.startsWith('.') ? wallBetween(room, path, target) : packageRule(room, target);
    if (why) found.push(`${path}:${lineOf(text, match.index + match[0].length)}: ${why}`);
  }
  for (const { word, only, within, why } of words) {
    const match = within.test(path) && !only.test(path) ? word.exec(withoutComments(text)) : null;
    if (match) found.push(`${path}:${lineOf(text, match.index)}: ${match[0]}: ${why}`);
  }
  return found;
}

function wallBetween(room: Room, path: string, target: string): string | undefined {
  const to = unix(normalize(join(dirname(path), target)));
  const other = roomOf(['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => to + ending).find(isFile) ?? `${to}.ts`);
  if (!other) return undefined;
  if (other === room) return undefined;
  if (!room.knows.includes(other.name)) return `${room.name} may not know ${other.name} (${to})`;
  const door = new RegExp(`^src/(console/)?${other.name}(/index)?$`);
  if (room.throughDoors?.includes(other.name) && !door.test(to)) return `${room.name} knows ${other.name} only through its index (${to})`;
  return undefined;
}

function packageRule({ name, packages, never }: Room, target: string): string | undefined {
  if ((packages && !packages.test(target)) || never?.test(target)) return `${name} may not import ${target}`;
  return undefined;
}

/** Comments may name anything; their lines stay, so that numbers hold. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Keys of entities with screens, from the schemas themselves. */
function entityKeys(): string[] {
  return readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' }).map(unix)
    .filter((path) => /^(?!enumerations\/)\w+\/\w+\.json$/.test(path))
    .filter((path) => (JSON.parse(readFileSync(join(root, 'schemas', path), 'utf8')) as { resource?: unknown }).resource !== false)
    .map((path) => path.slice(0, -'.json'.length));
}

function namedEntities({ path, text }: Source, keys: string[]): string[] {
  if (!path.startsWith('src/') || /\/(screens|routes)\//.test(path)) return [];
  const code = withoutComments(text);
  return keys.flatMap((key) => {
    const index = code.search(new RegExp(`['"\`]${key}['"\`]`));
    return index < 0 ? [] : [`${path}:${lineOf(code, index)}: names the entity ${key}; say it in its schema`];
  });
}

const keys = entityKeys();
const lines = sources().flatMap((source) => [...breaches(source), ...namedEntities(source, keys)]);
console.log(lines.length ? lines.join('\n') : 'every wall holds');
process.exitCode = lines.length ? 1 : 0;
