/**
 * Holds every import against the walls of `walls.ts`, and the shop's own words out of the code: the key of an entity that
 * has screens stands in `schemas/` and at its departures alone. No files import one another in a circle, no room stands empty, and
 * packages that only the bench uses are none of the product.
 * Prints a line a breach and ends with 1 when there is one.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { circles } from './cycles';
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

interface Import {
  target: string;
  line: number;
  /** Fetched when it is needed: `import()`. */
  isLazy: boolean;
}

const importsOf = (text: string): Import[] =>
  [...text.matchAll(imports)].map((match) => ({ target: (match[1] ?? match[2])!, line: lineOf(text, match.index + match[0].length), isLazy: match[2] !== undefined }));

/** The path of a relative import, with the ending that it leaves out. */
function fileOf(path: string, target: string): string {
  const to = unix(normalize(join(dirname(path), target)));
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => to + ending).find(isFile) ?? `${to}.ts`;
}

/**
 * Types count: files that need one another's types are one idea in two files. What is fetched when it is needed does not: a detail
 * within a detail, a table within a cell are circles by nature, and loading them begins with neither.
 */
function circular(all: readonly Source[]): string[] {
  const known = new Map(all.map(({ path, text }) => {
    const found = importsOf(text).filter(({ target, isLazy }) => target.startsWith('.') && !isLazy);
    return [path, found.map(({ target, line }) => ({ file: fileOf(path, target), line }))] as const;
  }));
  return circles(new Map([...known].map(([path, found]) => [path, found.map(({ file }) => file)]))).map(([first, ...others]) => {
    const line = known.get(first!)!.find(({ file }) => file === (others[0] ?? first))!.line;
    return `${first}:${line}: imports itself${others.length > 0 ? ` by way of ${others.join(', ')}` : ''}`;
  });
}

const emptyRooms = (all: readonly Source[]): string[] =>
  rooms.filter((room) => room.name !== 'schemas' && !all.some((source) => source.room === room)).map(({ name }) => `scripts/walls.ts:1: nothing lies in room ${name}`);

const packageOf = (target: string): string => target.split('/').slice(0, target.startsWith('@') ? 2 : 1).join('/');

/** Packages that another one expects beside itself. */
function peersOf(name: string): string[] {
  const path = `node_modules/${name}/package.json`;
  return isFile(path) ? Object.keys((JSON.parse(readFileSync(join(root, path), 'utf8')) as { peerDependencies?: object }).peerDependencies ?? {}) : [];
}

function misplacedPackages(all: readonly Source[]): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
  const usedBy = (isMeant: (source: Source) => boolean) => new Set(all.filter(isMeant).flatMap(({ text }) => importsOf(text).map(({ target }) => packageOf(target))));
  const product = usedBy(({ room }) => room?.name !== 'bench');
  for (const name of [...product]) for (const peer of peersOf(name)) product.add(peer);
  return [...usedBy(({ room }) => room?.name === 'bench')].filter((name) => name in dependencies && !product.has(name))
    .map((name) => `package.json:1: ${name} is used by the bench alone and belongs to devDependencies`);
}

function breaches({ path, text, room }: Source): string[] {
  if (!room) return [`${path}:1: lies in no room; see scripts/walls.ts`];
  const found: string[] = [];
  for (const { target, line } of importsOf(text)) {
    const why = target.startsWith('.') ? wallBetween(room, path, target) : packageRule(room, target);
    if (why) found.push(`${path}:${line}: ${why}`);
  }
  for (const { word, only, within, why } of words) {
    const match = within.test(path) && !only.test(path) ? word.exec(withoutComments(text)) : null;
    if (match) found.push(`${path}:${lineOf(text, match.index)}: ${match[0]}: ${why}`);
  }
  return found;
}

function wallBetween(room: Room, path: string, target: string): string | undefined {
  const to = unix(normalize(join(dirname(path), target)));
  const other = roomOf(fileOf(path, target));
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
    .filter((path) => /^(?!(?:enumerations|fragments)\/)\w+\/\w+\.json$/.test(path))
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
const all = sources();
const lines = [...all.flatMap((source) => [...breaches(source), ...namedEntities(source, keys)]), ...circular(all), ...emptyRooms(all), ...misplacedPackages(all)];
console.log(lines.length ? lines.join('\n') : 'every wall holds');
process.exitCode = lines.length ? 1 : 0;
