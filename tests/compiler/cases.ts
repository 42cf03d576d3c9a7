/** Reads the cases of this folder: a folder a sentence, what goes in and what comes out. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaTexts } from '../../scripts/compiler/read';

const cases = join(import.meta.dirname, 'cases');

export const sentences = (group: string): string[] => readdirSync(join(cases, group)).sort();

export const text = (group: string, sentence: string, file: string): string => readFileSync(join(cases, group, sentence, file), 'utf8');

export const json = <T = Record<string, unknown>>(group: string, sentence: string, file: string): T => JSON.parse(text(group, sentence, file)) as T;

/** The folder `in` as the compiler takes it. */
export function texts(group: string, sentence: string): SchemaTexts {
  const directory = join(cases, group, sentence, 'in');
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(json|tsx?)$/.test(path)).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}
