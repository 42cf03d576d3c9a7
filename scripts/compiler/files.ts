/** The compiler's only way to the disk: schemas in, generated files out. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isCode } from './code';
import type { Output } from './index';
import type { SchemaTexts } from './read';

/** Where schemas are written, from the root: entities, enumerations and the menu; widgets beside their previews. */
const schemaFolders = ['schemas', 'src/widgets'];
/** Where code lies that schemas leave a part to. */
const codeFolders = ['src/server/routes', 'src/server/shipped', 'src/console/screens'];
/** Where everything lies that the compiler reads. */
export const sourceFolders = [...schemaFolders, ...codeFolders];
/** How the names of the files end that are read there. */
export const sourceEndings = ['.json', '.ts', '.tsx'];

/** Every schema, and the code that schemas may leave a part to, by its path from the root. */
export function readSchemas(root: string): SchemaTexts {
  const listed = (folder: string, ending: string) => list(join(root, folder), ending).map((file) => [unix(relative(root, file)), file] as const);
  const schemas = schemaFolders.flatMap((folder) => listed(folder, '.json'));
  const code = codeFolders.flatMap((folder) => listed(folder, '')).filter(([path]) => isCode(path));
  return new Map([...schemas, ...code].map(([path, file]) => [path, readFileSync(file, 'utf8')]));
}

export interface Difference {
  stale: string[];
  missing: string[];
  extra: string[];
}

/** What lies in `generated/`. */
function readOutput(root: string): Output {
  const directory = join(root, 'generated');
  return new Map(list(directory).map((file) => [unix(relative(directory, file)), readFileSync(file, 'utf8')]));
}

/**
 * How `generated/` departs from what the schemas say.
 * @param present what lies there, if that is known
 */
export function compare(root: string, output: Output, present: Output = readOutput(root)): Difference {
  const paths = [...output.keys()];
  return {
    stale: paths.filter((path) => present.has(path) && present.get(path) !== output.get(path)),
    missing: paths.filter((path) => !present.has(path)),
    extra: [...present.keys()].filter((path) => !output.has(path)).sort(),
  };
}

/** Writes what differs and removes what no schema makes any more. */
export function write(root: string, output: Output, present?: Output): Difference {
  const difference = compare(root, output, present);
  const directory = join(root, 'generated');
  for (const path of [...difference.stale, ...difference.missing]) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, output.get(path)!);
  }
  for (const path of difference.extra) rmSync(join(directory, path), { force: true });
  return difference;
}

function list(directory: string, ending = ''): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const unix = (path: string) => path.split(sep).join('/');
