/**
 * What `npm test -- --changed` (or `--changed=REF`) takes for changed. Vitest runs a file when something that it imports has changed; files that run
 * the built product, in a browser or as a process of its own, import next to nothing of it. They are named here as changed themselves.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig } from 'vitest/node';

const root = resolve(import.meta.dirname, '..');

/** Rooms that have a folder or file for each section of the product. */
const bySection = /^(?:schemas|src\/console\/screens|src\/server\/routes)\/(?<section>\w+)\//;
/** Parts of `schemas/` that every section is made with. */
const shared = ['enumerations', 'fragments'];

/** `generated/` follows from schemas and compiler, which have changed then too. */
const isProduct = (path: string): boolean => /^(?:src|schemas|scripts)\/|^tests\/e2e\/(?!.*\.test\.ts$)|^(?:package-lock\.json|vite\.config\.ts)$/.test(path) && !path.endsWith('.md');

/**
 * Whether a test of the built product can tell that a path has changed: one that names sections by addresses runs for these sections and for what
 * all share, one that names none for everything.
 * @param test text of its file
 * @param path from the root of the project
 * @param sections of the product
 */
export function reaches(test: string, path: string, sections: readonly string[]): boolean {
  if (!isProduct(path)) return false;
  const section = bySection.exec(path)?.groups?.section;
  const named = sections.filter((each) => new RegExp(`\\b${each}/`).test(test));
  return section === undefined || !sections.includes(section) || named.length === 0 || named.includes(section);
}

const git = (...words: string[]): string[] => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter((line) => line !== '');

const foldersOf = (path: string): string[] => readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Of the product: those that schemas, screens or routes have a folder for. */
export const allSections = (): string[] => [...new Set(['schemas', 'src/console/screens', 'src/server/routes'].flatMap(foldersOf))].filter((name) => !shared.includes(name));

/** @returns paths from the root of the tests that run the built product */
export const testsOfProduct = (): string[] =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).map((path) => `tests/${path}`)
    .filter((path) => path.endsWith('.test.ts') && (path.startsWith('tests/e2e/') || /from '.*\/(?:running|servers)'/.test(readFileSync(join(root, path), 'utf8'))));

const provider: Exclude<NonNullable<InlineConfig['experimental']>['vcsProvider'], string | undefined> = {
  async findChangedFiles({ changedSince }) {
    const changed = [
      ...(typeof changedSince === 'string' ? git('diff', '--name-only', `${changedSince}...HEAD`) : []),
      ...git('diff', '--name-only', 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
    const sections = allSections();
    const reaching = testsOfProduct().filter((test) => {
      const text = readFileSync(join(root, test), 'utf8');
      return changed.some((path) => reaches(text, path, sections));
    });
    return [...new Set([...changed, ...reaching])].map((path) => resolve(root, path));
  },
};

export default provider;
