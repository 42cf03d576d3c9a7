/** Recipes of READMEs, done as they are written: fences that name a file hold it, `diff` fences hold lines that go below those that stand there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Step {
  /** `diff` changes a file; any other language writes a new one. */
  language: string;
  path: string;
  text: string;
}

export const stepsOf = (document: string): Step[] =>
  [...document.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language = '', path = '', text = '']) => ({ language, path, text }));

/** @throws Error when a file is there already, or the lines are not */
export function follow(root: string, { language, path, text }: Step): void {
  const file = join(root, path);
  if (language === 'diff') return writeFileSync(file, changed(readFileSync(file, 'utf8'), text, path));
  if (existsSync(file)) throw new Error(`${path} is there already`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function changed(before: string, diff: string, path: string): string {
  let result = before;
  for (const [, standing = '', added = ''] of diff.matchAll(/((?: [^\n]*\n)+)((?:\+[^\n]*\n)+)/g)) {
    const [below, more] = [standing.replace(/^ /gm, ''), added.replace(/^\+/gm, '')];
    if (result.split(below).length !== 2) throw new Error(`${path} does not hold once:\n${below}`);
    result = result.replace(below, () => below + more);
  }
  if (result === before) throw new Error(`nothing is added to ${path}`);
  return result;
}
