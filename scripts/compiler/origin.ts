/**
 * Where a piece of a schema was written. Every object and array that the read stage makes remembers its place, and later
 * stages pass the memory on to what they make of it, so that a finished column still knows its line.
 */
import type { Node } from 'jsonc-parser';
import type { Mistake } from './mistakes';

/** A file as read: its text, and how far it is from the root. */
export interface SourceText {
  path: string;
  text: string;
  /** Key of the entity that uses what is written here, of a fragment. */
  usedBy?: string;
  /** Offset of the first character of each line. */
  lines: number[];
}

export interface Origin {
  source: SourceText;
  offset: number;
  /** Offset of each key of an object, or of each member of an array. */
  keys: Record<string, number>;
  /** Keys that were written in another object: by a fragment, or as a parameter of one. */
  elsewhere?: Record<string, Elsewhere>;
}

/** A key of another object. */
export interface Elsewhere {
  holder: object;
  key: string;
}

const origins = new WeakMap<object, Origin>();

/** Plain JSON of a parsed node, remembering where each object, array, key and member stands. */
export function toValue(node: Node, source: SourceText): unknown {
  if (node.type === 'object') {
    const value: Record<string, unknown> = {};
    const keys: Record<string, number> = {};
    for (const property of node.children ?? []) {
      const [key, child] = property.children ?? [];
      if (!key || !child) continue;
      value[key.value as string] = toValue(child, source);
      keys[key.value as string] = key.offset;
    }
    origins.set(value, { source, offset: node.offset, keys });
    return value;
  }
  if (node.type === 'array') {
    const children = node.children ?? [];
    const value = children.map((child) => toValue(child, source));
    origins.set(value, { source, offset: node.offset, keys: Object.fromEntries(children.map((child, index) => [index, child.offset])) });
    return value;
  }
  return node.value;
}

/**
 * Lets an object made by the compiler stand where another was written.
 * @param key the key (or index) of `from` that the object was made of; the whole of `from` when absent
 */
export function madeFrom<T extends object>(made: T, from: object, key?: string | number): T {
  if (origins.has(made)) return made;
  const whole = origins.get(from);
  if (!whole) return made;
  const { source, offset } = (key === undefined ? undefined : written(from, key)) ?? whole;
  origins.set(made, key === undefined ? whole : { source, offset, keys: {} });
  return made;
}

/**
 * Lets a copy of what a fragment holds stand where the fragment is written.
 * @param usedBy key of the entity that uses it, told with every mistake
 * @param placed where a key of the copy was written: the key (or index) of `from`, or a parameter
 */
export function copiedFrom<T extends object>(made: T, from: object, usedBy: string, placed: (key: string) => string | number | Elsewhere | undefined): T {
  const origin = origins.get(from);
  if (!origin) return made;
  const keys: Record<string, number> = {};
  const elsewhere: Record<string, Elsewhere> = {};
  for (const key of Object.keys(made)) {
    const place = placed(key);
    if (typeof place === 'object') elsewhere[key] = place;
    else if (place !== undefined && origin.keys[place] !== undefined) keys[key] = origin.keys[place];
  }
  origins.set(made, { source: { ...origin.source, usedBy }, offset: origin.offset, keys, elsewhere });
  return made;
}

/** Lets an object stand where it was written, and each key that is not written there where the fragment writes it. */
export function completedFrom<T extends object>(made: T, own: object, brought: object): T {
  const origin = origins.get(own);
  const others = Object.keys(brought).filter((key) => origin?.keys[key] === undefined);
  if (origin) origins.set(made, { ...origin, elsewhere: Object.fromEntries(others.map((key) => [key, { holder: brought, key }])) });
  return made;
}

/** Where a key was written, here or elsewhere; undefined of one that was filled in. */
function written(value: object, key: string | number): Pick<Origin, 'source' | 'offset'> | undefined {
  const origin = origins.get(value);
  const other = origin?.elsewhere?.[key];
  if (other) return written(other.holder, other.key);
  const offset = origin?.keys[key];
  return origin && offset !== undefined ? { source: origin.source, offset } : undefined;
}

/** Whether the key was written there or in a fragment, not filled in. */
export const isWritten = (value: object, key: string): boolean => written(value, key) !== undefined;

/** Line and column (from 1) of an object, or of one of its keys. */
export function placeOf(value: object, key?: string | number): Omit<Mistake, 'text'> {
  const place = (key === undefined ? undefined : written(value, key)) ?? origins.get(value);
  return place ? positionAt(place.source, place.offset) : { file: '', line: 1, column: 1 };
}

/** `schemas/product/brand.json:12`. */
export function addressOf(value: object, key?: string | number): string {
  const { file, line } = placeOf(value, key);
  return `${file}:${line}`;
}

export function positionAt(source: SourceText, offset: number): Omit<Mistake, 'text'> {
  let low = 0;
  let high = source.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (source.lines[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { file: source.path, line: low + 1, column: offset - source.lines[low]! + 1, ...(source.usedBy !== undefined && { usedBy: source.usedBy }) };
}

/** @throws never; a text without line breaks has one line */
export function sourceText(path: string, text: string): SourceText {
  const lines = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) lines.push(index + 1);
  return { path, text, lines };
}
