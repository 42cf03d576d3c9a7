/** The compiler's only way to the disk: schemas in, generated files out. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Output } from './index';
import type { SchemaTexts } from './read';

/** Every JSON file under `schemas/`, by its path from the root. */
export function readSchemas(root: string): SchemaTexts {
  return new Map(list(join(root, 'schemas'), '.json').map((file) => [unix(relative(root, file)), readFileSync(file, 'utf8')]));
}

export interface Difference {
  stale: string[];
  missing: string[];
  extra: string[];
}

/** How `generated/` departs from what the schemas say. */
export function compare(root: string, output: Output): Difference {
  const directory = join(root, 'generated');
  const found = new Set(list(directory).map((file) => unix(relative(directory, file))));
  const missing = [...output.keys()].filter((path) => !found.has(path));
  const stale = [...output].filter(([path, content]) => found.has(path) && readFileSync(join(directory, path), 'utf8') !== content).map(([path]) => path);
  return { stale, missing, extra: [...found].filter((path) => !output.has(path)).sort() };
}

/** Writes what differs and removes what no schema makes any more. */
export function write(root: string, output: Output): Difference {
  const difference = compare(root, output);
  const directory = join(root, 'generated');
  for (const path of [...difference.stale, ...difference.missing]) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, output.get(path)!);
  }
  for (const path of difference.extra) rmSync(join(directory, path));
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
