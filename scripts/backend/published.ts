/** The published interface as data: what every call takes and answers, written down by hand and never from the schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a value looks like: `string` `integer` `number` `decimal` (a decimal as text) `boolean` `datetime` `date` `object` `any`
 * `none` `file`, `same` (as what stands around it), a list as `[shape]`, an object by its keys. Anything may be null.
 */
export type Shape = string | readonly [Shape] | Keys;
export interface Keys {
  readonly [key: string]: Shape;
}

/** Keys that end in `!` are required. */
export interface PublishedCall {
  query?: Keys;
  form?: Keys;
  body?: Shape;
  /** Rows of a page, of a bare list, or one object; `answer` is any other. */
  page?: Keys;
  list?: Keys;
  object?: Keys;
  pageInfo?: Keys;
  answer?: Shape;
  /** Values with which a read is tried, where the rows of the list beside it hold none under the parameter's name. */
  try?: Readonly<Record<string, string | number | readonly number[]>>;
}

export interface NamedCall extends PublishedCall {
  section: string;
  method: 'GET' | 'POST';
  /** Without `/api`. */
  path: string;
}

/** What is not there yet, or never will be: whole calls, parameters that a call does not take, keys that it does not answer. */
export interface Absent {
  calls: readonly string[];
  parameters: Readonly<Record<string, readonly string[]>>;
  answers: Readonly<Record<string, readonly string[]>>;
}

const folder = join(import.meta.dirname, '..', '..', 'tests', 'interface');
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const lists = { coming: 'coming.json', leftOut: 'left-out.json' };
const emptyFile = 'empty.json';

/** @returns every call, one file of `tests/interface` after the other */
export function publishedCalls(): NamedCall[] {
  return readdirSync(folder).filter((file) => file.endsWith('.json') && ![...Object.values(lists), emptyFile].includes(file)).sort().flatMap((file) => {
    const calls = read(file) as Record<string, PublishedCall>;
    return Object.entries(calls).map(([name, call]): NamedCall => {
      const [method, path] = name.split(' ') as ['GET' | 'POST', string];
      return { section: file.replace('.json', ''), method, path, ...call };
    });
  });
}

/** @returns what later modules of this product bring, and what it leaves out for good */
export const absent = (list: keyof typeof lists): Absent => read(lists[list]) as Absent;

/** @returns by call, keys that its answers on demo rows leave without a value */
export const emptyOnDemo = (): Readonly<Record<string, readonly string[]>> => read(emptyFile) as Record<string, string[]>;

export const nameOf = ({ method, path }: Pick<NamedCall, 'method' | 'path'>): string => `${method} ${path}`;

/** Names of the keys, without the mark of those that are required. */
export const keysOf = (keys: Keys | undefined): string[] => Object.keys(keys ?? {}).map((key) => key.replace('!', ''));
export const requiredOf = (keys: Keys | undefined): string[] => Object.keys(keys ?? {}).flatMap((key) => (key.endsWith('!') ? [key.slice(0, -1)] : []));

export const isKeys = (shape: Shape | undefined): shape is Keys => typeof shape === 'object' && !Array.isArray(shape);
