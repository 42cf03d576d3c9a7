/**
 * Tells how many lines `generated/` has without the gallery, and ends with 1 when they are more than its entities account for:
 * what a reviewer has to read must not grow faster than what was written.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const isCounted = (path: string) => !/(^|[\\/])gallery\b/.test(path);

const paths = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).filter(isCounted);

const lines = paths('generated').reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);
const entities = paths('schemas').filter((path) => /[\\/]schemas[\\/](?!(?:enumerations|fragments)[\\/])\w+[\\/]\w+\.json$/.test(path)).length;

/** Entities that stood when the measure was taken, the lines they were given, and those of each one more. */
const measure = { entities: 51, lines: 45_000, each: 800 };
const most = measure.lines + measure.each * Math.max(0, entities - measure.entities);

console.log(`generated/ has ${lines} lines without the gallery, of at most ${most} for ${entities} entities`);
process.exitCode = lines > most ? 1 : 0;
