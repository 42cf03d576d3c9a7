/** The table of OWASP ASVS in the README of the server: what it names is there, and what it counts is right. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(project, 'src/server/README.md'), 'utf8');
const rows = [...text.matchAll(/^\| ([\d.–]+) \| (met|not met|not applicable) \| (.+) \| (.+) \|$/gm)].map(([, number = '', state = '', how = '', proof = '']) => ({ number, state, how, proof }));
const count = (state: string) => rows.filter((row) => row.state === state).length;

it('each requirement stands in it once, with how it is met or why not', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.filter(({ how }) => how.trim() === '')).toEqual([]);
});

it('what is met names its proof, and every file that is named exists', () => {
  const paths = ({ proof }: (typeof rows)[number]) => [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  expect(rows.filter((row) => row.state === 'met' && row.proof !== 'reading' && paths(row).length === 0)).toEqual([]);
  expect(rows.flatMap(paths).filter((path) => !existsSync(join(project, path)))).toEqual([]);
});

it('its head counts what stands in it', () => {
  const share = Math.round((100 * count('met')) / (count('met') + count('not met')));
  expect(text).toContain(`${count('met')} met, ${count('not met')} not met, ${count('not applicable')} not applicable: ${share} % of those that apply.`);
});
